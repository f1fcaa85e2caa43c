import { createHash } from "node:crypto";
import type { Viewer } from "@/lib/accounts/types";
import { db } from "@/lib/server/db";
import { findDeckForViewer } from "../data";
import { parseVersionDraft } from "../deck-row";
import { toDraft } from "../to-draft";
import type { SavedDeck } from "../types";
import type { DeckVersion, DeckVersions } from "./types";

/** Named versions of one deck, with those that its newest saves left behind. */
const MOST_SHOWN = 100;

/**
 * Returns the versions of a deck that the viewer may see: all versions for the owner; for others, the named and the
 * current one, without candidates. Null for missing and hidden decks.
 */
export async function findDeckVersions(viewer: Viewer | null, id: string): Promise<DeckVersions | null> {
  const deck = await findDeckForViewer(viewer, id);
  if (!deck || deck.starter) return null;
  const { mine, name, version } = deck;
  const rows = await db().deckVersion.findMany({
    where: { deckId: id, ...(mine ? {} : { OR: [{ name: { not: null } }, { version }] }) },
    orderBy: { version: "desc" },
    take: MOST_SHOWN,
  });
  const entries = rows.map((row): DeckVersion => {
    const { candidates, ...draft } = parseVersionDraft(row.content);
    return {
      version: row.version,
      savedAt: row.savedAt.toISOString(),
      name: row.name,
      current: row.version === version,
      draft: { ...draft, candidates: mine ? candidates : [] },
    };
  });
  // A deck that was last saved before versions were kept has none of its present state.
  const present = entries.some(({ current }) => current) ? [] : [presentOf(deck)];
  return { id, name, mine, version, entries: [...present, ...entries] };
}

const presentOf = (deck: SavedDeck): DeckVersion => ({
  version: deck.version,
  savedAt: deck.updatedAt,
  name: null,
  current: true,
  draft: toDraft(deck),
});

/** Returns the names of the named versions of a deck that the viewer may see, newest first. */
export async function listNamedVersions(
  viewer: Viewer | null,
  id: string,
): Promise<readonly Pick<DeckVersion, "version" | "savedAt" | "name">[]> {
  return (await findDeckForViewer(viewer, id)) ? listNames(id) : [];
}

/**
 * Returns a hash of all that the page of a deck tells visitors; null for a deck that they may not see. It changes with each
 * save, like, copy, named version and change of visibility.
 */
export async function computeVisibleDeckStamp(id: string): Promise<string | null> {
  const deck = await findDeckForViewer(null, id);
  if (!deck) return null;
  const shown = JSON.stringify([deck, await listNames(id)]);
  return createHash("sha256").update(shown).digest("base64url");
}

async function listNames(id: string): Promise<readonly Pick<DeckVersion, "version" | "savedAt" | "name">[]> {
  const rows = await db().deckVersion.findMany({
    where: { deckId: id, name: { not: null } },
    orderBy: { version: "desc" },
    take: MOST_SHOWN,
    select: { version: true, savedAt: true, name: true },
  });
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
}
