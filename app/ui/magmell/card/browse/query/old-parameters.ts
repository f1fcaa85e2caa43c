/** The parameters of a URL as Next.js hands them to a page. */
export type PageParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The search parameters of a URL: the query as text, and the page of its results. */
type SearchParameters = { readonly text: string; readonly page: number };

const MAX_PAGE = 10_000;
const MAX_VALUE = 1_000;
const MAX_MEMBERS = 40;
const COLOR_SIGNS: Readonly<Record<string, string>> = { blue: "青", green: "緑", red: "赤", colorless: "c" };
const RANGES = { use: "usev", total: "total", ap: "ap", hp: "hp" } as const;
const SORTS: Readonly<Record<string, string>> = { number: "number", name: "yomi", use: "use", ap: "ap", hp: "hp" };

/**
 * Parses URL parameters. The query is in `q`. Filters of older URLs and range fields of forms become terms after it, so
 * that old links find the same cards. Unknown parameters are ignored.
 */
export function parseSearchParameters(given: PageParams): SearchParameters {
  const text = oneOf(given, "q").trim();
  const terms = [...listTerms(given), ...colorTerms(given), ...rangeTerms(given), ...otherTerms(given)];
  return {
    text: terms.length === 0 ? text : [text === "" ? "" : `(${text})`, ...terms].filter(Boolean).join(" "),
    page: pageOf(oneOf(given, "page")),
  };
}

/** Returns whether the parameters are exactly those written for this query and page, without extra or repeated ones. */
export function isCanonicalAddress(given: PageParams, { text, page }: SearchParameters): boolean {
  const wanted = { ...(text !== "" && { q: text }), ...(page > 1 && { page: String(page) }) };
  const names = new Set([...Object.keys(given), ...Object.keys(wanted)]);
  return [...names].every((name) => given[name] === wanted[name as keyof typeof wanted]);
}

function listTerms(given: PageParams): readonly string[] {
  return [
    term("t", membersOf(given, "kind")),
    term("timing", membersOf(given, "timing")),
    term("set", membersOf(given, "set")),
  ].filter((one) => one !== "");
}

/** Terms for `color` parameters (any of the colors, or exactly these) and for `needs`. */
function colorTerms(given: PageParams): readonly string[] {
  const [colors, needs] = [membersOf(given, "color"), membersOf(given, "needs")];
  const exactly = [colors.includes("colorless") ? "c=c" : "", colors.some(isColored) ? `c=${signsOf(colors)}` : ""];
  const terms = oneOf(given, "colors") === "exactly" ? exactly : [term("c", colors.map(signOf))];
  return [...terms, needs.length > 0 ? `needs<=${signsOf(needs) || "c"}` : ""].filter((one) => one !== "");
}

const isColored = (color: string): boolean => color !== "colorless";
const signOf = (color: string): string => COLOR_SIGNS[color] ?? color;
const signsOf = (colors: readonly string[]): string => colors.filter(isColored).map(signOf).join("");

function rangeTerms(given: PageParams): readonly string[] {
  return Object.entries(RANGES).flatMap(([name, key]) => {
    const bounds = [oneOf(given, `${name}-min`), oneOf(given, `${name}-max`)].map((bound) => bound.trim());
    const range = oneOf(given, name).trim() || (bounds.some((bound) => bound !== "") ? bounds.join("..") : "");
    return range === "" ? [] : [`${key}:${quoted(range.normalize("NFKC"))}`];
  });
}

function otherTerms(given: PageParams): readonly string[] {
  const terms: string[] = [];
  const catalyst = oneOf(given, "catalyst");
  if (catalyst === "yes") terms.push("has:catalyst");
  if (catalyst === "no") terms.push("-has:catalyst");
  if (oneOf(given, "tokens") === "shown") terms.push("include:token");
  const sort = oneOf(given, "sort").trim();
  const order = SORTS[sort.replace(/^-/, "")];
  if (order) terms.push(`order:${sort.startsWith("-") ? "-" : ""}${order}`);
  const view = oneOf(given, "view");
  if (view === "list" || view === "grid") terms.push(`display:${view}`);
  return terms;
}

const term = (key: string, values: readonly string[]): string =>
  values.length === 0 ? "" : `${key}:${values.map(quoted).join(",")}`;

/** Quotes a value that contains query syntax. */
const quoted = (value: string): string =>
  /^[\p{L}\p{N}.-]+$/u.test(value) ? value : `"${value.replace(/["“”＂]/g, "")}"`;

/** One value; the last when it is repeated. */
function oneOf(given: PageParams, name: string): string {
  const value = given[name];
  return (typeof value === "string" ? value : (value?.at(-1) ?? "")).slice(0, name === "q" ? undefined : MAX_VALUE);
}

/** Lists are repeated parameters, or joined by commas. */
function membersOf(given: PageParams, name: string): readonly string[] {
  const values = [given[name] ?? []].flat().flatMap((value) => value.slice(0, MAX_VALUE).split(","));
  return values
    .map((value) => value.trim())
    .filter((value) => value !== "")
    .slice(0, MAX_MEMBERS);
}

function pageOf(typed: string): number {
  const value = typed.trim().normalize("NFKC");
  return /^[1-9]\d{0,4}$/.test(value) ? Math.min(Number(value), MAX_PAGE) : 1;
}
