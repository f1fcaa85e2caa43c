import type { DeckProblem } from "@/engine/magmell";
import type { SaveOutcome } from "@/lib/decks/stored/types";
import type { Visibility } from "@/lib/decks/visibility";
import type { BilingualText } from "@/lib/magmell/catalogue/model/types";
import type { DeckContent } from "./content";

/** The facts of a starter deck, which a player's deck does not have. */
type StarterFacts = {
  readonly key: string;
  readonly englishName: string;
  /** A guide to the deck: plain paragraphs separated by empty lines, the first one short. Card names are in 《》. */
  readonly primer: BilingualText;
};

/** A saved deck as one viewer may see it. Plain JSON. Only the owner gets the candidates. */
export type SavedDeck = DeckContent & {
  readonly id: string;
  readonly name: string;
  readonly visibility: Visibility;
  /** The version of the deck, which the next save has to name as its base. */
  readonly version: number;
  /** The path of the link while the deck is unlisted, for its owner only. */
  readonly link: string | null;
  /** The owner's display name; never an e-mail address. */
  readonly author: string | null;
  /** The key of the author's page; `null` for a starter deck. */
  readonly authorKey: string | null;
  /** `null` for a deck of a player. */
  readonly starter: StarterFacts | null;
  readonly mine: boolean;
  /** The folder in which the owner keeps it, for the owner only; empty for none. */
  readonly folder: string;
  /** The copied deck, with its id if the viewer may open it. */
  readonly copiedFrom: { readonly id: string | null; readonly name: string } | null;
  /** The numbers of copies of it that are public, and of users who like it. */
  readonly copies: number;
  readonly likes: number;
  readonly liked: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The problems that the deck check finds with today's cards. */
  readonly problems: readonly DeckProblem[];
};

/** A deck in a list of decks. */
export type DeckSummary = Omit<SavedDeck, "problems" | "candidates" | "notes"> & {
  readonly counts: { readonly grimoire: number; readonly stoneDeck: number };
  /** The number of problems that make the deck illegal; 0 for a legal deck. */
  readonly errors: number;
};

/** A deck in its owner's list. `hidden` means hidden by administrators. */
export type OwnDeckSummary = DeckSummary & { readonly hidden: boolean };

/** The outcome of a save of a deck of MAGMELL. */
export type SaveResult = SaveOutcome<SavedDeck>;

/** The number of public decks that contain a card, and the newest of these decks. */
export type DecksWithCard = {
  readonly total: number;
  readonly newest: readonly (Pick<SavedDeck, "id" | "name" | "author" | "updatedAt"> & {
    /** `null` for a deck of a player. */
    readonly starter: Pick<StarterFacts, "englishName"> | null;
  })[];
};
