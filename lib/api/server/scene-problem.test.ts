import { expect, test } from "vitest";
import { BOARD_PROBLEM_CODES, readBoard } from "@/engine/mtg";
import { serializeSceneProblem } from "./scene-problem";

test("a mistake of a scene is told by its place in the body, and says what to do", () => {
  const read = readBoard({ version: 1, era: "6e", cards: [], pieces: [{ id: 1, card: 0, zone: "hand", owner: 0 }] });
  expect(read.ok ? [] : read.problems.map(serializeSceneProblem)).toEqual([
    {
      path: "body.scene.pieces.0.card",
      code: "NO_SUCH_CARD",
      message: "No card definition has the index 0 in `cards`. Add a definition to `cards`.",
    },
  ]);
});

test.each(BOARD_PROBLEM_CODES)("%s has a sentence", (code) => {
  const { message } = serializeSceneProblem({ code, at: "pieces[2].zone", have: "9", want: ["hand", "exile"] });
  expect(message).toMatch(/^\S.*\.$/s);
});
