import { describe, expect, test } from "vitest";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildPrinting,
  buildUnitRevision,
  type CardFileContent,
  TEST_SET,
} from "@/lib/magmell/catalogue/testing/card-file";
import { runToCompletion } from "@/lib/tasks";
import type { CatalogueRecords } from "../model/types";
import { type CardFile, readCardFile } from "./files/read-card-file";
import { createCardRecord, createSetRecord, type ImportChange, planImport } from "./import-plan";

const THERE: CatalogueRecords = { sets: [TEST_SET], cards: buildCardFile().cards.map(createCardRecord) };
const plan = (content: CardFileContent, existing = THERE) =>
  runToCompletion(planImport([runToCompletion(readCardFile(buildCardFileSource(content))) as CardFile], existing));
const rows = (changes: readonly ImportChange[]) => changes.map(({ row, fields }) => `${fields ? "~" : "+"} ${row}`);

test("into an empty database everything is new, in an order in which it can be written", () => {
  const { changes, same } = plan(buildCardFile(), { sets: [], cards: [] });
  expect(rows(changes)).toEqual([
    "+ set",
    ...Array(3).fill("+ card"),
    ...Array(3).fill("+ revision"),
    ...Array(3).fill("+ printing"),
  ]);
  expect(same).toEqual({ set: 0, card: 0, revision: 0, printing: 0, ruling: 0, list: 0 });
});

test("the same file again changes nothing", () => {
  expect(plan(buildCardFile())).toEqual({
    changes: [],
    removed: [],
    same: { set: 1, card: 3, revision: 3, printing: 3, ruling: 0, list: 0 },
    unmentioned: { set: 0, card: 0, revision: 0, printing: 0, ruling: 0, list: 0 },
  });
});

test("what a file does not mention stays and is counted", () => {
  const { changes, unmentioned } = plan(
    buildCardFile({ sets: [], cards: [buildCard(2, "火の子", "ひのこ", { englishName: "Spark", printings: [] })] }),
  );
  expect(changes).toEqual([]);
  expect(unmentioned).toEqual({ set: 1, card: 2, revision: 2, printing: 3, ruling: 0, list: 0 });
});

describe("chosen readings", () => {
  const CHOICE = { textHash: "0123456789abcdef", sentence: 0, choice: "fedcba9876543210" };
  const file = (more: object) =>
    buildCardFile({
      cards: [
        buildCard(2, "火の子", "ひのこ", {
          englishName: "Spark",
          revisions: [buildUnitRevision({ text: "■一行。", ...more })],
        }),
      ],
    });
  const there = { ...THERE, cards: file({ readings: [CHOICE] }).cards.map(createCardRecord) };

  test("stay where a file leaves them out, also when its text is another", () => {
    expect(plan(file({}), there).changes).toEqual([]);
    const { changes } = plan(file({ text: "■二行。" }), there);
    expect(changes).toMatchObject([
      { revision: { readings: [CHOICE] }, fields: [{ field: "text", before: "■一行。", after: "■二行。" }] },
    ]);
  });

  test("come, change and go as a file says", () => {
    const before = "0123456789abcdef=0=fedcba9876543210";
    const other = { ...CHOICE, choice: "0".repeat(16) };
    const changed = (readings: object[]) => plan(file({ readings }), there).changes;
    expect(changed([CHOICE])).toEqual([]);
    expect(changed([])).toMatchObject([{ fields: [{ field: "readings", before, after: "" }] }]);
    expect(changed([other])).toMatchObject([
      { fields: [{ field: "readings", before, after: "0123456789abcdef=0=0000000000000000" }] },
    ]);
  });
});

describe("lists", () => {
  const first = { id: "first", name: "最初", englishName: "First", cards: ["火の子"] };
  const there = { ...THERE, lists: [{ ...first, cards: [2] }] };
  const lists = (...given: object[]) => ({ format: "grimoire-cards/1", lists: given }) as never;

  test("are emptied by a file that says so, and nothing else of the catalogue has to stand in it", () => {
    const { changes, removed } = plan(lists({ ...first, cards: [] }), there);
    expect(changes).toMatchObject([{ row: "list", fields: [{ field: "cards", after: "" }] }]);
    expect(removed).toEqual([]);
  });

  test("are removed, once, without a look at what they held", () => {
    const gone = lists({ ...first, cards: ["知らない頁"], removed: true });
    const { changes, removed, unmentioned } = plan(gone, there);
    expect(changes).toEqual([]);
    expect(removed).toEqual([{ row: "list", list: { ...first, cards: [2] } }]);
    expect(unmentioned.list).toBe(0);
    expect(plan(gone)).toMatchObject({ changes: [], removed: [] });
  });
});

describe("what changes is told field by field", () => {
  const spark = (more: Parameters<typeof buildCard>[3]) =>
    buildCardFile({ cards: [buildCard(2, "火の子", "ひのこ", { englishName: "Spark", ...more })] });

  test("a text and a number", () => {
    expect(plan(spark({ revisions: [buildUnitRevision({ ap: 3, text: "■速い。" })] })).changes).toMatchObject([
      {
        row: "revision",
        of: { number: 2 },
        fields: [
          { field: "ap", before: "2", after: "3" },
          { field: "text", before: "", after: "■速い。" },
        ],
      },
    ]);
  });

  test("the counters of a set, in whatever order they are written", () => {
    const named = (counters: Record<string, string>) => buildCardFile({ sets: [{ ...TEST_SET, counters }] });
    expect(plan(named({ 栞: "bookmark", 年輪: "ring" })).changes).toMatchObject([
      { row: "set", fields: [{ field: "counters", before: "", after: "年輪: ring, 栞: bookmark" }] },
    ]);
    const there = { ...THERE, sets: named({ 年輪: "ring", 栞: "bookmark" }).sets.map(createSetRecord) };
    expect(plan(named({ 栞: "bookmark", 年輪: "ring" }), there).changes).toEqual([]);
    expect(plan(buildCardFile(), there).changes).toMatchObject([
      { row: "set", fields: [{ field: "counters", after: "" }] },
    ]);
  });

  test("costs in whatever order their signs are written are the same", () => {
    const twice = (useCost: string) => spark({ revisions: [buildUnitRevision({ useCost })] });
    const there = { ...THERE, cards: twice("1赤青").cards.map(createCardRecord) };
    expect(plan(twice("1青赤"), there).changes).toEqual([]);
  });

  test("a new revision and a new printing beside the old ones", () => {
    const later = buildUnitRevision({ effectiveOn: "2026-12-01", hp: 2 });
    const { changes } = plan(
      spark({
        revisions: [buildUnitRevision(), later],
        printings: [buildPrinting("TS-002"), buildPrinting("TS-102", { revision: "2026-12-01" })],
      }),
    );
    expect(rows(changes)).toEqual(["+ revision", "+ printing"]);
  });
});
