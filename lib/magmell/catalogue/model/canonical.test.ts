import { expect, test } from "vitest";
import { getCanonicalRevision, getTokyoDate, getUpcomingRevisions } from "./canonical";

const REVISIONS = ["2025-04-25", "2026-11-21", "2025-10-01"].map((effectiveOn) => ({ effectiveOn }));

test.each([
  ["2025-04-24", null],
  ["2025-04-25", "2025-04-25"],
  ["2025-09-30", "2025-04-25"],
  ["2025-10-01", "2025-10-01"],
  ["2026-11-20", "2025-10-01"],
  ["2026-11-21", "2026-11-21"],
  ["2099-01-01", "2026-11-21"],
])("on %s the revision of %s decides", (asOf, effectiveOn) => {
  expect(getCanonicalRevision(REVISIONS, asOf)?.effectiveOn ?? null).toBe(effectiveOn);
});

test("revisions to come are listed, the next one first", () => {
  expect(getUpcomingRevisions(REVISIONS, "2025-05-01").map(({ effectiveOn }) => effectiveOn)).toEqual([
    "2025-10-01",
    "2026-11-21",
  ]);
  expect(getUpcomingRevisions(REVISIONS, "2026-11-21")).toEqual([]);
});

test("a day begins in Tokyo, nine hours before it does in Greenwich", () => {
  expect(getTokyoDate(new Date("2026-11-20T14:59:59.999Z"))).toBe("2026-11-20");
  expect(getTokyoDate(new Date("2026-11-20T15:00:00Z"))).toBe("2026-11-21");
});
