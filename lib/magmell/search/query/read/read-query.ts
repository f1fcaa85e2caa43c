import type { TextSpan } from "@/lib/japanese/types";
import { MAX_QUERY_LENGTH, MAX_QUOTED, MAX_WARNINGS } from "../limits";
import type { Query, QueryWarning } from "../types";
import { foldQuery, wellFormed } from "./fold-query";
import { lex } from "./lexer";
import type { ReportWarning } from "./nodes";
import { Parser, type Refusal } from "./parser";
import { optionsOf } from "./read-option";

/** The context of a query; some keys exist only in deck searches, some only in the builder. */
export type QueryScope = "cards" | "builder" | "decks";

/**
 * Parses a query. Never throws: unreadable parts become warnings with their span and match nothing. A query beyond a
 * limit is refused as a whole, because a part of it would match more than was asked for.
 */
export function readQuery(typed: string, place: QueryScope = "cards"): Query {
  const text = wellFormed(typed);
  const warnings: QueryWarning[] = [];
  const warn: ReportWarning = (code, at, more = {}) => {
    const quoted = text.slice(at.from, at.to);
    const short = quoted.length > MAX_QUOTED ? `${wellFormed(quoted.slice(0, MAX_QUOTED))}…` : quoted;
    warnings.push({ code, at, text: short, ...withoutUndefined(more) });
  };
  if (text.length > MAX_QUERY_LENGTH) {
    const at = { from: MAX_QUERY_LENGTH, to: text.length };
    return refused(text, { code: "TOO_LONG", at, limit: MAX_QUERY_LENGTH }, warn, warnings);
  }
  const { tokens, remarks } = lex(foldQuery(text));
  for (const { code, at } of remarks) warn(code, at);
  const parser = new Parser(tokens, place, warn, ({ from, to }) => text.slice(from, to));
  const root = parser.parse();
  if (parser.refusal) return refused(text, parser.refusal, warn, warnings);
  const { unreadOptions: unread } = parser;
  const options = { ...optionsOf(parser.options), ...(unread.length > 0 ? { unread } : {}) };
  return { text, root, options, warnings: inTypedOrder(warnings) };
}

function refused(
  text: string,
  { code, at, limit }: Refusal,
  warn: ReportWarning,
  warnings: readonly QueryWarning[],
): Query {
  warn(code, at, limit === undefined ? {} : { limit });
  const whole: TextSpan = { from: 0, to: text.length };
  return {
    text,
    root: { type: "unread", text, refused: true, at: whole },
    options: {},
    warnings: inTypedOrder(warnings),
  };
}

const inTypedOrder = (warnings: readonly QueryWarning[]): readonly QueryWarning[] =>
  [...warnings].sort((a, b) => a.at.from - b.at.from).slice(0, MAX_WARNINGS);

const withoutUndefined = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
