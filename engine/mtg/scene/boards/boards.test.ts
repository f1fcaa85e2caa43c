import { describe, expect, it } from "vitest";
import { ERAS } from "../../model/era";
import { encodeScene } from "../encode-scene";
import { readScene } from "../read/read-scene";
import { reportCheck } from "../report-check";
import { BOARDS } from "./boards";

describe.each(BOARDS)("the board $id", ({ scene, finds }) => {
  it("is a scene", () => expect(readScene(scene)).toMatchObject({ ok: true }));

  it.each(ERAS)("finds in %s what it says", (era) => {
    const [first] = reportCheck(scene, era).passes;
    expect([...new Set((first?.findings ?? []).map(({ rule }) => rule))]).toEqual(finds[era]);
  });

  it("fits into a link", () => expect(encodeScene(scene).length).toBeLessThan(600));
});
