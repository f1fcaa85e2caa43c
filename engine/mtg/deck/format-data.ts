import type { MtgRef } from "../model/ref";
import {
  type AddedFormat,
  createFormatRow,
  DOCUMENT_LISTS_DATE,
  FORMAT_IDS,
  FORMATS,
  type Format,
  type FormatCardList,
  type FormatId,
  isFormatId,
} from "./formats";
import { DOCUMENT_SETS, getFirstLegalDate, type SetList } from "./sets";

/**
 * Restricted and banned cards of a format from a date on, if they come from a source other than the built-in documents.
 */
export type DatedCardList = {
  readonly format: FormatId;
  /** The date from which the list applies, such as `1999-10-01`. */
  readonly from: string;
  readonly restricted: readonly string[];
  readonly banned: readonly string[];
  /** Description of the list's source, for display. */
  readonly source: string;
};

/** The sets, lists and formats for checking decks: those of the documents, and added ones. */
export type FormatData = {
  readonly sets: SetList;
  readonly lists: readonly DatedCardList[];
  /** Formats that the documents do not know. */
  readonly formats?: readonly AddedFormat[];
};

/** The sets and lists of the documents only. */
export const DOCUMENT_FORMAT_DATA: FormatData = { sets: DOCUMENT_SETS, lists: [] };

/** Returns the sets and lists of the documents, extended by the given ones. */
export const extendFormatData = ({ sets, lists, formats = [] }: FormatData): FormatData => ({
  sets: [...DOCUMENT_SETS, ...sets].toSorted((one, other) => one.released.localeCompare(other.released, "en")),
  lists,
  formats,
});

/** Rules under which lists of a format stand. Decks made from a pool have none (D.17.3). */
const LIST_RULES: Readonly<Partial<Record<FormatId, { readonly restricted: MtgRef; readonly banned: MtgRef }>>> = {
  type1: { restricted: "mtg-6e:D.13.8", banned: "mtg-6e:D.13.9" },
  "type1.5": { restricted: "mtg-6e:D.14.8", banned: "mtg-6e:D.14.9" },
  extended: { restricted: "mtg-6e:D.15.7", banned: "mtg-6e:D.15.9" },
  standard: { restricted: "mtg-6e:D.16.10", banned: "mtg-6e:D.16.11" },
  iceAge: { restricted: "mtg-6e:D.18.2", banned: "mtg-6e:D.18.3" },
  mirage: { restricted: "mtg-6e:D.18.2", banned: "mtg-6e:D.18.4" },
  tempest: { restricted: "mtg-6e:D.18.2", banned: "mtg-6e:D.18.5" },
  urza: { restricted: "mtg-6e:D.18.2", banned: "mtg-6e:D.18.6" },
  masques: { restricted: "mtg-6e:D.18.2", banned: "mtg-6e:D.18.7" },
  invasion: { restricted: "mtg-6e:D.18.2", banned: "mtg-6e:D.18.8" },
};

/** Formats that may have restricted and banned lists, in the order of the document. */
export const FORMATS_WITH_LISTS = Object.keys(LIST_RULES) as readonly FormatId[];

/** A format with the lists in force on a day. */
export type DatedFormat = Format & {
  /** The id; an added format has an id of its own. */
  readonly id: string;
  /** The date of these lists; `null` for a format without lists. */
  readonly listsOf: string | null;
  /** Source of the lists; `null` for lists of the documents. */
  readonly listsFrom: string | null;
};

/** Returns the dates of a format's lists in the data, earliest first; empty for a format without lists. */
export const getListDates = (id: string, { lists }: FormatData): readonly string[] =>
  FORMATS_WITH_LISTS.some((one) => one === id)
    ? [DOCUMENT_LISTS_DATE, ...lists.filter(({ format }) => format === id).map(({ from }) => from)].sort()
    : [];

/** Returns ids of all formats: formats of the documents in their order, then added formats. */
export const getFormatIds = ({ formats = [] }: FormatData): readonly string[] => [
  ...FORMAT_IDS,
  ...formats.map(({ id }) => id),
];

const findAdded = (id: string, { formats = [] }: FormatData) => formats.find((one) => one.id === id) ?? null;

/** Returns the name of a format in both languages; the id in both if the format is unknown. */
export const getFormatName = (id: string, book: FormatData): Pick<Format, "ja" | "en"> =>
  isFormatId(id) ? FORMATS[id] : (findAdded(id, book) ?? { ja: id, en: id });

/** Returns whether decks of a format are made from a pool of cards. */
export const isPoolFormat = (id: string): boolean => isFormatId(id) && (FORMATS[id] as Format).pool !== null;

/**
 * Returns a format with the latest lists that were in force on a date, or the earliest known lists if all are later.
 * Its sets are those of `book`. Returns null for an unknown id.
 * @rule mtg-house:26
 */
export function getFormatOn(id: FormatId, on: string, book: FormatData): DatedFormat;
export function getFormatOn(id: string, on: string, book: FormatData): DatedFormat | null;
export function getFormatOn(id: string, on: string, book: FormatData): DatedFormat | null {
  if (!isFormatId(id)) {
    const added = findAdded(id, book);
    return added && { ...createFormatRow(added), id, listsOf: null, listsFrom: added.source };
  }
  const row: Format = FORMATS[id];
  const days = getListDates(id, book);
  const listsOf = days.findLast((day) => day <= on) ?? days[0] ?? null;
  const dated = book.lists.find(({ format, from }) => format === id && from === listsOf);
  const setsOn: Format["setsOn"] = (day, sets = book.sets) => row.setsOn(day, sets);
  if (dated === undefined) return { ...row, id, setsOn, listsOf, listsFrom: null };
  const rules = LIST_RULES[id];
  const list = (part: "restricted" | "banned"): FormatCardList | null =>
    rules === undefined || dated[part].length === 0 ? null : { rule: rules[part], names: dated[part], announced: [] };
  return {
    ...row,
    id,
    setsOn,
    listsOf,
    listsFrom: dated.source,
    restricted: list("restricted"),
    banned: list("banned"),
  };
}

/**
 * Returns the last date that the data covers: the date of the latest list, or the first legal date of the latest set.
 */
export const getLastKnownDate = ({ sets, lists }: FormatData): string =>
  [
    DOCUMENT_LISTS_DATE,
    ...lists.map(({ from }) => from),
    ...sets
      .filter(({ kind }) => kind === "base" || kind === "expansion" || kind === "compilation")
      .map(getFirstLegalDate),
  ]
    .sort()
    .at(-1) ?? DOCUMENT_LISTS_DATE;
