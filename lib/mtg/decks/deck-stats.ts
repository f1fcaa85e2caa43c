import { type DeckLine, isBasicLand } from "@/engine/mtg/deck";
import { findCardFacts, type KnownCards } from "../catalogue/card-facts";

/** Mana value of the last column, which includes all above. */
const LAST_COLUMN = 7;
const COLOURS = ["w", "u", "b", "r", "g"] as const;

/** Statistics of a deck: its lands, its curve and its colors. Unknown cards are counted separately. */
type DeckStats = {
  readonly lands: number;
  readonly unknown: number;
  /** Nonland cards by mana value; the last column includes all above. */
  readonly curve: readonly number[];
  /** Cards of a color; one of two colors counts for both, one of none as `c`. */
  readonly colours: Readonly<Record<(typeof COLOURS)[number] | "c", number>>;
};

/** Computes the statistics of a deck, such as its mana curve. Basic lands are recognized without card data. */
export function computeDeckStats(main: readonly DeckLine[], cards: KnownCards | null): DeckStats {
  const curve = Array.from({ length: LAST_COLUMN + 1 }, () => 0);
  const colours = { w: 0, u: 0, b: 0, r: 0, g: 0, c: 0 };
  let lands = 0;
  let unknown = 0;
  for (const { name, count } of main) {
    const facts = findCardFacts(name, cards);
    if (isBasicLand(name) || facts?.types.includes("land")) lands += count;
    else if (facts === null) unknown += count;
    else {
      const column = Math.min(Math.max(0, Math.trunc(facts.manaValue)), LAST_COLUMN);
      curve[column] = (curve[column] ?? 0) + count;
      for (const colour of facts.colours.length === 0 ? (["c"] as const) : facts.colours) colours[colour] += count;
    }
  }
  return { lands, unknown, curve, colours };
}
