import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handOver, takeOver } from "./handover";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("each part is taken once, by its own id", () => {
  const ids = ["a", "b", null].map(handOver);
  expect(new Set(ids).size).toBe(3);
  expect(ids.map(takeOver)).toEqual(["a", "b", null]);
  expect(() => takeOver(ids[0] ?? "")).toThrow("is not there");
});

test("a part that no HTML asks for is let go", () => {
  const id = handOver("a");
  vi.advanceTimersByTime(10_000);
  expect(() => takeOver(id)).toThrow("is not there");
});
