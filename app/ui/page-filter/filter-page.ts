/** CSS selectors of the parts of a long page, below its root. */
export type PageFilterSelectors = {
  /** The parts that are shown or hidden by what they say. */
  readonly entries: string;
  /**
   * Headings between entries, hidden if no entry below remains. The words of a heading count for all entries below it.
   */
  readonly headings?: string;
  /** Introductory parts, which are hidden while the page is filtered. */
  readonly aside?: string;
};

/** Normalizes text for comparison: character width, case, and katakana to hiragana. */
export const foldText = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[ァ-ヶ]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));

/** Hidden, but still found by the browser's own search, which then shows it. */
const HIDDEN = "until-found";
const FOLDED = new WeakMap<Element, string>();

/**
 * Shows only the entries of a page that contain all words, with their headings and sections, and returns their number.
 * Without words, shows everything. A section without entries counts as one entry.
 */
export function filterPage(root: Element, typed: string, { entries, headings, aside }: PageFilterSelectors): number {
  const words = foldText(typed).split(/\s+/u).filter(Boolean);
  const says = (element: Element) => words.every((word) => foldedText(element).includes(word));
  const show = (element: Element, shown: boolean) =>
    shown ? element.removeAttribute("hidden") : element.setAttribute("hidden", HIDDEN);
  let found = 0;
  for (const part of root.children) {
    const own = [...part.querySelectorAll(entries)];
    const rows = headings ? [...part.querySelectorAll(`${entries}, ${headings}`)] : own;
    const isHeading = (element: Element) => headings !== undefined && element.matches(headings);
    let left = 0;
    if (own.length === 0) left = says(part) ? 1 : 0;
    else
      for (const [row, shown] of shownRows(rows, isHeading, says)) {
        show(row, shown);
        if (shown && !isHeading(row)) left += 1;
      }
    show(part, left > 0);
    unfold(part, words.length > 0);
    found += left;
  }
  if (aside) for (const element of root.querySelectorAll(aside)) show(element, words.length === 0);
  return found;
}

/** Opens a collapsed section during a search, and closes it again afterwards. */
function unfold(part: Element, searching: boolean): void {
  const details = part.querySelector<HTMLDetailsElement>(":scope > details");
  if (!details || details.open === searching) return;
  if (searching) details.dataset.unfolded = "";
  else if (!("unfolded" in details.dataset)) return;
  else delete details.dataset.unfolded;
  details.open = searching;
}

/**
 * Returns whether each row is shown: entries by their own words or those of a heading above, headings by the entries
 * below.
 */
function shownRows(
  rows: readonly Element[],
  isHeading: (element: Element) => boolean,
  says: (element: Element) => boolean,
): ReadonlyMap<Element, boolean> {
  const shown = new Map<Element, boolean>();
  let above: readonly { readonly row: Element; readonly level: number; readonly said: boolean }[] = [];
  for (const row of rows) {
    const level = Number(row.tagName.slice(1));
    if (isHeading(row)) {
      const outer = above.filter((one) => one.level < level);
      above = [...outer, { row, level, said: says(row) || outer.some(({ said }) => said) }];
      shown.set(row, above.at(-1)?.said ?? false);
    } else shown.set(row, says(row) || (above.at(-1)?.said ?? false));
    if (shown.get(row)) for (const { row: heading } of above) shown.set(heading, true);
  }
  return shown;
}

function foldedText(element: Element): string {
  const known = FOLDED.get(element);
  if (known !== undefined) return known;
  const text = foldText(element.textContent ?? "");
  FOLDED.set(element, text);
  return text;
}
