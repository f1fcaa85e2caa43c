import { checkDeck, hasNoErrors, MTG_DECK_ZONES, type MtgDeck, type MtgDeckZone } from "@/engine/mtg/deck";
import { ACCOUNT_LIMITS } from "@/lib/account-limits";
import type { Viewer } from "@/lib/accounts/types";
import { isDeckOwner } from "@/lib/decks/access";
import { findPublicDeckIds, type ListPageRequest } from "@/lib/decks/listed/data";
import { countListCards } from "@/lib/decks/lists/list-sums";
import { createDeckQueries } from "@/lib/decks/stored/data";
import {
  buildDeckSelect,
  type DeckContentRow,
  type DeckRow,
  getDeckLinkPath,
  getZoneLines,
} from "@/lib/decks/stored/deck-select";
import type { DeckAdapter } from "@/lib/decks/stored/types";
import { getGameDecks } from "@/lib/server/game-decks";
import { toMtgCardData } from "../../catalogue/card-facts";
import { findKnownCards } from "../../catalogue/data";
import { getFormatData } from "../../formats/data";
import { DEFAULT_FORMAT_DATE } from "../../formats/format-date";
import { getDeckCardNames } from "../deck-names";
import { mtgVersionContentSchema } from "./schema";
import type { MtgDeckContent, MtgDeckPage, MtgDeckSummary, PublicMtgDeckPage, SavedMtgDeck } from "./types";

/** Returns the content of a deck row, except the name. */
const toDeckContent = (row: DeckContentRow): MtgDeckContent => ({
  deck: { main: getZoneLines(row, "main"), sideboard: getZoneLines(row, "sideboard"), pool: getZoneLines(row, "pool") },
  format: row.format ?? "type1",
  on: row.formatOn?.toISOString().slice(0, 10) ?? DEFAULT_FORMAT_DATE,
});

/** Returns a deck as a viewer may see it. Only the owner gets its secret link. */
function toSavedDeck(row: DeckRow, viewer: Viewer | null): SavedMtgDeck {
  const mine = isDeckOwner(viewer, row);
  return {
    id: row.id,
    name: row.name,
    ...toDeckContent(row),
    visibility: row.visibility,
    version: row.version,
    link: getDeckLinkPath(row, mine),
    author: row.owner?.name ?? null,
    mine,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Returns the database columns for the given parts of a deck. */
const toDeckColumns = ({ format, on }: Partial<MtgDeckContent>) => ({
  ...(format !== undefined && { format }),
  ...(on !== undefined && { formatOn: new Date(`${on}T00:00:00Z`) }),
});

/** Returns the lines of all zones in the format of the database. */
const toStoredLines = (deck: MtgDeck) =>
  MTG_DECK_ZONES.flatMap((zone) => deck[zone].map(({ name, count }, position) => ({ zone, name, count, position })));

/** Decks of a list that one page shows. */
const PAGE = 24;

/** The adapter for Magic decks in accounts. */
export const MTG_DECK_KIND: DeckAdapter<MtgDeckContent, SavedMtgDeck, MtgDeckZone> = {
  game: "mtg",
  columnsOf: toDeckColumns,
  linesOf: toStoredLines,
  contentOf: toDeckContent,
  draftOfVersion: (content) => mtgVersionContentSchema.parse(content),
  open: async (row, viewer) => toSavedDeck(row, viewer),
  asInVersion: async (saved, draft, version) => ({ ...saved, ...draft, version }),
};

/** The queries for single Magic decks. */
export const MTG_DECK_READS = createDeckQueries(MTG_DECK_KIND);

/** Returns a Magic deck by its id if the viewer may see it; null for missing and hidden decks. */
export const findMtgDeck = MTG_DECK_READS.findForViewer;

/** Returns a Magic deck by its id if the viewer may edit it; null otherwise. */
export const findOwnMtgDeck = MTG_DECK_READS.findOwn;

/** Returns an unlisted Magic deck by the secret token of its link. */
export const findMtgDeckByLink = MTG_DECK_READS.findByLinkToken;

/** Returns a page of the viewer's own Magic decks, last saved first. */
export async function listMyMtgDecks(viewer: Viewer, asked = 1): Promise<MtgDeckPage> {
  const where = { ownerId: viewer.userId };
  const total = await getGameDecks("mtg").count(where);
  const pages = Math.max(1, Math.ceil(total / PAGE));
  const page = Math.min(asked, pages);
  const rows = await getGameDecks("mtg").findMany({
    where,
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    skip: (page - 1) * PAGE,
    take: PAGE,
    include: buildDeckSelect(viewer),
  });
  return { decks: await summarize(rows, viewer), page, pages };
}

/** Returns a page of players' public Magic decks in all formats or in one, last saved first. */
export async function listPublicMtgDecks(
  viewer: Viewer | null,
  { format, ...asked }: ListPageRequest & { readonly format: string | null },
): Promise<PublicMtgDeckPage> {
  const { ids, previous, next } = await findPublicDeckIds("mtg", { sort: "newest", size: PAGE, format }, asked);
  const rows = await getGameDecks("mtg").findMany({
    where: { id: { in: [...ids] }, visibility: "public" },
    include: buildDeckSelect(viewer),
  });
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return { decks: await summarize(inOrder, viewer), previous, next };
}

/** Returns the number of Magic decks in the viewer's account. */
export const countMyMtgDecks = (viewer: Viewer): Promise<number> =>
  getGameDecks("mtg").count({ ownerId: viewer.userId });

/** Returns all content of the viewer's own Magic decks for the data export, last saved first. */
export async function exportMyMtgDecks(viewer: Viewer) {
  const rows = await getGameDecks("mtg").findMany({
    where: { ownerId: viewer.userId },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    take: ACCOUNT_LIMITS.decks,
    include: buildDeckSelect(viewer),
  });
  return rows.map((row) => {
    const { name, visibility, updatedAt, format, on, deck } = toSavedDeck(row, viewer);
    return { name, visibility, updatedAt, format, on, deck };
  });
}

const summarize = (
  rows: readonly (DeckRow & { hiddenAt: Date | null })[],
  viewer: Viewer | null,
): Promise<readonly MtgDeckSummary[]> =>
  judged(rows.map((row) => ({ ...toSavedDeck(row, viewer), hidden: row.hiddenAt !== null })));

/** Decks with the verdicts of their formats. One query reads the facts of all their cards. */
async function judged(
  decks: readonly (SavedMtgDeck & { readonly hidden: boolean })[],
): Promise<readonly MtgDeckSummary[]> {
  const book = await getFormatData();
  const cards = toMtgCardData(await findKnownCards([...new Set(decks.flatMap(({ deck }) => getDeckCardNames(deck)))]));
  return decks.map(({ deck, ...rest }) => {
    const problems = checkDeck(deck, { format: rest.format, on: rest.on, cards, book });
    return {
      ...rest,
      counts: {
        main: countListCards(deck.main),
        sideboard: countListCards(deck.sideboard),
        pool: countListCards(deck.pool),
      },
      verdict: !hasNoErrors(problems) ? "illegal" : problems.length > 0 ? "unsure" : "legal",
      errors: problems.filter(({ severity }) => severity === "error").length,
    };
  });
}
