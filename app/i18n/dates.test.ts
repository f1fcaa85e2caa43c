import { expect, it } from "vitest";
import { formatDate, formatDateTime, formatMomentDate } from "./dates";

const MOMENT = "2026-11-20T16:05:00Z";

it("writes dates in the same way, whether of a day or of a moment in Japan", () => {
  expect([formatDate("en", "2026-11-21"), formatMomentDate("en", MOMENT)]).toEqual(Array(2).fill("November 21, 2026"));
  expect([formatDate("ja", "2026-11-21"), formatMomentDate("ja", MOMENT)]).toEqual(Array(2).fill("2026年11月21日"));
});

it("writes the time of day by 24 hours", () => {
  expect(formatDateTime("en", MOMENT)).toBe("Nov 21, 2026, 01:05");
  expect(formatDateTime("ja", MOMENT)).toBe("2026/11/21 1:05");
});
