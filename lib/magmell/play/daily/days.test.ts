import { expect, test } from "vitest";
import { addDays, isDailyHandAvailable, isVotingOpen } from "./days";

const TODAY = "2026-03-01";

test("days follow one another over the ends of months and years", () => {
  expect(addDays(TODAY, -1)).toBe("2026-02-28");
  expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
  expect(addDays("2025-12-31", 1)).toBe("2026-01-01");
});

test.each([
  [TODAY, true],
  ["2026-02-28", true],
  ["2025-02-28", true],
  ["2025-02-27", false],
  ["2026-03-02", false],
  ["2026-02-30", false],
  ["2026-13-01", false],
  ["2026-2-1", false],
  ["", false],
  ["today", false],
])("%s has a hand to be looked at: %s", (day, has) => {
  expect(isDailyHandAvailable(day, TODAY)).toBe(has);
});

test.each([
  [TODAY, true],
  ["2026-02-28", true],
  ["2026-02-27", false],
  ["2026-03-02", false],
  ["2026-03-01T00:00:00Z", false],
])("votes on %s are counted: %s", (day, open) => {
  expect(isVotingOpen(day, TODAY)).toBe(open);
});
