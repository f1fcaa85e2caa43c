import type { Deck, DeckLine, DeckZone } from "@/engine/magmell";
import type { Viewer } from "@/lib/accounts/types";
import { maySee, owns } from "./access";
import type { CardNote, DeckContent } from "./content";
import type { Draft } from "./draft";
import { versionContent } from "./schema";
import type { SavedDeck, Visibility } from "./types";

/** The columns and relations of a deck that its pages show to a viewer. */
export const deckParts = (viewer: Viewer | null) =>
  ({
    owner: { select: { name: true, authorKey: true } },
    starter: { select: { key: true, englishName: true, primer: true, englishPrimer: true } },
    lines: { orderBy: { position: "asc" }, select: { zone: true, name: true, count: true } },
    copiedFrom: { select: { id: true, ownerId: true, visibility: true } },
    // No user has the empty id: a visitor likes nothing.
    likes: { where: { userId: viewer?.userId ?? "" }, select: { userId: true } },
    _count: { select: { likes: true, copies: { where: { visibility: "public" } } } },
  }) as const;

/** A deck as the database gives it with `deckParts`. */
export type DeckRow = {
  id: string;
  ownerId: string | null;
  name: string;
  visibility: Visibility;
  linkToken: string | null;
  description: string;
  primer: string;
  tags: string[];
  hero: string | null;
  folder: string;
  candidates: unknown;
  cardNotes: unknown;
  copiedFromName: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  owner: { name: string | null; authorKey: string } | null;
  starter: { key: string; englishName: string; primer: string; englishPrimer: string } | null;
  /** Zones of another game are none of these. */
  lines: readonly (DeckLine & { zone: string })[];
  copiedFrom: { id: string; ownerId: string | null; visibility: Visibility } | null;
  likes: readonly unknown[];
  _count: { likes: number; copies: number };
};

/** A deck without the result of its check. Who is not its owner sees neither link nor folder nor candidates. */
export function savedDeckOf(row: DeckRow, viewer: Viewer | null): Omit<SavedDeck, "problems"> {
  const mine = owns(viewer, row);
  const { candidates, ...content } = contentOfRow(row);
  return {
    id: row.id,
    name: row.name,
    visibility: row.visibility,
    version: row.version,
    link: mine && row.visibility === "unlisted" && row.linkToken ? `/s/${row.linkToken}` : null,
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
    copies: row._count.copies,
    likes: row._count.likes,
    liked: row.likes.length > 0,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...content,
    candidates: mine ? candidates : [],
  };
}

function originOf({ copiedFrom, copiedFromName }: DeckRow, viewer: Viewer | null): SavedDeck["copiedFrom"] {
  if (copiedFrom === null && copiedFromName === "") return null;
  return { id: copiedFrom && maySee(viewer, copiedFrom) ? copiedFrom.id : null, name: copiedFromName };
}

type ContentRow = Pick<DeckRow, "lines" | "candidates" | "cardNotes" | "description" | "primer" | "tags" | "hero">;

/** Everything that a row says of the deck but its name. */
export const contentOfRow = (row: ContentRow): DeckContent => ({
  deck: deckOfRow(row),
  candidates: row.candidates as readonly DeckLine[],
  notes: row.cardNotes as readonly CardNote[],
  about: { description: row.description, primer: row.primer, tags: row.tags, hero: row.hero },
});

/** Both decks of a row, in the order in which they were saved. */
function deckOfRow({ lines }: Pick<DeckRow, "lines">): Deck {
  const zone = (wanted: DeckZone) =>
    lines.filter((line) => line.zone === wanted).map(({ name, count }) => ({ name, count }));
  return { grimoire: zone("grimoire"), stoneDeck: zone("stoneDeck") };
}

/** The deck that a stored version holds. Throws for what no save has written. */
export const draftOfVersion = (content: unknown): Draft => versionContent.parse(content);

/** The columns for the parts of a deck that are given; those that are missing stay as they are. */
export function columnsOf({ candidates, notes, about }: Partial<DeckContent>) {
  return {
    ...(candidates && { candidates: jsonOf(candidates) }),
    ...(notes && { cardNotes: jsonOf(notes) }),
    ...(about && { ...about, tags: [...about.tags] }),
  };
}

/** A copy that Prisma takes as JSON: its types want lists that can be changed. */
const jsonOf = (value: readonly unknown[]) => JSON.parse(JSON.stringify(value)) as object[];
