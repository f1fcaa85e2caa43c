import { computeEditDistance } from "../../../kernel/edit-distance";
import type { BoardProblemCode } from "../read/board-problem";
import { foldWord } from "./fold-line";

/** Codes of problems in a board text, in addition to those of boards. The codes are stable. */
export const BOARD_TEXT_PROBLEM_CODES = [
  "UNKNOWN_WORD",
  "UNKNOWN_NAME",
  "NOT_HERE",
  "NUMBER_MISSING",
  "LONE_NUMBER",
  "SAID_TWICE",
  "WHICH_ONE",
  "WHAT_MISSING",
  "NOT_CLOSED",
] as const;
export type BoardTextProblemCode = (typeof BOARD_TEXT_PROBLEM_CODES)[number] | BoardProblemCode;

/** An error in a board text: the reason, the position, and the values allowed there. */
export type BoardTextProblem = {
  readonly code: BoardTextProblemCode;
  /** Line and column, both from 1; the column counts UTF-16 code units, like positions in a text field. */
  readonly line: number;
  readonly column: number;
  /** The actual words, shortened. */
  readonly have: string;
  /** Words, names, numbers or a range allowed there, most likely first. */
  readonly want: readonly string[];
};

/** A position in a text, counted from 0. */
export type TextPosition = { readonly line: number; readonly at: number };

/** Reports a problem. */
export type ProblemReporter = (
  code: BoardTextProblemCode,
  at: TextPosition,
  have: string,
  want?: readonly string[],
) => void;

const MOST_COMPARED = 40;
const MOST_SUGGESTED = 3;

/** Returns the known words with the smallest edit distance to an unknown word; empty if none is close. */
export function findNearestWords(word: string, known: readonly string[]): readonly string[] {
  const wanted = foldWord(word).slice(0, MOST_COMPARED);
  let most = Math.min(3, Math.floor(wanted.length / 3) + (wanted.length > 1 ? 1 : 0));
  let found: string[] = [];
  for (const one of known) {
    const distance = computeEditDistance(wanted, foldWord(one).slice(0, MOST_COMPARED), most);
    if (distance > most || distance >= one.length) continue;
    if (distance < most) found = [];
    most = distance;
    if (!found.includes(one)) found.push(one);
  }
  return found.slice(0, MOST_SUGGESTED);
}
