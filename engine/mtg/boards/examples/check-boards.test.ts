import { describe, expect, it } from "vitest";
import { ERAS } from "../../model/era";
import { encodeBoard } from "../encode-board";
import { readBoard } from "../read/read-board";
import { reportCheck } from "../report-check";
import { CHECK_BOARDS } from "./check-boards";
import { localizeBoard } from "./localize-board";

describe.each(CHECK_BOARDS)("the board $id", (example) => {
  const { board, finds } = example;

  it("is a board", () => expect(readBoard(board)).toMatchObject({ ok: true }));

  it.each(ERAS)("finds in %s what it says", (era) => {
    const [first] = reportCheck(board, era).passes;
    expect([...new Set((first?.findings ?? []).map(({ rule }) => rule))]).toEqual(finds[era]);
  });

  it("fits into a link", () => expect(encodeBoard(board).length).toBeLessThan(600));

  it("has Japanese names for all its cards, and is the same board by them", () => {
    const japanese = localizeBoard(example, "ja");
    for (const { name, subtypes = [] } of japanese.cards) expect(name, subtypes.join()).toMatch(/^[^A-Za-z]+$/);
    expect(readBoard(japanese)).toMatchObject({ ok: true });
    for (const era of ERAS) {
      const found = reportCheck(japanese, era).passes.map(({ findings }) => findings);
      expect(found).toEqual(reportCheck(board, era).passes.map(({ findings }) => findings));
    }
  });
});
