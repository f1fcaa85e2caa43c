import type { CardDataText } from "./plain-words";

/** A set in which cards were printed, as named in the card data. */
export type SetFacts = {
  /** The code in small letters, such as `inv`. */
  readonly code: string;
  readonly name: string;
  /** Release day, such as `2000-10-02`; null if unknown. */
  readonly released: string | null;
};

/** A card as one entry of the card data describes it: one of its printings, or all of them. */
export type SourceCard = {
  /** The English name; of a card with two faces that of the front, of a split card both halves. */
  readonly name: string;
  /** The Japanese name; empty if the entry has none. */
  readonly japanese: string;
  /** The mana cost in braces, such as `{2}{W}`; empty for none. */
  readonly cost: string;
  readonly manaValue: number;
  /** Words of the type line before the dash, in small letters: `legendary`, `creature`. */
  readonly types: readonly string[];
  /** Words of the type line after the dash, in small letters. */
  readonly subtypes: readonly string[];
  /** Letters of colors: `w u b r g`. */
  readonly colours: readonly string[];
  readonly keywords: readonly string[];
  readonly power: string;
  readonly toughness: string;
  readonly loyalty: string;
  /** Mana that a land makes, if known: `w u b r g c`. */
  readonly makes: readonly string[];
  readonly text: string;
  readonly sets: readonly SetFacts[];
};

/** Result of reading an entry: a card, an object that no deck can contain, or an error. */
export type SourceEntry =
  | { readonly is: "card"; readonly sighting: SourceCard }
  | { readonly is: "other" }
  | { readonly is: "wrong"; readonly faults: readonly SourceEntryProblem[] };

/** An error in an entry: its position, the actual and expected value, and sometimes a specific fix. */
export type SourceEntryProblem = {
  readonly path: readonly PropertyKey[];
  readonly reason: CardDataText;
  readonly fix?: CardDataText;
};
