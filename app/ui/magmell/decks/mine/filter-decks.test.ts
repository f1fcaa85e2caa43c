import { describe, expect, test } from "vitest";
import { filterDecks, listFolders } from "./filter-decks";
import type { MyDeckRow } from "./my-deck-row";

const deck = (name: string, folder = "", tags: readonly string[] = []): MyDeckRow => ({
  id: name,
  name,
  visibility: "private",
  link: null,
  folder,
  updatedAt: "2026-11-20T00:00:00Z",
  counts: { grimoire: 40, stoneDeck: 20 },
  errors: 0,
  hidden: false,
  likes: 0,
  tags,
  code: null,
  face: null,
  marks: null,
});
const decks = [
  deck("青の潮", "大会", ["速攻"]),
  deck("赤の灯", "試作"),
  deck("みどり", "", ["はじめて"]),
  deck("Red", "大会"),
];
const names = (typed: string, folder: string | null = null) =>
  filterDecks(decks, typed, folder).map(({ name }) => name);

describe("a search among one's own decks", () => {
  test("looks at names, tags and folders in any spelling, and wants every word", () => {
    expect(names("")).toEqual(["青の潮", "赤の灯", "みどり", "Red"]);
    expect(names("大会")).toEqual(["青の潮", "Red"]);
    expect(names("大会 ｒｅｄ")).toEqual(["Red"]);
    expect(names("ミドリ")).toEqual(["みどり"]);
    expect(names("速攻")).toEqual(["青の潮"]);
    expect(names("速攻 灯")).toEqual([]);
  });

  test("stays in a folder, or among the decks in none", () => {
    expect(names("", "大会")).toEqual(["青の潮", "Red"]);
    expect(names("", "")).toEqual(["みどり"]);
    expect(listFolders(decks)).toEqual(["試作", "大会"].sort((a, b) => a.localeCompare(b, "ja")));
  });
});
