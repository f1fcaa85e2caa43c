import type { Viewer } from "@/lib/accounts/types";
import type { Visibility } from "../visibility";

/** Returns the columns and relations of a deck that deck pages show to a viewer. */
export const buildDeckSelect = (viewer: Viewer | null) =>
  ({
    owner: { select: { name: true, authorKey: true } },
    starter: { select: { key: true, englishName: true, primer: true, englishPrimer: true } },
    lines: { orderBy: { position: "asc" }, select: { zone: true, name: true, count: true } },
    copiedFrom: { select: { id: true, ownerId: true, visibility: true } },
    // No user has the empty id: a visitor likes nothing.
    likes: { where: { userId: viewer?.userId ?? "" }, select: { userId: true } },
  }) as const;

/** A deck row of either game, as selected by `buildDeckSelect`. */
export type DeckRow = {
  id: string;
  /** `null` for a deck of MAGMELL, both. */
  format: string | null;
  formatOn: Date | null;
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
  /** May include zones of the other game. */
  lines: readonly StoredLine[];
  copiedFrom: { id: string; ownerId: string | null; visibility: Visibility } | null;
  likes: readonly unknown[];
  likeCount: number;
  /** Public copies of it. */
  copyCount: number;
};

/** A line of a deck in one of its zones. */
type StoredLine = { readonly zone: string; readonly name: string; readonly count: number };

/** The columns with a deck's content. */
export type DeckContentRow = Pick<
  DeckRow,
  "lines" | "candidates" | "cardNotes" | "description" | "primer" | "tags" | "hero" | "format" | "formatOn"
>;

/** Returns the lines of one zone of a deck row, in the order in which they were saved. */
export const getZoneLines = ({ lines }: Pick<DeckContentRow, "lines">, wanted: string) =>
  lines.filter(({ zone }) => zone === wanted).map(({ name, count }) => ({ name, count }));

/** Returns the path of an unlisted deck's link for its owner; null otherwise. */
export const getDeckLinkPath = ({ visibility, linkToken }: Pick<DeckRow, "visibility" | "linkToken">, mine: boolean) =>
  mine && visibility === "unlisted" && linkToken ? `/s/${linkToken}` : null;
