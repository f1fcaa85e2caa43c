import { expect, test } from "vitest";
import { readableData } from "./readable-data";

test("what fits stands on one line, and the rest is set in", () => {
  expect(readableData([])).toBe("[]");
  expect(readableData({ do: "draw", who: "you", count: 1, gone: undefined })).toBe(
    '{ do: "draw", who: "you", count: 1 }',
  );
  const deep = { type: "magic", effects: [{ do: "unsupported", text: "長".repeat(60) }, { do: "draw" }], zones: [] };
  expect(readableData(deep)).toBe(
    [
      "{",
      '  type: "magic"',
      "  effects: [",
      "    {",
      '      do: "unsupported"',
      `      text: "${"長".repeat(60)}"`,
      "    }",
      '    { do: "draw" }',
      "  ]",
      "  zones: []",
      "}",
    ].join("\n"),
  );
});
