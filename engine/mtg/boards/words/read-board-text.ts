import type { Era } from "../../model/era";
import type { MtgBoard } from "../board";
import { BoardTextReader } from "./board-text-reader";
import { buildBoard } from "./build-board";
import type { ProblemReporter } from "./line-reader";
import type { BoardTextProblem } from "./text-problem";

/** The longest text that is read, in UTF-16 code units. */
export const MAX_BOARD_TEXT_LENGTH = 100_000;

/** The most mistakes that are told at once. */
const MOST_PROBLEMS = 50;

/** A board, or everything that could not be read of it. */
export type BoardTextReadResult =
  | { readonly ok: true; readonly board: MtgBoard }
  | { readonly ok: false; readonly problems: readonly BoardTextProblem[] };

/**
 * Reads a board in words, Japanese, English or both: what `renderBoardText` writes, and what a person writes of a board. A line tells of
 * the rules and the turn, of a player, of a card (`Name: creature 2/2`), of objects (`2 Name, tapped`), of an effect or of combat;
 * a zone alone on a line is that of the objects after it. Words stand in any order, names are in marks where they hold other words.
 * Everything that is not understood is told with its line and column, and nothing is left out in silence.
 *
 * @param era the era of a text that names none
 */
export function readBoardText(text: string, era: Era = "mod"): BoardTextReadResult {
  const problems: BoardTextProblem[] = [];
  const note: ProblemReporter = (code, { line, at }, have, want = []) => {
    if (problems.length < MOST_PROBLEMS) problems.push({ code, line, column: at + 1, have: have.slice(0, 40), want });
  };
  if (text.length > MAX_BOARD_TEXT_LENGTH) {
    note("TOO_LONG", { line: 1, at: 0 }, String(text.length), [String(MAX_BOARD_TEXT_LENGTH)]);
    return { ok: false, problems };
  }
  const reading = new BoardTextReader(text.split(/\r\n|\n|\r/), note, () => problems.length >= MOST_PROBLEMS);
  reading.run();
  if (problems.length > 0) return { ok: false, problems };
  const board = buildBoard(reading, era, note);
  return board === null ? { ok: false, problems } : { ok: true, board };
}
