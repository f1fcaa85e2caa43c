import { db } from "@/lib/server/db";
import { type Game, Prisma } from "@/prisma/generated/client";
import type { DeckSort } from "../deck-sort";
import { decodeListCursor, encodeListCursor, LIST_ORDERS, type ListCursor, type ListCursorRow } from "./list-cursor";

/** Statistics of a kind of public content: how much there is, and when it last changed (ISO 8601). */
export type PublicListingStats = { readonly total: number; readonly changed: string | null };

/** A public page: its id or key in the URL, and its last change (ISO 8601). */
export type ListedAddress = { readonly id: string; readonly changed: string };

/** One of `parts` equal shares of all ids; `part` counts from 0. `parts` is a power of 16. */
export type IdShard = { readonly part: number; readonly parts: number };

/** A requested page of a list: the first page, or the page after or before a cursor. */
export type ListPageRequest = { readonly after?: unknown; readonly before?: unknown };

/** The public decks of players that a page of a list shows, with the places before and after it; `null` at an end. */
type ListedIds = {
  readonly ids: readonly string[];
  readonly previous: string | null;
  readonly next: string | null;
};

/** Columns of a deck of MAGMELL by which lists filter. */
type DeckFacts = { readonly colors: number; readonly legal: boolean };

type ListWish = {
  readonly sort: DeckSort;
  readonly size: number;
  /** Of this format only. */
  readonly format?: string | null;
  /** With one of these facts only. */
  readonly facts?: readonly DeckFacts[] | null | undefined;
  /** Of this author only. */
  readonly authorKey?: string;
  /** Of the authors only whom this account follows. */
  readonly followerId?: string;
};

/**
 * Reads a page of players' public decks. Pages continue after a deck (a cursor), not after an offset, so that each page
 * costs the same. Beyond the end, returns the first page.
 */
export async function findPublicDeckIds(
  game: Game,
  wish: ListWish,
  { after, before }: ListPageRequest = {},
): Promise<ListedIds> {
  const { sort, size } = wish;
  const from = decodeListCursor(sort, after);
  const until = from ? null : decodeListCursor(sort, before);
  const rows = await rowsBeyond(game, wish, from ?? until, until !== null);
  const isMore = rows.length > size;
  // What lies before a place may be fewer than a page: then the first page is whole.
  if ((from && rows.length === 0) || (until && !isMore)) return findPublicDeckIds(game, wish);
  const shown = rows.slice(0, size);
  if (until) shown.reverse();
  const placeOf = (row: ListCursorRow | undefined) => (row ? encodeListCursor(sort, row) : null);
  return {
    ids: shown.map(({ id }) => id),
    previous: from || until ? placeOf(shown[0]) : null,
    next: until || isMore ? placeOf(shown.at(-1)) : null,
  };
}

const COLUMNS: Readonly<Record<keyof ListCursorRow, Prisma.Sql>> = {
  id: Prisma.sql`deck.id`,
  name: Prisma.sql`deck.name`,
  updatedAt: Prisma.sql`deck."updatedAt"`,
  likeCount: Prisma.sql`deck."likeCount"`,
};

/** Reads one row more than a page has, from a place on or backwards from it. */
async function rowsBeyond(
  game: Game,
  { sort, size, format, facts, authorKey, followerId }: ListWish,
  place: ListCursor | null,
  isBackwards: boolean,
): Promise<ListCursorRow[]> {
  const { columns, falling } = LIST_ORDERS[sort];
  const isFalling = falling !== isBackwards;
  const keys = columns.map((column) => COLUMNS[column]);
  const values = columns.map((column) =>
    column === "updatedAt"
      ? Prisma.sql`${place?.updatedAt?.toISOString() ?? ""}::timestamp(3)`
      : Prisma.sql`${place?.[column]}`,
  );
  const conditions = [
    Prisma.sql`deck.game = ${game}::"Game" AND deck.visibility = 'public' AND deck."ownerId" IS NOT NULL`,
    ...(format ? [Prisma.sql`deck.format = ${format}`] : []),
    ...(authorKey === undefined
      ? []
      : [Prisma.sql`deck."ownerId" = (SELECT id FROM "User" WHERE "authorKey" = ${authorKey})`]),
    ...(followerId === undefined
      ? []
      : [Prisma.sql`deck."ownerId" IN (SELECT "authorId" FROM "Follow" WHERE "followerId" = ${followerId})`]),
    ...(place
      ? [Prisma.sql`(${Prisma.join(keys)}) ${isFalling ? Prisma.sql`<` : Prisma.sql`>`} (${Prisma.join(values)})`]
      : []),
  ];
  const order = keys.map((key) => (isFalling ? Prisma.sql`${key} DESC` : key));
  const some = (more: readonly Prisma.Sql[]) => Prisma.sql`
    SELECT deck.id, deck.name, deck."updatedAt", deck."likeCount" FROM "Deck" deck
    WHERE ${Prisma.join([...conditions, ...more], " AND ")} ORDER BY ${Prisma.join(order)} LIMIT ${size + 1}`;
  if (!facts) return db().$queryRaw<ListCursorRow[]>(some([]));
  // A page of each kind of decks, each in the order of an index: a rare kind is not looked for among all decks.
  const kinds = facts.map(({ colors, legal }) => Prisma.sql`(${colors}::int, ${legal}::boolean)`);
  const ofKind = [Prisma.sql`deck.colors = kind.colors`, Prisma.sql`deck.legal = kind.legal`];
  return db().$queryRaw<ListCursorRow[]>`
    SELECT deck.* FROM (VALUES ${Prisma.join(kinds)}) AS kind(colors, legal) CROSS JOIN LATERAL (${some(ofKind)}) deck
    ORDER BY ${Prisma.join(order)} LIMIT ${size + 1}`;
}

/** Counts that triggers of the database keep, by a name: public decks of a game, of players or of the house, their authors, and names in zones. */
type ListSubject = "decks" | "starters" | "authors" | "grimoire" | "stoneDeck";

/** Returns the counts of several subjects added up by name, or for a single name if given. */
async function readCounts(subjects: readonly ListSubject[], only?: string): Promise<ReadonlyMap<string, number>> {
  const asked = Prisma.sql`subject IN (${Prisma.join([...subjects])}) ${only === undefined ? Prisma.empty : Prisma.sql`AND name = ${only}`}`;
  const rows = await db().$queryRaw<{ name: string; total: number }[]>`
    SELECT counted.name, sum(counted.n)::int AS total FROM (
      SELECT name, "count" AS n FROM "ListCount" WHERE ${asked}
      UNION ALL SELECT name, "change" FROM "ListCountChange" WHERE ${asked}) counted
    GROUP BY counted.name HAVING sum(counted.n) > 0`;
  return new Map(rows.map(({ name, total }) => [name, total]));
}

/** Returns the number of public decks, starter decks or authors of a game. */
export const countPublicListings = async (
  subject: "decks" | "starters" | "authors",
  game: Game = "magmell",
): Promise<number> => (await readCounts([subject], game)).get(game) ?? 0;

/** Counts the public MAGMELL decks with each card name as written in decks, or with the given name only. */
export const countDecksByCardName = (only?: string): Promise<ReadonlyMap<string, number>> =>
  readCounts(["grimoire", "stoneDeck"], only);

/** Returns the number of public decks of a game, including starter decks, and their last change. */
export async function countPublicDecks(game: Game = "magmell"): Promise<PublicListingStats> {
  const [decks, starters, changed] = await Promise.all([
    countPublicListings("decks", game),
    countPublicListings("starters", game),
    lastListed(game),
  ]);
  return { total: decks + starters, changed };
}

/** Returns the number of players with a public deck, and the last change of these decks. */
export async function countPublicAuthors(): Promise<PublicListingStats> {
  return { total: await countPublicListings("authors"), changed: await lastListed() };
}

const lastListed = async (game: Game = "magmell"): Promise<string | null> =>
  (await findNewestPublicDecks(1, game))[0]?.updatedAt.toISOString() ?? null;

/** A public deck with what may change without a save. */
type ListedDeck = {
  readonly id: string;
  readonly updatedAt: Date;
  readonly likeCount: number;
  readonly author: string | null;
} & { readonly [Fact in keyof DeckFacts]: DeckFacts[Fact] | null };

/** Returns the last saved public decks of a game, including starter decks. */
export const findNewestPublicDecks = (most: number, game: Game = "magmell"): Promise<readonly ListedDeck[]> =>
  // Decks that administrators have hidden are private: a constraint of the database holds that.
  db().$queryRaw<ListedDeck[]>`
    SELECT deck.id, deck."updatedAt", deck."likeCount", deck.colors, deck.legal, owner.name AS author
    FROM "Deck" deck LEFT JOIN "User" owner ON owner.id = deck."ownerId"
    WHERE deck.game = ${game}::"Game" AND deck.visibility = 'public'
    ORDER BY deck."updatedAt" DESC, deck.id DESC LIMIT ${most}`;

/** Reads a shard of a game's public decks by id. Ids are random, so the order reveals no creation time. */
export async function findPublicDecksInShard(
  share: IdShard,
  most: number,
  game: Game = "magmell",
): Promise<readonly ListedAddress[]> {
  const rows = await db().$queryRaw<{ id: string; changed: Date }[]>`
    SELECT id, "updatedAt" AS changed FROM "Deck"
    WHERE game = ${game}::"Game" AND visibility = 'public' AND ${within(Prisma.sql`id`, share)} ORDER BY id LIMIT ${most}`;
  return rows.map(({ id, changed }) => ({ id, changed: changed.toISOString() }));
}

/**
 * Returns one share of the players who have a public deck, by the key of their page, with the last change of their
 * public decks.
 */
export async function findPublicAuthorsInShard(share: IdShard, most: number): Promise<readonly ListedAddress[]> {
  const rows = await db().$queryRaw<{ id: string; changed: Date }[]>`
    SELECT author."authorKey" AS id, deck.changed FROM "User" author
    CROSS JOIN LATERAL (
      SELECT "updatedAt" AS changed FROM "Deck"
      WHERE "ownerId" = author.id AND game = 'magmell' AND visibility = 'public' ORDER BY "updatedAt" DESC LIMIT 1) deck
    WHERE author."listedDecks" > 0 AND ${within(Prisma.sql`author."authorKey"`, share)}
    ORDER BY author."authorKey" LIMIT ${most}`;
  return rows.map(({ id, changed }) => ({ id, changed: changed.toISOString() }));
}

/** SQL condition: a random hexadecimal id is in a shard. */
function within(column: Prisma.Sql, { part, parts }: IdShard): Prisma.Sql {
  const digits = Math.round(Math.log(parts) / Math.log(16));
  if (digits === 0) return Prisma.sql`true`;
  const bound = (at: number) => (at === parts ? "g" : at.toString(16).padStart(digits, "0"));
  return Prisma.sql`${column} >= ${bound(part)} AND ${column} < ${bound(part + 1)}`;
}

/** A public deck as the page of a card names it. */
type DeckWithCard = {
  readonly id: string;
  readonly name: string;
  readonly updatedAt: Date;
  readonly author: string | null;
  readonly englishName: string | null;
};

/** Returns the newest public decks with a card, found by the name as written in the decks. */
export const findNewestDecksWithCard = (name: string, most: number): Promise<readonly DeckWithCard[]> =>
  db().$queryRaw<DeckWithCard[]>`
    SELECT deck.id, deck.name, deck."updatedAt", owner.name AS author, starter."englishName"
    FROM "DeckLine" line
    JOIN "Deck" deck ON deck.id = line."deckId"
    LEFT JOIN "User" owner ON owner.id = deck."ownerId"
    LEFT JOIN "Starter" starter ON starter.key = deck."starterKey"
    WHERE line.name = ${name} AND line."listedAt" IS NOT NULL AND line.zone IN ('grimoire', 'stoneDeck')
    ORDER BY line."listedAt" DESC, line."deckId" DESC
    LIMIT ${most}`;
