import { expect, test } from "vitest";
import { CpuBudgets } from "./cpu-budgets";

const budgets = () => new CpuBudgets({ perSecond: 100, most: 1000, keys: 3 });

test("an address has its savings at once, and then as much as comes back", () => {
  const account = budgets();
  expect(account.wait("a", 0)).toBe(0);
  account.pay("a", 999, 0);
  expect(account.wait("a", 0)).toBe(0);
  account.pay("a", 501, 0);
  expect(account.wait("a", 0)).toBe(5);
  expect(account.wait("a", 4000)).toBe(1);
  expect(account.wait("a", 5001)).toBe(0);
  expect(account.wait("b", 0)).toBe(0);
});

test("nobody saves up more than the most", () => {
  const account = budgets();
  account.pay("a", 1, 0);
  account.pay("a", 1000, 3_600_000);
  expect(account.wait("a", 3_600_000)).toBe(1);
});

test("keys that were quiet longest are forgotten, so that inventing addresses fills no memory", () => {
  const account = budgets();
  for (const key of ["a", "b", "c"]) account.pay(key, 2000, 0);
  account.pay("a", 1, 0);
  account.pay("d", 2000, 0);
  expect(["a", "b", "c", "d"].map((key) => account.wait(key, 0) > 0)).toEqual([true, false, true, true]);
});
