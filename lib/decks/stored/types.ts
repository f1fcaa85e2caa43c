import type { Viewer } from "@/lib/accounts/types";
import type { DeckContentRow, DeckRow } from "./deck-select";

/** Everything that a save says of a deck of one game but its name. */
type Contents = { readonly deck: unknown };

/** A new line of a deck as it is stored. */
type NewLine<Zone> = {
  readonly zone: Zone;
  readonly name: string;
  readonly count: number;
  /** Its place in the zone, from 0. */
  readonly position: number;
};

/** The parts of a deck that a save gives: those that are left out stay as they are, or are empty in a new deck. */
type Parts<Content extends Contents> = Readonly<{ name: string; saveKey?: string | undefined }> &
  Pick<Content, "deck"> &
  Partial<Content>;

export type NewDeckInput<Content extends Contents> = Parts<Content> &
  Readonly<{ copiedFrom?: Readonly<{ id: string | null; name: string }> | undefined }>;
export type DeckChangeInput<Content extends Contents> = Parts<Content> & Readonly<{ expectedVersion: number }>;

/** Decks of one game in the accounts: how their content is stored and read back, and what is told of them. */
export type DeckAdapter<Content extends Contents, Saved, Zone extends string = string> = {
  readonly game: "magmell" | "mtg";
  /** The columns for the parts that are given. */
  readonly columnsOf: (parts: Partial<Content>) => object;
  readonly linesOf: (deck: Content["deck"]) => readonly NewLine<Zone>[];
  readonly contentOf: (row: DeckContentRow) => Content;
  /** The deck that a stored version holds. Throws for what no save has written. */
  readonly draftOfVersion: (content: unknown) => Content & { readonly name: string };
  /** A deck as one viewer may see it. */
  readonly open: (row: DeckRow, viewer: Viewer | null) => Promise<Saved>;
  /** A saved deck as it was in a version of it. */
  readonly asInVersion: (saved: Saved, draft: Content & { readonly name: string }, version: number) => Promise<Saved>;
};

/** The outcome of a save: stored; refused because another save came first; or no such deck of the viewer. */
export type SaveOutcome<Saved> =
  | { readonly outcome: "saved"; readonly deck: Saved }
  | { readonly outcome: "conflict"; readonly current: Saved }
  | { readonly outcome: "missing" };
