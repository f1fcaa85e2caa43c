import { randomBytes } from "node:crypto";
import { ACCOUNT_LIMITS } from "@/lib/account-limits";
import type { Viewer } from "@/lib/accounts/types";
import { isUuid } from "@/lib/input-schemas";
import { db } from "@/lib/server/db";
import { getGameDecks } from "@/lib/server/game-decks";
import type { DeckZone } from "@/prisma/generated/client";
import type { Visibility } from "../visibility";
import type { DeckQueries } from "./data";
import type { DeckAdapter, DeckChangeInput, NewDeckInput, SaveOutcome } from "./types";

type Transaction = Parameters<Parameters<ReturnType<typeof db>["$transaction"]>[0]>[0];

/** Milliseconds for a transaction that others of one account may keep waiting. */
const PATIENT = { maxWait: 10_000, timeout: 15_000 } as const;

/** Number of newest unnamed versions of a deck that are kept. */
const KEPT_VERSIONS = 20;

type Contents = { readonly deck: unknown };

/** Changes of a deck besides its content. Omitted properties stay as they are. */
export type DeckChange = {
  readonly name?: string;
  /** The folder of the deck; an empty name removes it from its folder. */
  readonly folder?: string;
  readonly visibility?: Visibility;
};

/** Write operations on the decks of one game. Each works only on the viewer's own decks. */
export type DeckWrites<Content extends Contents, Saved> = {
  /**
   * Saves a new deck, private at first. Returns null if the account has the maximum. A repeated request with the same
   * key creates no second deck and returns the first one.
   */
  readonly createDeck: (viewer: Viewer, input: NewDeckInput<Content>) => Promise<Saved | null>;
  /**
   * Saves a deck over the version that the editor started from. Of two saves from one version exactly one wins: the row's
   * version is compared and raised in one statement. A save that comes again with its key is answered as the first time.
   */
  readonly saveDeck: (viewer: Viewer, id: string, input: DeckChangeInput<Content>) => Promise<SaveOutcome<Saved>>;
  /**
   * Changes several properties of a deck, all or none. A new name creates a new version. A deck that becomes unlisted
   * gets a new link token, and its older links stop working. Returns null if the viewer has no such deck, and `hidden`
   * for a change of visibility of a deck that administrators have hidden.
   */
  readonly changeDeck: (viewer: Viewer, id: string, change: DeckChange) => Promise<Saved | "hidden" | null>;
  /** Deletes a deck for good; `false` when the viewer has no such deck. */
  readonly deleteDeck: (viewer: Viewer, id: string) => Promise<boolean>;
};

/** Returns the write operations on the decks of one game. `reads` are its queries. */
export function createDeckMutations<Content extends Contents, Saved>(
  kind: DeckAdapter<Content, Saved, DeckZone>,
  reads: DeckQueries<Saved>,
): DeckWrites<Content, Saved> {
  return {
    createDeck: (viewer, input) => createDeckOf(kind, reads, viewer, input),
    saveDeck: (viewer, id, input) => saveDeckOf(kind, reads, viewer, id, input),
    changeDeck: async (viewer, id, change) => {
      if (!isUuid(id)) return null;
      const isHidden = await db().$transaction((tx) => changeIn(tx, kind, { id, ownerId: viewer.userId }, change));
      return isHidden ? "hidden" : reads.findOwn(viewer, id);
    },
    deleteDeck: async (viewer, id) => {
      if (!isUuid(id)) return false;
      const { count } = await getGameDecks(kind.game).deleteMany({ id, ownerId: viewer.userId });
      return count > 0;
    },
  };
}

type OwnDeck = { readonly id: string; readonly ownerId: string };

/**
 * Changes a deck in a transaction. Returns whether nothing was changed because the deck is hidden and its visibility
 * would change.
 */
async function changeIn<Content extends Contents, Saved>(
  tx: Transaction,
  kind: DeckAdapter<Content, Saved, DeckZone>,
  deck: OwnDeck,
  { name, folder, visibility }: DeckChange,
): Promise<boolean> {
  if (visibility !== undefined) {
    await shareIn(tx, kind.game, deck, visibility);
    const now = await getGameDecks(kind.game, tx).findFirst({ where: deck, select: { visibility: true } });
    if (now && now.visibility !== visibility) return true;
  }
  if (name !== undefined) await renameIn(tx, kind, deck, name);
  // Where it is kept is no change of the deck: its day stays.
  if (folder !== undefined)
    await tx.$executeRaw`UPDATE "Deck" SET folder = ${folder}
      WHERE game = ${kind.game}::"Game" AND id = ${deck.id} AND "ownerId" = ${deck.ownerId}`;
  return false;
}

async function renameIn<Content extends Contents, Saved>(
  tx: Transaction,
  kind: DeckAdapter<Content, Saved, DeckZone>,
  deck: OwnDeck,
  name: string,
): Promise<void> {
  const data = { name, version: { increment: 1 } };
  const { count } = await getGameDecks(kind.game, tx).updateMany({ where: deck, data });
  if (count > 0) await recordVersion(tx, kind, deck.id);
}

async function shareIn(
  rows: Parameters<typeof getGameDecks>[1],
  game: Parameters<typeof getGameDecks>[0],
  deck: OwnDeck,
  visibility: Visibility,
): Promise<void> {
  const linkToken = visibility === "unlisted" ? randomBytes(16).toString("base64url") : null;
  // A deck that is unlisted already keeps its link.
  const where = { ...deck, hiddenAt: null, visibility: { not: visibility } };
  await getGameDecks(game, rows).updateMany({ where, data: { visibility, linkToken } });
}

async function createDeckOf<Content extends Contents, Saved>(
  kind: DeckAdapter<Content, Saved, DeckZone>,
  reads: DeckQueries<Saved>,
  viewer: Viewer,
  input: NewDeckInput<Content>,
): Promise<Saved | null> {
  const { saveKey } = input;
  const findCreated = async (createKey: string): Promise<Saved | null> => {
    const where = { ownerId_createKey: { ownerId: viewer.userId, createKey } };
    const row = await getGameDecks(kind.game).findUnique({ where, select: { id: true } });
    return row && ((await reads.findSave(viewer, row.id, createKey)) ?? reads.findOwn(viewer, row.id));
  };
  const before = saveKey && (await findCreated(saveKey));
  if (before) return before;
  const origin = await originOf(reads, viewer, input.copiedFrom);
  const columns = await kind.columnsOf(input);
  try {
    const id = await db().$transaction(async (tx) => {
      // One new deck of an account at a time, so that each counts those before it.
      await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${viewer.userId} FOR NO KEY UPDATE`;
      if ((await tx.deck.count({ where: { ownerId: viewer.userId } })) >= ACCOUNT_LIMITS.decks) return null;
      const deck = await getGameDecks(kind.game, tx).create({
        ownerId: viewer.userId,
        name: input.name,
        ...columns,
        ...origin,
        createKey: saveKey ?? null,
        lines: { create: [...kind.linesOf(input.deck)] },
      });
      await recordVersion(tx, kind, deck.id, saveKey);
      return deck.id;
    }, PATIENT);
    return id === null ? null : reads.findOwn(viewer, id);
  } catch (error) {
    // Of two requests with one key at once the database takes one.
    const made = saveKey && isTaken(error) ? await findCreated(saveKey) : null;
    if (!made) throw error;
    return made;
  }
}

/** The original of a copied deck if the viewer may open it, otherwise only its name. */
async function originOf<Saved>(
  reads: DeckQueries<Saved>,
  viewer: Viewer,
  copiedFrom: NewDeckInput<Contents>["copiedFrom"],
) {
  if (!copiedFrom) return {};
  const { id, name } = copiedFrom;
  const origin = id === null ? null : await reads.findForViewer(viewer, id);
  return { copiedFromId: origin && id, copiedFromName: name };
}

const isTaken = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === "P2002";

async function saveDeckOf<Content extends Contents, Saved>(
  kind: DeckAdapter<Content, Saved, DeckZone>,
  reads: DeckQueries<Saved>,
  viewer: Viewer,
  id: string,
  input: DeckChangeInput<Content>,
): Promise<SaveOutcome<Saved>> {
  if (!isUuid(id)) return { outcome: "missing" };
  const columns = await kind.columnsOf(input);
  const saved = await db().$transaction(async (tx) => {
    const { count } = await getGameDecks(kind.game, tx).updateMany({
      where: { id, ownerId: viewer.userId, version: input.expectedVersion },
      data: { name: input.name, ...columns, version: { increment: 1 } },
    });
    if (count === 0) return false;
    await tx.deckLine.deleteMany({ where: { deckId: id } });
    await tx.deckLine.createMany({ data: kind.linesOf(input.deck).map((line) => ({ deckId: id, ...line })) });
    await recordVersion(tx, kind, id, input.saveKey);
    return true;
  }, PATIENT);
  const before = !saved && input.saveKey ? await reads.findSave(viewer, id, input.saveKey) : null;
  if (before) return { outcome: "saved", deck: before };
  const deck = await reads.findOwn(viewer, id);
  if (!deck) return { outcome: "missing" };
  return saved ? { outcome: "saved", deck } : { outcome: "conflict", current: deck };
}

/** Stores the current content as the latest version, and deletes the oldest unnamed one. */
async function recordVersion<Content extends Contents, Saved>(
  tx: Transaction,
  kind: Pick<DeckAdapter<Content, Saved, DeckZone>, "contentOf">,
  deckId: string,
  saveKey?: string,
): Promise<void> {
  const { name, version, ...row } = await tx.deck.findUniqueOrThrow({
    where: { id: deckId },
    include: { lines: { orderBy: { position: "asc" }, select: { zone: true, name: true, count: true } } },
  });
  const content = JSON.parse(JSON.stringify({ name, ...kind.contentOf(row) })) as object;
  await tx.deckVersion.create({ data: { deckId, version, saveKey: saveKey ?? null, content } });
  await tx.deckVersion.deleteMany({ where: { deckId, name: null, version: { lte: version - KEPT_VERSIONS } } });
}
