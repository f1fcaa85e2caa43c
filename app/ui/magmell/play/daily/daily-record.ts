import { useCallback, useMemo, useSyncExternalStore } from "react";
import { getBrowserStorage } from "@/app/ui/editor/browser-storage";
import type { IsoDate } from "@/lib/magmell/catalogue/model/types";
import { addDays } from "@/lib/magmell/play/daily/days";
import { OPENING_DECISIONS, type OpeningDecision } from "@/lib/magmell/play/decision";

/** A reader's decision on the hand of a day. */
export type DailyEntry = {
  readonly decision: OpeningDecision;
  /** The exact choice; `null` where both were worth the same, or the value was not known. */
  readonly best: OpeningDecision | null;
  /** Whether the site has counted the vote. */
  readonly counted: boolean;
};

/** A reader's decisions by day. */
export type DailyRecord = Readonly<Record<IsoDate, DailyEntry>>;

/** The storage key of the record. Its number grows when the form of the record changes. */
const DAILY_RECORD_KEY = "grimoire.daily.1";

/** The days that are remembered; the oldest are forgotten. */
const MOST_DAYS = 400;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Parses a stored record. Skips invalid entries. */
export function parseDailyRecord(stored: string | null): DailyRecord {
  const entries: [IsoDate, DailyEntry][] = [];
  for (const [day, entry] of Object.entries(parsed(stored))) {
    const { decision, best, counted } = (entry ?? {}) as Partial<Record<keyof DailyEntry, unknown>>;
    if (!DAY.test(day) || !isDecision(decision)) continue;
    entries.push([day, { decision, best: isDecision(best) ? best : null, counted: counted === true }]);
  }
  return Object.fromEntries(entries);
}

/** Serializes a record for storage. Keeps only the latest 400 days. */
export function serializeDailyRecord(record: DailyRecord): string {
  const days = Object.keys(record).sort().slice(-MOST_DAYS);
  return JSON.stringify(Object.fromEntries(days.map((day) => [day, record[day]])));
}

function parsed(stored: string | null): object {
  try {
    const value: unknown = JSON.parse(stored ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

const isDecision = (value: unknown): value is OpeningDecision =>
  OPENING_DECISIONS.some((decision) => decision === value);

/** Figures of a record. */
type DailyFigures = {
  /** Days in a row up to today, or up to yesterday while today is undecided. */
  readonly streak: number;
  readonly longest: number;
  readonly decided: number;
  readonly by: Readonly<Record<OpeningDecision, number>>;
  /** Number of days on which one decision was better, and (next field) on which the reader made it. */
  readonly judged: number;
  readonly agreed: number;
};

export function computeDailyStats(record: DailyRecord, today: IsoDate): DailyFigures {
  const days = Object.keys(record).sort();
  const entries = Object.values(record);
  const judged = entries.filter(({ best }) => best !== null);
  const count = (decision: OpeningDecision) => entries.filter((entry) => entry.decision === decision).length;
  let longest = 0;
  let row = 0;
  let latest: IsoDate | null = null;
  for (const day of days) {
    row = latest !== null && addDays(latest, 1) === day ? row + 1 : 1;
    longest = Math.max(longest, row);
    latest = day;
  }
  const goesOn = latest === today || latest === addDays(today, -1);
  return {
    streak: goesOn ? row : 0,
    longest,
    decided: days.length,
    by: { keep: count("keep"), redraw: count("redraw") },
    judged: judged.length,
    agreed: judged.filter(({ best, decision }) => best === decision).length,
  };
}

const listeners = new Set<() => void>();
/** The record of this page where the browser keeps none. */
let unkept: string | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function stored(): string | null {
  try {
    return getBrowserStorage()?.getItem(DAILY_RECORD_KEY) ?? unkept;
  } catch {
    return unkept;
  }
}

function put(day: IsoDate, entry: DailyEntry): void {
  unkept = serializeDailyRecord({ ...getStoredDailyRecord(), [day]: entry });
  try {
    getBrowserStorage()?.setItem(DAILY_RECORD_KEY, unkept);
  } catch {
    // A browser that forbids storage, or has no room, keeps it as long as the page is open.
  }
  for (const listener of listeners) listener();
}

/** Returns the record currently stored in the browser. */
export const getStoredDailyRecord = (): DailyRecord => parseDailyRecord(stored());

/** Returns the reader's decisions on daily hands, stored in this browser, and a function that adds one. */
export function useDailyRecord(): readonly [DailyRecord, (day: IsoDate, entry: DailyEntry) => void] {
  const written = useSyncExternalStore(subscribe, stored, () => null);
  const record = useMemo(() => parseDailyRecord(written), [written]);
  return [record, useCallback(put, [])];
}
