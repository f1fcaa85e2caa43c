import { checkDeck, type Deck } from "@/engine/magmell";
import { createTtlCache } from "@/lib/cache";
import type { Catalogue, IsoDate } from "@/lib/magmell/catalogue/model/types";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { createSampleDeck } from "@/lib/magmell/decks/sample-deck";
import { createNumberTable, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { getStarterDecks } from "@/lib/magmell/starters/data";
import { withDatabaseFallback } from "@/lib/server/database-unavailable";
import { db } from "@/lib/server/db";
import { toDayNumber } from "./days";
import { type DailyHand, dealDailyHand } from "./hand-of-day";
import type { DailyDeal, PublicVotes, VoteCounts } from "./types";

/**
 * Returns the deal of a day: the deal that the first vote fixed, otherwise a deal from the current cards and decks;
 * null if there is neither.
 */
export async function findDailyDeal(day: IsoDate): Promise<DailyDeal | null> {
  // While the database is away the hand is dealt as for a day without votes; votes are not taken then.
  const row = await withDatabaseFallback(findRow(day), null);
  if (row) return { code: row.code, seed: Number(row.seed), goesFirst: row.goesFirst };
  const [snapshot, decks] = await Promise.all([getCatalogue(), getStarterDecks()]);
  return pickDailyDeal(
    snapshot,
    decks.flatMap(({ code }) => code ?? []),
    day,
  );
}

/** How long the hand of a day is believed to be as it was, in milliseconds. */
const BELIEVED = 1_000;
const MOST_DAYS = 50;
const hands = createTtlCache<DailyHand | null>({ most: MOST_DAYS, milliseconds: BELIEVED });

/**
 * Returns the hand of a day with its cards. Null if there is no deal, if its cards are missing, or if its deck is no
 * longer legal. Cached in memory; queries the database at most once a second.
 */
export const findDailyHand = (day: IsoDate, snapshot: Catalogue): Promise<DailyHand | null> =>
  hands(`${snapshot.version} ${snapshot.asOf} ${day}`, async () => {
    const deal = await findDailyDeal(day);
    const hand = deal && dealDailyHand(snapshot, deal);
    // A day that is over keeps its hand: its deck was legal then.
    return hand && (day !== snapshot.asOf || isLegal(hand.deck, snapshot)) ? hand : null;
  });

const isLegal = (deck: Deck, { definitions }: Catalogue): boolean =>
  checkDeck(deck, definitions).every(({ severity }) => severity !== "error");

/** Returns the public votes of a day. While the database is down, the result is the same as with too few votes. */
export async function findDailyVotes(day: IsoDate): Promise<PublicVotes> {
  const row = await withDatabaseFallback(findRow(day), null);
  return toPublicVotes({ keep: row?.kept ?? 0, redraw: row?.redrawn ?? 0 });
}

const findRow = (day: IsoDate) => db().dailyHand.findUnique({ where: { day: new Date(day) } });

/** Minimum number of votes to display; fewer could reveal a single vote. */
export const MIN_SHOWN_VOTES = 10;

/** Returns the votes of a day as readers may see them. */
const toPublicVotes = (votes: VoteCounts): PublicVotes => ({
  votes: votes.keep + votes.redraw >= MIN_SHOWN_VOTES ? votes : null,
  from: MIN_SHOWN_VOTES,
});

/**
 * Returns the deal of a day: the decks in turn, then again with the other seat. Without decks, a sample deck that
 * changes daily; null if the cards do not make one.
 */
function pickDailyDeal(
  { cards, definitions }: Pick<Catalogue, "cards" | "definitions">,
  codes: readonly string[],
  day: IsoDate,
): DailyDeal | null {
  const number = toDayNumber(day);
  const code = codes[number % codes.length] ?? sampleCode(definitions, cards, number);
  if (code === null) return null;
  const round = Math.floor(number / Math.max(1, codes.length));
  return { code, seed: number, goesFirst: round % 2 === 0 };
}

function sampleCode(definitions: Catalogue["definitions"], cards: Catalogue["cards"], seed: number): string | null {
  const sample = createSampleDeck(definitions, seed);
  const encoded = sample && encodeDeck(sample, createNumberTable(cards));
  return encoded?.ok ? encoded.code : null;
}
