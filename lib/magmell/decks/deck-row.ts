import { DECK_ZONES, type Deck, type DeckLine } from "@/engine/magmell";
import type { Viewer } from "@/lib/accounts/types";
import { canViewDeck, isDeckOwner } from "@/lib/decks/access";
import { type DeckContentRow, type DeckRow, getDeckLinkPath, getZoneLines } from "@/lib/decks/stored/deck-select";
import type { CardNote, DeckContent } from "./content";
import type { DeckDraft } from "./draft";
import { versionContentSchema } from "./schema";
import type { SavedDeck } from "./types";

/** Returns a deck without the result of its check. Only the owner gets its link, folder and candidates. */
export function toSavedDeck(row: DeckRow, viewer: Viewer | null): Omit<SavedDeck, "problems"> {
  const mine = isDeckOwner(viewer, row);
  const { candidates, ...content } = toDeckContent(row);
  return {
    id: row.id,
    name: row.name,
    visibility: row.visibility,
    version: row.version,
    link: getDeckLinkPath(row, mine),
    author: row.owner?.name ?? null,
    authorKey: row.owner?.authorKey ?? null,
    starter: row.starter && {
      key: row.starter.key,
      englishName: row.starter.englishName,
      primer: { ja: row.starter.primer, en: row.starter.englishPrimer },
    },
    mine,
    folder: mine ? row.folder : "",
    copiedFrom: originOf(row, viewer),
    copies: row.copyCount,
    likes: row.likeCount,
    liked: row.likes.length > 0,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...content,
    candidates: mine ? candidates : [],
  };
}

function originOf({ copiedFrom, copiedFromName }: DeckRow, viewer: Viewer | null): SavedDeck["copiedFrom"] {
  if (copiedFrom === null && copiedFromName === "") return null;
  return { id: copiedFrom && canViewDeck(viewer, copiedFrom) ? copiedFrom.id : null, name: copiedFromName };
}

/** Returns the content of a deck row, except the name. */
export const toDeckContent = (row: DeckContentRow): DeckContent => ({
  deck: toStoredDeck(row),
  candidates: row.candidates as readonly DeckLine[],
  notes: row.cardNotes as readonly CardNote[],
  about: { description: row.description, primer: row.primer, tags: row.tags, hero: row.hero },
});

/** Returns both decks of a row, in the order of its lines. */
export const toStoredDeck = (row: Pick<DeckContentRow, "lines">): Deck => ({
  grimoire: getZoneLines(row, "grimoire"),
  stoneDeck: getZoneLines(row, "stoneDeck"),
});

/** Returns the lines of both decks in the format of the database. */
export const toStoredLines = (deck: Deck) =>
  DECK_ZONES.flatMap((zone) => deck[zone].map(({ name, count }, position) => ({ zone, name, count, position })));

/** Parses a stored version. Throws if it is invalid. */
export const parseVersionDraft = (content: unknown): DeckDraft => versionContentSchema.parse(content);

/** Returns the database columns for the given parts of a deck. Missing parts stay unchanged. */
export function toDeckColumns({ candidates, notes, about }: Partial<DeckContent>) {
  return {
    ...(candidates && { candidates: jsonOf(candidates) }),
    ...(notes && { cardNotes: jsonOf(notes) }),
    ...(about && { ...about, tags: [...about.tags] }),
  };
}

/** A copy that Prisma takes as JSON: its types want lists that can be changed. */
const jsonOf = (value: readonly unknown[]) => JSON.parse(JSON.stringify(value)) as object[];
