import type { Viewer } from "@/lib/accounts/types";
import type { DeckContentRow, DeckRow } from "./deck-select";

/** Content of a saved deck, except its name. */
type Contents = { readonly deck: unknown };

/** A new line of a deck in the format of the database. */
type NewLine<Zone> = {
  readonly zone: Zone;
  readonly name: string;
  readonly count: number;
  /** Its place in the zone, from 0. */
  readonly position: number;
};

/** Parts of a deck in a save. Omitted ones stay as they are, or are empty in a new deck. */
type Parts<Content extends Contents> = Readonly<{ name: string; saveKey?: string | undefined }> &
  Pick<Content, "deck"> &
  Partial<Content>;

export type NewDeckInput<Content extends Contents> = Parts<Content> &
  Readonly<{ copiedFrom?: Readonly<{ id: string | null; name: string }> | undefined }>;
export type DeckChangeInput<Content extends Contents> = Parts<Content> & Readonly<{ expectedVersion: number }>;

/** The functions that convert the decks of one game between content, database rows and pages. */
export type DeckAdapter<Content extends Contents, Saved, Zone extends string = string> = {
  readonly game: "magmell" | "mtg";
  /** The columns for the parts that are given. */
  readonly columnsOf: (parts: Partial<Content>) => object | Promise<object>;
  readonly linesOf: (deck: Content["deck"]) => readonly NewLine<Zone>[];
  readonly contentOf: (row: DeckContentRow) => Content;
  /** Parses a stored version. Throws if it is invalid. */
  readonly draftOfVersion: (content: unknown) => Content & { readonly name: string };
  /** A deck as one viewer may see it. */
  readonly open: (row: DeckRow, viewer: Viewer | null) => Promise<Saved>;
  /** A saved deck as it was in a version of it. */
  readonly asInVersion: (saved: Saved, draft: Content & { readonly name: string }, version: number) => Promise<Saved>;
};

/** The outcome of a save: stored, rejected because of a newer version, or no such deck of the viewer. */
export type SaveOutcome<Saved> =
  | { readonly outcome: "saved"; readonly deck: Saved }
  | { readonly outcome: "conflict"; readonly current: Saved }
  | { readonly outcome: "missing" };
