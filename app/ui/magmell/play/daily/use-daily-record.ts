"use client";

import { useCallback, useMemo, useSyncExternalStore } from "react";
import { getBrowserStorage } from "@/app/ui/editor/browser-storage";
import type { IsoDate } from "@/lib/magmell/catalogue/model/types";
import {
  DAILY_RECORD_KEY,
  type DailyEntry,
  type DailyRecord,
  parseDailyRecord,
  serializeDailyRecord,
} from "./daily-record";

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

/** Returns the record as the browser holds it now. */
export const getStoredDailyRecord = (): DailyRecord => parseDailyRecord(stored());

/** Returns the reader's decisions on hands of the day, which this browser keeps, and the function that adds one. */
export function useDailyRecord(): readonly [DailyRecord, (day: IsoDate, entry: DailyEntry) => void] {
  const written = useSyncExternalStore(subscribe, stored, () => null);
  const record = useMemo(() => parseDailyRecord(written), [written]);
  return [record, useCallback(put, [])];
}
