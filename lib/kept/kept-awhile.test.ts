import { expect, test } from "vitest";
import { keptAwhile } from "./kept-awhile";

const counted = () => {
  let made = 0;
  return async () => ++made;
};

test("what is made is made once for all who ask, even while it is being made, until its time is over", async () => {
  const [keep, make] = [keptAwhile<number>({ most: 2, milliseconds: 10 }), counted()];
  expect(await Promise.all([keep("a", make, 0), keep("a", make, 0)])).toEqual([1, 1]);
  expect(await keep("a", make, 9)).toBe(1);
  expect(await keep("a", make, 10)).toBe(2);
});

test("of more than are kept the one that was made first goes", async () => {
  const [keep, make] = [keptAwhile<number>({ most: 2, milliseconds: 10 }), counted()];
  for (const key of ["a", "b", "c"]) await keep(key, make, 0);
  expect([await keep("b", make, 1), await keep("c", make, 1), await keep("a", make, 1)]).toEqual([2, 3, 4]);
});

test("what could not be made is tried again", async () => {
  const [keep, make] = [keptAwhile<number>({ most: 2, milliseconds: 10 }), counted()];
  await expect(keep("a", () => Promise.reject(new Error("gone")), 0)).rejects.toThrow("gone");
  expect(await keep("a", make, 0)).toBe(1);
});
