import { describe, expect, it, vi } from "vitest";
import { handleUndoKey } from "./undo-by-key";

const NO_KEYS = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe("undoing by key", () => {
  it.each([
    ["z", { ctrlKey: true }, "undo"],
    ["z", { metaKey: true }, "undo"],
    ["Z", { ctrlKey: true, shiftKey: true }, "redo"],
    ["y", { ctrlKey: true }, "redo"],
    ["z", {}, null],
    ["z", { ctrlKey: true, altKey: true }, null],
    ["Y", { ctrlKey: true, shiftKey: true }, null],
    ["x", { ctrlKey: true }, null],
  ] as const)("%s with %o is %s", (key, held, wanted) => {
    const onCommand = vi.fn();
    const used = handleUndoKey(onCommand, { ...NO_KEYS, ...held, key } as KeyboardEvent);
    expect(used).toBe(wanted !== null);
    expect(onCommand.mock.calls).toEqual(wanted === null ? [] : [[wanted]]);
  });
});
