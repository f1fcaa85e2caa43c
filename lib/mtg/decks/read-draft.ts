import { FIRST_FORMAT_DATE, isCalendarDate } from "../formats/format-date";
import { FORMAT_ID_PATTERN } from "../formats/format-facts";
import type { MtgDraft, MtgDraftHistory } from "./draft-history";
import { MTG_DECK_LIMITS } from "./limits";
import { MAX_LIST_LENGTH } from "./lists/card-lines";

/** Maximum number of undo steps, and of redo steps, that the browser stores. */
export const MAX_STORED_STEPS = 20;

/** Validates the stored undo history of a draft; null for invalid data. */
export function readDraftHistory({ past, present, future }: Readonly<Record<string, unknown>>): MtgDraftHistory | null {
  const [before, after] = [past, future].map((some) => (Array.isArray(some) ? some.slice(-MAX_STORED_STEPS) : null));
  if (!before?.every(isMtgDraft) || !after?.every(isMtgDraft) || !isMtgDraft(present)) return null;
  return { past: before, present, future: after, typing: null };
}

/** Returns whether data is a draft within its limits. */
export function isMtgDraft(data: unknown): data is MtgDraft {
  if (typeof data !== "object" || data === null) return false;
  const { name, text, format, on } = data as Record<string, unknown>;
  const isText = (value: unknown, most: number): value is string => typeof value === "string" && value.length <= most;
  return (
    isText(name, MTG_DECK_LIMITS.title) &&
    isText(text, MAX_LIST_LENGTH) &&
    isText(format, 30) &&
    FORMAT_ID_PATTERN.test(format) &&
    isText(on, 10) &&
    isCalendarDate(on) &&
    on >= FIRST_FORMAT_DATE
  );
}
