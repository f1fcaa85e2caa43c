import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  buildCard,
  buildCardFile,
  buildCardFileSource,
  buildPrinting,
  buildRuling,
  buildUnitRevision,
  TEST_SET,
} from "@/lib/magmell/catalogue/testing/card-file";
import { runToCompletion } from "@/lib/tasks";
import { readCardFile } from "../import/files/read-card-file";
import { mergeFilesIntoRecords } from "../import/import-plan";
import { getPublicRecords } from "./public-records";
import type { CatalogueRecords } from "./types";

function recordsOf(content: unknown): CatalogueRecords {
  const read = runToCompletion(readCardFile(buildCardFileSource(content)));
  if (!("cards" in read)) throw new Error("The file cannot be read");
  return runToCompletion(mergeFilesIntoRecords([read], { sets: [], cards: [] }));
}

const records = recordsOf(
  buildCardFile({
    sets: [TEST_SET, { ...TEST_SET, code: "K2", releasedOn: "2026-12-24" }],
    cards: [
      buildCard(2, "火の子", "ひのこ", {
        printings: [buildPrinting("TS-002"), buildPrinting("K2-002", { set: "K2" })],
      }),
      buildCard(3, "水鏡", "みずかがみ", {
        revisions: [buildUnitRevision(), buildUnitRevision({ effectiveOn: "2027-03-01", ap: 3 })],
      }),
      buildCard(9, "雪の使者", "ゆきのししゃ", {
        revisions: [buildUnitRevision({ effectiveOn: "2026-12-24" })],
        printings: [buildPrinting("K2-001", { set: "K2", revision: "2026-12-24" })],
      }),
    ],
    rulings: [
      buildRuling("TS-R001"),
      buildRuling("TS-R002", { date: "2027-01-01" }),
      buildRuling("K2-R001", { cards: ["火の子", "雪の使者"] }),
      buildRuling("TS-R003", { cards: ["水鏡", "雪の使者"] }),
      buildRuling("TS-R004", {
        cards: ["水鏡", "雪の使者"],
        answer: { ja: "《雪の使者》と同じです。", en: "As 《雪の使者》." },
      }),
    ],
    lists: [
      { id: "mixed", name: "混ざり", englishName: "Mixed", cards: ["雪の使者", "火の子"] },
      { id: "winter", name: "冬", englishName: "Winter", cards: ["雪の使者"] },
    ],
  }),
);

const shape = (day: string) => {
  const { records: shown, from, until } = getPublicRecords(records, day);
  return {
    sets: shown.sets.map(({ code }) => code),
    cards: shown.cards.map(({ number, printings }) => [number, printings.length]),
    rulings: shown.rulings?.map(({ id, cards }) => `${id} ${cards}`),
    lists: shown.lists?.map(({ id, cards }) => [id, cards]),
    from,
    until,
  };
};

test("a set, its printings, its cards, and what speaks of them are public from their days on", () => {
  expect(shape("2026-12-23")).toEqual({
    sets: ["TS"],
    cards: [
      [2, 1],
      [3, 1],
    ],
    // One that is about a public card and does not name the others stays.
    rulings: ["TS-R001 2", "TS-R003 3"],
    lists: [["mixed", [2]]],
    from: "2026-11-01",
    until: "2026-12-24",
  });
  expect(shape("2026-12-24")).toEqual({
    sets: ["TS", "K2"],
    cards: [
      [2, 2],
      [3, 1],
      [9, 1],
    ],
    rulings: ["TS-R001 2", "K2-R001 2,9", "TS-R003 3,9", "TS-R004 3,9"],
    lists: [
      ["mixed", [9, 2]],
      ["winter", [9]],
    ],
    from: "2026-12-24",
    until: "2027-01-01",
  });
  expect(shape("2027-01-01").rulings).toEqual(["TS-R001 2", "TS-R002 2", "K2-R001 2,9", "TS-R003 3,9", "TS-R004 3,9"]);
  expect(shape("2027-01-01").until).toBeNull();
});

describe("any day", () => {
  const day = fc
    .date({ min: new Date("2024-01-01"), max: new Date("2028-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  test("names no card, set or ruling that it hides, and is like every other up to the next change", () => {
    fc.assert(
      fc.property(day, (on) => {
        const { records: shown, hidden, from, until } = getPublicRecords(records, on);
        const text = JSON.stringify(shown);
        if (hidden.sets.has("K2")) expect(text).not.toContain("K2");
        for (const { number, name } of records.cards) if (hidden.cards.has(number)) expect(text).not.toContain(name);
        expect(getPublicRecords(records, from).records).toEqual(shown);
        expect(from <= on && (until === null || on < until)).toBe(true);
      }),
    );
  });

  test("a later one holds everything that an earlier one holds", () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [early = [], late = []] = [one, other].sort().map((on) => {
          const { cards, sets, rulings } = getPublicRecords(records, on).hidden;
          return [...cards, ...sets, ...rulings];
        });
        expect(late.filter((entry) => !early.includes(entry))).toEqual([]);
      }),
    );
  });
});

test("where everything is public, its entries are the same objects", () => {
  const { records: shown } = getPublicRecords(records, "2030-01-01");
  for (const [at, one] of shown.cards.entries()) expect(one).toBe(records.cards[at]);
  for (const [at, one] of (shown.lists ?? []).entries()) expect(one).toBe(records.lists?.[at]);
});
