import type { Cards } from "../model/cards";
import { DECK_ZONES, type Deck, type DeckZone } from "../model/deck";
import type { CardIndex } from "../model/ids";
import type { DeckProblem, DeckProblemCode, StartRefusal } from "../model/problem";
import { checkDeck } from "./check-deck";
import { mergeDeckLines } from "./merge-lines";

/** Problems that exclude a deck even from practice: a card in a zone that cannot use it, or no card at all. */
const REFUSED_IN_PRACTICE: readonly DeckProblemCode[] = [
  "UNKNOWN_NAME",
  "WITHDRAWN",
  "NOT_A_CARD",
  "GRIMOIRE_KIND",
  "STONE_KIND",
];

/** Largest size of a zone in practice, which limits the length of a game. The rules have no such limit. */
export const PRACTICE_ZONE_LIMIT = 200;

/** A deck as card indices, one per copy, in the order of the catalogue. */
export type IndexedDeck = Readonly<Record<DeckZone, readonly CardIndex[]>>;

export type DeckValidation =
  | { readonly ok: true; readonly lists: readonly [IndexedDeck, IndexedDeck] }
  | ({ readonly ok: false } & StartRefusal);

/**
 * Checks both decks before a game (501, 502). With `practice`, errors of size and copies are ignored. The order of deck
 * lines is dropped, so that the same cards and seed always give the same hand.
 */
export function validateDecks(cards: Cards, decks: readonly [Deck, Deck], practice: boolean): DeckValidation {
  const problems = [refusals(cards, decks[0], practice), refusals(cards, decks[1], practice)] as const;
  if (problems[0].length + problems[1].length > 0) return { ok: false, problems };
  return { ok: true, lists: [cardLists(cards, decks[0]), cardLists(cards, decks[1])] };
}

function refusals(cards: Cards, deck: Deck, practice: boolean): readonly DeckProblem[] {
  const errors = checkDeck(deck, cards).filter(({ severity }) => severity === "error");
  if (!practice) return errors;
  return errors.filter(
    ({ code, have }) =>
      REFUSED_IN_PRACTICE.includes(code) ||
      ((code === "GRIMOIRE_COUNT" || code === "STONE_COUNT") && have > PRACTICE_ZONE_LIMIT),
  );
}

function cardLists(cards: Cards, deck: Deck): IndexedDeck {
  const lists: Record<DeckZone, CardIndex[]> = { grimoire: [], stoneDeck: [] };
  for (const zone of DECK_ZONES) {
    for (const line of mergeDeckLines(cards, deck, zone)) {
      if (line.index === null) continue;
      for (let copy = 0; copy < line.count; copy += 1) lists[zone].push(line.index);
    }
    lists[zone].sort((one, other) => one - other);
  }
  return lists;
}
