import { expect, test } from "vitest";
import { runToCompletion } from "@/lib/tasks";
import { type CardFile, readCardFile } from "../files/read-card-file";

function read(...rows: readonly string[]): CardFile {
  const bytes = new TextEncoder().encode(rows.join("\n"));
  const file = runToCompletion(readCardFile({ file: "table.csv", bytes }));
  if (!("cards" in file)) throw new Error(JSON.stringify(file));
  expect([file.findings, file.problems]).toEqual([[], []]);
  return file;
}

test("readings in katakana, as spreadsheets give them, become hiragana and are counted", () => {
  const heading = "カード番号,カード名,読み";
  const file = read(heading, "2,火の子,ﾋﾉｺ", "3,水鏡,ミズカガミ", "4,風,かぜ");
  expect(file.cards.map(({ value }) => value.reading)).toEqual(["ひのこ", "みずかがみ", "かぜ"]);
  expect([file.katakana, read(heading, "4,風,かぜ").katakana]).toEqual([2, 0]);
});

test("a table of lists empties one and takes another away", () => {
  const { lists } = read("リスト番号,リスト名,カード,削除", "first,最初,,", "last,最後,,○");
  expect(lists.map(({ value }) => [value.id, value.cards, value.removed])).toEqual([
    ["first", [], false],
    ["last", [], true],
  ]);
});
