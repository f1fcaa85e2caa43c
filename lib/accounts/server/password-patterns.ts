import { stripPunctuation } from "../name-confusables";

/** Signs that follow each other on keyboards, in alphabets and in counting. */
const ROWS = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "qazwsxedcrfvtgbyhnujmikolp",
  "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん",
  "いろはにほへとちりぬるをわかよたれそつねならむうゐのおくやまけふこえてあさきゆめみしゑひもせす",
].map((row) => [row, [...row].reverse().join("")]);

/** The longest piece whose repetition counts for nothing. */
const LONGEST_PIECE = 4;
/** Minimum number of characters besides a repetition. */
const LEAST_SAID = 8;
/** Maximum number of characters besides sequences, years and runs of one character; enough for day and month. */
const MOST_LEFT = 4;
/** Pieces of rows that a password may not be made of alone, such as `abcde12345`. */
const MOST_PIECES = 2;

/** Returns whether a text repeats one short piece, such as `aaaaaaaaaa` or `abcabcabca`. */
export function isRepeatedPattern(text: string): boolean {
  const signs = [...text];
  return Array.from({ length: LONGEST_PIECE }, (_, at) => at + 1).some((piece) =>
    signs.every((sign, at) => sign === signs[at % piece]),
  );
}

/**
 * Returns whether a text consists of one or two well-known keyboard or alphabet sequences, such as `1234567890` or
 * `qwerty12345`.
 */
export function isKeyboardSequence(text: string): boolean {
  // Katakana count as the hiragana that they are written for.
  const plain = text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
  const pieces = Array.from({ length: MOST_PIECES }, () => 0).reduce((rest) => rest.slice(firstPiece(rest)), plain);
  return pieces === "";
}

/** Returns whether a text is mostly a repetition, such as `alicealice1` or `alice-alice`. */
export function isNearRepetition(text: string): boolean {
  const signs = stripPunctuation(text);
  for (let start = 0; start < LEAST_SAID; start++)
    for (let length = 1; length < LEAST_SAID; length++) {
      const piece = signs.slice(start, start + length);
      let end = start;
      while (piece.length === length && signs.startsWith(piece, end)) end += length;
      const said = length + start + (signs.length - end);
      if (end > start + length && said < LEAST_SAID) return true;
    }
  return false;
}

/** Returns whether a text is mostly sequences, years and repeated characters, such as `1990-12-24`. */
export const isPredictableSequence = (text: string): boolean =>
  stripPredictableParts(stripPunctuation(text)).length <= MOST_LEFT;

/** Returns a text without its easily guessed parts: years, repeated characters and keyboard sequences. */
export function stripPredictableParts(text: string): string {
  const plain = text.replace(/(?:19|20)\d\d/g, "").replace(/(.)\1{2,}/gu, "");
  let kept = "";
  for (let at = 0; at < plain.length; ) {
    const length = firstPiece(plain.slice(at));
    if (length === 0) kept += plain[at];
    at += Math.max(1, length);
  }
  return kept;
}

/** Length of the longest sequence at the beginning of a text; 0 below three characters. */
function firstPiece(text: string): number {
  for (let length = text.length; length >= 3; length--)
    if (ROWS.some((ways) => ways.some((row) => row?.includes(text.slice(0, length))))) return length;
  return 0;
}
