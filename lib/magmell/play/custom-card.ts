import {
  type CardDefinition,
  countSymbols,
  DECK_LIMITS,
  type Deck,
  type DeckLine,
  type DeckZone,
  toNameKey,
} from "@/engine/magmell";

/** A deck with a card that the user wrote, and the lines it replaced. */
type WithWrittenCard<Card> = {
  readonly deck: Deck;
  /** The cards of the deck; the written one replaces a card of its name (205.3), or follows them. */
  readonly cards: readonly Card[];
  readonly replaced: readonly DeckLine[];
};

const COPIES = DECK_LIMITS.grimoire.copies;

/**
 * Adds three copies of a custom card to a deck, in place of as many cards with a similar cost. Replaces a card with the
 * same name.
 */
export function addCustomCard<Card extends CardDefinition>(
  deck: Deck,
  cards: readonly Card[],
  written: Card,
): WithWrittenCard<Card> {
  const key = toNameKey(written.name);
  const zone: DeckZone = written.kind === "stone" ? "stoneDeck" : "grimoire";
  const others = (lines: readonly DeckLine[]) => lines.filter(({ name }) => toNameKey(name) !== key);
  const bare: Deck = { grimoire: others(deck.grimoire), stoneDeck: others(deck.stoneDeck) };
  const there = deck[zone].filter(({ name }) => toNameKey(name) === key).reduce((sum, { count }) => sum + count, 0);
  const copies = Math.max(COPIES, there);
  const costs = new Map(cards.map((card) => [toNameKey(card.name), countSymbols(card.useCost)]));
  const far = ({ name }: DeckLine) => Math.abs((costs.get(toNameKey(name)) ?? 0) - countSymbols(written.useCost));
  const nearest = [...bare[zone]].sort((a, b) => far(a) - far(b) || b.count - a.count);
  const replaced = taken(nearest, copies - there);
  const lines = bare[zone].flatMap(({ name, count }) => {
    const left = count - (replaced.find((line) => line.name === name)?.count ?? 0);
    return left > 0 ? [{ name, count: left }] : [];
  });
  return {
    deck: { ...bare, [zone]: [...lines, { name: written.name, count: copies }] },
    cards: [...cards.filter(({ name }) => toNameKey(name) !== key), written],
    replaced,
  };
}

/** Takes copies off the lines, from the first line on, until so many are taken. */
function taken(lines: readonly DeckLine[], wanted: number): readonly DeckLine[] {
  let left = wanted;
  return lines.flatMap(({ name, count }) => {
    const some = Math.min(left, count);
    left -= some;
    return some > 0 ? [{ name, count: some }] : [];
  });
}
