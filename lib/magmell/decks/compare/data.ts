import type { Viewer } from "@/lib/accounts/types";
import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import { getTokyoDate } from "@/lib/magmell/catalogue/model/canonical";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { createNumberTable, decodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { findLinkedDeckName } from "@/lib/magmell/decks/sharing/extract-code";
import { db } from "@/lib/server/db";
import { findDeckByLinkToken, findDeckForViewer, findOwnDeck } from "../data";
import { parseVersionDraft } from "../deck-row";
import type { SavedDeck } from "../types";
import { parseDeckReference } from "./deck-reference";
import type { ComparedDeck } from "./types";

/**
 * Returns the deck that a pasted text refers to, if the viewer may see it; only owners may see older versions. Null for
 * missing and hidden decks.
 */
export async function findComparedDeck(viewer: Viewer | null, typed: string): Promise<ComparedDeck | null> {
  const reference = parseDeckReference(typed);
  switch (reference?.by) {
    case "id":
      if (reference.version !== null) return findVersion(viewer, reference.id, reference.version);
      return saved(await findDeckForViewer(viewer, reference.id), `/decks/${reference.id}`);
    case "token":
      return saved(await findDeckByLinkToken(viewer, reference.token), `/s/${reference.token}`);
    case "code":
      return coded(reference.code, findLinkedDeckName(typed));
    default:
      return null;
  }
}

function saved(deck: SavedDeck | null, path: string): ComparedDeck | null {
  if (!deck) return null;
  return {
    name: deck.name,
    englishName: deck.starter?.englishName ?? deck.name,
    version: null,
    path,
    deck: deck.deck,
    candidates: deck.candidates,
    savedOn: getTokyoDate(new Date(deck.updatedAt)),
  };
}

async function findVersion(viewer: Viewer | null, id: string, version: number): Promise<ComparedDeck | null> {
  const own = await findOwnDeck(viewer, id);
  const row = own && (await db().deckVersion.findUnique({ where: { deckId_version: { deckId: id, version } } }));
  if (!row) return null;
  const { name, deck, candidates } = parseVersionDraft(row.content);
  return { name, englishName: name, version, path: null, deck, candidates, savedOn: getTokyoDate(row.savedAt) };
}

async function coded(code: string, name: string | null): Promise<ComparedDeck | null> {
  const { cards } = await getCatalogue();
  const read = decodeDeck(code, createNumberTable(cards));
  if (!read.ok) return null;
  const named = { name: name ?? "", englishName: name ?? "", version: null, savedOn: null, candidates: [] };
  return { ...named, path: `/d/${code}${buildNameQuery(name)}`, deck: read.deck };
}
