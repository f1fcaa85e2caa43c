import { FIRST_DAY, isCalendarDay } from "../formats/format-day";
import { isFormatId } from "../formats/format-facts";
import { LONGEST_LIST } from "../pasted-list";
import type { Desk, DeskHistory } from "./desk-history";
import { MTG_DECK_LIMITS } from "./limits";

/** Steps in each direction that a browser keeps over a reload. */
const KEPT_STEPS = 20;

/** A desk as text for a browser's storage. */
export const writeDesk = ({ past, present, future }: DeskHistory): string =>
  JSON.stringify({ past: past.slice(-KEPT_STEPS), present, future: future.slice(-KEPT_STEPS) });

/** Reads a kept desk; `null` for any text that no desk has written. */
export function readDesk(text: string | null): DeskHistory | null {
  if (text === null) return null;
  try {
    const { past, present, future } = JSON.parse(text) as Record<string, unknown>;
    const steps = [past, future].map((some) => (Array.isArray(some) ? some.slice(-KEPT_STEPS) : null));
    const [before, after] = steps;
    if (!before?.every(isDesk) || !after?.every(isDesk) || !isDesk(present)) return null;
    return { past: before, present, future: after, typing: null };
  } catch {
    return null;
  }
}

function isDesk(data: unknown): data is Desk {
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
