import { randomBytes } from "node:crypto";
import { DECK_ZONES, type Deck } from "@/engine/magmell";
import type { Viewer } from "@/lib/accounts/types";
import { isId } from "@/lib/input";
import { db } from "@/lib/server/db";
import { DECKS_PER_ACCOUNT, findOwn } from "./data";
import type { DeckInput, SaveDeckInput } from "./schema";
import type { SavedDeck, SaveResult, Visibility } from "./types";

/** Saves a new deck, private at first. Gives `null` when the account holds as many as it may. */
export async function createDeck(viewer: Viewer, { name, deck }: DeckInput): Promise<SavedDeck | null> {
  if ((await db().deck.count({ where: { ownerId: viewer.userId } })) >= DECKS_PER_ACCOUNT) return null;
  const { id } = await db().deck.create({
    data: { ownerId: viewer.userId, name, lines: { create: linesOf(deck) } },
    select: { id: true },
  });
  return findOwn(viewer, id);
}

/**
 * Saves a deck over the version that the editor started from. Of two saves from one version exactly one wins: the row's
 * version is compared and raised in one statement.
 */
export async function saveDeck(viewer: Viewer, id: string, input: SaveDeckInput): Promise<SaveResult> {
  if (!isId(id)) return { outcome: "missing" };
  const saved = await db().$transaction(async (tx) => {
    const { count } = await tx.deck.updateMany({
      where: { id, ownerId: viewer.userId, version: input.expectedVersion },
      data: { name: input.name, version: { increment: 1 } },
    });
    if (count === 0) return false;
    await tx.deckLine.deleteMany({ where: { deckId: id } });
    await tx.deckLine.createMany({ data: linesOf(input.deck).map((line) => ({ deckId: id, ...line })) });
    return true;
  });
  const deck = await findOwn(viewer, id);
  if (!deck) return { outcome: "missing" };
  return saved ? { outcome: "saved", deck } : { outcome: "conflict", current: deck };
}

/** Renames a deck, which makes a new version of it. `null` when the viewer has no such deck. */
export async function renameDeck(viewer: Viewer, id: string, name: string): Promise<SavedDeck | null> {
  if (!isId(id)) return null;
  const data = { name, version: { increment: 1 } };
  await db().deck.updateMany({ where: { id, ownerId: viewer.userId }, data });
  return findOwn(viewer, id);
}

/**
 * Sets the visibility of a deck. A deck that becomes unlisted gets a new link token, and all its older links stop
 * working. `null` when the viewer has no such deck.
 */
export async function setVisibility(viewer: Viewer, id: string, visibility: Visibility): Promise<SavedDeck | null> {
  if (!isId(id)) return null;
  const linkToken = visibility === "unlisted" ? randomBytes(16).toString("base64url") : null;
  // A deck that is unlisted already keeps its link.
  await db().deck.updateMany({
    where: { id, ownerId: viewer.userId, visibility: { not: visibility } },
    data: { visibility, linkToken },
  });
  return findOwn(viewer, id);
}

/** Deletes a deck for good; `false` when the viewer has no such deck. */
export async function deleteDeck(viewer: Viewer, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const { count } = await db().deck.deleteMany({ where: { id, ownerId: viewer.userId } });
  return count > 0;
}

const linesOf = (deck: Deck) =>
  DECK_ZONES.flatMap((zone) => deck[zone].map(({ name, count }, position) => ({ zone, name, count, position })));
