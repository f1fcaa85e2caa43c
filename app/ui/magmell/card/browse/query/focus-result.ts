const RESULTS = "[data-result]";

/** Focuses the result at an index, clamped to the list. Returns false if the list is empty. */
export function focusResult(place: number): boolean {
  const results = [...document.querySelectorAll<HTMLElement>(RESULTS)];
  const result = results[Math.min(Math.max(place, 0), results.length - 1)];
  result?.focus();
  result?.scrollIntoView({ block: "nearest" });
  return result !== undefined;
}

/**
 * Moves the focus by `by` results. If no result has the focus, focuses the first visible one. Returns false if there
 * are no results.
 */
export function moveResultFocus(by: number): boolean {
  const results = [...document.querySelectorAll<HTMLElement>(RESULTS)];
  const here = results.indexOf(document.activeElement as HTMLElement);
  if (here >= 0) return focusResult(here + by);
  const seen = results.findIndex((result) => result.getBoundingClientRect().bottom > 0);
  return focusResult(Math.max(seen, 0));
}

/** Moves the focus to the nearest result in the row above (-1) or below (1). Returns false if there is none. */
export function moveResultRow(by: 1 | -1): boolean {
  const results = [...document.querySelectorAll<HTMLElement>(RESULTS)];
  const here = results.indexOf(document.activeElement as HTMLElement);
  const from = results[here]?.getBoundingClientRect();
  if (!from) return false;
  const beyond = by > 0 ? results.slice(here + 1) : results.slice(0, here).reverse();
  const row = beyond.find((result) => Math.abs(result.getBoundingClientRect().top - from.top) > from.height / 2);
  if (!row) return false;
  const top = row.getBoundingClientRect().top;
  const [nearest] = beyond
    .filter((result) => Math.abs(result.getBoundingClientRect().top - top) <= from.height / 2)
    .sort((a, b) => distance(a, from) - distance(b, from));
  return nearest ? focusResult(results.indexOf(nearest)) : false;
}

const distance = (result: HTMLElement, from: DOMRect): number =>
  Math.abs(result.getBoundingClientRect().left - from.left);

/** Element id of the search field, which keyboard shortcuts focus. */
export const SEARCH_BOX_ID = "search-box";
