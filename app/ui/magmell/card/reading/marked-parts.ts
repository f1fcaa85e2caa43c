import type { TextSpan } from "@/engine/magmell/text";

/** A part of a text. `mark` is the index of its span, or null outside of all spans. */
type MarkedPart = { readonly text: string; readonly start: number; readonly mark: number | null };

/** Splits a text at its spans. A span that overlaps an earlier one or exceeds the text is shortened. */
export function splitIntoMarkedParts(text: string, spans: readonly TextSpan[], offset = 0): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  let from = 0;
  const add = (to: number, mark: number | null) => {
    if (to <= from) return;
    parts.push({ text: text.slice(from, to), start: from + offset, mark });
    from = to;
  };
  const order = spans.map((span, mark) => ({ ...span, mark })).sort((a, b) => a.start - b.start);
  for (const { start, end, mark } of order) {
    add(Math.min(start - offset, text.length), null);
    add(Math.min(end - offset, text.length), mark);
  }
  add(text.length, null);
  return parts;
}
