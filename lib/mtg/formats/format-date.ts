import { DOCUMENT_LISTS_DATE, SET_CODES, SETS } from "@/engine/mtg/deck";

/** Default date for formats: the date of the built-in lists. */
export const DEFAULT_FORMAT_DATE: string = DOCUMENT_LISTS_DATE;
/** First valid date of formats: the release date of the first set. */
export const FIRST_FORMAT_DATE: string = SET_CODES.map((code) => SETS[code].released).sort()[0] ?? DEFAULT_FORMAT_DATE;
/** Last date that the built-in documents cover: the date of their lists. */
export const LAST_FORMAT_DATE = DOCUMENT_LISTS_DATE;

/** Returns whether a text is a valid calendar date, such as `2000-12-15`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
}

/**
 * Returns whether a text is a date for which formats are known. `last` is the latest date covered by the lists or sets
 * of this site.
 */
export const isFormatDate = (text: string, last: string = LAST_FORMAT_DATE): boolean =>
  text >= FIRST_FORMAT_DATE && text <= last && isCalendarDate(text);

function daysOf(year: number, month: number): number {
  const isLong = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (month === 2) return isLong ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
