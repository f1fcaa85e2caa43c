/** The number of a page beyond doubt: `- 12 -`, `12 / 40`, `p. 12`, `12ページ`. */
const PAGE_NUMBER = /^(?:[-–—―]\s*\d{1,3}\s*[-–—―]|\d{1,3}\s*\/\s*\d{1,3}|p(?:age|\.)\s*\d{1,3}|\d{1,3}\s*ページ)$/iu;
/** One or two digits alone: the number of a page where nothing stands beside them. */
const FEW_DIGITS = /^\d{1,2}$/u;
const LINE_END = /\r\n|[\n\r\u2028\u2029]/u;

/** So many lines at the head and at the foot of a page may belong to the sheet. */
const EDGE = 2;
/** On so many pages a line stands before it is taken for part of the sheet. */
const OFTEN = 3;

/**
 * The lines of a text in which those are empty that belong to the sheets it was printed on: numbers of pages, and what stands
 * at the head or foot of page after page. What is on the first page stays, because it may name the document. Pages end
 * with form feeds, where there are any.
 */
export function withoutPageFurniture(text: string): readonly string[] {
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

/** The places of the lines with text that stand first and last. */
function edgesOf(lines: readonly string[]): readonly number[] {
  const written = lines.flatMap((line, place) => (line.trim() === "" ? [] : place));
  return [...new Set([...written.slice(0, EDGE), ...written.slice(-EDGE)])];
}

/** What is the same of a line on every page: all but its numbers. */
const keyOf = (line = ""): string => line.normalize("NFKC").trim().replace(/\d+/g, "0");

function isPageNumber(lines: readonly string[], place: number): boolean {
  const line = (lines[place] ?? "").normalize("NFKC").trim();
  const empty = (at: number) => (lines[at] ?? "").trim() === "";
  return PAGE_NUMBER.test(line) || (FEW_DIGITS.test(line) && empty(place - 1) && empty(place + 1));
}
