import type { DeckZone } from "@/engine/magmell";
import type { Viewer } from "@/lib/accounts/types";
import { cachedFor } from "@/lib/cache";
import { catalogue } from "@/lib/catalogue/store/data";
import { summariesOf } from "@/lib/decks/data";
import type { DeckSummary } from "@/lib/decks/types";
import { db } from "@/lib/server/db";
import { contextOf } from "../data";
import { searchIndexOf } from "../index/search-index-of";
import { readQuery } from "../query/read/read-query";
import type { Query } from "../query/types";
import { writeQuery } from "../query/write/write-query";
import { deckFilter } from "./deck-filter";
import { type SearchedDeck, searchedDeck } from "./searched-deck";

/** A page of what a search for decks found. */
type DeckSearchPage = {
  readonly query: Query;
  /** The query in its canonical form, as addresses carry it. */
  readonly canonical: string;
  readonly decks: readonly DeckSummary[];
  readonly total: number;
  /** The page that was asked for, or the last one where there are not so many. */
  readonly page: number;
  readonly pages: number;
  /** Not all public decks were looked at: the newest this many. */
  readonly onlyNewest: number | null;
};

/** So many public decks are looked at, the ones saved last. */
const MOST_DECKS = 2000;
const DECKS_PER_PAGE = 24;
/** How long the list of public decks is believed to be as it was, in milliseconds. */
const MAX_AGE_MS = 10_000;

/** Answers a query over the public decks, starter decks among them, the one saved last first. Pages count from 1. */
export async function findDecks(viewer: Viewer | null, typed: string, page: number): Promise<DeckSearchPage> {
  const query = readQuery(typed, "decks");
  const [held, all, context] = await Promise.all([catalogue(), publicDecks(), contextOf(query)]);
  const passes = deckFilter(searchIndexOf(held), query.root, context);
  const found = all.filter(passes);
  const pages = Math.ceil(found.length / DECKS_PER_PAGE);
  const shown = Math.max(1, Math.min(page, pages));
  const begin = (shown - 1) * DECKS_PER_PAGE;
  const ids = found.slice(begin, begin + DECKS_PER_PAGE).map(({ id }) => id);
  return {
    query,
    canonical: writeQuery(query),
    decks: await summariesOf(viewer, ids),
    total: found.length,
    page: shown,
    pages,
    onlyNewest: all.length === MOST_DECKS ? MOST_DECKS : null,
  };
}

/** The newest public decks, read again after a while: a search is asked more often than a deck is saved. */
const publicDecks = cachedFor(async (): Promise<readonly SearchedDeck[]> => {
  const rows = await db().deck.findMany({
    where: { visibility: "public" },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    take: MOST_DECKS,
    select: {
      id: true,
      name: true,
      updatedAt: true,
      owner: { select: { name: true } },
      starter: { select: { englishName: true } },
      lines: { orderBy: { position: "asc" }, select: { zone: true, name: true, count: true } },
    },
  });
  return rows.map(({ lines, owner, starter, ...row }) => {
    const zone = (wanted: DeckZone) => lines.filter((line) => line.zone === wanted);
    return searchedDeck({
      ...row,
      englishName: starter?.englishName ?? null,
      author: owner?.name ?? null,
      deck: { grimoire: zone("grimoire"), stoneDeck: zone("stoneDeck") },
    });
  });
}, MAX_AGE_MS);
