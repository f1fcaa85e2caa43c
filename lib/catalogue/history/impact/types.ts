import type { Deck } from "@/engine/magmell";
import type { Coverage } from "@/engine/magmell/text";
import type { CardFileChange } from "@/lib/catalogue/import/import-plan";
import type { IsoDate } from "@/lib/catalogue/model/types";

/** A deck that may be touched. Only `starter` and `public` ones are called by name: the others are their owners' own. */
export type TouchedDeck = {
  readonly id: string;
  readonly name: string;
  readonly seen: "starter" | "public" | "hidden";
  readonly deck: Deck;
};

/** A deck that everybody may see, and the names in it that change. */
export type NamedDeck = Pick<TouchedDeck, "id" | "name"> & {
  readonly seen: "starter" | "public";
  readonly cards: readonly string[];
  /** Whether it is legal before and after. */
  readonly legal: readonly [before: boolean, after: boolean];
};

export type DeckImpact = {
  /** Decks that hold a card whose definition changes. */
  readonly held: Readonly<Record<TouchedDeck["seen"], number>>;
  /** How many of them become illegal, and legal. */
  readonly becomeIllegal: number;
  readonly becomeLegal: number;
  /** Those that everybody may see, the ones whose legality changes first. */
  readonly named: readonly NamedDeck[];
  /** Decks that were too many to be looked at. */
  readonly unchecked: number;
};

/** A card whose definition changes, comes or goes. */
export type TouchedCard = {
  readonly number: number;
  readonly name: string;
  /** Kind, colors, costs and what else decides how a deck is built; empty when only the text changes. */
  readonly fields: readonly CardFileChange[];
};

export type RulingImpact = {
  readonly id: string;
  readonly cards: readonly string[];
  /** It becomes older than the information of one of its cards, so it is marked for a check (205.3). */
  readonly stale: boolean;
};

/** A text that the engine reads otherwise than before, or not in full. */
export type CoverageImpact = {
  readonly number: number;
  readonly name: string;
  readonly revision: IsoDate;
  /** `null` for a new revision. */
  readonly before: Coverage | null;
  readonly after: Coverage;
};

/** What publishing would mean for what is built on the catalogue. */
export type ImportImpact = {
  /** The day by which both states are compared: today, or the day on which the last of the new revisions comes into force. */
  readonly asOf: IsoDate;
  readonly cards: readonly TouchedCard[];
  readonly decks: DeckImpact;
  readonly rulings: readonly RulingImpact[];
  readonly coverage: readonly CoverageImpact[];
  /** How many of the texts that come or change are read in full, in part and not at all. */
  readonly texts: Readonly<Record<Coverage, number>>;
  /**
   * No game of goldfish is saved here: a link to one holds the deck and the seed, and deals the same hand again, with the
   * cards as they are then. `decks` of those that players keep here would play otherwise.
   */
  readonly goldfish: { readonly saved: 0; readonly decks: number };
};
