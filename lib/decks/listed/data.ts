import { db } from "@/lib/server/db";
import { decksOf } from "@/lib/server/decks-of";

/** Something of players that everybody may find: how many there are, and the last change among them as ISO 8601. */
export type Listed = { readonly total: number; readonly changed: string | null };

/** A listed page: the id or key in its address, and its last change as ISO 8601. */
export type ListedPage = { readonly id: string; readonly changed: string };

// Decks that administrators have hidden are private: a constraint of the database holds that.
const PUBLIC = { visibility: "public" } as const;

/** How many decks are public, starter decks among them. */
export async function countListedDecks(): Promise<Listed> {
  const { _count, _max } = await decksOf("magmell").newest(PUBLIC);
  return { total: _count, changed: _max.updatedAt?.toISOString() ?? null };
}

/** Some of the public decks in an order of chance, which tells nothing of when they were made. */
export async function listedDecks(skip: number, take: number): Promise<readonly ListedPage[]> {
  const rows = await decksOf("magmell").findMany({
    where: PUBLIC,
    orderBy: { id: "asc" },
    skip,
    take,
    select: { id: true, updatedAt: true },
  });
  return rows.map(({ id, updatedAt }) => ({ id, changed: updatedAt.toISOString() }));
}

/** How many players share a public deck. */
export async function countListedAuthors(): Promise<Listed> {
  const [row] = await db().$queryRaw<{ total: number; changed: Date | null }[]>`
    SELECT count(DISTINCT "ownerId")::int AS total, max("updatedAt") AS changed
    FROM "Deck" WHERE game = 'magmell' AND visibility = 'public' AND "ownerId" IS NOT NULL`;
  return { total: row?.total ?? 0, changed: row?.changed?.toISOString() ?? null };
}

/** Some of the players who share a public deck, by the keys of their pages, with the last change of their public decks. */
export async function listedAuthors(skip: number, take: number): Promise<readonly ListedPage[]> {
  const rows = await db().$queryRaw<{ id: string; changed: Date }[]>`
    SELECT author."authorKey" AS id, max(deck."updatedAt") AS changed
    FROM "Deck" deck JOIN "User" author ON author.id = deck."ownerId"
    WHERE deck.game = 'magmell' AND deck.visibility = 'public'
    GROUP BY author.id ORDER BY author.id OFFSET ${skip} LIMIT ${take}`;
  return rows.map(({ id, changed }) => ({ id, changed: changed.toISOString() }));
}
