import type { Deck } from "@/engine/magmell";
import type { Coverage } from "@/engine/magmell/text";
import type { FieldChange } from "@/lib/magmell/catalogue/import/import-plan";
import type { DoubtReport } from "@/lib/magmell/catalogue/model/text-report";
import type { IsoDate } from "@/lib/magmell/catalogue/model/types";

/** A deck with a card that may change. Only `starter` and `public` decks are named, because other decks are private. */
export type AffectedDeck = {
  readonly id: string;
  readonly name: string;
  readonly seen: "starter" | "public" | "hidden";
  readonly deck: Deck;
};

/** A public or starter deck, with the changed card names that it contains. */
export type PublicDeckImpact = Pick<AffectedDeck, "id" | "name"> & {
  readonly seen: "starter" | "public";
  readonly cards: readonly string[];
  /** The legality of the deck before and after. */
  readonly legal: readonly [before: boolean, after: boolean];
};

export type DeckImpact = {
  /** Decks with a card whose definition changes. */
  readonly held: Readonly<Record<AffectedDeck["seen"], number>>;
  /** The numbers of these decks that become illegal, and legal. */
  readonly becomeIllegal: number;
  readonly becomeLegal: number;
  /** Public and starter decks; decks whose legality changes come first. */
  readonly named: readonly PublicDeckImpact[];
  /** The number of decks beyond the limit, which were not checked. */
  readonly unchecked: number;
};

/** A card whose definition is added, changed or withdrawn. */
export type CardImpact = {
  readonly number: number;
  readonly name: string;
  /** Kind, colors, costs and what else decides how a deck is built; empty when only the text changes. */
  readonly fields: readonly FieldChange[];
};

export type RulingImpact = {
  readonly id: string;
  readonly cards: readonly string[];
  /** The ruling becomes older than the information of one of its cards, so it is marked for a check (205.3). */
  readonly stale: boolean;
};

/** A text whose compiler coverage changes or is not full, or that can be read in several ways. */
export type CoverageImpact = {
  readonly number: number;
  readonly name: string;
  readonly revision: IsoDate;
  /** `null` for a new revision. */
  readonly before: Coverage | null;
  readonly after: Coverage;
  /** The abilities that can be read in several ways, and the reading that is taken. */
  readonly doubts: readonly DoubtReport[];
  /** The number of chosen readings that decide nothing any more. */
  readonly lapsed: number;
};

/** The effects of publishing a plan on decks, rulings and texts. */
export type ImportImpact = {
  /** The day on which both states are compared: today, or the day on which the last of the new revisions comes into force. */
  readonly asOf: IsoDate;
  readonly cards: readonly CardImpact[];
  readonly decks: DeckImpact;
  readonly rulings: readonly RulingImpact[];
  readonly coverage: readonly CoverageImpact[];
  /** How many of the texts that come or change are read in full, in part and not at all. */
  readonly texts: Readonly<Record<Coverage, number>>;
  /**
   * Goldfish links. No games are stored here: a link has deck and seed, and deals the same hand with the current cards.
   * `decks` is the number of stored decks whose games would differ.
   */
  readonly goldfish: { readonly saved: 0; readonly decks: number };
};
