import type { EntryFacts } from "./entry-facts";
import { readPrintedDate } from "./read-date";

type SourceFact = NonNullable<EntryFacts["sources"]>[number];

/** Families of sources by key, with every form in which the summary prints their names. */
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

/** Returns a source as the text in brackets names it: family, page or issue, date; `null` for what names no known source. */
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
