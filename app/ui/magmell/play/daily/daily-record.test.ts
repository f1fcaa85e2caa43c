import { describe, expect, test } from "vitest";
import { computeDailyStats, type DailyRecord, parseDailyRecord, serializeDailyRecord } from "./daily-record";

const entry = { decision: "keep", best: "keep", counted: true } as const;
const days = (...of: string[]): DailyRecord => Object.fromEntries(of.map((day) => [day, entry]));

describe("a stored record", () => {
  test("is read as it was written", () => {
    const record: DailyRecord = {
      "2026-11-20": entry,
      "2026-11-21": { decision: "redraw", best: null, counted: false },
    };
    expect(parseDailyRecord(serializeDailyRecord(record))).toEqual(record);
  });

  test.each([null, "", "[]", "null", "7", "{", '{"2026-11-20":null}', '{"x":{"decision":"keep"}}'])(
    "%s holds nothing",
    (stored) => {
      expect(parseDailyRecord(stored)).toEqual({});
    },
  );

  test("loses what is not well formed, and nothing else", () => {
    const stored = JSON.stringify({ "2026-11-20": entry, "2026-11-21": { decision: "both" }, "2026-11-22": 3 });
    expect(parseDailyRecord(stored)).toEqual({ "2026-11-20": entry });
  });

  test("forgets the oldest days beyond a bound", () => {
    const many = Object.fromEntries(
      Array.from({ length: 500 }, (_, n) => [new Date(n * 86_400_000).toISOString().slice(0, 10), entry]),
    );
    const kept = Object.keys(parseDailyRecord(serializeDailyRecord(many)));
    expect([kept.length, kept.at(-1)]).toEqual([400, "1971-05-15"]);
  });
});

describe("figures", () => {
  test.each([
    [days(), 0, 0],
    [days("2026-11-20"), 1, 1],
    [days("2026-11-19"), 1, 1],
    [days("2026-11-18"), 0, 1],
    [days("2026-11-18", "2026-11-19", "2026-11-20"), 3, 3],
    [days("2026-11-01", "2026-11-02", "2026-11-19", "2026-11-20"), 2, 2],
    [days("2026-10-31", "2026-11-01", "2026-11-02", "2026-11-20"), 1, 3],
  ])("%j are a streak of %i and a longest one of %i", (record, streak, longest) => {
    expect(computeDailyStats(record, "2026-11-20")).toMatchObject({ streak, longest });
  });

  test("count decisions, and agreement only where one choice was better", () => {
    const record: DailyRecord = {
      "2026-11-18": { decision: "keep", best: "redraw", counted: true },
      "2026-11-19": { decision: "redraw", best: "redraw", counted: true },
      "2026-11-20": { decision: "keep", best: null, counted: false },
    };
    expect(computeDailyStats(record, "2026-11-20")).toMatchObject({
      decided: 3,
      by: { keep: 2, redraw: 1 },
      judged: 2,
      agreed: 1,
    });
  });
});
