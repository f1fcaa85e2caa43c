import { expect, it } from "vitest";
import type { KeyPress } from "@/app/ui/keys/key-press";
import { appendTypedDigit, getRowKeyAction } from "./row-keys";

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: /^\d$/.test(key) ? `Digit${key}` : key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  keyCode: 0,
  repeat: false,
  ...more,
});
const card = { onName: true, singleKeys: true, row: { most: 3 } };
const stone = { onName: true, singleKeys: true, row: { most: null } };

it.each([
  ["Enter", {}, { do: "add" }],
  ["ArrowRight", {}, { do: "add" }],
  ["+", { shiftKey: true }, { do: "add" }],
  ["ArrowLeft", {}, { do: "remove" }],
  ["-", {}, { do: "remove" }],
  ["Delete", {}, { do: "remove" }],
  ["0", {}, { do: "set", count: 0 }],
  ["3", {}, { do: "set", count: 3 }],
  ["3", { code: "Numpad3" }, { do: "set", count: 3 }],
  ["Enter", { shiftKey: true }, { do: "most" }],
  ["Enter", { ctrlKey: true }, { do: "other" }],
  ["Enter", { metaKey: true }, { do: "other" }],
  ["ArrowRight", { shiftKey: true }, { do: "other" }],
  [" ", {}, { do: "preview" }],
  ["ArrowDown", {}, { do: "move", by: 1, choosing: false }],
  ["ArrowUp", {}, { do: "move", by: -1, choosing: false }],
  ["ArrowDown", { shiftKey: true }, { do: "move", by: 1, choosing: true }],
  ["!", { code: "Digit1", shiftKey: true }, { do: "setCandidates", count: 1 }],
  [" ", { ctrlKey: true }, { do: "choose", which: "this" }],
  [" ", { ctrlKey: true, shiftKey: true }, { do: "choose", which: "range" }],
  ["a", { ctrlKey: true }, { do: "choose", which: "all" }],
  ["m", {}, { do: "note" }],
  ["m", { ctrlKey: true }, null],
  ["a", {}, null],
  ["4", {}, null],
  ["1", { ctrlKey: true }, null],
  ["ArrowLeft", { altKey: true }, null],
  ["z", { ctrlKey: true }, null],
] as const)("on a card, %s with %j", (key, more, act) => {
  expect(getRowKeyAction(press(key, more), card)).toEqual(act);
});

it("sets more copies of a stone", () => {
  expect(getRowKeyAction(press("9"), stone)).toEqual({ do: "set", count: 9 });
});

it("leaves Enter and Space of the buttons beside the name alone", () => {
  expect(getRowKeyAction(press("Enter"), { ...card, onName: false })).toBeNull();
  expect(getRowKeyAction(press(" "), { ...card, onName: false })).toBeNull();
  expect(getRowKeyAction(press("ArrowRight"), { ...card, onName: false })).toEqual({ do: "add" });
});

it("does nothing while a Japanese word is being composed", () => {
  for (const key of ["Enter", "ArrowRight", "ArrowDown", "Delete", "1", " "]) {
    expect(getRowKeyAction(press(key, { isComposing: true }), card)).toBeNull();
    expect(getRowKeyAction(press(key, { keyCode: 229 }), card)).toBeNull();
  }
});

it("knows no single characters once they are switched off", () => {
  for (const key of ["1", "+", "-", "m"])
    expect(getRowKeyAction(press(key), { ...card, singleKeys: false })).toBeNull();
  expect(getRowKeyAction(press("Enter"), { ...card, singleKeys: false })).toEqual({ do: "add" });
  expect(getRowKeyAction(press("Delete"), { ...card, singleKeys: false })).toEqual({ do: "remove" });
});

const stoneRow = { row: "stone", most: null };

it("two digits within a pause are one number", () => {
  const first = appendTypedDigit(null, { ...stoneRow, digit: 1, at: 100 });
  expect(first.count).toBe(1);
  expect(appendTypedDigit(first, { ...stoneRow, digit: 2, at: 700 }).count).toBe(12);
});

it("a digit after the pause, on another row, or behind two digits begins anew", () => {
  const first = appendTypedDigit(null, { ...stoneRow, digit: 1, at: 100 });
  expect(appendTypedDigit(first, { ...stoneRow, digit: 2, at: 2000 }).count).toBe(2);
  expect(appendTypedDigit(first, { ...stoneRow, row: "other", digit: 2, at: 200 }).count).toBe(2);
  const second = appendTypedDigit(first, { ...stoneRow, digit: 2, at: 200 });
  expect(appendTypedDigit(second, { ...stoneRow, digit: 3, at: 300 }).count).toBe(3);
});

it("a row with a limit takes one digit", () => {
  const first = appendTypedDigit(null, { row: "unit", most: 3, digit: 1, at: 100 });
  expect(appendTypedDigit(first, { row: "unit", most: 3, digit: 2, at: 200 }).count).toBe(2);
});
