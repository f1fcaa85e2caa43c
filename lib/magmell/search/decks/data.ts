import type { DeckZone } from "@/engine/magmell";
import type { Viewer } from "@/lib/accounts/types";
import { createTtlCache } from "@/lib/cache";
import { compareTexts } from "@/lib/collections";
import type { DeckSort } from "@/lib/decks/deck-sort";
import { findNewestPublicDecks } from "@/lib/decks/listed/data";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { findDeckSummaries } from "@/lib/magmell/decks/data";
import { type DeckFactsFilter, listMatchingFacts } from "@/lib/magmell/decks/facts/deck-facts";
import type { DeckSummary } from "@/lib/magmell/decks/types";
import { getGameDecks } from "@/lib/server/game-decks";
import { loadSearchContext } from "../data";
import { getSearchIndex } from "../index/search-index";
import { readQuery } from "../query/read/read-query";
import type { Query } from "../query/types";
import { writeQuery } from "../query/write/write-query";
import { createDeckDocument, type DeckDocument } from "./deck-document";
import { compileDeckFilter } from "./deck-filter";

/** One page of results of a deck search. */
type DeckSearchPage = {
  readonly query: Query;
  /** Canonical text of the query, as URLs carry it. */
  readonly canonical: string;
  readonly decks: readonly DeckSummary[];
  readonly total: number;
  /** The requested page, or the last one when there are fewer. */
  readonly page: number;
  readonly pages: number;
  /** Set when only the newest public decks were searched: how many. */
  readonly onlyNewest: number | null;
};

/** Public decks that are searched at most, the ones saved last. */
const MOST_DECKS = 2000;
const DECKS_PER_PAGE = 24;
/** Milliseconds for which the list of public decks is cached while none is saved: likes and withdrawals wait for that. */
const MAX_AGE_MS = 10_000;

/**
 * Searches public decks, including starter decks, and keeps those that match `filter`. By default, the most recently saved come first.
 * Pages count from 1.
 */
export async function findDecks(
  viewer: Viewer | null,
  typed: string,
  page: number,
  sort: DeckSort = "newest",
  filter: DeckFactsFilter = { colors: [], legal: false },
): Promise<DeckSearchPage> {
  const query = readQuery(typed, "decks");
  const [snapshot, all, context] = await Promise.all([getCatalogue(), publicDecks(), loadSearchContext(query)]);
  const passes = compileDeckFilter(getSearchIndex(snapshot), query.root, context);
  const facts = listMatchingFacts(filter);
  const hasFacts = ({ colors, legal }: DeckDocument) =>
    facts === null || facts.some((fact) => fact.colors === colors && fact.legal === legal);
  const found = ORDERS[sort](all.filter((deck) => hasFacts(deck) && passes(deck)));
  const pages = Math.ceil(found.length / DECKS_PER_PAGE);
  const shown = Math.max(1, Math.min(page, pages));
  const begin = (shown - 1) * DECKS_PER_PAGE;
  const ids = found.slice(begin, begin + DECKS_PER_PAGE).map(({ id }) => id);
  return {
    query,
    canonical: writeQuery(query),
    decks: await findDeckSummaries(viewer, ids),
    total: found.length,
    page: shown,
    pages,
    onlyNewest: all.length === MOST_DECKS ? MOST_DECKS : null,
  };
}

/** Each order of a list that has the latest saved first; equals keep that order. */
const ORDERS: Readonly<Record<DeckSort, (decks: readonly DeckDocument[]) => readonly DeckDocument[]>> = {
  newest: (decks) => decks,
  likes: (decks) => decks.toSorted((a, b) => b.likes - a.likes),
  name: (decks) => decks.toSorted((a, b) => compareTexts(a.names[0] ?? "", b.names[0] ?? "")),
};

const lists = createTtlCache<readonly DeckDocument[]>({ most: 2, milliseconds: MAX_AGE_MS });

/** Newest public decks, cached until another one is saved: its author looks for it at once. */
async function publicDecks(): Promise<readonly DeckDocument[]> {
  const [newest] = await findNewestPublicDecks(1);
  return lists(newest ? `${newest.id} ${newest.updatedAt.getTime()}` : "none", loadPublicDecks);
}

/** Prepared decks from the last read. A deck whose save time, likes or author changed is prepared again. */
let read: ReadonlyMap<string, DeckDocument> = new Map();

async function loadPublicDecks(): Promise<readonly DeckDocument[]> {
  const before = read;
  const keys = (await findNewestPublicDecks(MOST_DECKS)).map(({ id, updatedAt, likeCount, colors, legal, author }) => ({
    id,
    key: `${id} ${updatedAt.getTime()} ${likeCount} ${colors} ${legal} ${author ?? ""}`,
  }));
  const changed = await searchedDecks(keys.filter(({ key }) => !before.has(key)).map(({ id }) => id));
  read = new Map(
    keys.flatMap(({ id, key }) => {
      const deck = before.get(key) ?? changed.get(id);
      return deck ? [[key, deck] as const] : [];
    }),
  );
  return [...read.values()];
}

async function searchedDecks(ids: readonly string[]): Promise<ReadonlyMap<string, DeckDocument>> {
  if (ids.length === 0) return new Map();
  const rows = await getGameDecks("magmell").findMany({
    where: { visibility: "public", id: { in: [...ids] } },
    select: {
      id: true,
      name: true,
      updatedAt: true,
      tags: true,
      likeCount: true,
      colors: true,
      legal: true,
      owner: { select: { name: true } },
      starter: { select: { englishName: true } },
      lines: { orderBy: { position: "asc" }, select: { zone: true, name: true, count: true } },
    },
  });
  return new Map(
    rows.map(({ lines, owner, starter, likeCount, ...row }) => {
      const zone = (wanted: DeckZone) => lines.filter((line) => line.zone === wanted);
      const deck = createDeckDocument({
        ...row,
        englishName: starter?.englishName ?? null,
        author: owner?.name ?? null,
        likes: likeCount,
        deck: { grimoire: zone("grimoire"), stoneDeck: zone("stoneDeck") },
      });
      return [row.id, deck];
    }),
  );
}
