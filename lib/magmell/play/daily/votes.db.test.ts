import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { getTokyoDate } from "@/lib/magmell/catalogue/model/canonical";
import { getStarterDecks } from "@/lib/magmell/starters/data";
import { openDatabase } from "@/prisma/factories/database";
import { findDailyDeal, findDailyVotes, MIN_SHOWN_VOTES } from "./data";
import { addDays } from "./days";
import { recordVote } from "./mutations";
import type { DailyDeal } from "./types";

/** The clock stands still: at midnight in Tokyo the day would change between two questions. */
const NOW = new Date("2026-11-28T03:00:00Z");
const TODAY = getTokyoDate(NOW);
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOW }));

async function dealOf(day: string): Promise<DailyDeal> {
  const deal = await findDailyDeal(day);
  if (deal === null) throw new Error("There is no hand of the day");
  return deal;
}

const rowOf = (day: string) => openDatabase().dailyHand.findUnique({ where: { day: new Date(day) } });

beforeEach(async () => {
  await openDatabase().dailyHand.deleteMany();
});

describe("the hand of a day", () => {
  test("comes from the starter decks in turn, each from both seats", async () => {
    const days = Array.from({ length: 60 }, (_, days) => addDays(TODAY, -days));
    const deals = await Promise.all(days.map(dealOf));
    expect(new Set(deals.map(({ seed }) => seed)).size).toBe(days.length);
    const seats = new Map<string, Set<boolean>>();
    for (const { code, goesFirst } of deals) seats.set(code, (seats.get(code) ?? new Set()).add(goesFirst));
    for (const both of seats.values()) expect(both.size).toBe(2);
    const starters = (await getStarterDecks()).map(({ code }) => code);
    expect([...seats.keys()].sort()).toEqual([...starters].sort());
    expect(await dealOf(TODAY)).toEqual(deals[0]);
  });

  test("is fixed by the first vote, whatever the catalogue becomes", async () => {
    const kept = { code: "KFBXUHBT8Q", seed: 4_294_967_295, goesFirst: false };
    await openDatabase().dailyHand.create({ data: { day: new Date(TODAY), ...kept } });
    expect(await findDailyDeal(TODAY)).toEqual(kept);
    expect(await recordVote(TODAY, { decision: "keep", ...kept }, TODAY)).toMatchObject({ outcome: "counted" });
  });
});

describe("votes", () => {
  test("are counted by day and decision, and shown from so many on", async () => {
    const deal = await dealOf(TODAY);
    const cast = (decision: "keep" | "redraw") => recordVote(TODAY, { decision, ...deal }, TODAY);
    for (let n = 1; n < MIN_SHOWN_VOTES; n += 1) {
      expect(await cast("keep")).toEqual({ outcome: "counted", votes: { votes: null, from: MIN_SHOWN_VOTES } });
    }
    const votes = { votes: { keep: MIN_SHOWN_VOTES - 1, redraw: 1 }, from: MIN_SHOWN_VOTES };
    expect(await cast("redraw")).toEqual({ outcome: "counted", votes });
    expect(await findDailyVotes(TODAY)).toEqual(votes);
    expect(await findDailyVotes(addDays(TODAY, -1))).toEqual({ votes: null, from: MIN_SHOWN_VOTES });
  });

  test("that come at once are all counted", async () => {
    const deal = await dealOf(TODAY);
    await Promise.all(Array.from({ length: 20 }, () => recordVote(TODAY, { decision: "redraw", ...deal }, TODAY)));
    expect(await rowOf(TODAY)).toMatchObject({ kept: 0, redrawn: 20 });
  });

  test("are taken for today and yesterday only, and only on the hand of that day", async () => {
    for (const [days, outcome] of [
      [-1, "counted"],
      [-2, "closed"],
      [1, "closed"],
    ] as const) {
      const day = addDays(TODAY, days);
      expect(await recordVote(day, { decision: "keep", ...(await dealOf(day)) }, TODAY)).toMatchObject({ outcome });
    }
    const deal = await dealOf(TODAY);
    for (const other of [{ seed: deal.seed + 1 }, { goesFirst: !deal.goesFirst }, { code: "KFBXUHBT8Q" }]) {
      expect(await recordVote(TODAY, { decision: "keep", ...deal, ...other }, TODAY)).toEqual({ outcome: "otherHand" });
    }
    expect(await rowOf(TODAY)).toBeNull();
  });

  test("leave nothing but numbers behind", async () => {
    const deal = await dealOf(TODAY);
    await recordVote(TODAY, { decision: "keep", ...deal }, TODAY);
    expect(await rowOf(TODAY)).toEqual({
      day: new Date(TODAY),
      ...deal,
      seed: BigInt(deal.seed),
      kept: 1,
      redrawn: 0,
    });
  });
});
