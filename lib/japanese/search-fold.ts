import { foldCharacter, getContextualKind, isCombiningUnit, normalizeWidth } from "./fold-character";
import type { FoldedText } from "./types";

/**
 * Folds a text for search: removes differences of width, case, accents, kana type, kanji variants, spaces, punctuation and
 * quotes, and expands 々. Idempotent. For searching only: `toNameKey` decides whether two names are one card.
 */
export const foldForSearch = (text: string): string => foldRun(text, null);

/** Returns `foldForSearch` with the position in `text` of each code unit of the result. */
export function foldWithOffsets(text: string): FoldedText {
  const places = { from: [], to: [] };
  return { text: foldRun(text, places), ...places };
}

/** Action for a code unit: a replacement unit if 0 or more, else one of these constants. */
const UNKNOWN = -1;
/** Folds to none or several code units, or depends on its context. */
const OTHERWISE = -2;
/** Belongs to the preceding character. */
const MARK = -3;

/** Actions by code unit, filled on demand; card texts use a few thousand. */
const ACTIONS = new Int32Array(0x10000).fill(UNKNOWN);
/** Folded characters of several units; `null` if they depend on their neighbors. */
const FOLDED = new Map<string, string | null>();
const MOST_KEPT = 5000;

type Places = { readonly from: number[]; readonly to: number[] };

/** Output buffer, used within one call of `foldRun` only. */
let written = new Uint16Array(1024);

function foldRun(text: string, places: Places | null): string {
  let length = 0;
  let action = actionOf(text, 0);
  for (let at = 0; at < text.length; ) {
    let end = at + 1;
    let next = actionOf(text, end);
    if (action >= 0 && next !== MARK) {
      if (length === written.length) grow();
      written[length] = action;
      length += 1;
      places?.from.push(at);
      places?.to.push(end);
    } else {
      for (; next === MARK; next = actionOf(text, end)) end += 1;
      const sign = text.slice(at, end);
      const folded = keptFold(sign) ?? inContext(normalizeWidth(sign), text, end, length);
      for (let i = 0; i < folded.length; i += 1) {
        if (length === written.length) grow();
        written[length] = folded.charCodeAt(i);
        length += 1;
        places?.from.push(at);
        places?.to.push(end);
      }
    }
    at = end;
    action = next;
  }
  return textOf(length);
}

/** Action of the code unit at a position; `OTHERWISE` past the end. */
function actionOf(text: string, at: number): number {
  if (at >= text.length) return OTHERWISE;
  const unit = text.charCodeAt(at);
  const known = ACTIONS[unit] ?? OTHERWISE;
  return known === UNKNOWN ? learnedAction(text, at, unit) : known;
}

function learnedAction(text: string, at: number, unit: number): number {
  const sign = text.charAt(at);
  const folded = getContextualKind(sign) ? "" : foldCharacter(sign);
  const action = isCombiningUnit(sign) ? MARK : folded.length === 1 ? folded.charCodeAt(0) : OTHERWISE;
  ACTIONS[unit] = action;
  return action;
}

function keptFold(sign: string): string | null {
  const kept = FOLDED.get(sign);
  if (kept !== undefined) return kept;
  const folded = getContextualKind(sign) ? null : foldCharacter(sign);
  if (FOLDED.size < MOST_KEPT) FOLDED.set(sign, folded);
  return folded;
}

const LONG = 0x30fc;
const isKana = (unit: number) => (unit >= 0x3041 && unit <= 0x3096) || unit === LONG;

/** The folded form of a character that depends on the output before it and the text after it. */
function inContext(sign: string, text: string, end: number, length: number): string {
  const before = length > 0 ? (written[length - 1] ?? 0) : 0;
  const context = getContextualKind(sign);
  if (context === "repeat") return repeated(sign, text, end, length, before);
  if (!isKana(before)) return "";
  return context === "hyphen" || isKana(actionOf(text, end)) ? "ー" : "";
}

/**
 * The expansion of 々 after a kanji, of ゝ and ゞ after kana; several 々 repeat as many characters. Without a character to
 * repeat it stays as it is.
 */
function repeated(sign: string, text: string, end: number, length: number, before: number): string {
  const last = String.fromCharCode(before);
  if (/[ゝヽゞヾ]/u.test(sign)) {
    if (!isKana(before) || before === LONG) return /[ゝヽ]/u.test(sign) ? "ゝ" : "ゞ";
    const base = last.normalize("NFD").charAt(0);
    return /[ゝヽ]/u.test(sign) ? base : `${base}\u3099`.normalize("NFC").charAt(0);
  }
  if (before >= 0xdc00 && before <= 0xdfff) return String.fromCharCode(written[length - 2] ?? 0, before);
  if (!isKanji(last)) return "々";
  const marks = runOfRepeats(text, end - 1);
  const from = String.fromCharCode(written[length - marks] ?? 0);
  return length >= marks && isKanji(from) ? from : last;
}

const isKanji = (sign: string) => /^\p{Script=Han}$/u.test(sign);

/** Length of the run of 々 around a position. */
function runOfRepeats(text: string, at: number): number {
  let [from, to] = [at, at + 1];
  while (from > 0 && /[々〻]/u.test(text.charAt(from - 1))) from -= 1;
  while (to < text.length && /[々〻]/u.test(text.charAt(to))) to += 1;
  return to - from;
}

function grow(): void {
  const larger = new Uint16Array(written.length * 2);
  larger.set(written);
  written = larger;
}

/** Code units per `String.fromCharCode` call, within every engine's argument limit. */
const CHUNK = 4096;

function textOf(length: number): string {
  let text = "";
  for (let at = 0; at < length; at += CHUNK) {
    const units: ArrayLike<number> = written.subarray(at, Math.min(at + CHUNK, length));
    text += String.fromCharCode.apply(null, units as number[]);
  }
  return text;
}
