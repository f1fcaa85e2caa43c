import { expect, test, vi } from "vitest";
import { keptPer } from "./kept-per";

test("a value is made once for each object, even where it is nothing", () => {
  const make = vi.fn(({ size }: { readonly size: number }) => (size === 0 ? undefined : size));
  const sizeOf = keptPer(make);
  const [full, empty] = [{ size: 7 }, { size: 0 }];
  expect([sizeOf(full), sizeOf(full), sizeOf(empty), sizeOf(empty), sizeOf({ size: 7 })]).toEqual([
    ...[7, 7, undefined, undefined, 7],
  ]);
  expect(make).toHaveBeenCalledTimes(3);
});

test("another object with the same deciding part shares its value", () => {
  const cards = [1, 2];
  const make = vi.fn((of: { readonly day: string; readonly cards: readonly number[] }) => of.cards.length);
  const countOf = keptPer(make, (of) => of.cards);
  expect([countOf({ day: "1", cards }), countOf({ day: "2", cards }), countOf({ day: "2", cards: [] })]).toEqual([
    ...[2, 2, 0],
  ]);
  expect(make).toHaveBeenCalledTimes(2);
});

test("what could not be made is tried again", () => {
  const make = vi.fn(() => "made");
  make.mockImplementationOnce(() => {
    throw new Error("not yet");
  });
  const madeOf = keptPer(make);
  const key = {};
  expect(() => madeOf(key)).toThrow("not yet");
  expect(madeOf(key)).toBe("made");
});
