import { LISTS_OF, SET_CODES, SETS } from "@/engine/mtg/deck";

/** The day for which formats are told unless another one is asked for: that of the document's texts. */
export const BASE_DAY = "2000-12-15";
/** The days that can be asked for: from the first set to the last list that the documents know. */
export const FIRST_DAY: string = SET_CODES.map((code) => SETS[code].released).sort()[0] ?? BASE_DAY;
export const LAST_DAY = LISTS_OF;

/** Whether a text is a day of the calendar, such as `2000-12-15`, for which formats are known. */
export function isFormatDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return false;
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
}

function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
