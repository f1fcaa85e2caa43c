import type { TextSpan } from "@/lib/japanese/types";

type MarkedPiece = { readonly text: string; readonly marked: boolean; readonly from: number };

/**
 * Splits a text into marked and unmarked pieces. Spans may overlap, in any order; an empty span marks the previous
 * character.
 */
export function splitIntoMarkedPieces(text: string, spans: readonly TextSpan[]): readonly MarkedPiece[] {
  const marked = new Set<number>();
  for (const { from, to } of spans) {
    const start = from === to ? Math.max(0, from - 1) : from;
    for (let at = start; at < Math.min(Math.max(to, start + 1), text.length); at++) marked.add(at);
  }
  const pieces: { text: string; marked: boolean; from: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = pieces.at(-1);
    if (last && last.marked === marked.has(at)) last.text += text.charAt(at);
    else pieces.push({ text: text.charAt(at), marked: marked.has(at), from: at });
  }
  return pieces;
}
