import type { IsoDate } from "@/lib/magmell/catalogue/model/types";

const DAY_MS = 86_400_000;
const WRITTEN = /^\d{4}-\d{2}-\d{2}$/;

/** Days before today whose hand can still be looked at. */
const KEPT_DAYS = 366;

/** Returns the date a number of days after another (before it if negative). */
export const addDays = (day: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the number of a date, counted in days since 1970. */
export const toDayNumber = (day: IsoDate): number => Date.parse(day) / DAY_MS;

/**
 * Returns whether the hand of a day can be shown: the day is a valid date, not in the future, and at most a year ago.
 */
export function isDailyHandAvailable(day: string, today: IsoDate): boolean {
  if (!WRITTEN.test(day) || Number.isNaN(Date.parse(day))) return false;
  // The calendar has no 30 February, which a parser may take for a day in March.
  return addDays(day, 0) === day && day <= today && toDayNumber(day) >= toDayNumber(today) - KEPT_DAYS;
}

/** Returns whether votes on a day are still counted: today's, and yesterday's for pages that were open at midnight. */
export const isVotingOpen = (day: string, today: IsoDate): boolean => day === today || day === addDays(today, -1);
