import { describe, expect, it } from "vitest";
import { wrapText } from "./wrap-text";

const upTo = (most: number) => (line: string) => line.length <= most;

describe("a text in lines", () => {
  it("breaks Japanese between letters, and never before what closes a sentence", () => {
    expect(wrapText("魔導書を引く。", 5, upTo(3))).toEqual(["魔導書", "を引く。"]);
  });

  it("breaks English between words", () => {
    expect(wrapText("draw three cards", 5, upTo(10))).toEqual(["draw three", "cards"]);
  });

  it("keeps paragraphs apart, and ends in an ellipsis where it is cut", () => {
    expect(wrapText("一\n\n二", 5, upTo(3))).toEqual(["一", "二"]);
    expect(wrapText("一二三四五六", 1, upTo(3))).toEqual(["一二…"]);
    expect(wrapText("", 3, upTo(3))).toEqual([]);
  });
});
