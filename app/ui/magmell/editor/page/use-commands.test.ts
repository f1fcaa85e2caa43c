import { expect, it } from "vitest";
import { getDeckEditorKeyAction } from "./use-commands";

const press = (keys: string) => {
  const parts = keys.split("+");
  const key = parts.at(-1) ?? "";
  const held = (name: string) => parts.slice(0, -1).includes(name);
  return {
    key,
    code: key,
    ctrlKey: held("Ctrl"),
    metaKey: held("Meta"),
    altKey: held("Alt"),
    shiftKey: held("Shift"),
    isComposing: false,
    keyCode: 0,
    repeat: false,
  };
};
const reading = { writing: false, singleKeys: true };
const writing = { writing: true, singleKeys: true };

it.each([
  ["/", "search"],
  ["Ctrl+k", "search"],
  ["Ctrl+z", "undo"],
  ["Meta+z", "undo"],
  ["Ctrl+Shift+Z", "redo"],
  ["Ctrl+y", "redo"],
  ["Ctrl+s", "save"],
  ["Shift+?", "legend"],
  ["n", "create"],
  ["e", "export"],
  ["Ctrl+d", "duplicate"],
  ["Ctrl+n", null],
  ["z", null],
  ["s", null],
  ["Alt+/", null],
  ["Ctrl+Shift+S", null],
] as const)("%s does %s", (keys, act) => {
  expect(getDeckEditorKeyAction(press(keys), reading)).toBe(act);
});

it("leaves letters and undo to a text that is being written", () => {
  for (const keys of ["/", "Shift+?", "Ctrl+z", "Ctrl+Shift+Z", "Ctrl+y"])
    expect(getDeckEditorKeyAction(press(keys), writing)).toBeNull();
  expect(getDeckEditorKeyAction(press("Ctrl+s"), writing)).toBe("save");
});

it("does nothing during composition, and no single characters once they are switched off", () => {
  for (const keys of ["/", "Ctrl+z", "Ctrl+s"]) {
    expect(getDeckEditorKeyAction({ ...press(keys), isComposing: true }, reading)).toBeNull();
    expect(getDeckEditorKeyAction({ ...press(keys), keyCode: 229 }, reading)).toBeNull();
  }
  expect(getDeckEditorKeyAction(press("/"), { writing: false, singleKeys: false })).toBeNull();
  expect(getDeckEditorKeyAction(press("Ctrl+z"), { writing: false, singleKeys: false })).toBe("undo");
});

it("repeats undo while its keys are held, but no single key", () => {
  expect(getDeckEditorKeyAction({ ...press("Ctrl+z"), repeat: true }, reading)).toBe("undo");
  expect(getDeckEditorKeyAction({ ...press("Shift+?"), repeat: true }, reading)).toBeNull();
});
