import { ERAS, STEPS } from "@/engine/mtg";
import { readCardInfo } from "../catalogue/manual-card-info";
import type { ListLine } from "../decks/lists/pasted-list";
import { getPositionAt } from "./positions";
import {
  type CardInfoByName,
  DEFAULT_STOPS,
  type Deal,
  type GoldfishSession,
  type GoldfishStops,
  type SessionEntry,
} from "./types";

/** Maximum number of stored entries; a longer session is cut to begin with its last deal. */
const MOST_ENTRIES = 3_000;

/** Serializes a session for storage, together with the code of its list. */
export function serializeSession(code: string, { entries, at, stops }: GoldfishSession): string {
  // A long session is kept from a deal on: nothing before it is needed to go on.
  const deals = entries.flatMap(({ deal }, index) => (deal !== undefined && index <= at ? [index] : []));
  const from = entries.length > MOST_ENTRIES ? (deals.at(-1) ?? 0) : 0;
  return JSON.stringify({ code, entries: entries.slice(from), at: at - from, stops });
}

/** Parses a stored session; null if it belongs to another list or can no longer be replayed. */
export function parseSession(text: string | null, code: string, list: readonly ListLine[]): GoldfishSession | null {
  try {
    const kept = JSON.parse(text ?? "null");
    if (kept?.code !== code || !Array.isArray(kept.entries) || !Number.isInteger(kept.at)) return null;
    const entries: readonly SessionEntry[] = kept.entries;
    if (entries[kept.at] === undefined || entries.length > MOST_ENTRIES) return null;
    const session = { list, entries, at: kept.at, stops: readStops(kept.stops) };
    // Whether the entries can be played shows when they are.
    getPositionAt(session, entries.length - 1);
    return session;
  } catch {
    return null;
  }
}

function readStops(kept: Partial<GoldfishStops> | undefined): GoldfishStops {
  const steps = kept?.steps;
  return {
    steps: Array.isArray(steps)
      ? STEPS.flatMap(({ step }) => (steps.includes(step) ? [step] : []))
      : DEFAULT_STOPS.steps,
    theirEnd: kept?.theirEnd === true,
    stack: kept?.stack === true,
  };
}

/** The most names that words are remembered for. */
const MOST_WORDS = 2_000;

/**
 * Serializes the card info entered in this browser, by name, latest last. Drops the oldest entries if there are too
 * many.
 */
export const serializeCardInfo = (words: CardInfoByName): string =>
  JSON.stringify(Object.fromEntries(Object.entries(words).slice(-MOST_WORDS)));

/** Parses stored card info; invalid entries are left out. */
export function parseCardInfo(text: string | null): CardInfoByName {
  try {
    const kept: unknown = JSON.parse(text ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([name, data]) => {
        const word = readCardInfo(data);
        return word === null ? [] : [[name, word] as const];
      }),
    );
  } catch {
    return {};
  }
}

/** URL parameters of a deal. */
type DealQuery = { readonly era?: string; readonly seed?: string; readonly first?: string };

/** Parses the deal in a URL. Omits missing and invalid parts. */
export function readDealQuery(
  { era, seed, first }: DealQuery,
  readSeed: (text: string) => number | null,
): Partial<Deal> {
  const known = ERAS.find((one) => one === era);
  const number = seed === undefined ? null : readSeed(seed);
  return {
    ...(known !== undefined && { era: known }),
    ...(number !== null && { seed: number }),
    ...((first === "1" || first === "2") && { goesFirst: first === "1" }),
  };
}
