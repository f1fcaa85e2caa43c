import type { Deck, DeckProblem } from "@/engine/magmell";
import type { Bilingual } from "@/lib/catalogue/model/types";

/** Who may see a saved deck: its owner, whoever has the link, everybody. */
export const VISIBILITIES = ["private", "unlisted", "public"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What a deck that comes with the site has beyond a player's. */
type StarterFacts = {
  readonly key: string;
  readonly englishName: string;
  /** How to play it: plain paragraphs with an empty line between them, the first one short. Card names stand in 《》. */
  readonly primer: Bilingual;
};

/** A saved deck as one viewer gets it. JSON all the way down. */
export type SavedDeck = {
  readonly id: string;
  readonly name: string;
  readonly visibility: Visibility;
  /** What the next save has to name as the version it started from. */
  readonly version: number;
  /** The path of the link while the deck is unlisted, for its owner only. */
  readonly link: string | null;
  /** The name its owner goes by; never an address. */
  readonly author: string | null;
  /** `null` for a deck of a player. */
  readonly starter: StarterFacts | null;
  readonly mine: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deck: Deck;
  /** What the engine finds in it, by the cards of today. */
  readonly problems: readonly DeckProblem[];
};

/** A line of a list of decks. */
export type DeckSummary = Omit<SavedDeck, "deck" | "problems"> & {
  readonly counts: { readonly grimoire: number; readonly stoneDeck: number };
  /** Problems that make it illegal; 0 for a legal deck. */
  readonly errors: number;
};

/** One page of a list; `next` is the cursor of the page after it. */
export type DeckPage = { readonly decks: readonly DeckSummary[]; readonly next: string | null };

/** How a save ended: kept; refused because another save came first; or no such deck of the viewer's. */
export type SaveResult =
  | { readonly outcome: "saved"; readonly deck: SavedDeck }
  | { readonly outcome: "conflict"; readonly current: SavedDeck }
  | { readonly outcome: "missing" };

/** The public decks that play a card: how many, and the newest. */
export type DecksWithCard = {
  readonly total: number;
  readonly newest: readonly (Pick<SavedDeck, "id" | "name" | "author" | "updatedAt"> & {
    /** `null` for a deck of a player. */
    readonly starter: Pick<StarterFacts, "englishName"> | null;
  })[];
};
