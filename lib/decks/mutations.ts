import { randomBytes } from "node:crypto";
import { DECK_ZONES, type Deck } from "@/engine/magmell";
import type { Viewer } from "@/lib/accounts/types";
import { isId } from "@/lib/input";
import { db } from "@/lib/server/db";
import { decksOf } from "@/lib/server/decks-of";
import { DECKS_PER_ACCOUNT, findForViewer, findOwn, findSave } from "./data";
import { columnsOf, contentOfRow } from "./deck-row";
import type { DeckInput, SaveDeckInput } from "./schema";
import type { SavedDeck, SaveResult, Visibility } from "./types";

type Transaction = Parameters<Parameters<ReturnType<typeof db>["$transaction"]>[0]>[0];

/** Milliseconds for a transaction that others of one account may keep waiting. */
const PATIENT = { maxWait: 10_000, timeout: 15_000 } as const;

/** Unnamed versions of a deck that are kept: the newest. */
const KEPT_VERSIONS = 20;

/**
 * Saves a new deck, private at first. Gives `null` when the account holds as many as it may. A request that comes again with
 * its key makes no second deck and gets the deck as the first one left it.
 */
export async function createDeck(viewer: Viewer, input: DeckInput): Promise<SavedDeck | null> {
  const { saveKey } = input;
  const before = saveKey && (await findCreated(viewer, saveKey));
  if (before) return before;
  const origin = await originOf(viewer, input);
  try {
    const id = await db().$transaction(async (tx) => {
      // One new deck of an account at a time, so that each counts those before it.
      await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${viewer.userId} FOR NO KEY UPDATE`;
      if ((await tx.deck.count({ where: { ownerId: viewer.userId } })) >= DECKS_PER_ACCOUNT) return null;
      const deck = await decksOf("magmell", tx).create({
        ownerId: viewer.userId,
        name: input.name,
        ...columnsOf(input),
        ...origin,
        createKey: saveKey ?? null,
        lines: { create: linesOf(input.deck) },
      });
      await recordVersion(tx, deck.id, saveKey);
      return deck.id;
    }, PATIENT);
    return id === null ? null : findOwn(viewer, id);
  } catch (error) {
    // Of two requests with one key at once the database takes one.
    const made = saveKey && isTaken(error) ? await findCreated(viewer, saveKey) : null;
    if (!made) throw error;
    return made;
  }
}

async function findCreated(viewer: Viewer, createKey: string): Promise<SavedDeck | null> {
  const where = { ownerId_createKey: { ownerId: viewer.userId, createKey } };
  const row = await decksOf("magmell").findUnique({ where, select: { id: true } });
  return row && ((await findSave(viewer, row.id, createKey)) ?? findOwn(viewer, row.id));
}

/** The deck of which a new one is a copy, if the viewer may open that deck; else only the name it had. */
async function originOf(viewer: Viewer, { copiedFrom }: DeckInput) {
  if (!copiedFrom) return {};
  const origin = copiedFrom.id === null ? null : await findForViewer(viewer, copiedFrom.id);
  return { copiedFromId: origin?.id ?? null, copiedFromName: copiedFrom.name };
}

const isTaken = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === "P2002";

/**
 * Saves a deck over the version that the editor started from. Of two saves from one version exactly one wins: the row's
 * version is compared and raised in one statement. A save that comes again with its key is answered as the first time.
 */
export async function saveDeck(viewer: Viewer, id: string, input: SaveDeckInput): Promise<SaveResult> {
  if (!isId(id)) return { outcome: "missing" };
  const saved = await db().$transaction(async (tx) => {
    const { count } = await decksOf("magmell", tx).updateMany({
      where: { id, ownerId: viewer.userId, version: input.expectedVersion },
      data: { name: input.name, ...columnsOf(input), version: { increment: 1 } },
    });
    if (count === 0) return false;
    await tx.deckLine.deleteMany({ where: { deckId: id } });
    await tx.deckLine.createMany({ data: linesOf(input.deck).map((line) => ({ deckId: id, ...line })) });
    await recordVersion(tx, id, input.saveKey);
    return true;
  });
  const before = !saved && input.saveKey ? await findSave(viewer, id, input.saveKey) : null;
  if (before) return { outcome: "saved", deck: before };
  const deck = await findOwn(viewer, id);
  if (!deck) return { outcome: "missing" };
  return saved ? { outcome: "saved", deck } : { outcome: "conflict", current: deck };
}

/** Renames a deck, which makes a new version of it. `null` when the viewer has no such deck. */
export async function renameDeck(viewer: Viewer, id: string, name: string): Promise<SavedDeck | null> {
  if (!isId(id)) return null;
  await db().$transaction(async (tx) => {
    const data = { name, version: { increment: 1 } };
    const { count } = await decksOf("magmell", tx).updateMany({ where: { id, ownerId: viewer.userId }, data });
    if (count > 0) await recordVersion(tx, id);
  });
  return findOwn(viewer, id);
}

/** Puts a deck into a folder of its owner; the empty name takes it out. `null` when the viewer has no such deck. */
export async function moveToFolder(viewer: Viewer, id: string, folder: string): Promise<SavedDeck | null> {
  if (!isId(id)) return null;
  // Where it is kept is no change of the deck: its day stays.
  await db()
    .$executeRaw`UPDATE "Deck" SET folder = ${folder} WHERE game = 'magmell' AND id = ${id} AND "ownerId" = ${viewer.userId}`;
  return findOwn(viewer, id);
}

/** Keeps what the deck holds now as its present version, and forgets the oldest that nobody named. */
async function recordVersion(tx: Transaction, deckId: string, saveKey?: string): Promise<void> {
  const { name, version, ...row } = await tx.deck.findUniqueOrThrow({
    where: { id: deckId },
    include: { lines: { orderBy: { position: "asc" }, select: { zone: true, name: true, count: true } } },
  });
  const content = JSON.parse(JSON.stringify({ name, ...contentOfRow(row) })) as object;
  await tx.deckVersion.create({ data: { deckId, version, saveKey: saveKey ?? null, content } });
  await tx.deckVersion.deleteMany({ where: { deckId, name: null, version: { lte: version - KEPT_VERSIONS } } });
}

/**
 * Sets the visibility of a deck. A deck that becomes unlisted gets a new link token, and all its older links stop
 * working. `null` when the viewer has no such deck. One that administrators have hidden stays private.
 */
export async function setVisibility(viewer: Viewer, id: string, visibility: Visibility): Promise<SavedDeck | null> {
  if (!isId(id)) return null;
  const linkToken = visibility === "unlisted" ? randomBytes(16).toString("base64url") : null;
  // A deck that is unlisted already keeps its link.
  await decksOf("magmell").updateMany({
    where: { id, ownerId: viewer.userId, hiddenAt: null, visibility: { not: visibility } },
    data: { visibility, linkToken },
  });
  return findOwn(viewer, id);
}

/** Deletes a deck for good; `false` when the viewer has no such deck. */
export async function deleteDeck(viewer: Viewer, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const { count } = await decksOf("magmell").deleteMany({ id, ownerId: viewer.userId });
  return count > 0;
}

const linesOf = (deck: Deck) =>
  DECK_ZONES.flatMap((zone) => deck[zone].map(({ name, count }, position) => ({ zone, name, count, position })));
