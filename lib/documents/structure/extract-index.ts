import { findEntriesByPrintedNumber } from "@/engine/mtg/rulebook";
import type { PrintedIndexTerm } from "@/lib/documents/readers/types";
import type { IndexTerm } from "./entry-facts";
import { LAST_SUBTERM_BY_HEAD, STALE_INDEX_POINTERS } from "./index-heads";

type Pointer = IndexTerm["to"][number];

/**
 * Returns the terms of the summary's index with the entries that are meant: below their head terms, stale pointers corrected.
 */
export function extractIndex(printed: readonly PrintedIndexTerm[]): readonly IndexTerm[] {
  let head: string | null = null;
  return printed.map(({ en, ja, pointers, see }) => {
    const under: string | null = head;
    if (under !== null && en === LAST_SUBTERM_BY_HEAD[under]) head = null;
    else if (under === null && pointers.length === 0 && see === null && en in LAST_SUBTERM_BY_HEAD) head = en;
    const name = under === null ? en : `${under}/${en}`;
    return {
      en,
      ...(ja !== null && { ja }),
      ...(under !== null && { under }),
      to: pointers.map((pointer) => pointerTo(name, pointer)),
      ...(see !== null && { see: [see] }),
    };
  });
}

function pointerTo(name: string, printed: string): Pointer {
  const meant = STALE_INDEX_POINTERS[`${name} ${printed}`];
  if (meant === null) return { to: null, status: "dangling", printed };
  if (meant !== undefined) return { to: meant, status: "corrected", printed };
  const [to] = findEntriesByPrintedNumber(printed);
  return to === undefined ? { to: null, status: "dangling", printed } : { to, status: "ok" };
}
