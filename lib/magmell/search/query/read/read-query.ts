import type { TextSpan } from "@/lib/japanese/types";
import { MAX_QUERY_LENGTH, MAX_QUERY_WARNINGS, MAX_QUOTED_LENGTH } from "../limits";
import type { Query, QueryWarning } from "../types";
import { foldQuery, toWellFormed } from "./fold-query";
import type { WarningReporter } from "./nodes";
import { QueryParser, type QueryRefusal } from "./parser";
import { toQueryOptions } from "./read-option";
import { tokenizeQuery } from "./tokenizer";

/** The context of a query; some keys exist only in deck searches, some only in the builder. */
export type QueryScope = "cards" | "builder" | "decks";

/**
 * Parses a query. Never throws: unreadable parts become warnings with a span and match nothing. A query over a limit is
 * rejected as a whole, because a part of it would match too much.
 */
export function readQuery(typed: string, place: QueryScope = "cards"): Query {
  const text = toWellFormed(typed);
  const warnings: QueryWarning[] = [];
  const warn: WarningReporter = (code, at, more = {}) => {
    const quoted = text.slice(at.from, at.to);
    const short = quoted.length > MAX_QUOTED_LENGTH ? `${toWellFormed(quoted.slice(0, MAX_QUOTED_LENGTH))}…` : quoted;
    warnings.push({ code, at, text: short, ...withoutUndefined(more) });
  };
  if (text.length > MAX_QUERY_LENGTH) {
    const at = { from: MAX_QUERY_LENGTH, to: text.length };
    return refused(text, { code: "TOO_LONG", at, limit: MAX_QUERY_LENGTH }, warn, warnings);
  }
  const { tokens, remarks } = tokenizeQuery(foldQuery(text));
  for (const { code, at } of remarks) warn(code, at);
  const parser = new QueryParser(tokens, place, warn, ({ from, to }) => text.slice(from, to));
  const root = parser.parse();
  if (parser.refusal) return refused(text, parser.refusal, warn, warnings);
  const { unreadOptions: unread } = parser;
  const options = { ...toQueryOptions(parser.options), ...(unread.length > 0 ? { unread } : {}) };
  return { text, root, options, warnings: inTypedOrder(warnings) };
}

function refused(
  text: string,
  { code, at, limit }: QueryRefusal,
  warn: WarningReporter,
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
  [...warnings].sort((a, b) => a.at.from - b.at.from).slice(0, MAX_QUERY_WARNINGS);

const withoutUndefined = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
