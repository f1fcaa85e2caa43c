import { boundedMemo } from "@/lib/cache";
import type { Cut } from "./cuts";
import { type Lists, ListWriter } from "./lists";

/** Texts cut into pieces: each different piece once, and for each card its pieces in their order, `BORDER` before each text. */
export type Cuttings = { readonly pieces: readonly string[]; readonly written: Lists };

/** The piece before each text; no text holds it. */
export const BORDER = 0;
export const BORDER_SIGN = "\u0001";

export function cuttingsOf(size: number, textsOf: (place: number) => readonly string[], endOf: Cut): Cuttings {
  const pieces = [BORDER_SIGN];
  const written = new ListWriter(size);
  const numberOf = boundedMemo((piece: string) => pieces.push(piece) - 1);
  for (let place = 0; place < size; place += 1) {
    for (const text of textsOf(place)) {
      written.add(BORDER);
      for (let from = 0; from < text.length; ) {
        const end = endOf(text, from);
        written.add(numberOf(text.slice(from, end)));
        from = end;
      }
    }
    written.end();
  }
  return { pieces, written: written.lists() };
}
