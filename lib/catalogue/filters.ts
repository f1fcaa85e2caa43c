import type { Color, Kind, Timing } from "@/engine";
import type { CatalogueCard, PreparedCard } from "./types";
import { parseWords, type WordTerm } from "./words";

export const COLOR_CHOICES = ["blue", "green", "red", "colorless"] as const;
/** A colour, or the absence of all (212.6). */
export type ColorChoice = (typeof COLOR_CHOICES)[number];

/** Both ends belong to it; `null` is an open end. */
export type Range = { readonly min: number | null; readonly max: number | null };

/**
 * What the list of cards may be narrowed by. `null` is a filter that is off; a list without members lets nothing pass.
 * Tokens are hidden unless asked for.
 */
export type CardFilters = {
  /** As typed: all words must match, `"…"` and 「…」 are phrases, a leading `-` excludes. */
  readonly words: string;
  readonly kinds: readonly Kind[] | null;
  readonly timings: readonly Timing[] | null;
  /** Colours by use cost (212.2), by name (212.5) and by text (212.4). */
  readonly colors: readonly ColorChoice[] | null;
  /** Whether one of the colours is enough or the card must have exactly these. */
  readonly colorMode: "any" | "exactly";
  /** Cards that ask for no colour but these, in use cost and catalyst together: what a stone deck of these can pay. */
  readonly needs: readonly ColorChoice[] | null;
  readonly useCost: Range | null;
  /** Use cost and catalyst together (210.3). */
  readonly total: Range | null;
  readonly ap: Range | null;
  readonly hp: Range | null;
  /** Codes of sets, in one of which the card was printed. */
  readonly sets: readonly string[] | null;
  readonly catalyst: boolean | null;
  readonly tokens: boolean;
};

export const NO_FILTERS: CardFilters = {
  words: "",
  kinds: null,
  timings: null,
  colors: null,
  colorMode: "any",
  needs: null,
  useCost: null,
  total: null,
  ap: null,
  hp: null,
  sets: null,
  catalyst: null,
  tokens: false,
};

/** One condition of a search. A query is a list of them, all of which must hold. */
export type Predicate = (prepared: PreparedCard) => boolean;

/** The conditions that filters stand for, the cheap ones first. */
export function predicatesOf(filters: CardFilters): readonly Predicate[] {
  const list: (Predicate | null)[] = [
    filters.tokens ? null : ({ card }) => !card.token,
    filters.kinds && oneOf(filters.kinds, (card) => card.kind),
    filters.timings && oneOf(filters.timings, (card) => card.timing),
    filters.colors && (filters.colorMode === "any" ? anyColor(filters.colors) : exactColors(filters.colors)),
    filters.needs && needsOnly(filters.needs),
    filters.useCost && within(filters.useCost, ({ useCost }) => useCost),
    filters.total && within(filters.total, ({ total }) => total),
    filters.ap && within(filters.ap, ({ card }) => card.ap),
    filters.hp && within(filters.hp, ({ card }) => card.hp),
    filters.sets && printedIn(filters.sets),
    filters.catalyst === null ? null : ({ catalyst }) => catalyst > 0 === filters.catalyst,
    ...parseWords(filters.words).terms.map(matchesTerm),
  ];
  return list.filter((predicate) => predicate !== null);
}

function oneOf<T>(wanted: readonly T[], read: (card: CatalogueCard) => T | null): Predicate {
  return ({ card }) => {
    const value = read(card);
    return value !== null && wanted.includes(value);
  };
}

const choicesOf = (colors: readonly Color[]): readonly ColorChoice[] => (colors.length > 0 ? colors : ["colorless"]);

const anyColor =
  (wanted: readonly ColorChoice[]): Predicate =>
  ({ card }) =>
    choicesOf(card.colors).some((color) => wanted.includes(color));

const exactColors =
  (wanted: readonly ColorChoice[]): Predicate =>
  ({ card }) =>
    wanted.length > 0 &&
    COLOR_CHOICES.every((color) => choicesOf(card.colors).includes(color) === wanted.includes(color));

const needsOnly =
  (wanted: readonly ColorChoice[]): Predicate =>
  ({ card }) =>
    wanted.length > 0 && card.neededColors.every((color) => wanted.includes(color));

/** A card without the value, such as a magic without AP, is within no range. */
function within({ min, max }: Range, read: (prepared: PreparedCard) => number | null): Predicate {
  return (prepared) => {
    const value = read(prepared);
    return value !== null && (min === null || value >= min) && (max === null || value <= max);
  };
}

const printedIn =
  (codes: readonly string[]): Predicate =>
  ({ card }) =>
    card.printings.some(({ set }) => codes.includes(set));

const matchesTerm =
  ({ folded, excluded }: WordTerm): Predicate =>
  ({ haystack }) =>
    haystack.includes(folded) !== excluded;
