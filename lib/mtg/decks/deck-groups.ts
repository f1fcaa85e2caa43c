import { type DeckLine, isBasicLand, toNameKey } from "@/engine/mtg/deck";
import { findCardFacts, type KnownCards } from "../catalogue/card-facts";

/** Kinds in which a deck is sorted: its cards by type where that is known, then other cards, then basic lands. */
const KINDS = [
  "creature",
  "artifact",
  "enchantment",
  "instant",
  "sorcery",
  "planeswalker",
  "card",
  "land",
  "basic",
] as const;
type Kind = (typeof KINDS)[number];

/** The cards of a deck of one kind, in alphabetical order. */
export type DeckGroup = { readonly kind: Kind; readonly lines: readonly DeckLine[] };

/**
 * Groups the lines of a zone by card type. A card with several types is in the group of its first one; a land is always
 * in the land group.
 */
export function groupDeckLines(lines: readonly DeckLine[], cards: KnownCards | null): readonly DeckGroup[] {
  const kindOf = ({ name }: DeckLine): Kind => {
    if (isBasicLand(name)) return "basic";
    const types = findCardFacts(name, cards)?.types ?? [];
    return types.includes("land") ? "land" : (KINDS.find((kind) => types.some((type) => type === kind)) ?? "card");
  };
  const byName = (one: DeckLine, other: DeckLine) => (toNameKey(one.name) < toNameKey(other.name) ? -1 : 1);
  return KINDS.map((kind) => ({ kind, lines: lines.filter((line) => kindOf(line) === kind).toSorted(byName) })).filter(
    (group) => group.lines.length > 0,
  );
}
