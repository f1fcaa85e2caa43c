import { editDistance, KINDS, TIMINGS } from "@/engine";
import { type CardFilters, COLOR_CHOICES, NO_FILTERS, type Range } from "./filters";
import { DEFAULT_SORT, type Sort, type SortKey } from "./search";
import { MAX_WORDS_LENGTH, parseWords, type WordsWarning } from "./words";

/** What the address of a list of cards says. */
export type CardQuery = { readonly filters: CardFilters; readonly sort: Sort; readonly page: number };

/** What of an address could not be used. A list or range that cannot be read lets nothing pass; it never widens the result. */
export type QueryWarning = {
  readonly code: "UNKNOWN_PARAMETER" | "MALFORMED_VALUE" | "EMPTY_RANGE" | WordsWarning["code"];
  readonly parameter: string;
  /** Shortened to `MAX_QUOTED` characters. */
  readonly value: string;
  /** The parameter or value that was probably meant. */
  readonly nearest: string | null;
};

/** The parameters of an address as Next.js hands them to a page. */
export type PageParams = Readonly<Record<string, string | readonly string[] | undefined>>;

export const DEFAULT_QUERY: CardQuery = { filters: NO_FILTERS, sort: DEFAULT_SORT, page: 1 };
export const MAX_PAGE = 10_000;
const MAX_QUOTED = 60;
const MAX_WARNINGS = 20;
const MAX_MEMBERS = 40;
/** A range that holds no number, and how lists and ranges without members are written. */
const NOTHING: Range = { min: 1, max: 0 };
const NONE = "none";

const SORT_NAMES = { number: "number", name: "name", useCost: "use", ap: "ap", hp: "hp" } as const satisfies Record<
  SortKey,
  string
>;
const RANGES = { use: "useCost", total: "total", ap: "ap", hp: "hp" } as const;
const LISTS = {
  kind: { field: "kinds", members: KINDS },
  timing: { field: "timings", members: TIMINGS },
  color: { field: "colors", members: COLOR_CHOICES },
  needs: { field: "needs", members: COLOR_CHOICES },
} as const;
/** In the order in which an address is written. */
export const QUERY_PARAMETERS = [
  ...["q", "kind", "timing", "color", "colors", "needs", "use", "total", "ap", "hp"],
  ...["set", "catalyst", "tokens", "sort", "page"],
] as const;
/** A plain form has two fields for a range. */
const FORM_PARAMETERS = Object.keys(RANGES).flatMap((range) => [`${range}-min`, `${range}-max`]);

/**
 * Reads an address. Lists may be repeated parameters or joined by commas, ranges `2..4` or two parameters `use-min` and
 * `use-max`; empty values are off. `others` names parameters that belong to the page and are not remarked upon. Never
 * throws.
 */
export function readCardQuery(
  source: URLSearchParams | PageParams,
  others: readonly string[] = [],
): { query: CardQuery; warnings: readonly QueryWarning[] } {
  const reader = new Reader(source);
  const filters: CardFilters = {
    words: reader.words(),
    kinds: reader.members("kind", KINDS),
    timings: reader.members("timing", TIMINGS),
    colors: reader.members("color", COLOR_CHOICES),
    colorMode: reader.choice("colors", { any: "any", exactly: "exactly" }) ?? NO_FILTERS.colorMode,
    needs: reader.members("needs", COLOR_CHOICES),
    useCost: reader.range("use"),
    total: reader.range("total"),
    ap: reader.range("ap"),
    hp: reader.range("hp"),
    sets: reader.setCodes(),
    catalyst: reader.choice("catalyst", { yes: true, no: false }),
    tokens: reader.choice("tokens", { shown: true, hidden: false }) ?? NO_FILTERS.tokens,
  };
  const query = { filters, sort: reader.sort(), page: reader.page() };
  reader.remarkUnknown(others);
  return { query, warnings: reader.warnings };
}

/** Writes the shortest address that `readCardQuery` reads back to the same query; the same query gives the same text. */
export function writeCardQuery({ filters, sort, page }: CardQuery): URLSearchParams {
  const written = new URLSearchParams();
  const put = (name: (typeof QUERY_PARAMETERS)[number], value: string | null) => {
    if (value !== null && value !== "") written.append(name, value);
  };
  put("q", filters.words.trim());
  for (const name of ["kind", "timing", "color"] as const) put(name, writeMembers(name, filters));
  put("colors", filters.colorMode === NO_FILTERS.colorMode ? null : filters.colorMode);
  put("needs", writeMembers("needs", filters));
  for (const name of ["use", "total", "ap", "hp"] as const) put(name, writeRange(filters[RANGES[name]]));
  put("set", filters.sets && ([...new Set(filters.sets)].sort().join(",") || NONE));
  put("catalyst", filters.catalyst === null ? null : filters.catalyst ? "yes" : "no");
  put("tokens", filters.tokens ? "shown" : null);
  const sorted = `${sort.descending ? "-" : ""}${SORT_NAMES[sort.by]}`;
  put("sort", sorted === SORT_NAMES[DEFAULT_SORT.by] ? null : sorted);
  put("page", page === 1 ? null : String(page));
  return written;
}

function writeMembers(name: keyof typeof LISTS, filters: CardFilters): string | null {
  const chosen: readonly string[] | null = filters[LISTS[name].field];
  return chosen && (LISTS[name].members.filter((member) => chosen.includes(member)).join(",") || NONE);
}

function writeRange(range: Range | null): string | null {
  if (range === null) return null;
  const { min, max } = range;
  if (min === null && max === null) return null;
  if (min !== null && max !== null && min > max) return NONE;
  return min === max ? String(min) : `${min ?? ""}..${max ?? ""}`;
}

/** Takes parameters one by one and keeps what was wrong with them. */
class Reader {
  readonly warnings: QueryWarning[] = [];
  readonly #values: ReadonlyMap<string, readonly string[]>;

  constructor(source: URLSearchParams | PageParams) {
    const values = new Map<string, readonly string[]>();
    if (source instanceof URLSearchParams) for (const name of source.keys()) values.set(name, source.getAll(name));
    else for (const [name, value] of Object.entries(source)) if (value !== undefined) values.set(name, [value].flat());
    this.#values = values;
  }

  words(): string {
    const words = this.#text("q").trim();
    for (const { code, word } of parseWords(words).warnings) this.#warn(code, "q", word);
    // A cut between the halves of a surrogate pair would leave a sign that no address can hold.
    return words
      .slice(0, MAX_WORDS_LENGTH)
      .replace(/[\ud800-\udbff]$/, "")
      .trim();
  }

  members<T extends string>(name: string, known: readonly T[]): readonly T[] | null {
    const given = this.#list(name);
    if (given.length === 0) return null;
    for (const value of given) {
      if (value !== NONE && !known.some((member) => member === value))
        this.#warn("MALFORMED_VALUE", name, value, known);
    }
    return known.filter((member) => given.includes(member));
  }

  setCodes(): readonly string[] | null {
    const given = this.#list("set");
    if (given.length === 0) return null;
    const codes = new Set<string>();
    for (const value of given) {
      if (value === NONE) continue;
      if (/^[A-Za-z0-9]{1,8}$/.test(value)) codes.add(value.toUpperCase());
      else this.#warn("MALFORMED_VALUE", "set", value);
    }
    return [...codes].sort();
  }

  choice<T>(name: string, choices: Readonly<Record<string, T>>): T | null {
    const value = this.#text(name).trim();
    if (value === "") return null;
    if (Object.hasOwn(choices, value)) return choices[value] ?? null;
    this.#warn("MALFORMED_VALUE", name, value, Object.keys(choices));
    return null;
  }

  range(name: keyof typeof RANGES): Range | null {
    const [from, to] = [this.#text(`${name}-min`).trim(), this.#text(`${name}-max`).trim()];
    const value = (this.#text(name).trim() || (from || to ? `${from}..${to}` : "")).normalize("NFKC");
    if (value === "") return null;
    if (value === NONE) return NOTHING;
    const match = /^(\d{0,3})(\.\.)?(\d{0,3})$/.exec(value);
    if (!match || value === ".." || (match[2] === undefined && match[3])) {
      this.#warn("MALFORMED_VALUE", name, value);
      return NOTHING;
    }
    const [min, max] = [toNumber(match[1]), match[2] ? toNumber(match[3]) : toNumber(match[1])];
    if (min === null || max === null || min <= max) return { min, max };
    this.#warn("EMPTY_RANGE", name, value);
    return NOTHING;
  }

  sort(): Sort {
    const value = this.#text("sort").trim();
    if (value === "") return DEFAULT_SORT;
    const descending = value.startsWith("-");
    for (const [by, name] of Object.entries(SORT_NAMES)) {
      if (name === value.slice(descending ? 1 : 0)) return { by: by as SortKey, descending };
    }
    this.#warn("MALFORMED_VALUE", "sort", value, Object.values(SORT_NAMES));
    return DEFAULT_SORT;
  }

  page(): number {
    const value = this.#text("page").trim().normalize("NFKC");
    if (value === "") return 1;
    if (/^[1-9]\d{0,4}$/.test(value) && Number(value) <= MAX_PAGE) return Number(value);
    this.#warn("MALFORMED_VALUE", "page", value);
    return 1;
  }

  remarkUnknown(others: readonly string[]): void {
    const known: readonly string[] = [...QUERY_PARAMETERS, ...FORM_PARAMETERS, ...others];
    for (const [name, values] of this.#values) {
      if (!known.includes(name)) this.#warn("UNKNOWN_PARAMETER", name, values[0] ?? "", QUERY_PARAMETERS, name);
    }
  }

  /** One value; the last when it is repeated. */
  #text(name: string): string {
    return this.#values.get(name)?.at(-1) ?? "";
  }

  #list(name: string): readonly string[] {
    const values = (this.#values.get(name) ?? []).flatMap((value) => value.slice(0, 1000).split(","));
    return values
      .map((value) => value.trim())
      .filter((value) => value !== "")
      .slice(0, MAX_MEMBERS);
  }

  #warn(code: QueryWarning["code"], parameter: string, value: string, known: readonly string[] = [], meant = value) {
    if (this.warnings.length >= MAX_WARNINGS) return;
    const nearest = nearestOf(meant.slice(0, MAX_QUOTED), known);
    this.warnings.push({ code, parameter: parameter.slice(0, MAX_QUOTED), value: value.slice(0, MAX_QUOTED), nearest });
  }
}

const toNumber = (digits: string | undefined): number | null => (digits ? Number(digits) : null);

/** The known word that takes the fewest edits, when these are at most two. */
function nearestOf(typed: string, known: readonly string[]): string | null {
  const [best] = known
    .map((word) => ({ word, edits: editDistance(word, typed.toLowerCase()) }))
    .filter(({ word, edits }) => edits <= Math.min(2, word.length - 1))
    .sort((a, b) => a.edits - b.edits);
  return best?.word ?? null;
}
