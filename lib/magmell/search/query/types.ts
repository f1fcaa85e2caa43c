import type { Color, SymbolCounts } from "@/engine/magmell";
import type { TextSpan } from "@/lib/japanese/types";
import type { IsoDate } from "@/lib/magmell/catalogue/model/types";
import type { CardKey, ChoiceKey, ColorKey, DateKey, NumberKey, QueryKeyId, RuleKey, SymbolKey, TextKey } from "./keys";

export type Comparison = "=" | "!=" | "<" | "<=" | ">" | ">=";

/** Text comparison: contains, equals, or matches a pattern. */
type TextMatch = "holds" | "is" | "matches";

/**
 * A predicate on a card, a printing or a deck. Text values are in NFKC, lower case and single-spaced; set codes are in
 * upper case. They are compared with texts in the same form.
 */
export type Predicate =
  /** A bare word or phrase, searched in names, readings, English names and aliases. */
  | { readonly on: "words"; readonly value: string }
  /** `!"…"` and `《…》`: the card of exactly this name. */
  | { readonly on: "exact"; readonly value: string }
  /** A text comparison. A pattern is stored as typed without its slashes; without a key it is about `name`. */
  | { readonly on: "text"; readonly key: TextKey; readonly match: TextMatch; readonly value: string }
  | { readonly on: "number"; readonly key: NumberKey; readonly op: Comparison; readonly value: number }
  /** `ap>hp`: two numbers of the same card. */
  | { readonly on: "numbers"; readonly key: NumberKey; readonly op: Comparison; readonly other: NumberKey }
  | { readonly on: "parity"; readonly key: NumberKey; readonly odd: boolean }
  /** A closed range; `null` is an open end. */
  | { readonly on: "range"; readonly key: NumberKey; readonly from: number | null; readonly to: number | null }
  /** A comparison of color sets, as `COLOR_BITS`: `>=` is superset, `<` is proper subset. */
  | { readonly on: "colors"; readonly key: ColorKey; readonly op: Comparison; readonly bits: number }
  | { readonly on: "colorCount"; readonly key: ColorKey; readonly op: Comparison; readonly value: number }
  /** A comparison of costs as multisets of symbols. */
  | { readonly on: "symbols"; readonly key: SymbolKey; readonly op: Comparison; readonly symbols: SymbolCounts }
  /** A comparison with a period (a day, month or year), both ends included. */
  | {
      readonly on: "date";
      readonly key: DateKey;
      readonly op: Comparison;
      readonly from: IsoDate;
      readonly to: IsoDate;
    }
  /** A comparison with the release day of a set. */
  | { readonly on: "setDate"; readonly key: DateKey; readonly op: Comparison; readonly set: string }
  /** A word of a closed list, in the canonical form of `CHOICE_VALUES[key]`. */
  | { readonly on: "choice"; readonly key: ChoiceKey; readonly value: string }
  | { readonly on: "card"; readonly key: CardKey; readonly name: string }
  /** A rule id such as `mag:702.3` or `house:12`. */
  | { readonly on: "rule"; readonly key: RuleKey; readonly rule: string }
  /** The number of stones of a color in a stone deck. */
  | { readonly on: "stones"; readonly color: Color; readonly op: Comparison; readonly value: number };

/**
 * A node of the query tree. Lists are read as `or` (`and` after `!=`); `not:` and `!=` of texts, choices, cards and
 * rules are read as `not`.
 */
export type QueryNode =
  | { readonly type: "and"; readonly parts: readonly QueryNode[]; readonly at: TextSpan }
  | { readonly type: "or"; readonly parts: readonly QueryNode[]; readonly at: TextSpan }
  | { readonly type: "not"; readonly part: QueryNode; readonly at: TextSpan }
  | { readonly type: "test"; readonly predicate: Predicate; readonly at: TextSpan }
  /** `[[query]]>=6`: the number of matching cards in a deck. Deck searches only. */
  | {
      readonly type: "copies";
      readonly query: QueryNode;
      readonly op: Comparison;
      readonly count: number;
      readonly at: TextSpan;
    }
  /** Unreadable part of a query, as typed. Neither the part nor its negation matches any card. */
  | {
      readonly type: "unread";
      readonly text: string;
      /**
       * Set when the whole query is refused, for exceeding a limit or asking for decks outside a deck search; the tree
       * then has no other node.
       */
      readonly refused?: true;
      readonly at: TextSpan;
    };

export const SORT_KEYS = [
  "number",
  "name",
  "yomi",
  "use",
  "catalyst",
  "total",
  "ap",
  "hp",
  "color",
  "kind",
  "timing",
  "set",
  "released",
  "changed",
  "artist",
  "decks",
  "random",
] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export type SortTerm = { readonly by: SortKey; readonly descending: boolean };

export const UNIQUE_MODES = ["cards", "prints", "art"] as const;
export const DISPLAY_MODES = ["grid", "list", "text", "checklist"] as const;
export const PRINTING_PREFERENCES = ["newest", "oldest", "promo", "textmatches"] as const;

/** Display options; absent ones have their default. */
export type QueryOptions = {
  /** Sort keys by priority, as in `order:kind,use,-ap`. */
  readonly order?: readonly SortTerm[];
  readonly unique?: (typeof UNIQUE_MODES)[number];
  readonly display?: (typeof DISPLAY_MODES)[number];
  readonly prefer?: (typeof PRINTING_PREFERENCES)[number];
  /** Hidden cards to include. */
  readonly tokens?: true;
  readonly retired?: true;
  /** The day whose card texts are searched. */
  readonly asOf?: IsoDate;
  /** Unreadable options as typed, kept so that they can be corrected; they have no effect. */
  readonly unread?: readonly string[];
};

/** A part of a query that has no effect, or a different effect than it seems to have, with its span. */
export type QueryWarning = {
  readonly code: WarningCode;
  readonly at: TextSpan;
  /** The quoted part of the query, shortened. */
  readonly text: string;
  /** The key or word probably meant, or an accepted value. */
  readonly nearest?: string;
  /** Possible corrections if there are several; set instead of `nearest`. */
  readonly choices?: readonly string[];
  /** The key that the value belongs to. */
  readonly key?: QueryKeyId;
  /** The limit exceeded. */
  readonly limit?: number;
};

export const WARNING_CODES = [
  /** Unknown key. */
  "UNKNOWN_KEY",
  /** Unknown value of a known key. */
  "UNKNOWN_VALUE",
  /** The operator does not apply to the key. */
  "OPERATOR",
  /** Key without a value. */
  "NO_VALUE",
  "EMPTY_RANGE",
  /** Key of another context: decks, the builder, or cards. */
  "ELSEWHERE",
  "UNCLOSED_QUOTE",
  "UNCLOSED_GROUP",
  "UNOPENED_GROUP",
  "EMPTY_WORD",
  /** `or`, `and` or `-` without an operand. */
  "NOTHING_JOINED",
  /** An option after a minus or inside `[[ ]]`; options apply to the whole query. */
  "OPTION_PLACE",
  /** Invalid pattern, or one beyond a linear-time matcher. */
  "PATTERN",
  "TOO_LONG",
  "TOO_DEEP",
  "TOO_MANY_TERMS",
  /** The rules have no banned or limited list yet. */
  "NO_LIST_YET",
  /** Word with a meaning in other games and none in MAGMELL 1.01. */
  "RESERVED",
  /** Patterns that would exceed the scan budget of a search. */
  "TOO_MUCH_TEXT",
  /** Too many different days requested within a short time by one client. */
  "TOO_MANY_DAYS",
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

/** A parsed query. Parsing never fails: unreadable parts become warnings and match nothing. */
export type Query = {
  /** Source as typed. */
  readonly text: string;
  /** Root of the query tree; `null` matches everything. */
  readonly root: QueryNode | null;
  readonly options: QueryOptions;
  readonly warnings: readonly QueryWarning[];
};
