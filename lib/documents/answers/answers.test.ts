import { describe, expect, it } from "vitest";
import { ALL_ENTRIES } from "../entries";
import { findAnswer } from "./answers";
import ROWS from "./mtg-6e.json";

/** The length of an answer that is read at a glance. */
const MOST_SIGNS = 280;

const RULINGS = ALL_ENTRIES.filter(({ kind }) => kind === "ruling").map(({ id }) => id as string);

describe("answers of rulings", () => {
  it("stand in the order of their document, one for each ruling", () => {
    expect(RULINGS.length).toBeGreaterThan(400);
    expect(ROWS.map(({ id }) => id)).toEqual(RULINGS);
    expect(RULINGS.filter((id) => findAnswer(id) === null)).toEqual([]);
  });

  it("are short sentences in both languages", () => {
    const wrong = ROWS.filter(
      ({ ja, en }) =>
        !/^\S.*。」?$/su.test(ja) || !/^\S.*\.”?$/su.test(en) || Math.max(ja.length, en.length) > MOST_SIGNS,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it("hold Japanese on the one side and none on the other", () => {
    const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/u;
    expect(ROWS.filter(({ ja, en }) => !japanese.test(ja) || japanese.test(en)).map(({ id }) => id)).toEqual([]);
  });

  it("are not what is asked once more", () => {
    const repeated = ALL_ENTRIES.filter(({ id, summary }) => {
      const answer = findAnswer(id);
      return answer !== null && [summary.ja, summary.en].some((topic) => `${answer.ja}${answer.en}`.includes(topic));
    });
    expect(repeated.map(({ id }) => id)).toEqual([]);
  });

  it("are there for rulings alone", () => {
    expect(findAnswer("mtg-6e:A.1")).toBeNull();
    expect(findAnswer("house:1")).toBeNull();
  });
});
