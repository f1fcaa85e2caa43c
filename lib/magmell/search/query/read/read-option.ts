import { findChoice } from "../choices";
import type { OptionKey } from "../keys";
import { OPTION_WORDS } from "../option-words";
import type { QueryOptions, SortKey, SortTerm } from "../types";
import { createValueFault, type ValueFault } from "./nodes";
import { normalizeValue } from "./normalize-value";
import { createUnknownWordFault } from "./read-choice";
import { readTimeSpan } from "./read-date";
import type { QueryOperator } from "./tokens";

/** Options collected while reading; a later word replaces an earlier one. */
export type OptionDraft = { -readonly [K in keyof QueryOptions]: QueryOptions[K] } & { reversed?: boolean };

/** Adds the values of an option to the draft; returns a fault if one is unknown. */
export function readOption(
  draft: OptionDraft,
  key: OptionKey,
  op: QueryOperator,
  values: readonly string[],
): ValueFault | null {
  if (op !== ":" && op !== "=") return createValueFault("OPERATOR");
  const words = values.map(normalizeValue);
  if (key === "asOf") return readAsOf(draft, words);
  if (key === "order") return readOrder(draft, words);
  const known = words.map((word) => findChoice(OPTION_WORDS[key], word));
  const unknown = words[known.indexOf(null)];
  if (unknown !== undefined) return createUnknownWordFault(unknown, OPTION_WORDS[key]);
  for (const value of known) set(draft, key, value);
  return null;
}

function set(draft: OptionDraft, key: Exclude<OptionKey, "asOf" | "order">, value: string | null): void {
  if (key === "include") {
    if (value !== "retired") draft.tokens = true;
    if (value !== "token") draft.retired = true;
  } else if (key === "direction") draft.reversed = value === "desc";
  else Object.assign(draft, { [key]: value });
}

function readAsOf(draft: OptionDraft, [word = "", ...others]: readonly string[]): ValueFault | null {
  const time = others.length === 0 ? readTimeSpan(word) : null;
  if (time === null) return createValueFault("UNKNOWN_VALUE");
  draft.asOf = time.to;
  return null;
}

function readOrder(draft: OptionDraft, words: readonly string[]): ValueFault | null {
  const order: SortTerm[] = [];
  for (const word of words) {
    const descending = word.startsWith("-");
    const name = descending ? word.slice(1) : word;
    const by = findChoice(OPTION_WORDS.order, name) as SortKey | null;
    if (by === null) return createUnknownWordFault(name, OPTION_WORDS.order);
    if (!order.some((one) => one.by === by)) order.push({ by, descending });
  }
  draft.order = order;
  return null;
}

/** Returns the options in canonical form: the direction is applied to sort keys without a minus, and defaults are omitted. */
export function toQueryOptions({ reversed, ...draft }: OptionDraft): QueryOptions {
  const order = (draft.order ?? [{ by: "number" as const, descending: false }]).map(({ by, descending }) => ({
    by,
    descending: by !== "random" && (descending || reversed === true),
  }));
  const [first] = order;
  const isUsual = first?.by === "number" && !first.descending;
  const { order: _, unique, ...others } = draft;
  return {
    ...(isUsual ? {} : { order }),
    ...(unique === undefined || unique === "cards" ? {} : { unique }),
    ...others,
  };
}
