import { makeCards } from "@/engine/magmell";
import { weakMemo } from "@/lib/cache";
import type { Catalogue, CatalogueCard } from "@/lib/catalogue/model/types";
import { sampleDeck } from "@/lib/decks/sample-deck";
import { decodeDeck, encodeDeck, numberTable } from "@/lib/sharing/deck-code";
import { deckCards } from "./deck-cards";
import { startSession } from "./session";
import { tableView } from "./table-view";

/** A sample hand, with the deck code and the seed to play it on. */
type SampleHand = { readonly code: string; readonly seed: number; readonly hand: readonly CatalogueCard[] };

/**
 * The sample hand of a catalogue's day: a new deck and hand each day, the same for everyone, dealt by the engine as in
 * a goldfish session. `null` when the cards do not give a legal deck.
 */
export const sampleHand = weakMemo((catalogue: Catalogue) =>
  deal(catalogue, Date.parse(catalogue.asOf) / MILLISECONDS_OF_A_DAY),
);

const MILLISECONDS_OF_A_DAY = 86_400_000;

function deal({ definitions, cards }: Catalogue, seed: number): SampleHand | null {
  const numbers = numberTable(cards);
  const sample = sampleDeck(definitions, seed);
  const encoded = sample && encodeDeck(sample, numbers);
  if (!encoded?.ok) return null;
  // A code has its own order of lines, and a deal depends on it.
  const decoded = decodeDeck(encoded.code, numbers);
  if (!decoded.ok) return null;
  const shown = deckCards(cards, decoded.deck);
  const table = makeCards(shown);
  const begun = startSession(table, { deck: decoded.deck, seed, goesFirst: true });
  if (!begun.ok) return null;
  const { hand } = tableView(table, begun.session).view.sides[0];
  return {
    code: encoded.code,
    seed,
    hand: (hand ?? []).flatMap(({ card }) => (card === null ? [] : (shown[card] ?? []))),
  };
}
