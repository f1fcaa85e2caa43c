import type { Span } from "@/lib/japanese/types";
import type { Comparison } from "../types";

/** An operator as typed; `:` asks what is usual for the key. */
export type Operator = ":" | Comparison;

/** How a value is written: as it is, in quotes, in 《》 or between slashes. */
type ValueForm = "plain" | "phrase" | "card" | "pattern";

/** One value; a list has several. `typed` can be read again: a quote that was left open is closed in it. */
export type ValueToken = { readonly form: ValueForm; readonly text: string; readonly typed: string; readonly at: Span };

/** The pieces a query is made of. */
export type QueryToken =
  | { readonly type: "open" | "close" | "or" | "and" | "minus" | "openDeck"; readonly at: Span }
  /** `]]` with what follows it, such as `>=6`. */
  | { readonly type: "closeDeck"; readonly op: Operator | null; readonly count: string; readonly at: Span }
  /** A value without a key; `exact` after `!`. */
  | { readonly type: "value"; readonly exact: boolean; readonly member: ValueToken; readonly at: Span }
  | TermToken;

/** A key with its values. */
export type TermToken = {
  readonly type: "term";
  /** In small letters. */
  readonly key: string;
  readonly op: Operator;
  /** What stands before the members, as typed. */
  readonly head: string;
  readonly members: readonly ValueToken[];
  readonly at: Span;
};

/** What the lexer remarks upon; the parser makes a warning of it. */
export type LexRemark = {
  readonly code: "UNCLOSED_QUOTE" | "EMPTY_WORD";
  readonly at: Span;
};
