/** Codes of errors in a board. They are stable, because links and translations use them. */
export const BOARD_PROBLEM_CODES = [
  "NOT_AN_OBJECT",
  "NOT_A_LIST",
  "NOT_TEXT",
  "NOT_A_NUMBER",
  "NOT_A_FLAG",
  "NOT_ONE_OF",
  "NOT_A_COST",
  "MISSING",
  "UNKNOWN_FIELD",
  "TOO_LONG",
  "OUT_OF_RANGE",
  "VERSION",
  "SAME_ID",
  "SAME_NAME",
  "NO_SUCH_PIECE",
  "NO_SUCH_CARD",
  "WRONG_ZONE",
  "DAMAGED_CODE",
] as const;
export type BoardProblemCode = (typeof BOARD_PROBLEM_CODES)[number];

/** An error in a board: the reason, the position, and the values allowed there. */
export type BoardProblem = {
  readonly code: BoardProblemCode;
  /** The path of the value, such as `pieces[2].attachedTo`; empty for the whole board. */
  readonly at: string;
  /** The actual value, shortened. */
  readonly have: string;
  /** Allowed values: words, a range such as `0-99`, or the name of a field. */
  readonly want: readonly string[];
};

const MOST_SHOWN = 40;

/** Returns a value as text of bounded length, for messages. */
export function formatValue(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
