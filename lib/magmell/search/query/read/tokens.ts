import type { TextSpan } from "@/lib/japanese/types";
import type { Comparison } from "../types";

/** An operator as typed; `:` is the default of the key. */
export type QueryOperator = ":" | Comparison;

export const COMPARISONS_BY_SIGN: Readonly<Record<string, Comparison>> = {
  "=": "=",
  "!=": "!=",
  "≠": "!=",
  "<": "<",
  "<=": "<=",
  "≦": "<=",
  "≤": "<=",
  ">": ">",
  ">=": ">=",
  "≧": ">=",
  "≥": ">=",
};

/** Notation of a value: plain, in quotes, in 《》 or between slashes. */
type ValueForm = "plain" | "phrase" | "card" | "pattern";

/** One value of a list. `typed` is its readable source, with an open quote closed. */
export type ValueToken = {
  readonly form: ValueForm;
  readonly text: string;
  readonly typed: string;
  readonly at: TextSpan;
};

/** A token of the query language. */
export type QueryToken =
  | { readonly type: "open" | "close" | "or" | "and" | "minus" | "openDeck"; readonly at: TextSpan }
  /** `]]` with its comparison, such as `>=6`. */
  | { readonly type: "closeDeck"; readonly op: QueryOperator | null; readonly count: string; readonly at: TextSpan }
  /** A value without a key; `exact` after `!`. */
  | { readonly type: "value"; readonly exact: boolean; readonly member: ValueToken; readonly at: TextSpan }
  | TermToken;

/** A key with its operator and values. */
export type TermToken = {
  readonly type: "term";
  /** Name of the key in lower case. */
  readonly key: string;
  readonly op: QueryOperator;
  /** Text before the values, as typed. */
  readonly head: string;
  readonly members: readonly ValueToken[];
  readonly at: TextSpan;
};

/** A problem found while splitting a query, reported to the user as a warning. */
export type TokenizerWarning = {
  readonly code: "UNCLOSED_QUOTE" | "EMPTY_WORD";
  readonly at: TextSpan;
};
