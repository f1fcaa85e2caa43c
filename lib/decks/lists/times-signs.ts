/** Signs that people write for "times", the letters of which are signs only beside a number. */
const SIGNS = /[×✕✖╳⨯⨉✗✘]/gu;
/** Letters of other alphabets that look like x. */
const LETTERS = "хХχΧҳҲ";
const BEHIND = new RegExp(String.raw`(?<=(?<![\p{L}\d])\d{1,3}\s?)[${LETTERS}](?!\p{Ll}|\p{Lu}{2})`, "gu");
const BEFORE = new RegExp(String.raw`(?<!\p{L})[${LETTERS}](?=\s?\d{1,3}(?!\d))`, "gu");

/** Returns a line with one sign in the place of all times signs: `4✕Name` and `4х Name`, with a Cyrillic letter, as `4×Name`. */
export const unifyTimesSigns = (line: string): string =>
  line.replace(SIGNS, "×").replace(BEHIND, "×").replace(BEFORE, "×");
