import { describe, expect, it, test } from "vitest";
import { card, cardFile, catalogueOf, printing, ruling, SET, unit } from "@/lib/magmell/catalogue/testing/card-file";
import { stalenessOf } from "../model/rulings";
import { cardOnDay, readDay } from "./card-on-day";
import { readerInCatalogue } from "./card-report";

const LATER = { ...SET, code: "LT", name: "あとの刷り", englishName: "Later Print", releasedOn: "2026-04-25" };
const snapshot = catalogueOf(
  cardFile({
    sets: [SET, LATER],
    cards: [
      card(7, "火の子", "ひのこ", {
        revisions: [
          unit({ text: "■このユニットが召喚されたとき、カードを1枚引く。" }),
          unit({ effectiveOn: "2026-11-10", ap: 3 }),
          unit({ effectiveOn: "2027-01-01", ap: 4 }),
        ],
        printings: [printing("TS-007"), printing("LT-007", { set: "LT" })],
      }),
    ],
    rulings: [ruling("TS-R001", { date: "2026-11-01" }), ruling("TS-R002", { date: "2026-11-15" })],
  }),
  "2026-11-20",
);
const fire = snapshot.byNumber.get(7);
if (!fire) throw new Error("No card 7");
const on = (day: string) => cardOnDay(fire, day, snapshot.sets, readerInCatalogue(snapshot));

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
  expect(stalenessOf(older, snapshot.byNumber, snapshot.asOf)).toMatchObject({
    cards: [{ number: 7 }],
    since: "2026-11-10",
  });
  expect(stalenessOf(older, snapshot.byNumber, "2026-11-05")).toBeNull();
  expect(stalenessOf(newer, snapshot.byNumber, snapshot.asOf)).toBeNull();
  expect(stalenessOf(newer, snapshot.byNumber, "2027-01-01")?.since).toBe("2027-01-01");
});

test("a day is read as people write it, and what is no day is not read", () => {
  expect(readDay("2026-04-01")).toBe("2026-04-01");
  expect(readDay(" ２０２６/０４/０１ ")).toBe("2026-04-01");
  for (const wrong of ["2026-02-30", "2026-4-1", "yesterday", "", "20260401"]) expect(readDay(wrong)).toBeNull();
});
