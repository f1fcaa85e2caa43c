import type { MtgDeck } from "@/engine/mtg/deck";
import type { Visibility } from "@/lib/decks/visibility";

/** Content of a saved deck: its list, and the format and date for which it is checked. */
export type MtgDeckContent = {
  readonly deck: MtgDeck;
  /** The id of a format, which this site may have removed since. */
  readonly format: string;
  /** A day such as `2000-12-15`. */
  readonly on: string;
};

/** A saved Magic deck as one viewer may see it. Plain JSON. */
export type SavedMtgDeck = MtgDeckContent & {
  readonly id: string;
  readonly name: string;
  readonly visibility: Visibility;
  /** The version of the deck, which the next save has to name as its base. */
  readonly version: number;
  /** The path of the link while the deck is unlisted, for its owner only. */
  readonly link: string | null;
  /** The owner's display name; never an e-mail address. */
  readonly author: string | null;
  readonly mine: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** A deck in a list of decks, with its card counts and its legality in its format. */
export type MtgDeckSummary = Omit<SavedMtgDeck, "deck"> & {
  readonly counts: { readonly main: number; readonly sideboard: number; readonly pool: number };
  readonly verdict: "legal" | "unsure" | "illegal";
  /** The number of problems that make the deck illegal. */
  readonly errors: number;
  /** Whether administrators have hidden it. */
  readonly hidden: boolean;
};

/** A page of the user's own decks. Pages count from 1; a number beyond the end returns the last page. */
export type MtgDeckPage = {
  readonly decks: readonly MtgDeckSummary[];
  readonly page: number;
  readonly pages: number;
};

/** A page of public decks, with cursors of the previous and next page; null at either end. */
export type PublicMtgDeckPage = {
  readonly decks: readonly MtgDeckSummary[];
  readonly previous: string | null;
  readonly next: string | null;
};
