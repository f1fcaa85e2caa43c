import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CardTextPart, splitCardText } from "./text-parts";

const written = (part: CardTextPart): string =>
  part.kind === "note" ? part.parts.map(written).join("") : part.kind === "name" ? `《${part.text}》` : part.text;

describe("splitCardText", () => {
  test("tells notes and names from rules text", () => {
    expect(splitCardText("■《青の魔石》を1枚探す。（《青の魔石》は魔石である。）")).toEqual([
      { kind: "plain", text: "■" },
      { kind: "name", text: "青の魔石" },
      { kind: "plain", text: "を1枚探す。" },
      {
        kind: "note",
        parts: [
          { kind: "plain", text: "（" },
          { kind: "name", text: "青の魔石" },
          { kind: "plain", text: "は魔石である。）" },
        ],
      },
    ]);
  });

  test("leaves a bracket that never closes as it stands", () => {
    expect(splitCardText("カードを1枚引く（1枚")).toEqual([{ kind: "plain", text: "カードを1枚引く（1枚" }]);
    expect(splitCardText("《青の魔石")).toEqual([{ kind: "plain", text: "《青の魔石" }]);
  });

  test("loses nothing of any text", () => {
    const text = fc.string({ unit: fc.constantFrom("（", "）", "(", ")", "《", "》", "■", "引", "く", "1", "。") });
    fc.assert(
      fc.property(text, (line) => {
        expect(splitCardText(line).map(written).join("")).toBe(line);
      }),
    );
  });
});
