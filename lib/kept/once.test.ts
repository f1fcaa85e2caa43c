import { expect, test, vi } from "vitest";
import { once } from "./once";

test("a value is made when it is first asked for, and only then", () => {
  const make = vi.fn(() => null);
  const made = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([made(), made()]).toEqual([null, null]);
  expect(make).toHaveBeenCalledTimes(1);
});
