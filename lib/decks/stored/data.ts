import type { Viewer } from "@/lib/accounts/types";
import { isUuid } from "@/lib/input-schemas";
import { db } from "@/lib/server/db";
import { getGameDecks } from "@/lib/server/game-decks";
import { canEditDeck, canViewDeck, getOwnedDeckFilter, getVisibleDeckFilter, isUnlistedDeck } from "../access";
import { isLinkToken } from "../visibility";
import { buildDeckSelect, type DeckRow } from "./deck-select";
import type { DeckAdapter } from "./types";

/** Queries for single decks of one game that the viewer may see or edit. Missing and hidden decks are both null. */
export type DeckQueries<Saved> = {
  /** A deck by its id, if the viewer may see it. */
  readonly findForViewer: (viewer: Viewer | null, id: string) => Promise<Saved | null>;
  /** A deck by its id, if the viewer may edit it. */
  readonly findOwn: (viewer: Viewer | null, id: string) => Promise<Saved | null>;
  /** The viewer's own deck as the save with a key left it; `null` when no save had that key or its version is forgotten. */
  readonly findSave: (viewer: Viewer, id: string, saveKey: string) => Promise<Saved | null>;
  /** An unlisted deck by the secret token of its link. */
  readonly findByLinkToken: (viewer: Viewer | null, linkToken: string) => Promise<Saved | null>;
};

/** Returns the queries for single decks of one game. */
export function createDeckQueries<Content extends { readonly deck: unknown }, Saved, Zone extends string>(
  kind: DeckAdapter<Content, Saved, Zone>,
): DeckQueries<Saved> {
  type Access = ReturnType<typeof getVisibleDeckFilter> | ReturnType<typeof getOwnedDeckFilter>;
  const findRow = async (viewer: Viewer | null, id: string, access: Access): Promise<DeckRow | null> =>
    isUuid(id)
      ? getGameDecks(kind.game).findUnique({ where: { id, AND: access }, include: buildDeckSelect(viewer) })
      : null;
  const findOwn = async (viewer: Viewer | null, id: string) => {
    const row = await findRow(viewer, id, getOwnedDeckFilter(viewer));
    return row && canEditDeck(viewer, row) ? kind.open(row, viewer) : null;
  };
  return {
    findForViewer: async (viewer, id) => {
      const row = await findRow(viewer, id, getVisibleDeckFilter(viewer));
      return row && canViewDeck(viewer, row) ? kind.open(row, viewer) : null;
    },
    findOwn,
    findSave: async (viewer, id, saveKey) => {
      const saved = await findOwn(viewer, id);
      const key = { deckId_saveKey: { deckId: id, saveKey } };
      const version = saved && (await db().deckVersion.findUnique({ where: key }));
      return version && kind.asInVersion(saved, kind.draftOfVersion(version.content), version.version);
    },
    findByLinkToken: async (viewer, linkToken) => {
      if (!isLinkToken(linkToken)) return null;
      const row = await getGameDecks(kind.game).findUnique({
        where: { linkToken, visibility: "unlisted" },
        include: buildDeckSelect(viewer),
      });
      return row && isUnlistedDeck(row) ? kind.open(row, viewer) : null;
    },
  };
}
