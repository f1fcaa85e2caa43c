import { expect, it } from "vitest";
import { getListEra } from "./list-era";

it.each([
  ["4 Moss Ox (MMQ) 12\n4 Gate Giant (INV) 3", "6e"],
  ["4 Moss Ox (MMQ) 12\n4 Gate Giant (NEO) 3", "mod"],
  ["4 Moss Ox\n24 Forest", null],
  ["", null],
])("%s", (list, era) => {
  expect(getListEra(list)).toBe(era);
});
