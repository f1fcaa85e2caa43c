import { expect, test } from "vitest";
import { RestartBackoff } from "./supervisor.mjs";

test("pauses grow while a program ends soon after each start, up to half a minute", () => {
  const pauses = new RestartBackoff();
  const first = Array.from({ length: 6 }, () => pauses.after(100));
  expect(first).toEqual([...first].sort((a, b) => a - b));
  expect([first[0], first.at(-1)]).toEqual([200, 30_000]);
});

test("a program that ran for a minute is started at once", () => {
  const pauses = new RestartBackoff();
  for (let i = 0; i < 6; i++) pauses.after(100);
  expect(pauses.after(60_000)).toBe(200);
  expect(pauses.after(100)).toBe(1_000);
});
