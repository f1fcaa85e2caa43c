import type { TextSpan } from "@/engine/magmell/text";

/** A stretch of a text, `mark` the place in the list of the span that it is, if it is one. */
type MarkedPart = { readonly text: string; readonly start: number; readonly mark: number | null };

/** Cuts a text at spans that lie in it. Spans that overlap an earlier one, or reach beyond the text, are cut to what is left. */
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
