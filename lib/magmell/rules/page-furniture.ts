/** An unmistakable page number: `- 12 -`, `12 / 40`, `p. 12`, `12ページ`. */
const PAGE_NUMBER = /^(?:[-–—―]\s*\d{1,3}\s*[-–—―]|\d{1,3}\s*\/\s*\d{1,3}|p(?:age|\.)\s*\d{1,3}|\d{1,3}\s*ページ)$/iu;
/** One or two digits, which are a page number where the lines beside them are empty. */
const FEW_DIGITS = /^\d{1,2}$/u;
const LINE_END = /\r\n|[\n\r\u2028\u2029]/u;

/** The number of lines at the head and at the foot of a page that may be running headers or footers. */
const EDGE = 2;
/** The number of pages on which a line stands before it counts as a running header or footer. */
const OFTEN = 3;

/**
 * Returns the lines of a text, with page numbers and running headers and footers emptied. The first page keeps its lines,
 * because they may name the document. Pages end with form feeds, if the text has any.
 */
export function stripPageFurniture(text: string): readonly string[] {
  const pages = text.split("\f").map((page) => page.split(LINE_END));
  const counts = new Map<string, number>();
  for (const lines of pages)
    for (const key of new Set(edgesOf(lines).map((place) => keyOf(lines[place]))))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  return pages.flatMap((lines, page) => {
    const edges = edgesOf(lines).filter((place) => page > 0 && (counts.get(keyOf(lines[place])) ?? 0) >= OFTEN);
    const repeated = new Set(edges.filter((place) => /\p{L}/u.test(lines[place] ?? "")));
    return lines.map((line, place) => (repeated.has(place) || isPageNumber(lines, place) ? "" : line));
  });
}

/** The indices of the first and last lines that have text. */
function edgesOf(lines: readonly string[]): readonly number[] {
  const written = lines.flatMap((line, place) => (line.trim() === "" ? [] : place));
  return [...new Set([...written.slice(0, EDGE), ...written.slice(-EDGE)])];
}

/** A line without its numbers, which is equal for the same header on every page. */
const keyOf = (line = ""): string => line.normalize("NFKC").trim().replace(/\d+/g, "0");

function isPageNumber(lines: readonly string[], place: number): boolean {
  const line = (lines[place] ?? "").normalize("NFKC").trim();
  const empty = (at: number) => (lines[at] ?? "").trim() === "";
  return PAGE_NUMBER.test(line) || (FEW_DIGITS.test(line) && empty(place - 1) && empty(place + 1));
}
