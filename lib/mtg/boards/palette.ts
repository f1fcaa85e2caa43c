import type { BoardCard } from "@/engine/mtg";

type Parts = { readonly name: string; readonly power: number; readonly toughness: number };

const ON_CREATURES = { enchants: { objects: { type: "creature" } } } as const;

/** Kinds of objects in the board editor's palette, with their hand-made definitions. */
export const PALETTE = {
  creature: ({ name, power, toughness }) => ({ name, types: ["creature"], power, toughness }),
  legend: ({ name, power, toughness }) => ({ name, types: ["creature"], supertypes: ["legendary"], power, toughness }),
  sculptor: ({ name, power, toughness }) => ({
    name,
    types: ["creature"],
    power,
    toughness,
    keywords: ["spaceSculptor"],
  }),
  land: ({ name }) => ({ name, types: ["land"] }),
  aura: ({ name }) => ({ name, types: ["enchantment"], subtypes: ["Aura"], ...ON_CREATURES }),
  curse: ({ name }) => ({ name, types: ["enchantment"], subtypes: ["Aura"], enchants: { players: true } }),
  artifact: ({ name }) => ({ name, types: ["artifact"] }),
  equipment: ({ name }) => ({ name, types: ["artifact"], subtypes: ["Equipment"] }),
  fortification: ({ name }) => ({ name, types: ["artifact"], subtypes: ["Fortification"] }),
  enchantment: ({ name }) => ({ name, types: ["enchantment"] }),
  world: ({ name }) => ({ name, types: ["enchantment"], supertypes: ["world"] }),
  walker: ({ name }) => ({ name, types: ["planeswalker"], loyalty: 3 }),
  battle: ({ name }) => ({ name, types: ["battle"], defense: 3 }),
  siege: ({ name }) => ({ name, types: ["battle"], subtypes: ["Siege"], defense: 3 }),
  saga: ({ name }) => ({ name, types: ["enchantment"], subtypes: ["Saga"], lastChapter: 3 }),
  role: ({ name }) => ({ name, types: ["enchantment"], subtypes: ["Aura", "Role"], ...ON_CREATURES }),
  dungeon: ({ name }) => ({ name, types: ["dungeon"], rooms: 4 }),
  instant: ({ name }) => ({ name, types: ["instant"] }),
  sorcery: ({ name }) => ({ name, types: ["sorcery"] }),
} as const satisfies Readonly<Record<string, (parts: Parts) => BoardCard>>;

export type PaletteKind = keyof typeof PALETTE;

export const PALETTE_KINDS = Object.keys(PALETTE) as readonly PaletteKind[];

/** Returns whether objects of a kind have a power and a toughness. */
export const hasPowerAndToughness = (kind: PaletteKind): boolean =>
  "power" in PALETTE[kind]({ name: "", power: 1, toughness: 1 });

/** Returns the zone in which a new object of a kind is placed. */
export const getPaletteZone = (kind: PaletteKind) =>
  kind === "dungeon" ? "command" : kind === "instant" || kind === "sorcery" ? "stack" : "battlefield";
