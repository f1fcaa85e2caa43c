import { mergeDeckLines as merge } from "../../kernel/deck/lines";
import type { CardDefinition } from "../model/card";
import type { Cards } from "../model/cards";
import type { Deck, DeckZone } from "../model/deck";
import type { CardIndex } from "../model/ids";
import { toNameKey } from "../model/name";

/** All lines of one name in one zone, merged. */
export type MergedDeckLine = {
  /** The catalogue's spelling, or the deck's if the catalogue does not have the card. */
  readonly name: string;
  readonly key: string;
  readonly count: number;
  readonly index: CardIndex | null;
  readonly card: CardDefinition | null;
};

/** A deck with one line per name, as the deck check reads it. */
export type MergedDeck = Readonly<Record<DeckZone, readonly MergedDeckLine[]>>;

/** Returns the lines of a zone merged to one per name (205.3), in order of first appearance. */
export const mergeDeckLines = (cards: Cards, deck: Deck, zone: DeckZone): readonly MergedDeckLine[] =>
  merge(deck[zone], toNameKey, (name, key) => identify(cards, name, key));

function identify(cards: Cards, name: string, key: string): Pick<MergedDeckLine, "name" | "index" | "card"> {
  const index = cards.indexOf.get(key) ?? null;
  const card = index === null ? null : (cards.list[index] ?? null);
  return { name: card?.name ?? cards.withdrawn.get(key) ?? name, index, card };
}
