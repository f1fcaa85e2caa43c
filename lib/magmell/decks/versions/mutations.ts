import { ACCOUNT_LIMITS } from "@/lib/account-limits";
import type { Viewer } from "@/lib/accounts/types";
import { db } from "@/lib/server/db";
import { findOwnDeck } from "../data";
import { parseVersionDraft } from "../deck-row";
import { saveDeck } from "../mutations";
import { toDraft } from "../to-draft";
import type { SaveResult } from "../types";

/**
 * Names a version of the viewer's deck, so that it is never deleted automatically. An empty name removes the name.
 * Returns `missing` if there is no such version, and `full` if the deck has the maximum number of named versions.
 */
export async function nameDeckVersion(
  viewer: Viewer,
  id: string,
  version: number,
  name: string,
): Promise<"named" | "missing" | "full"> {
  const deck = await findOwnDeck(viewer, id);
  if (!deck) return "missing";
  const named = await db().deckVersion.count({ where: { deckId: id, name: { not: null }, version: { not: version } } });
  if (name !== "" && named >= ACCOUNT_LIMITS.namedVersions) return "full";
  const { count } = await db().deckVersion.updateMany({
    where: { deckId: id, version },
    data: { name: name === "" ? null : name },
  });
  if (count > 0) return "named";
  if (version !== deck.version) return "missing";
  // The present state of a deck that was last saved before versions were kept.
  const content = JSON.parse(JSON.stringify(toDraft(deck))) as object;
  await db().deckVersion.create({ data: { deckId: id, version, name: name === "" ? null : name, content } });
  return "named";
}

/**
 * Restores a version of the viewer's deck as a new save, if the deck is still at the version that the viewer saw. The
 * replaced content stays in the version list. Restoring the current version changes nothing.
 */
export async function restoreDeckVersion(
  viewer: Viewer,
  id: string,
  version: number,
  expectedVersion: number,
): Promise<SaveResult> {
  const deck = await findOwnDeck(viewer, id);
  if (!deck) return { outcome: "missing" };
  if (version === deck.version && version === expectedVersion) return { outcome: "saved", deck };
  const row = await db().deckVersion.findUnique({ where: { deckId_version: { deckId: id, version } } });
  if (!row) return { outcome: "missing" };
  return saveDeck(viewer, id, { ...parseVersionDraft(row.content), expectedVersion });
}
