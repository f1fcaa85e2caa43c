import { findDocument } from "./documents";
import { ENTRY_KINDS, ENTRY_STATUSES } from "./entries";
import { findSource } from "./sources";

/** Words and filters of a library search, as in its URL. An empty string means no filter. */
export type LibraryFilters = {
  readonly q: string;
  /** Game of the page that the search came from; only its documents are searched. */
  readonly game: string;
  /** The key of a document. */
  readonly doc: string;
  readonly kind: string;
  /** The key of a chapter of the document. */
  readonly chapter: string;
  /** A card by its English or Japanese name. */
  readonly card: string;
  /** The key of a source. */
  readonly source: string;
  /** The first and the last day of citations, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly after: string;
  readonly before: string;
  /** `1` for entries that their document marks as changed. */
  readonly changed: string;
  /** Engine support of the entry. */
  readonly status: string;
};

const FILTER_NAMES = [
  "q",
  "game",
  "doc",
  "kind",
  "chapter",
  "card",
  "source",
  "after",
  "before",
  "changed",
  "status",
] as const satisfies readonly (keyof LibraryFilters)[];

/** Maximum length of a filter; the rest is ignored. */
export const MAX_FILTER_LENGTH = 100;

const DAY = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

/** Values that a filter can have; one with another value is left open. */
const KNOWN: Partial<Record<keyof LibraryFilters, (value: string) => boolean>> = {
  game: (value) => value === "magmell" || value === "mtg",
  doc: (value) => findDocument(value) !== null,
  kind: (value) => (ENTRY_KINDS as readonly string[]).includes(value),
  source: (value) => findSource(value) !== null,
  after: (value) => DAY.test(value),
  before: (value) => DAY.test(value),
  changed: (value) => value === "1",
  status: (value) => (ENTRY_STATUSES as readonly string[]).includes(value),
};

type Parameters = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Returns the filters in a URL. Invalid values count as no filter. */
export const parseLibraryFilters = (parameters: Parameters): LibraryFilters => {
  const read = (name: keyof LibraryFilters): string => {
    const value = parameters[name];
    const text = typeof value === "string" ? value.slice(0, MAX_FILTER_LENGTH).normalize("NFKC").trim() : "";
    const known = KNOWN[name];
    return text === "" || (known && !known(text)) ? "" : text;
  };
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, read(name)])) as LibraryFilters;
};

/** Returns whether there are neither words nor filters. */
export const hasNoFilters = (filters: LibraryFilters): boolean => FILTER_NAMES.every((name) => filters[name] === "");

/** Returns the filters with a value, for URLs. */
export const serializeLibraryFilters = (filters: LibraryFilters): Readonly<Record<string, string>> =>
  Object.fromEntries(FILTER_NAMES.flatMap((name) => (filters[name] === "" ? [] : [[name, filters[name]]])));
