import { expect, test } from "vitest";
import { isSessionExpired } from "./session-limits";

const HOUR = 60 * 60 * 1000;
const NOW = Date.parse("2026-06-01T00:00:00Z");
const session = (ageInHours: number, idleInHours: number) => ({
  createdAt: new Date(NOW - ageInHours * HOUR),
  lastSeenAt: new Date(NOW - idleInHours * HOUR),
});

test.each([
  ["user", 59 * 24, 1, false],
  ["user", 61 * 24, 1, true],
  ["user", 40 * 24, 29 * 24, false],
  ["user", 40 * 24, 31 * 24, true],
  ["admin", 6 * 24, 11, false],
  ["admin", 6 * 24, 13, true],
  ["admin", 8 * 24, 1, true],
] as const)("of a %s, %d hours old and unused for %d: ended %s", (role, age, idle, ended) =>
  expect(isSessionExpired(session(age, idle), role, NOW)).toBe(ended),
);
