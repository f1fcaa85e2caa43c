import type { Color, Symbols } from "@/engine/magmell";
import type { IsoDate } from "@/lib/catalogue/model/types";
import type { Span } from "@/lib/japanese/types";
import type { CardKey, ChoiceKey, ColorKey, DateKey, KeyId, NumberKey, RuleKey, SymbolKey, TextKey } from "./keys";

export type Comparison = "=" | "!=" | "<" | "<=" | ">" | ">=";

/** How a text is compared: it holds the words somewhere, it is them, or a pattern is found in it. */
type TextMatch = "holds" | "is" | "matches";

/**
 * One question about a card, a printing or a deck, its value read and checked. Texts are NFKC in small letters with single
 * spaces, codes of sets in capitals; compare them with what is folded likewise.
 */
export type Predicate =
  /** A bare word or phrase: in a name, a reading, an English name or an alias. */
  | { readonly on: "words"; readonly value: string }
  /** `!"…"` and `《…》`: the card of this name. */
  | { readonly on: "exact"; readonly value: string }
  /** `value` as typed, the pattern without its slashes. A bare pattern is about `name`. */
  | { readonly on: "text"; readonly key: TextKey; readonly match: TextMatch; readonly value: string }
  | { readonly on: "number"; readonly key: NumberKey; readonly op: Comparison; readonly value: number }
  /** `ap>hp`; `key` itself is compared with another value of the same card. */
  | { readonly on: "numbers"; readonly key: NumberKey; readonly op: Comparison; readonly other: NumberKey }
  | { readonly on: "parity"; readonly key: NumberKey; readonly odd: boolean }
  /** Both ends belong to it; `null` is an open end. */
  | { readonly on: "range"; readonly key: NumberKey; readonly from: number | null; readonly to: number | null }
  /** A set of colours as `colorBits`, compared as sets: `>=` holds all of these, `<` a proper part of these. */
  | { readonly on: "colors"; readonly key: ColorKey; readonly op: Comparison; readonly bits: number }
  | { readonly on: "colorCount"; readonly key: ColorKey; readonly op: Comparison; readonly value: number }
  /** Compared as multisets, symbol by symbol. */
  | { readonly on: "symbols"; readonly key: SymbolKey; readonly op: Comparison; readonly symbols: Symbols }
  /** Both ends belong to the time that was named: a day, a month or a year. */
  | {
      readonly on: "date";
      readonly key: DateKey;
      readonly op: Comparison;
      readonly from: IsoDate;
      readonly to: IsoDate;
    }
  /** The code of a set stands for the day on which it came out. */
  | { readonly on: "setDate"; readonly key: DateKey; readonly op: Comparison; readonly set: string }
  /** `value` is the canonical word of `CHOICES[key]`. */
  | { readonly on: "choice"; readonly key: ChoiceKey; readonly value: string }
  | { readonly on: "card"; readonly key: CardKey; readonly name: string }
  /** An id such as `mag:702.3` or `house:12`. */
  | { readonly on: "rule"; readonly key: RuleKey; readonly rule: string }
  /** How many stones of a stone deck have this colour. */
  | { readonly on: "stones"; readonly color: Color; readonly op: Comparison; readonly value: number };

/**
 * What a query asks. A list has become `or`, and `and` after `!=`; `!=` of a text, a choice, a card or a rule has become `not`,
 * and so has `not:`.
 */
export type QueryNode =
  | { readonly type: "and"; readonly parts: readonly QueryNode[]; readonly at: Span }
  | { readonly type: "or"; readonly parts: readonly QueryNode[]; readonly at: Span }
  | { readonly type: "not"; readonly part: QueryNode; readonly at: Span }
  | { readonly type: "test"; readonly predicate: Predicate; readonly at: Span }
  /** `[[query]]>=6`: how many cards of a deck match. For decks only. */
  | {
      readonly type: "copies";
      readonly query: QueryNode;
      readonly op: Comparison;
      readonly count: number;
      readonly at: Span;
    }
  /** What could not be read: it lets nothing pass, whether it is excluded or not, and is kept as it was typed. */
  | {
      readonly type: "unread";
      readonly text: string;
      /** The whole query passes a limit or asks for what only decks have; then there is no other node. */
      readonly refused?: true;
      readonly at: Span;
    };

export const ORDERS = [
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
export type SortKey = (typeof ORDERS)[number];
export type SortTerm = { readonly by: SortKey; readonly descending: boolean };

export const UNIQUES = ["cards", "prints", "art"] as const;
export const DISPLAYS = ["grid", "list", "text", "checklist"] as const;
export const PREFERENCES = ["newest", "oldest", "promo", "textmatches"] as const;

/** How a result is to be shown. Absent where the query does not say. */
export type QueryOptions = {
  /** Several keys, the first decides; `order:kind,use,-ap`. */
  readonly order?: readonly SortTerm[];
  readonly unique?: (typeof UNIQUES)[number];
  readonly display?: (typeof DISPLAYS)[number];
  readonly prefer?: (typeof PREFERENCES)[number];
  /** Hidden cards that are wanted too. */
  readonly tokens?: true;
  readonly retired?: true;
  /** The day whose texts are searched. */
  readonly asOf?: IsoDate;
  /** Options that could not be read, as typed: they change nothing, and stay where they can be put right. */
  readonly unread?: readonly string[];
};

/** What of a query could not be used, and where. */
export type QueryWarning = {
  readonly code: WarningCode;
  readonly at: Span;
  /** What stands there, shortened. */
  readonly text: string;
  /** The key or word that was probably meant, or what may stand there. */
  readonly nearest?: string;
  /** The key whose value it was. */
  readonly key?: KeyId;
  /** The limit that was passed. */
  readonly limit?: number;
};

export const WARNING_CODES = [
  /** The word before the operator is no key. */
  "UNKNOWN_KEY",
  /** The value is none that this key knows. */
  "UNKNOWN_VALUE",
  /** The key cannot be compared like this. */
  "OPERATOR",
  /** The key has no value. */
  "NO_VALUE",
  "EMPTY_RANGE",
  /** The key is about decks, or about a deck being built, or the other way round. */
  "ELSEWHERE",
  "UNCLOSED_QUOTE",
  "UNCLOSED_GROUP",
  "UNOPENED_GROUP",
  "EMPTY_WORD",
  /** `or`, `and` or `-` without what it joins. */
  "NOTHING_JOINED",
  /** An option after a minus, or between `[[` and `]]`: options hold for the whole query. */
  "OPTION_PLACE",
  /** The pattern is no pattern, or asks for what a linear-time matcher cannot do. */
  "PATTERN",
  "TOO_LONG",
  "TOO_DEEP",
  "TOO_MANY_TERMS",
  /** The rules have no list of banned or limited cards yet. */
  "NO_LIST_YET",
  /** A word that other games have a meaning for, and MAGMELL 1.01 has not. */
  "RESERVED",
  /** The patterns of the query would have to look through more text than a search may. */
  "TOO_MUCH_TEXT",
  /** Too many other days were asked for in a short time, by whoever asks. */
  "TOO_MANY_DAYS",
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

/** A query, read. Reading never fails: what cannot be read is a warning, and lets nothing pass. */
export type Query = {
  /** As typed. */
  readonly text: string;
  /** `null` asks for everything. */
  readonly root: QueryNode | null;
  readonly options: QueryOptions;
  readonly warnings: readonly QueryWarning[];
};
