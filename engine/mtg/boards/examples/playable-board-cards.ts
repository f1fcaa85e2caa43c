import type { BoardCard } from "../board";
import { EXAMPLE_BOARD_CARDS } from "./example-cards";

/** Definitions of boards that are played on, with those of the other boards. All names are ours. */
export const PLAYABLE_BOARD_CARDS: readonly BoardCard[] = [
  ...EXAMPLE_BOARD_CARDS,
  { name: "Sunken Gate", types: ["land"], supertypes: ["legendary"] },
  {
    name: "Mist Heron",
    types: ["creature"],
    subtypes: ["Bird"],
    cost: "{2}{U}",
    power: 2,
    toughness: 2,
    keywords: ["phasing"],
  },
];
