import { checkDeck, type FormatId, hasNoErrors, type MtgDeckZone } from "@/engine/mtg/deck";
import type { Viewer } from "@/lib/accounts/types";
import { findPublicDeckIds, type ListPageRequest } from "@/lib/decks/listed/data";
import { createDeckQueries, MAX_DECKS_PER_ACCOUNT } from "@/lib/decks/stored/data";
import { buildDeckSelect, type DeckRow } from "@/lib/decks/stored/deck-parts";
import type { DeckAdapter } from "@/lib/decks/stored/types";
import { decksOf } from "@/lib/server/decks-of";
import { cardDataOf } from "../../catalogue/card-facts";
import { knownCards } from "../../catalogue/data";
import { cardsIn } from "../lists/pasted-list";
import { namesOf } from "../names-of";
import { columnsOf, contentOfRow, linesOf, savedDeckOf } from "./deck-of-row";
import { mtgVersionContent } from "./schema";
import type { MtgContent, MtgDeckPage, MtgDeckSummary, PublicMtgPage, SavedMtgDeck } from "./types";

/** Decks of a list that one page shows. */
const PAGE = 24;

/** Decks of the second game in the accounts. */
export const MTG_DECKS: DeckAdapter<MtgContent, SavedMtgDeck, MtgDeckZone> = {
  game: "mtg",
  columnsOf,
  linesOf,
  contentOf: contentOfRow,
  draftOfVersion: (content) => mtgVersionContent.parse(content),
  open: async (row, viewer) => savedDeckOf(row, viewer),
  asInVersion: async (saved, draft, version) => ({ ...saved, ...draft, version }),
};

/** Reads of single decks of the second game. */
export const MTG_READS = createDeckQueries(MTG_DECKS);

/** A deck by its id, if the viewer may see it; `null` for a missing and for a hidden deck alike. */
export const findMtgDeck = MTG_READS.findForViewer;

/** A deck by its id, if the viewer may edit it. */
export const findOwnMtgDeck = MTG_READS.findOwn;

/** An unlisted deck by the secret token of its link. */
export const findMtgDeckByLink = MTG_READS.findByLinkToken;

/** Returns a page of the viewer's own decks, the latest saved first. */
export async function listMyMtgDecks(viewer: Viewer, asked = 1): Promise<MtgDeckPage> {
  const where = { ownerId: viewer.userId };
  const total = await decksOf("mtg").count(where);
  const pages = Math.max(1, Math.ceil(total / PAGE));
  const page = Math.min(asked, pages);
  const rows = await decksOf("mtg").findMany({
    where,
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    skip: (page - 1) * PAGE,
    take: PAGE,
    include: buildDeckSelect(viewer),
  });
  return { decks: await summarize(rows, viewer), page, pages };
}

/** Returns a page of the public decks of players, of all formats or of one, the latest saved first. */
export async function listPublicMtgDecks(
  viewer: Viewer | null,
  { format, ...asked }: ListPageRequest & { readonly format: FormatId | null },
): Promise<PublicMtgPage> {
  const { ids, previous, next } = await findPublicDeckIds("mtg", { sort: "newest", size: PAGE, format }, asked);
  const rows = await decksOf("mtg").findMany({
    where: { id: { in: [...ids] }, visibility: "public" },
    include: buildDeckSelect(viewer),
  });
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return { decks: await summarize(inOrder, viewer), previous, next };
}

/** Returns how many decks of the second game the viewer keeps in the account. */
export const countMyMtgDecks = (viewer: Viewer): Promise<number> => decksOf("mtg").count({ ownerId: viewer.userId });

/** Returns everything that the viewer's own decks hold, for a file of one's own: the latest saved first. */
export async function exportMyMtgDecks(viewer: Viewer) {
  const rows = await decksOf("mtg").findMany({
    where: { ownerId: viewer.userId },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    take: MAX_DECKS_PER_ACCOUNT,
    include: buildDeckSelect(viewer),
  });
  return rows.map((row) => {
    const { name, visibility, updatedAt, format, on, deck } = savedDeckOf(row, viewer);
    return { name, visibility, updatedAt, format, on, deck };
  });
}

const summarize = (
  rows: readonly (DeckRow & { hiddenAt: Date | null })[],
  viewer: Viewer | null,
): Promise<readonly MtgDeckSummary[]> =>
  judged(rows.map((row) => ({ ...savedDeckOf(row, viewer), hidden: row.hiddenAt !== null })));

/** Decks with the verdicts of their formats, for which the facts of all their cards are read at once. */
async function judged(
  decks: readonly (SavedMtgDeck & { readonly hidden: boolean })[],
): Promise<readonly MtgDeckSummary[]> {
  const cards = cardDataOf(await knownCards([...new Set(decks.flatMap(({ deck }) => namesOf(deck)))]));
  return decks.map(({ deck, ...rest }) => {
    const problems = checkDeck(deck, { format: rest.format, on: rest.on, cards });
    return {
      ...rest,
      counts: { main: cardsIn(deck.main), sideboard: cardsIn(deck.sideboard), pool: cardsIn(deck.pool) },
      verdict: !hasNoErrors(problems) ? "illegal" : problems.length > 0 ? "unsure" : "legal",
      errors: problems.filter(({ severity }) => severity === "error").length,
    };
  });
}
