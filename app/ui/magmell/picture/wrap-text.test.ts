import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wrapBalanced, wrapText } from "./wrap-text";

const upTo = (most: number) => (line: string) => [...line].length <= most;

describe("a text in lines", () => {
  it("breaks Japanese between letters, and keeps what closes a sentence with its letter", () => {
    expect(wrapText("魔導書を引く。", 5, upTo(3))).toEqual(["魔導書", "を引", "く。"]);
    expect(wrapText("名称が《墨火》と", 5, upTo(4))).toEqual(["名称が", "《墨火》", "と"]);
    expect(wrapText("あいう「えお」、か", 5, upTo(4))).toEqual(["あいう", "「え", "お」、か"]);
  });

  it("breaks English between words", () => {
    expect(wrapText("draw three cards", 5, upTo(10))).toEqual(["draw three", "cards"]);
    expect(wrapText("shelf-bearing -1 giant", 5, upTo(10))).toEqual(["shelf-", "bearing -1", "giant"]);
    expect(wrapText("unbreakable", 5, upTo(4))).toEqual(["unbr", "eaka", "ble"]);
  });

  it("keeps paragraphs apart, and ends in an ellipsis where it is cut", () => {
    expect(wrapText("一\n\n二", 5, upTo(3))).toEqual(["一", "二"]);
    expect(wrapText("一二三四五六", 1, upTo(3))).toEqual(["一二…"]);
    expect(wrapText("一「二三四五", 1, upTo(3))).toEqual(["一…"]);
    expect(wrapText("", 3, upTo(3))).toEqual([]);
  });

  it("makes the lines of a name even, and no more of them", () => {
    const letters = (line: string) => [...line].length;
    expect(wrapBalanced("頁を焦がす", 2, 4, letters)).toEqual(["頁を", "焦がす"]);
    expect(wrapBalanced("墨つぎの見習い", 3, 5, letters)).toEqual(["墨つぎの", "見習い"]);
    expect(wrapBalanced("走り火", 2, 4, letters)).toEqual(["走り火"]);
    expect(wrapBalanced("一二三四五六七八九", 2, 3, letters)).toEqual(["一二三", "四五…"]);
  });

  it.each([
    ["潮目を読む烏賊", 4, ["潮目を", "読む烏賊"]],
    ["寝坊した大亀", 4, ["寝坊した", "大亀"]],
    ["名を借りる蛸", 4, ["名を", "借りる蛸"]],
    ["遅れて届いた石", 4, ["遅れて", "届いた石"]],
    ["頁をくぐる鰻", 4, ["頁を", "くぐる鰻"]],
    ["返却台の渡し守", 4, ["返却台の", "渡し守"]],
    ["真夜中の郵便鯨", 4, ["真夜中の", "郵便鯨"]],
  ])("breaks the name %s between words", (name, room, lines) => {
    expect(wrapBalanced(name, 3, room, (line) => [...line].length)).toEqual(lines);
  });

  it("has no line that begins with a closing sign, ends with an opening one, or is too long", () => {
    const word = fc.constantFrom("魔", "導", "《墨》", "「引く」", "く。", "、", "カード", "ッ", "（1）", "HP");
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), fc.integer({ min: 8, max: 20 }), (words, room) => {
        // Signs in a row are no text that anybody writes.
        const text = `文${words.join("文")}`;
        const lines = wrapText(text, 100, upTo(room));
        expect(lines.join("")).toBe(text);
        for (const line of lines) {
          expect(line).toMatch(/^[^、。」》）ッー]/u);
          expect(line).toMatch(/[^「《（]$/u);
          expect([...line].length).toBeLessThanOrEqual(room);
        }
      }),
    );
  });
});
