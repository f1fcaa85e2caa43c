import { type Cards, checkDeck, countDeckLineCards, type Deck, type DeckZone, toNameKey } from "@/engine/magmell";
import { ACCOUNT_LIMITS } from "@/lib/account-limits";
import type { Viewer } from "@/lib/accounts/types";
import { canViewDeck } from "@/lib/decks/access";
import type { DeckSort } from "@/lib/decks/deck-sort";
import {
  countDecksByCardName,
  findNewestDecksWithCard,
  findPublicDeckIds,
  type ListPageRequest,
} from "@/lib/decks/listed/data";
import { createDeckQueries } from "@/lib/decks/stored/data";
import { buildDeckSelect, type DeckRow } from "@/lib/decks/stored/deck-select";
import type { DeckAdapter } from "@/lib/decks/stored/types";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { getGameDecks } from "@/lib/server/game-decks";
import type { DeckContent } from "./content";
import { parseVersionDraft, toDeckColumns, toDeckContent, toSavedDeck, toStoredLines } from "./deck-row";
import { type DeckFactsFilter, judgeDeck, listMatchingFacts } from "./facts/deck-facts";
import type { DeckSummary, DecksWithCard, OwnDeckSummary, SavedDeck } from "./types";

const PAGE = 24;
const MOST_STARTERS = 100;
const MOST_CHOICES = 100;

/** The adapter for MAGMELL decks in accounts. */
export const MAGMELL_DECK_ADAPTER: DeckAdapter<DeckContent, SavedDeck, DeckZone> = {
  game: "magmell",
  columnsOf: async (parts) => ({
    ...toDeckColumns(parts),
    ...(parts.deck && judgeDeck(parts.deck, await getCatalogue())),
  }),
  linesOf: toStoredLines,
  contentOf: toDeckContent,
  draftOfVersion: parseVersionDraft,
  open,
  asInVersion: async (saved, draft, version) => {
    const { definitions } = await getCatalogue();
    return { ...saved, ...draft, version, problems: checkDeck(draft.deck, definitions) };
  },
};

/** The queries for single MAGMELL decks. */
export const MAGMELL_DECK_QUERIES = createDeckQueries(MAGMELL_DECK_ADAPTER);

/** Returns a deck by its id if the viewer may see it; null for missing and hidden decks. */
export const findDeckForViewer = MAGMELL_DECK_QUERIES.findForViewer;

/** Returns a deck by its id if the viewer may edit it; null otherwise. */
export const findOwnDeck = MAGMELL_DECK_QUERIES.findOwn;

/** Returns an unlisted deck by the secret token of its link. */
export const findDeckByLinkToken = MAGMELL_DECK_QUERIES.findByLinkToken;

/** Returns the viewer's own decks, last saved first. */
export async function listOwnDecks(viewer: Viewer): Promise<readonly OwnDeckSummary[]> {
  const rows = await getGameDecks("magmell").findMany({
    where: { ownerId: viewer.userId },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    take: ACCOUNT_LIMITS.decks,
    include: buildDeckSelect(viewer),
  });
  const decks = await summarize(rows, viewer);
  return decks.map((deck, at) => ({ ...deck, hidden: rows[at]?.hiddenAt != null }));
}

/** Returns the names and ids of the viewer's own decks, last saved first, up to a number that fits a menu. */
export async function listOwnDeckNames(
  viewer: Viewer,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  return getGameDecks("magmell").findMany({
    where: { ownerId: viewer.userId },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    take: MOST_CHOICES,
    select: { id: true, name: true },
  });
}

/** Returns all content of the viewer's own decks for the data export, last saved first. */
export async function exportOwnDecks(viewer: Viewer) {
  const rows = await getGameDecks("magmell").findMany({
    where: { ownerId: viewer.userId },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    take: ACCOUNT_LIMITS.decks,
    include: buildDeckSelect(viewer),
  });
  return rows.map((row) => {
    const { name, folder, visibility, updatedAt, deck, candidates, notes, about } = toSavedDeck(row, viewer);
    return { name, folder, visibility, updatedAt, deck, candidates, notes, about };
  });
}

/** Returns the starter decks of the site in display order. */
export async function listStarterDecks(viewer: Viewer | null): Promise<readonly SavedDeck[]> {
  const rows = await getGameDecks("magmell").findMany({
    where: { visibility: "public", starter: { isNot: null } },
    orderBy: [{ starter: { place: "asc" } }, { starterKey: "asc" }],
    take: MOST_STARTERS,
    include: buildDeckSelect(viewer),
  });
  return Promise.all(rows.map((row) => open(row, viewer)));
}

/** A page of a list of public decks, with cursors of the previous and next page; null at either end. */
export type PublicDeckPage = {
  readonly decks: readonly DeckSummary[];
  readonly previous: string | null;
  readonly next: string | null;
};

type PublicWish = ListPageRequest & {
  readonly sort?: DeckSort;
  readonly size?: number;
  readonly facts?: DeckFactsFilter | undefined;
  /** Of this author only. */
  readonly authorKey?: string;
  /** Of the authors only whom the viewer follows. */
  readonly followed?: boolean;
};

/** Returns a page of players' public decks. */
export async function listPublicDecks(
  viewer: Viewer | null,
  { sort = "newest", size = PAGE, facts, authorKey, followed = false, ...asked }: PublicWish = {},
): Promise<PublicDeckPage> {
  // No user has the empty id: a visitor follows nobody.
  const byFollowed = followed ? { followerId: viewer?.userId ?? "" } : {};
  const byAuthor = authorKey === undefined ? {} : { authorKey };
  const wish = { sort, size, facts: facts && listMatchingFacts(facts), ...byAuthor, ...byFollowed };
  const { ids, previous, next } = await findPublicDeckIds("magmell", wish, asked);
  return { decks: await findDeckSummaries(viewer, ids), previous, next };
}

/** Returns summaries of those decks that the viewer may see, in the order of the given ids. */
export async function findDeckSummaries(
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<readonly DeckSummary[]> {
  const rows = await getGameDecks("magmell").findMany({
    where: { id: { in: [...ids] } },
    include: buildDeckSelect(viewer),
  });
  const summaries = await summarize(
    rows.filter((row) => canViewDeck(viewer, row)),
    viewer,
  );
  return ids.flatMap((id) => summaries.find((deck) => deck.id === id) ?? []);
}

/** Returns public decks that contain a card, by its canonical name, last saved first. */
export async function findPublicDecksWithCard(name: string, most = 5): Promise<DecksWithCard> {
  // No text of PostgreSQL holds this sign, and asking for one fails.
  if (name.includes("\u0000")) return { total: 0, newest: [] };
  const [counts, rows] = await Promise.all([countDecksByCardName(name), findNewestDecksWithCard(name, most)]);
  return {
    total: counts.get(name) ?? 0,
    newest: rows.map(({ updatedAt, englishName, ...deck }) => ({
      ...deck,
      updatedAt: updatedAt.toISOString(),
      starter: englishName === null ? null : { englishName },
    })),
  };
}

/**
 * Returns the number of public decks with each card, by card number. Combines all spellings of a card's name, because
 * decks store names.
 */
export async function countDecksByCard(): Promise<ReadonlyMap<number, number>> {
  const { names } = await getCatalogue();
  const counts = new Map<number, number>();
  for (const [name, count] of await countDecksByCardName()) {
    const card = names.keys.get(toNameKey(name));
    if (card) counts.set(card.number, (counts.get(card.number) ?? 0) + count);
  }
  return counts;
}

async function open(row: DeckRow, viewer: Viewer | null): Promise<SavedDeck> {
  const { definitions } = await getCatalogue();
  const saved = toSavedDeck(row, viewer);
  return { ...saved, problems: checkDeck(saved.deck, definitions) };
}

async function summarize(rows: readonly DeckRow[], viewer: Viewer | null): Promise<readonly DeckSummary[]> {
  const { definitions } = await getCatalogue();
  return rows.map((row) => {
    const { candidates: _, notes: __, ...saved } = toSavedDeck(row, viewer);
    const counts = {
      grimoire: countDeckLineCards(saved.deck.grimoire),
      stoneDeck: countDeckLineCards(saved.deck.stoneDeck),
    };
    return { ...saved, counts, errors: countErrors(saved.deck, definitions) };
  });
}

const countErrors = (deck: Deck, cards: Cards) =>
  checkDeck(deck, cards).filter(({ severity }) => severity === "error").length;
