import { createCards, type Deck } from "@/engine/magmell";
import { memoizeBounded, memoizeWeakly } from "@/lib/cache";
import type { Catalogue, CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { createSampleDeck } from "@/lib/magmell/decks/sample-deck";
import { createNumberTable, decodeDeck, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { selectGameCards } from "./game-cards";
import { createPassiveOpponentSetup } from "./opponents";
import { startSession } from "./session";
import { buildTableView } from "./table-view";

/** A sample hand, with the deck code and the seed to play it on. */
type SampleHand = { readonly code: string; readonly seed: number; readonly hand: readonly CatalogueCard[] };

/**
 * Returns the sample hand for the date of a catalogue: a new deck and hand each day, the same for everyone. The engine
 * deals it as in a goldfish. Null if the cards do not make a legal deck.
 */
export const getSampleHand = memoizeWeakly((catalogue: Catalogue) =>
  deal(catalogue, Date.parse(catalogue.asOf) / MILLISECONDS_OF_A_DAY),
);

const MILLISECONDS_OF_A_DAY = 86_400_000;

function deal(catalogue: Catalogue, seed: number): SampleHand | null {
  const sample = createSampleDeck(catalogue.definitions, seed);
  return sample && dealHand(catalogue, sample, seed);
}

/** Maximum number of cached hands per catalogue: a deck's page deals the same one at each visit. */
const MOST_HANDS = 300;

const dealer = memoizeWeakly(
  (catalogue: Pick<Catalogue, "cards">) =>
    memoizeBounded(
      (written: string) => dealFromCode(catalogue, ...(JSON.parse(written) as [Deck, number])),
      MOST_HANDS,
    ),
  ({ cards }) => cards,
);

/**
 * Returns the opening hand that a seed deals from a deck, the same as at the start of a goldfish session. Null for a
 * deck that cannot be played.
 */
export const dealHand = (
  catalogue: Pick<Catalogue, "cards">,
  { grimoire, stoneDeck }: Deck,
  seed: number,
): SampleHand | null => dealer(catalogue)(JSON.stringify([{ grimoire, stoneDeck }, seed]));

function dealFromCode({ cards }: Pick<Catalogue, "cards">, deck: Deck, seed: number): SampleHand | null {
  const numbers = createNumberTable(cards);
  const encoded = encodeDeck(deck, numbers);
  if (!encoded.ok) return null;
  // A code has its own order of lines, and a deal depends on it.
  const decoded = decodeDeck(encoded.code, numbers);
  if (!decoded.ok) return null;
  const hand = dealOpeningHand({ cards }, decoded.deck, seed, true);
  return hand && { code: encoded.code, seed, hand };
}

/** Returns the opening hand of a goldfish session before any redraw; null for a deck that cannot be played. */
export function dealOpeningHand(
  { cards }: Pick<Catalogue, "cards">,
  deck: Deck,
  seed: number,
  goesFirst: boolean,
): readonly CatalogueCard[] | null {
  const shown = selectGameCards(cards, deck);
  const table = createCards(shown);
  const begun = startSession(table, createPassiveOpponentSetup({ deck, seed, goesFirst }));
  if (!begun.ok) return null;
  const { hand } = buildTableView(table, begun.session).view.sides[0];
  return (hand ?? []).flatMap(({ card }) => (card === null ? [] : (shown[card] ?? [])));
}
