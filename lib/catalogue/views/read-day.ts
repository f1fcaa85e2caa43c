import type { IsoDate } from "../model/types";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day as it is written in an address; `null` for what is no day. */
export function readDay(value: string): IsoDate | null {
  const written = value.normalize("NFKC").trim().replaceAll("/", "-");
  if (!DAY.test(written)) return null;
  const date = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written ? null : written;
}
