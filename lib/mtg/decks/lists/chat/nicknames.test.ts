import { expect, it } from "vitest";
import { readDeckText } from "../../deck-text";
import { readFound } from "../testing/read-found";

it("what players call a card is asked about, with the cards that it may mean", () => {
  const { unread } = readDeckText("4 Goyf\n4 bob\n2 Old Bell\n50 Forest\n\nSideboard\n2 Elspeth");
  expect(unread.map(({ line, why, choices }) => [line, why, choices])).toEqual([
    [1, "ONE_NAME", ["4 Tarmogoyf", "4 《Goyf》"]],
    [2, "ONE_NAME", ["4 Dark Confidant", "4 《bob》"]],
    [7, "ONE_NAME", ["2 Elspeth, Sun's Champion", "2 Elspeth, Knight-Errant", "2 《Elspeth》"]],
  ]);
});

it("no name is replaced without a question", () => {
  expect(readFound("4 《Goyf》\n4 Goyf of the Marsh\n52 Forest").doubts).toBe("");
  expect(readFound("4 Goyf\n56 Forest").cards).toBe("4 Goyf; 56 Forest");
});
