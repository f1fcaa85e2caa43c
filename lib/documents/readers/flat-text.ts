import type { FilePosition } from "./types";

/** Hiragana, katakana, kanji and Japanese punctuation. */
const JAPANESE = "\\u3001-\\u301f\\u3040-\\u30ff\\u3400-\\u9fff\\uff00-\\uff9f";
const BETWEEN = new RegExp(`(?<=[${JAPANESE}])\\s+(?=[${JAPANESE}])|\\s+`, "gu");
const IS_JAPANESE = new RegExp(`^[${JAPANESE}]$`, "u");

/** A text without line breaks, with a mapping from its positions to positions in the file. */
export type FlatText = { readonly text: string; readonly placeOf: (position: number) => FilePosition };

/**
 * Removes line breaks that only result from the page width. White space between two Japanese characters is removed; any
 * other becomes one space.
 */
export function flattenText(raw: string): FlatText {
  const kept: number[] = [];
  const origins: number[] = [];
  let text = "";
  let from = 0;
  for (const match of raw.matchAll(BETWEEN)) {
    push(raw.slice(from, match.index), from);
    from = match.index + match[0].length;
    const glued = IS_JAPANESE.test(raw[match.index - 1] ?? "") && IS_JAPANESE.test(raw[from] ?? "");
    if (!glued) push(" ", match.index);
  }
  push(raw.slice(from), from);
  const placeIn = linesOf(raw);
  return { text, placeOf: (position) => placeIn(originOf(position)) };

  /** The position in the raw text of a position in the flat one. */
  function originOf(position: number): number {
    const piece = lastUpTo(kept, position);
    return (origins[piece] ?? 0) + position - (kept[piece] ?? 0);
  }

  function push(piece: string, origin: number): void {
    if (piece === "") return;
    kept.push(text.length);
    origins.push(origin);
    text += piece;
  }
}

/** The places of positions in a text, by the beginnings of its lines. */
function linesOf(raw: string): (position: number) => FilePosition {
  const starts = [0, ...[...raw.matchAll(/\r\n|[\n\r\u2028\u2029]/gu)].map(({ index, 0: end }) => index + end.length)];
  return (position) => {
    const line = lastUpTo(starts, position);
    return { line: line + 1, column: position - (starts[line] ?? 0) + 1 };
  };
}

/** Returns the index of the last of some ascending numbers that does not exceed a limit; 0 if all exceed it. */
function lastUpTo(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
