import { describe, expect, it } from "vitest";
import { MAX_BOARD_OBJECTS } from "../board";
import { MAX_BOARD_TEXT_LENGTH, readBoardText } from "./read-board-text";

const BEAR = "Cards: Bear, creature 2/2\nYour battlefield:\n";

/** The first problem of a text. */
function problemOf(text: string) {
  const read = readBoardText(text);
  if (read.ok) throw new Error(`It reads: ${JSON.stringify(read.board)}`);
  return read.problems[0];
}

describe("what cannot be read is told with line, column and what may stand there", () => {
  it.each([
    ["Cards: Bear, creatur", { line: 1, column: 14, code: "UNKNOWN_WORD", have: "creatur", want: ["creature"] }],
    ["Cards: Bear, creature, flyign", { line: 1, column: 24, code: "UNKNOWN_WORD", have: "flyign", want: ["flying"] }],
    ["Cards: Bear, gren creature", { line: 1, column: 14, code: "UNKNOWN_WORD", have: "gren", want: ["green"] }],
    [`${BEAR}Baer, tapped`, { line: 3, column: 1, code: "UNKNOWN_NAME", have: "Baer", want: ["Bear"] }],
    [`${BEAR}\nBear、タップル`, { line: 4, column: 6, code: "UNKNOWN_WORD", have: "タップル", want: ["タップ"] }],
    [`${BEAR}Bear, tapped twice`, { line: 3, column: 14, code: "UNKNOWN_WORD", have: "twice" }],
    [`${BEAR}Bear, damage`, { line: 3, column: 7, code: "NUMBER_MISSING", have: "damage", want: ["1"] }],
    ["You: life", { line: 1, column: 6, code: "NUMBER_MISSING", have: "life" }],
    ["あなた：ライフ", { line: 1, column: 5, code: "NUMBER_MISSING", have: "ライフ" }],
    [`${BEAR}Bear, controller`, { line: 3, column: 7, code: "WHAT_MISSING", have: "controller", want: ["Opponent"] }],
    [`${BEAR}Bear、付いている先`, { line: 3, column: 6, code: "WHAT_MISSING", want: ["#1"] }],
    ["You: 3", { line: 1, column: 6, code: "LONE_NUMBER", have: "3" }],
    ["You: life 3, life 4", { line: 1, column: 14, code: "SAID_TWICE", have: "life 4" }],
    ["Cards: Bear, creature 2/2, power 3", { line: 1, column: 8, code: "SAID_TWICE", have: "Bear" }],
    [
      "Cards: Bear, 2/2",
      { line: 1, column: 8, code: "WHAT_MISSING", have: "Bear", want: ["クリーチャー", "creature"] },
    ],
    ["You: flying", { line: 1, column: 6, code: "NOT_HERE", have: "flying" }],
    ["Your batlefield: Bear", { line: 1, column: 1, code: "UNKNOWN_WORD", want: ["Your battlefield"] }],
    ["Your hand", { line: 1, column: 1, code: "UNKNOWN_NAME", want: ["Your hand:"] }],
    [
      `${BEAR}Bear\nBear\nEffects: Bear, power modifier +1`,
      { line: 5, column: 10, code: "WHICH_ONE", have: "Bear", want: ["#1", "#2"] },
    ],
    [`${BEAR}#1 Bear, attached to #3`, { line: 3, column: 22, code: "NO_SUCH_PIECE", have: "3" }],
    [`${BEAR}#1 Bear\n#1 Bear`, { line: 4, column: 1, code: "SAME_ID" }],
    [`${BEAR}#1 Bear\nCombat: #1, band 2`, { line: 4, column: 18, code: "NOT_HERE", have: "2" }],
    [`${BEAR}#1 Bear\nCombat: #1`, { line: 4, column: 9, code: "WHAT_MISSING", have: "#1" }],
    [`${BEAR}2 Bear\nCombat: #1 #2, attacks`, { line: 4, column: 9, code: "NOT_HERE", have: "#2" }],
    [`${BEAR}Bear\nCombat: , attacks`, { line: 4, column: 9, code: "MISSING", have: "" }],
    ["Cards:\nBear, creature\nbear, land\nBear, land", { line: 4, column: 1, code: "SAME_NAME" }],
    [`${BEAR}Bear, damage 1000`, { line: 3, column: 14, code: "OUT_OF_RANGE", want: ["0–999"] }],
    ['"Bear, creature', { line: 1, column: 1, code: "NOT_CLOSED", have: '"' }],
    ["Cards: Bear, creature, protection from (red", { line: 1, column: 40, code: "NOT_CLOSED", have: "(" }],
    ["Cards: Bear, creature, cost {Q}", { line: 1, column: 29, code: "NOT_A_COST", have: "{Q}" }],
    ["hello world", { line: 1, column: 1, code: "UNKNOWN_NAME", have: "hello world" }],
    [`${BEAR}${MAX_BOARD_OBJECTS + 1} Bear`, { line: 3, column: 1, code: "TOO_LONG" }],
    [`${BEAR}999999999999999999999 Bear`, { line: 3, column: 1, code: "TOO_LONG" }],
    [`${BEAR}0 Bear`, { line: 3, column: 1, code: "OUT_OF_RANGE" }],
    ["x".repeat(MAX_BOARD_TEXT_LENGTH + 1), { line: 1, column: 1, code: "TOO_LONG" }],
  ])("%j", (text, problem) => expect(problemOf(text)).toMatchObject(problem));

  it("tells all lines at once", () => {
    const read = readBoardText("Cards: Bear, creatur\nBattlefield: Bear, tappd\nYou: lif 3");
    expect(read.ok ? [] : read.problems.map(({ line, want }) => [line, want[0]])).toEqual([
      [1, "creature"],
      [2, "tapped"],
      [3, "life"],
    ]);
  });
});

describe("hostile texts", () => {
  const NESTED = `Cards: Bear, creature, protection from (${"not (".repeat(5000)}red${")".repeat(5000)})`;
  it.each([
    ["nested brackets", NESTED],
    ["open brackets", `Cards: Bear, creature, protection from ${"(".repeat(20_000)}`],
    ["one long word", "a".repeat(MAX_BOARD_TEXT_LENGTH)],
    ["one long number", "1".repeat(MAX_BOARD_TEXT_LENGTH)],
    ["many marks of names", '"'.repeat(MAX_BOARD_TEXT_LENGTH)],
    ["many separators", ",;、".repeat(MAX_BOARD_TEXT_LENGTH / 3)],
    ["many lines", "\n".repeat(MAX_BOARD_TEXT_LENGTH)],
    ["many wrong lines", "zz\n".repeat(MAX_BOARD_TEXT_LENGTH / 3)],
    ["many pieces", `${BEAR}${"99 Bear\n".repeat(10_000)}`],
    ["many names", `Cards:\n${Array.from({ length: 5000 }, (_, at) => `c${at}, land`).join("\n")}`],
    ["many references", `${BEAR}Bear\nCombat: #1, ${"attacks #2, blocks #1 #2, ".repeat(4000)}`],
    ["marks that join", `Cards: Bear${"\u3099".repeat(50_000)}, creature`],
  ])("%s end in problems, and few", (_name, text) => {
    const read = readBoardText(text.slice(0, MAX_BOARD_TEXT_LENGTH));
    if (!read.ok) expect(read.problems.length).toBeLessThanOrEqual(50);
  });

  it.each([["__proto__"], ["constructor"], ["toString"], ["hasOwnProperty"]])("%s is a name like any other", (name) => {
    const text = `Cards: ${name}, creature\nBattlefield: "${name}", counters "${name}" 2`;
    const read = readBoardText(text);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(read.board.cards).toEqual([{ name, types: ["creature"] }]);
    expect(Object.entries(read.board.pieces[0]?.counters ?? {})).toEqual([[name, 2]]);
  });
});
