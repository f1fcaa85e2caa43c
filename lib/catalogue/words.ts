import { fold } from "./fold";

/** A word or a phrase that a card must hold, or must not. */
export type WordTerm = { readonly folded: string; readonly excluded: boolean };

/** What of the typed words could not be used; `at` counts characters from 0. */
export type WordsWarning = {
  readonly code: "UNCLOSED_QUOTE" | "EMPTY_WORD" | "TOO_MANY_WORDS" | "WORDS_TOO_LONG";
  readonly at: number;
  readonly word: string;
};

export const MAX_WORDS_LENGTH = 200;
export const MAX_WORDS = 20;

/** What opens a phrase, and what may close it. */
const QUOTES = [
  { opening: '"＂“', closing: '"＂”' },
  { opening: "「", closing: "」" },
  { opening: "《", closing: "》" },
] as const;
const MINUS = "-－";

/**
 * Reads words as typed. Spaces of any width divide; `"…"`, “…”, 「…」 and 《…》 hold a phrase together; `-` or `－` excludes
 * at the start of a word only, and the long vowel mark never does. Never throws.
 */
export function parseWords(typed: string): { terms: readonly WordTerm[]; warnings: readonly WordsWarning[] } {
  const terms: WordTerm[] = [];
  const warnings: WordsWarning[] = [];
  const text = typed.slice(0, MAX_WORDS_LENGTH);
  if (text.length < typed.length) warnings.push({ code: "WORDS_TOO_LONG", at: text.length, word: "" });
  let at = 0;
  while (at < text.length) {
    if (/\s/u.test(text.charAt(at))) {
      at += 1;
      continue;
    }
    const { word, excluded, end, closed } = wordAt(text, at);
    const folded = fold(word);
    if (!closed) warnings.push({ code: "UNCLOSED_QUOTE", at, word });
    if (folded === "") warnings.push({ code: "EMPTY_WORD", at, word: text.slice(at, end) });
    else if (terms.length === MAX_WORDS) {
      warnings.push({ code: "TOO_MANY_WORDS", at, word });
      break;
    } else terms.push({ folded, excluded });
    at = end;
  }
  return { terms, warnings };
}

function wordAt(text: string, start: number): { word: string; excluded: boolean; end: number; closed: boolean } {
  const excluded = MINUS.includes(text.charAt(start));
  const from = excluded ? start + 1 : start;
  const quotes = QUOTES.find(({ opening }) => from < text.length && opening.includes(text.charAt(from)));
  if (!quotes) {
    const word = /^\S*/u.exec(text.slice(from))?.[0] ?? "";
    return { word, excluded, end: from + word.length, closed: true };
  }
  let end = from + 1;
  while (end < text.length && !quotes.closing.includes(text.charAt(end))) end += 1;
  return { word: text.slice(from + 1, end), excluded, end: end + 1, closed: end < text.length };
}
