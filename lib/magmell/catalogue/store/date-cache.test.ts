import { afterEach, describe, expect, test, vi } from "vitest";
import type { CardRecord, Catalogue, CatalogueRecords } from "../model/types";
import { CatalogueReader, type PublishedStateSource } from "./catalogue-reader";
import { DateCache, DateCacheBudget, DateCacheLimitError, isDateCacheLimitError } from "./date-cache";

const READING = { abilities: [], englishText: "", coverage: "full" } as const;
const day = (at: number) => `20${String(10 + at).padStart(2, "0")}-01-01`;

/** Three cards, the first of which has another text each year. */
function records(): CatalogueRecords {
  const record = (number: number): CardRecord => ({
    number,
    name: `頁${number}`,
    reading: "ぺーじ",
    englishName: "Page",
    token: false,
    retired: false,
    aliases: [],
    tags: [],
    printings: [],
    revisions: Array.from({ length: number === 1 ? 20 : 1 }, (_, at) => ({
      effectiveOn: day(at),
      kind: "stone",
      timing: null,
      text: "",
      ap: null,
      hp: null,
      useCost: { blue: 0, green: 0, red: 0, any: 0 },
      catalyst: { blue: 0, green: 0, red: 0, any: 0 },
    })),
  });
  return { sets: [], cards: [record(1), record(2), record(3)] };
}

function reader() {
  const states: PublishedStateSource = {
    isAway: () => false,
    newest: async () => 1,
    read: async () => ({ version: 1, records: records(), read: () => READING }),
  };
  return new CatalogueReader(states, { now: () => new Date("2025-06-01T00:00:00Z") });
}

test("days are opened until the minute is full, and again after it", () => {
  const clock = { now: 0 };
  const allowance = new DateCacheBudget(() => clock.now, 10);
  const asked = (cards: number) => {
    try {
      allowance.take(cards);
      return "opened";
    } catch (error) {
      return isDateCacheLimitError(error) ? error.wait : error;
    }
  };
  expect([asked(5), asked(5), asked(5)]).toEqual(["opened", "opened", 60]);
  clock.now = 20_500;
  expect(asked(1)).toBe(40);
  clock.now = 60_000;
  // One that is larger than the minute has room for is opened all the same, alone.
  expect([asked(99), asked(1)]).toEqual(["opened", 60]);
});

describe("when the minute is full", () => {
  const full = () =>
    vi.spyOn(DateCacheBudget.prototype, "take").mockImplementation(() => {
      throw new DateCacheLimitError(7);
    });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test("what is open is still answered, and today, and the last day, which administrators work on", async () => {
    const one = reader();
    const first = await one.on(day(3));
    full();
    expect(await one.on(day(3))).toBe(first);
    await expect(one.on(day(4))).rejects.toThrow(DateCacheLimitError);
    expect((await one.on()).asOf).toBe("2025-06-01");
    expect((await one.on("2199-12-31")).byNumber.get(1)?.effectiveOn).toBe(day(19));
  });
});

test("all days of a small catalogue are opened, and stay so", async () => {
  const one = reader();
  const first = await one.on(day(0));
  for (let at = 1; at < 20; at++) await one.on(day(at));
  expect(await one.on(day(0))).toBe(first);
});

test("of a large catalogue six days are kept, and the one that was asked for longest ago goes", () => {
  const days = new DateCache(50_000);
  const made = Array.from({ length: 7 }, (_, at) => ({ version: String(at) }) as Catalogue);
  for (const [at, one] of made.slice(0, 6).entries()) days.set(day(at), one);
  expect(days.get(day(0))).toBe(made[0]);
  days.set(day(6), made[6] as Catalogue);
  expect([0, 1, 2, 6].map((at) => days.get(day(at))?.version)).toEqual(["0", undefined, "2", "6"]);
});

test("a refusal is known by its name", () => {
  expect([
    isDateCacheLimitError(new DateCacheLimitError(1)),
    isDateCacheLimitError(new Error("DateCacheLimitError")),
  ]).toEqual([true, false]);
});
