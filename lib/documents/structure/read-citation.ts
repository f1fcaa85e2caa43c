import type { EntryFacts } from "./entry-facts";

type SourceFact = NonNullable<EntryFacts["sources"]>[number];

/** Families of sources by key, with every form of their names in the summary. */
export const SOURCE_NAMES = {
  "comp-rules": ["CompRules", "CompRule"],
  dangelo: ["D'Angelo", "D'Agnelo"],
  "tournament-rules": ["Tournament Rules"],
  "wotc-rules-team": ["WotC Rules Team"],
  bethmo: ["bethmo", "Bethmo"],
  duelist: ["Duelist Magazine"],
  delaney: ["DeLaney"],
  mirage: ["Mirage"],
  aahz: ["Aahz"],
  "tournament-update": ["Tournament Update", "Tourney Updated", "Update", "Upadate"],
  "invasion-faq": ["Invasion FAQ"],
  "fifth-edition": ["Fifth Edition"],
  qas: ["QAS"],
  tempest: ["Tempest"],
  barclay: ["Barclay"],
  jackson: ["Jackson"],
  "legends-rulecards": ["Legends Rulecards"],
  "urzas-saga-rule-page": ["Urza's Saga Rule Page"],
  "nemesis-faq": ["Nemesis FAQ"],
  donais: ["Donais"],
  "urzas-destiny-faq": ["Urza's Destiny FAQ"],
  dommermuth: ["Dommermuth"],
  "three-kingdoms-faq": ["Three Kingdoms FAQ"],
  oracle: ["Oracle"],
  "dci-letter": ["DCI Letter"],
  gray: ["Gray"],
  jordan: ["Jordan"],
  "masques-faq": ["MM FAQ"],
  encyclopedia: ["Encyclopedia"],
  peterson: ["Peterson"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const NAMES: readonly (readonly [name: string, key: string])[] = Object.entries(SOURCE_NAMES).flatMap(([key, names]) =>
  names.map((name) => [name, key] as const),
);
const DATE = /[\s,]*(\d{2}\/\d{2}\/\d{2})$/u;

/** Parses a bracketed citation into its source: family, page or issue, and date; null for an unknown source. */
export function readCitation(text: string): SourceFact | null {
  const [name, source] =
    NAMES.find(([one]) => text.startsWith(one) && /^(?:[\s,#]|$)/u.test(text.slice(one.length))) ?? [];
  if (name === undefined || source === undefined) return null;
  const rest = text.slice(name.length);
  const printed = DATE.exec(rest)?.[1];
  const locator = rest.replace(DATE, "").replace(/^[\s,]+/u, "");
  const read = printed === undefined ? null : readPrintedDate(printed);
  return {
    source,
    ...(locator !== "" && { locator }),
    ...(printed !== undefined && { printed }),
    ...(read?.date != null && { date: read.date }),
    ...(read !== null && !read.sure && { sure: false }),
  };
}

/** A parsed date. `sure` is false if the printed date is impossible or ambiguous. */
type DateReading = { readonly date: string | null; readonly sure: boolean };

/** The first and the last day that a source of the summary can be of. */
const FIRST = "1993-08-05";
const LAST = "2001-01-16";

/** Orders of the three numbers of a date, the usual one first: places of year, month, day. */
const ORDERS = [
  [0, 1, 2],
  [2, 0, 1],
  [1, 0, 2],
] as const;

/** Impossible dates with the intended ones. All rules of that year have one date. */
const IMPOSSIBLE: Readonly<Record<string, string>> = { "99/04/34": "1999-04-23" };

/**
 * Parses a numeric date such as `99/04/23` as year, month, day. If that is not a date of the summary's time, tries
 * month, day, year and month, year, day, and marks the reading as unsure.
 */
export function readPrintedDate(printed: string): DateReading {
  const numbers = printed.split("/").map(Number);
  for (const [place, order] of ORDERS.entries()) {
    const day = dayOf(order.map((at) => numbers[at] ?? 0));
    if (day !== null && day >= FIRST && day <= LAST) return { date: day, sure: place === 0 };
  }
  return { date: IMPOSSIBLE[printed] ?? null, sure: false };
}

/** Date of a two-digit year, a month and a day; null if impossible. */
function dayOf([short = 0, month = 0, day = 0]: readonly number[]): string | null {
  const year = short < 70 ? 2000 + short : 1900 + short;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (month < 1 || month > 12 || date.getUTCDate() !== day || date.getUTCMonth() !== month - 1) return null;
  return date.toISOString().slice(0, "2001-01-16".length);
}
