import { expect, test } from "vitest";
import { formatData } from "./readable-data";

test("what fits stands on one line, and the rest is set in", () => {
  expect(formatData([])).toBe("[]");
  expect(formatData({ do: "draw", who: "you", count: 1, gone: undefined })).toBe(
    '{ do: "draw", who: "you", count: 1 }',
  );
  const deep = { type: "magic", effects: [{ do: "unsupported", text: "長".repeat(60) }, { do: "draw" }], zones: [] };
  expect(formatData(deep)).toBe(
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
