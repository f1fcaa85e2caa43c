import type { Viewer } from "@/lib/accounts/types";
import type { DeckSort } from "@/lib/decks/deck-sort";
import type { ListPageRequest } from "@/lib/decks/listed/data";
import { listPublicDecks, type PublicDeckPage } from "@/lib/magmell/decks/data";
import { db } from "@/lib/server/db";
import type { Author } from "./types";

/** Authors that a feed names at most. */
const MOST_FOLLOWED = 200;

/** Whether a text can be the key of an author page. */
const isAuthorKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/**
 * Returns the author with a key. Null for an unknown key. Also null for other viewers if the author has no public deck.
 */
export async function findAuthor(viewer: Viewer | null, key: string): Promise<Author | null> {
  const row = await findRow(viewer, key);
  return row && authorOf(row, viewer);
}

/** Returns the id of the account with a public key. For write operations only; ids are never shown. */
export const findAuthorId = async (viewer: Viewer, key: string): Promise<string | null> =>
  (await findRow(viewer, key))?.id ?? null;

/** Returns a page of the author's public decks. */
export const listAuthorDecks = (
  viewer: Viewer | null,
  key: string,
  wish: ListPageRequest & { readonly sort: DeckSort },
): Promise<PublicDeckPage> => listPublicDecks(viewer, { ...wish, authorKey: key });

/** Returns the authors whom the viewer follows, sorted by name. */
export async function listFollowedAuthors(viewer: Viewer): Promise<readonly Pick<Author, "key" | "name">[]> {
  const rows = await db().follow.findMany({
    where: { followerId: viewer.userId, author: { listedDecks: { gt: 0 } } },
    orderBy: [{ author: { name: "asc" } }, { followedAt: "asc" }],
    take: MOST_FOLLOWED,
    select: { author: { select: { authorKey: true, name: true } } },
  });
  return rows.map(({ author }) => ({ key: author.authorKey, name: author.name }));
}

type AuthorRow = {
  id: string;
  authorKey: string;
  name: string | null;
  bio: string;
  listedDecks: number;
  followers: readonly unknown[];
  _count: { followers: number };
};

async function findRow(viewer: Viewer | null, key: string): Promise<AuthorRow | null> {
  if (!isAuthorKey(key)) return null;
  const row = await db().user.findUnique({
    where: { authorKey: key },
    select: {
      id: true,
      authorKey: true,
      name: true,
      bio: true,
      // No user has the empty id: a visitor follows nobody.
      followers: { where: { followerId: viewer?.userId ?? "" }, select: { followerId: true } },
      _count: { select: { followers: true } },
      listedDecks: true,
    },
  });
  return row && (row.listedDecks > 0 || row.id === viewer?.userId) ? row : null;
}

const authorOf = (
  { id, authorKey, name, bio, listedDecks, followers, _count }: AuthorRow,
  viewer: Viewer | null,
): Author => ({
  key: authorKey,
  name,
  bio,
  decks: listedDecks,
  followers: _count.followers,
  followed: followers.length > 0,
  mine: id === viewer?.userId,
});
