import {
  type DatedFormat,
  DOCUMENT_FORMAT_DATA,
  type FormatData,
  type FormatId,
  getFirstLegalDate,
  getFormatIds,
  getFormatOn,
  getListDates,
  isFormatId,
  isPoolFormat,
} from "@/engine/mtg/deck";

/** Groups of formats by the source of the cards in a deck. */
export const FORMAT_GROUPS = ["constructed", "block", "pool", "added"] as const;
type FormatGroup = (typeof FORMAT_GROUPS)[number];

/** A set in a format, with names in both languages and dates such as `2000-11-01`. */
type SetFacts = {
  readonly code: string;
  readonly ja: string;
  readonly en: string;
  readonly released: string;
  /** The first day on which constructed formats allow it (D.13.4). */
  readonly legalFrom: string;
  /** Source of an added set; null for a built-in one. */
  readonly source: string | null;
};

/** A date on which the legal sets of a format change: the sets that enter, and the sets that rotate out (D.16.6). */
type SetChange = { readonly on: string; readonly in: readonly SetFacts[]; readonly out: readonly SetFacts[] };

/** A format on a day. */
export type FormatFacts = {
  readonly id: string;
  /** Its numbers, and the lists that count on the day. */
  readonly format: DatedFormat;
  /** Days of all lists of it that the site knows, the earliest first; none for a format without lists. */
  readonly listDays: readonly string[];
  readonly group: FormatGroup;
  /** Legal sets on the date; null if cards come from a pool of any sets. */
  readonly sets: readonly SetFacts[] | null;
  /** All changes of its sets that the known sets make, the latest first. */
  readonly changes: readonly SetChange[];
};

/** Pattern of format ids, known or not. */
export const FORMAT_ID_PATTERN = /^[A-Za-z][A-Za-z0-9.]{1,29}$/u;

const BLOCK_IDS: readonly string[] = ["iceAge", "mirage", "tempest", "urza", "masques", "invasion"];

/** The group of a format. */
function groupOf(id: string): FormatGroup {
  if (!isFormatId(id)) return "added";
  if (isPoolFormat(id)) return "pool";
  return BLOCK_IDS.includes(id) ? "block" : "constructed";
}

/** Returns the formats of a group in the order of the rules document. Added formats are in the order of their files. */
export const getFormatsInGroup = (group: FormatGroup, book: FormatData): readonly string[] =>
  getFormatIds(book).filter((id) => groupOf(id) === group);

/**
 * Returns facts of a format on a date, such as `2000-12-15`; null for an unknown format id. `book` contains the sets,
 * lists and formats, by default the built-in ones.
 */
export function getFormatFacts(id: FormatId, on: string, book?: FormatData): FormatFacts;
export function getFormatFacts(id: string, on: string, book?: FormatData): FormatFacts | null;
export function getFormatFacts(id: string, on: string, book: FormatData = DOCUMENT_FORMAT_DATA): FormatFacts | null {
  const format = getFormatOn(id, on, book);
  if (format === null) return null;
  const group = groupOf(id);
  const sets: SetFinder = new Map(
    book.sets.map((set) => {
      const { code, ja, en, released, source } = set;
      return [code, { code, ja, en, released, legalFrom: getFirstLegalDate(set), source }] as const;
    }),
  );
  const fromPool = group === "pool";
  return {
    id,
    format,
    listDays: getListDates(id, book),
    group,
    sets: fromPool ? null : found(sets, format.setsOn(on)),
    changes: fromPool || group === "added" ? [] : changesOf(format, sets),
  };
}

type SetFinder = ReadonlyMap<string, SetFacts>;

const found = (sets: SetFinder, codes: readonly string[]): readonly SetFacts[] =>
  codes.flatMap((code) => sets.get(code) ?? []);

function changesOf(format: DatedFormat, sets: SetFinder): readonly SetChange[] {
  const days = [...new Set([...sets.values()].map((set) => set.legalFrom))].sort();
  const before = days.map((_, at) => (at === 0 ? [] : format.setsOn(days[at - 1] ?? "")));
  return days
    .map((on, at) => {
      const now = format.setsOn(on);
      const was = before[at] ?? [];
      return {
        on,
        in: found(
          sets,
          now.filter((code) => !was.includes(code)),
        ),
        out: found(
          sets,
          was.filter((code) => !now.includes(code)),
        ),
      };
    })
    .filter((change) => change.in.length + change.out.length > 0)
    .reverse();
}
