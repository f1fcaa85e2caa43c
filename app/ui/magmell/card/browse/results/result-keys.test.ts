import { describe, expect, test } from "vitest";
import { getResultKeyAction } from "./result-keys";

const PRESS = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  keyCode: 0,
  repeat: false,
  code: "",
};
const HERE = { writing: false, onResult: false, singleKeys: true };
const on = (key: string, place: Partial<typeof HERE> = {}, more: Partial<typeof PRESS> = {}) =>
  getResultKeyAction({ ...PRESS, key, ...more }, { ...HERE, ...place });

describe("getResultKeyAction", () => {
  test("leaves arrows to the browser until a result has the focus", () => {
    expect(on("ArrowDown")).toBeNull();
    expect(on("ArrowDown", { onResult: true })).toEqual({ do: "row", by: 1 });
    expect(on("ArrowLeft", { onResult: true })).toEqual({ do: "move", by: -1 });
    expect(on("Enter", { onResult: true })).toBeNull();
  });

  test.each([
    ["/", "search"],
    ["?", "legend"],
    ["n", "next"],
    ["p", "previous"],
    ["r", "random"],
  ])("%s means %s from anywhere on the page", (key, act) => {
    expect(on(key)).toEqual({ do: act });
    expect(on(key, { writing: true })).toBeNull();
    expect(on(key, { singleKeys: false })).toBeNull();
    expect(on(key, {}, { isComposing: true })).toBeNull();
    expect(on(key, {}, { keyCode: 229 })).toBeNull();
    expect(on(key, {}, { repeat: true })).toBeNull();
    expect(on(key, {}, { ctrlKey: true })).toBeNull();
  });

  test("moves on while a key is held", () => {
    expect(on("j", {}, { repeat: true })).toEqual({ do: "move", by: 1 });
    expect(on("ArrowDown", { onResult: true }, { repeat: true })).toEqual({ do: "row", by: 1 });
  });

  test("Ctrl+K leads to the box even while text is being written", () => {
    expect(on("k", { writing: true, singleKeys: false }, { ctrlKey: true })).toEqual({ do: "search" });
    expect(on("k", { writing: true }, { isComposing: true, ctrlKey: true })).toBeNull();
  });
});
