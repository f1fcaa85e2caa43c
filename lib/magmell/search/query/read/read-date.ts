import type { IsoDate } from "@/lib/magmell/catalogue/model/types";
import type { DateKey } from "../keys";
import type { Comparison } from "../types";
import {
  applyBooleanOperator,
  createAndNode,
  createPredicateNode,
  createValueFault,
  resolveComparison,
  type ValueReader,
} from "./nodes";
import { normalizeSetCode } from "./normalize-value";

/** A period of days, both ends included. */
type TimeSpan = { readonly from: IsoDate; readonly to: IsoDate };

const TIME = /^(\d{4})年?$|^(\d{4})[-/年](\d{1,2})月?$|^(\d{4})[-/年](\d{1,2})[-/月](\d{1,2})日?$/u;
/** A set code; it contains a letter, so that an invalid day is not taken for one. */
const CODE = /^(?=.*\p{L})[\p{L}\p{N}]{1,20}$/u;

/** Returns the period of a year, month or day; `null` for any other text. */
export function readTimeSpan(text: string): TimeSpan | null {
  const parts = (TIME.exec(text) ?? []).slice(1).filter((part) => part !== undefined);
  const [year = 0, month, day] = parts.map(Number);
  if (parts.length === 0 || (month !== undefined && (month < 1 || month > 12))) return null;
  if (month === undefined) return { from: iso(year, 1, 1), to: iso(year, 12, 31) };
  const days = daysIn(year, month);
  if (day === undefined) return { from: iso(year, month, 1), to: iso(year, month, days) };
  return day < 1 || day > days ? null : { from: iso(year, month, day), to: iso(year, month, day) };
}

/** Returns the shortest notation of a period. */
export function writeTimeSpan({ from, to }: TimeSpan): string {
  if (from === to) return from;
  return from.slice(0, 7) === to.slice(0, 7) ? from.slice(0, 7) : from.slice(0, 4);
}

/** Reads dates: a period, or a set code for its release day. */
export const readDate: ValueReader<DateKey> = (key, op, member) => {
  const text = member.text.trim();
  const at = (part: string, compared: Comparison) => {
    const time = readTimeSpan(part);
    if (time) return createPredicateNode({ on: "date", key, op: compared, ...time }, member.at);
    if (!CODE.test(part)) return null;
    return createPredicateNode({ on: "setDate", key, op: compared, set: normalizeSetCode(part) }, member.at);
  };
  const range = /^(.*?)(?:\.{2,3}|[~〜])(.*)$/u.exec(text);
  if (!range) return at(text, resolveComparison(op, "=")) ?? createValueFault("UNKNOWN_VALUE");
  const [, first = "", last = ""] = range;
  const ends = [first && at(first, ">="), last && at(last, "<=")];
  if (ends.includes(null) || (first === "" && last === "")) return createValueFault("UNKNOWN_VALUE");
  const [begins, ends_] = [readTimeSpan(first), readTimeSpan(last)];
  if (begins && ends_ && begins.from > ends_.to) return createValueFault("EMPTY_RANGE");
  return applyBooleanOperator(op, createAndNode(ends.filter((end) => end !== null && end !== "")));
};

const iso = (year: number, month: number, day: number): IsoDate =>
  `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
