import type { TextSpan } from "../types";

/** A word with its suffix: 「ユニットを」, 「破壊したとき」, without the comma. */
export type Piece = TextSpan & { readonly core: string; readonly tail: string };

const PIECE = /([^\p{Script=Hiragana}、。「」\n]*)(\p{Script=Hiragana}*)[、。「」\n]*/gu;

/** Cuts a text from an offset: before each word in kanji, katakana or digits, and behind commas. */
export const cutPieces = (text: string, from: number): readonly Piece[] =>
  [...text.slice(from).matchAll(PIECE)].flatMap(({ 1: core = "", 2: tail = "", index }) =>
    core + tail === "" ? [] : [{ start: from + index, end: from + index + core.length + tail.length, core, tail }],
  );
