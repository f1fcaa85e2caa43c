import type { FormatId } from "@/engine/mtg/deck";

/** A list to begin with, and the format for which it is meant. */
type SampleList = { readonly id: "legal" | "mistakes" | "pool"; readonly format: FormatId; readonly text: string };

const RESTRICTED_BLUE = [
  ...["Ancestral Recall", "Black Lotus", "Braingeyser", "Demonic Tutor", "Library of Alexandria", "Mana Vault"],
  ...["Mind Twist", "Mox Pearl", "Mox Sapphire", "Mox Jet", "Mox Ruby", "Mox Emerald", "Recall", "Regrowth"],
  ...["Sol Ring", "Strip Mine", "Time Walk", "Timetwister"],
];

/**
 * Lists to begin with, of names that lists of the formats hold, so that no card data is needed to judge them: one that Type 1
 * allows, one with something to mend, and one made from a pool.
 */
export const SAMPLE_LISTS: readonly SampleList[] = [
  {
    id: "legal",
    format: "type1",
    text: [
      ...RESTRICTED_BLUE.map((name) => `1 ${name}`),
      ...["4 Tundra", "4 Underground Sea", "4 Tropical Island", "4 Volcanic Island", "26 Island"],
    ].join("\n"),
  },
  {
    id: "mistakes",
    format: "type1",
    text: [
      ...["2 Sol Ring", "1 Black Lotus", "1 Chaos Orb", "1 Wax", "5 Tundra", "24 Island", "24 Plains"],
      ...["", "Sideboard", "1 Sol Ring", "13 Plains"],
    ].join("\n"),
  },
  {
    id: "pool",
    format: "sealed",
    text: [...["3 Tundra", "20 Island", "17 Plains"], ...["", "Pool", "2 Tundra", "1 Taiga", "1 Savannah"]].join("\n"),
  },
];
