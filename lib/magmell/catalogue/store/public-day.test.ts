import { expect, test } from "vitest";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildPrinting,
  buildUnitRevision,
  TEST_SET,
} from "@/lib/magmell/catalogue/testing/card-file";
import { runToCompletion } from "@/lib/tasks";
import { readCardFile } from "../import/files/read-card-file";
import { mergeFilesIntoRecords } from "../import/import-plan";
import { createTextReader } from "../model/text-reader";
import { CatalogueReader } from "./catalogue-reader";

const FILE = buildCardFile({
  sets: [TEST_SET, { ...TEST_SET, code: "K2", releasedOn: "2026-12-24" }],
  cards: [
    buildCard(1, "火の子", "ひのこ", { printings: [buildPrinting("TS-001"), buildPrinting("K2-001", { set: "K2" })] }),
    buildCard(2, "水鏡", "みずかがみ"),
    buildCard(3, "雪の使者", "ゆきのししゃ", {
      revisions: [
        buildUnitRevision({ effectiveOn: "2026-12-24" }),
        buildUnitRevision({ effectiveOn: "2027-02-01", ap: 5 }),
      ],
      printings: [],
    }),
  ],
});

/** A reader of one published state, and the clock by which it reads. */
function readerOn(day: string) {
  const read = runToCompletion(readCardFile(buildCardFileSource(FILE)));
  if (!("cards" in read)) throw new Error("The file cannot be read");
  const records = runToCompletion(mergeFilesIntoRecords([read], { sets: [], cards: [] }));
  const clock = { day };
  const states = {
    isAway: () => false,
    newest: async () => 1,
    read: async () => ({ version: 1, records, read: createTextReader(records) }),
  };
  return { clock, reader: new CatalogueReader(states, { now: () => new Date(`${clock.day}T03:00:00Z`) }) };
}

test("what becomes public on a day is there on that day without a publication, under another version", async () => {
  const { clock, reader } = readerOn("2026-12-23");
  const before = await reader.on();
  expect(before.cards.map(({ number, printings }) => [number, printings.length])).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect((await reader.on("2027-03-01")).byNumber.has(3)).toBe(false);
  clock.day = "2026-12-24";
  const after = await reader.on();
  expect(after.cards.map(({ number, printings }) => [number, printings.length])).toEqual([
    [1, 2],
    [2, 1],
    [3, 0],
  ]);
  expect(after.version).not.toBe(before.version);
  expect(after.byNumber.get(2)).toBe(before.byNumber.get(2));
  expect((await reader.on("2027-03-01")).byNumber.get(3)?.ap).toBe(5);
});

test("a clock that goes back takes it away again", async () => {
  const { clock, reader } = readerOn("2026-12-25");
  expect((await reader.on()).byNumber.has(3)).toBe(true);
  clock.day = "2026-12-20";
  expect((await reader.on()).byNumber.has(3)).toBe(false);
  expect((await reader.hidden()).cards.has(3)).toBe(true);
});

test("those who edit read all of it, whatever the day", async () => {
  const { clock, reader } = readerOn("2026-12-20");
  const whole = await reader.whole();
  expect(whole.byNumber.get(3)?.ap).toBe(5);
  expect(whole.byNumber.get(1)?.printings).toHaveLength(2);
  expect((await reader.on()).byNumber.get(1)?.printings).toHaveLength(1);
  clock.day = "2026-12-21";
  expect(await reader.whole()).toBe(whole);
});
