import { FIRST_DAY, isCalendarDay } from "../formats/format-day";
import { isFormatId } from "../formats/format-facts";
import type { Desk, DeskHistory } from "./draft-history";
import { MTG_DECK_LIMITS } from "./limits";
import { LONGEST_LIST } from "./lists/pasted-list";

/** Steps in each direction that a browser keeps over a reload. */
export const KEPT_STEPS = 20;

/** Reads the steps of a desk that a browser keeps; `null` for data that no desk has written. */
export function readSteps({ past, present, future }: Readonly<Record<string, unknown>>): DeskHistory | null {
  const [before, after] = [past, future].map((some) => (Array.isArray(some) ? some.slice(-KEPT_STEPS) : null));
  if (!before?.every(isDesk) || !after?.every(isDesk) || !isDesk(present)) return null;
  return { past: before, present, future: after, typing: null };
}

/** Returns whether data is a desk within its limits. */
export function isDesk(data: unknown): data is Desk {
  if (typeof data !== "object" || data === null) return false;
  const { name, text, format, on } = data as Record<string, unknown>;
  const isText = (value: unknown, most: number): value is string => typeof value === "string" && value.length <= most;
  return (
    isText(name, MTG_DECK_LIMITS.title) &&
    isText(text, LONGEST_LIST) &&
    isText(format, 20) &&
    isFormatId(format) &&
    isText(on, 10) &&
    isCalendarDay(on) &&
    on >= FIRST_DAY
  );
}
