import { describe, expect, it } from "vitest";
import { ALL_ENTRIES } from "../entries";
import { foldSearchWords } from "../search/fold-words";
import { getPlayerQuestions } from "./questions";
import ROWS from "./questions.json";

/** The length of a question that is typed at a table. */
const MOST_SIGNS = 90;

const typed = ROWS.flatMap(({ id, ja, en }) => [...ja, ...en].map((q) => ({ id, q })));

describe("questions of players", () => {
  it("stand in the order of the library, for all rulings among others", () => {
    const order = new Map(ALL_ENTRIES.map(({ id }, place) => [id as string, place]));
    const places = ROWS.map(({ id }) => order.get(id) ?? -1);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    const without = ALL_ENTRIES.filter(({ id, kind }) => kind === "ruling" && getPlayerQuestions(id) === "");
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it("are short, Japanese on the one side and English on the other", () => {
    const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/u;
    expect(typed.filter(({ q }) => q.length > MOST_SIGNS)).toEqual([]);
    expect(ROWS.flatMap(({ ja }) => ja).filter((q) => !japanese.test(q))).toEqual([]);
    expect(ROWS.flatMap(({ en }) => en).filter((q) => japanese.test(q))).toEqual([]);
  });

  it("lead to one entry of a document each, in wordings that differ", () => {
    const first = new Map<string, string>();
    const twice = typed.filter(({ q, id }) => {
      const folded = `${id.split(":")[0]} ${foldSearchWords(q)}`;
      const isKnown = first.has(folded);
      first.set(folded, first.get(folded) ?? id);
      return isKnown;
    });
    expect(twice).toEqual([]);
  });

  it("are none for an entry that nobody asks about", () => {
    expect(getPlayerQuestions("mtg-6e:A")).toBe("");
  });
});
