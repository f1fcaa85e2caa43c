import { describe, expect, it } from "vitest";
import { MAX_BOARD_OBJECTS } from "../board";
import { MAX_BOARD_TEXT_LENGTH, readBoardText } from "./read-board-text";

const BEAR = "Bear: creature 2/2\n";

/** The first problem of a text. */
function problemOf(text: string) {
  const read = readBoardText(text);
  if (read.ok) throw new Error(`It reads: ${JSON.stringify(read.board)}`);
  return read.problems[0];
}

describe("what cannot be read is told with line, column and what may stand there", () => {
  it.each([
    ["Bear: creatur", { line: 1, column: 7, code: "UNKNOWN_WORD", have: "creatur", want: ["creature"] }],
    ["Bear: creature, flyign", { line: 1, column: 17, code: "UNKNOWN_WORD", have: "flyign", want: ["flying"] }],
    ["Bear: creature\nBaer, tapped", { line: 2, column: 1, code: "UNKNOWN_NAME", have: "Baer", want: ["Bear"] }],
    ["Bear: クリーチャー\n\nBear、タップル", { line: 3, column: 6, code: "UNKNOWN_WORD" }],
    ["Bear: creature\nBear, damage", { line: 2, column: 7, code: "NUMBER_MISSING", have: "damage" }],
    ["You: life", { line: 1, column: 6, code: "NUMBER_MISSING", have: "life" }],
    ["You: 3", { line: 1, column: 6, code: "LONE_NUMBER", have: "3" }],
    ["You: 3 life, 4 life", { line: 1, column: 16, code: "SAID_TWICE", have: "life" }],
    ["You: flying", { line: 1, column: 6, code: "NOT_HERE", have: "flying" }],
    [
      "Bear: creature\nBear\nBear\nEffect on Bear: +1/+1",
      { line: 4, column: 11, code: "WHICH_ONE", have: "Bear", want: ["#1", "#2"] },
    ],
    ["Bear: creature\n#1 Bear, attached to #3", { line: 2, column: 22, code: "NO_SUCH_PIECE", have: "3" }],
    ["Bear: creature\n#1 Bear\n#1 Bear", { line: 3, column: 1, code: "SAME_ID" }],
    ["Bear: creature\nbear: land\nBear: land", { line: 3, column: 1, code: "SAME_NAME" }],
    ["Bear: creature\nBear, 1000 damage", { line: 2, column: 7, code: "OUT_OF_RANGE", want: ["0–999"] }],
    ['"Bear: creature', { line: 1, column: 1, code: "NOT_CLOSED", have: '"' }],
    ["Bear: creature, protection from (red", { line: 1, column: 33, code: "NOT_CLOSED", have: "(" }],
    ["Bear: creature, cost {Q}", { line: 1, column: 22, code: "NOT_A_COST", have: "{Q}" }],
    ["hello world", { line: 1, column: 1, code: "UNKNOWN_NAME", have: "hello world" }],
    [`Bear: creature\n${MAX_BOARD_OBJECTS + 1} Bears`, { line: 2, column: 1, code: "TOO_LONG" }],
    ["Bear: creature\n999999999999999999999 Bears", { line: 2, column: 1, code: "TOO_LONG" }],
    ["x".repeat(MAX_BOARD_TEXT_LENGTH + 1), { line: 1, column: 1, code: "TOO_LONG" }],
  ])("%j", (text, problem) => expect(problemOf(text)).toMatchObject(problem));

  it("tells all lines at once", () => {
    const read = readBoardText("Bear: creatur\nBear, tappd\nYou: lif 3");
    expect(read.ok ? [] : read.problems.map(({ line, want }) => [line, want[0]])).toEqual([
      [1, "creature"],
      [2, "tapped"],
      [3, "life"],
    ]);
  });
});

describe("hostile texts", () => {
  const NESTED = `Bear: creature, protection from ${"not (".repeat(5000)}red${")".repeat(5000)}`;
  it.each([
    ["nested brackets", NESTED],
    ["open brackets", `Bear: creature, protection from ${"(".repeat(20_000)}`],
    ["one long word", "a".repeat(MAX_BOARD_TEXT_LENGTH)],
    ["one long number", "1".repeat(MAX_BOARD_TEXT_LENGTH)],
    ["many marks of names", '"'.repeat(MAX_BOARD_TEXT_LENGTH)],
    ["many separators", ",;、".repeat(MAX_BOARD_TEXT_LENGTH / 3)],
    ["many lines", "\n".repeat(MAX_BOARD_TEXT_LENGTH)],
    ["many wrong lines", "zz\n".repeat(MAX_BOARD_TEXT_LENGTH / 3)],
    ["many pieces", `${BEAR}${"99 Bear\n".repeat(10_000)}`],
    ["many names", Array.from({ length: 5000 }, (_, at) => `c${at}: land`).join("\n")],
    ["many references", `${BEAR}${"#1 attacks #2 and ".repeat(4000)}`],
    ["marks that join", `Bear${"\u3099".repeat(50_000)}: creature`],
  ])("%s end in problems, and few", (_name, text) => {
    const read = readBoardText(text.slice(0, MAX_BOARD_TEXT_LENGTH));
    if (!read.ok) expect(read.problems.length).toBeLessThanOrEqual(50);
  });

  it.each([["__proto__"], ["constructor"], ["toString"], ["hasOwnProperty"]])("%s is a name like any other", (name) => {
    const text = `${name}: creature\n${name}, 2 ${name} counters`;
    const read = readBoardText(text);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(read.board.cards).toEqual([{ name, types: ["creature"] }]);
    expect(Object.entries(read.board.pieces[0]?.counters ?? {})).toEqual([[name, 2]]);
  });
});
