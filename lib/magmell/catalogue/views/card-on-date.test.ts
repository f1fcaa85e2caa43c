import { describe, expect, it, test } from "vitest";
import {
  buildCard,
  buildCardFile,
  buildPrinting,
  buildRuling,
  buildTestCatalogue,
  buildUnitRevision,
  TEST_SET,
} from "@/lib/magmell/catalogue/testing/card-file";
import { getRulingStaleness } from "../model/rulings";
import { getCardOnDate, parseIsoDate } from "./card-on-date";
import { createCatalogueTextReader } from "./card-report";

const LATER = { ...TEST_SET, code: "LT", name: "あとの刷り", englishName: "Later Print", releasedOn: "2026-04-25" };
const snapshot = buildTestCatalogue(
  buildCardFile({
    sets: [TEST_SET, LATER],
    cards: [
      buildCard(7, "火の子", "ひのこ", {
        revisions: [
          buildUnitRevision({ text: "■このユニットが召喚されたとき、カードを1枚引く。" }),
          buildUnitRevision({ effectiveOn: "2026-11-10", ap: 3 }),
          buildUnitRevision({ effectiveOn: "2027-01-01", ap: 4 }),
        ],
        printings: [buildPrinting("TS-007"), buildPrinting("LT-007", { set: "LT" })],
      }),
    ],
    rulings: [buildRuling("TS-R001", { date: "2026-11-01" }), buildRuling("TS-R002", { date: "2026-11-15" })],
  }),
  "2026-11-20",
);
const fire = snapshot.byNumber.get(7);
if (!fire) throw new Error("No card 7");
const on = (day: string) => getCardOnDate(fire, day, snapshot.sets, createCatalogueTextReader(snapshot));

describe("a card on a day", () => {
  it("has the information that was in force, read anew, and the printings that were out", () => {
    expect(on("2025-12-01")).toMatchObject({ ap: 2, effectiveOn: "2025-04-25", printings: [{ number: "TS-007" }] });
    expect(on("2025-12-01")?.englishText).toContain("draw a card");
    expect(on("2026-12-01")).toMatchObject({ ap: 3, englishText: "" });
    expect(on("2026-12-01")?.printings).toHaveLength(2);
  });

  it("may lie in the future, and before its first information there is none", () => {
    expect(on("2027-01-01")?.ap).toBe(4);
    expect(on("2025-04-24")).toBeNull();
  });
});

test("a ruling is to be checked again since the first change after it", () => {
  const [older, newer] = snapshot.rulings.get(7) ?? [];
  if (!older || !newer) throw new Error("No rulings");
  expect(getRulingStaleness(older, snapshot.byNumber, snapshot.asOf)).toMatchObject({
    cards: [{ number: 7 }],
    since: "2026-11-10",
  });
  expect(getRulingStaleness(older, snapshot.byNumber, "2026-11-05")).toBeNull();
  expect(getRulingStaleness(newer, snapshot.byNumber, snapshot.asOf)).toBeNull();
  expect(getRulingStaleness(newer, snapshot.byNumber, "2027-01-01")?.since).toBe("2027-01-01");
});

test("a day is read as people write it, and what is no day is not read", () => {
  expect(parseIsoDate("2026-04-01")).toBe("2026-04-01");
  expect(parseIsoDate(" ２０２６/０４/０１ ")).toBe("2026-04-01");
  for (const wrong of ["2026-02-30", "2026-4-1", "yesterday", "", "20260401"]) expect(parseIsoDate(wrong)).toBeNull();
});
