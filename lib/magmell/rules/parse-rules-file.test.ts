import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RULE_IDS } from "@/engine/magmell/rulebook";
import { parseRulesFile } from "./parse-rules-file";
import type { ParsedRulesFile } from "./types";

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, little: boolean, mark: boolean) => {
  const units = [...((mark ? "\ufeff" : "") + text)].map((sign) => sign.charCodeAt(0));
  return Uint8Array.from(units.flatMap((unit) => (little ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])));
};
/** 101 りんごを一つ食べる。 in Shift_JIS. */
const SHIFT_JIS = Uint8Array.from(Buffer.from("3130312082e882f182b282f088ea82c2904882d782e98142", "hex"));

const read = (bytes: Uint8Array) => {
  const result = parseRulesFile(bytes);
  if (!result.ok) throw new Error(result.reason);
  return result;
};
const texts = ({ rules }: Extract<ParsedRulesFile, { ok: true }>) =>
  Object.fromEntries(rules.map(({ id, text }) => [id.slice(4), text]));

describe("a document of rules", () => {
  it("is read with numbers before their texts, apart from them by spaces, tabs or colons", () => {
    const file = read(utf8("101 りんごは赤い。\n102\tみかんは丸い。\n103：梨は甘い。\n"));
    expect(texts(file)).toEqual({ "101": "りんごは赤い。", "102": "みかんは丸い。", "103": "梨は甘い。" });
    expect(file.problems).toEqual([]);
    expect(file.missing).toHaveLength(RULE_IDS.length - 3);
  });

  it("is read with numbers on lines of their own, and with digits and dots of full width", () => {
    expect(texts(read(utf8("２０１\n果物\n２０１．１　りんごは果物。\n201.2.\nみかんも果物。")))).toEqual({
      "201": "果物",
      "201.1": "りんごは果物。",
      "201.2": "みかんも果物。",
    });
  });

  it("joins lines that a page was too narrow for, and keeps paragraphs apart", () => {
    const text = "101 りんごは\n赤い。\n■みかんは丸い。\n102 An apple\nis red.";
    expect(texts(read(utf8(text)))).toEqual({ "101": "りんごは赤い。\n■みかんは丸い。", "102": "An apple is red." });
  });

  it("leaves headings of chapters and what stands before the first rule to nobody", () => {
    const text =
      "果物の総合ルール ver.2.05\n# 1 りんご\n101 りんごは赤い。\n第2章 みかん\n2 みかん\n201 みかん\n# 出典";
    const file = read(utf8(text));
    expect(texts(file)).toEqual({ "101": "りんごは赤い。", "201": "みかん" });
    expect(file.edition).toBe("2.05");
  });

  it("takes a digit at the beginning of a broken line for text, unless that chapter is due", () => {
    const file = read(
      utf8("101 りんごは\n1 個、みかんは\n2 個食べる。\n2 みかん\n201 みかんは\n3 個。\n3. 梨\n301 甘い。"),
    );
    expect(texts(file)).toEqual({
      "101": "りんごは1 個、みかんは2 個食べる。",
      "201": "みかんは3 個。",
      "301": "甘い。",
    });
  });

  it("passes over a table of contents, whose lines end with the number of a page", () => {
    const contents =
      "目次\n1. りんご ........ 3\n101 赤 …… 3\n２０１　みかん・・・・・１２\n202 Pear _ _ _ 13\n203\t梨\t14";
    const file = read(utf8(`${contents}\n101 りんごは赤い。\n201 みかん\n202 Pear\n203 …は3\t時に\n食べる。`));
    expect(texts(file)).toEqual({
      "101": "りんごは赤い。",
      "201": "みかん",
      "202": "Pear",
      "203": "…は3\t時に食べる。",
    });
    expect(file.problems).toEqual([]);
  });

  it("passes over what stands at the head and the foot of every page", () => {
    const page = (number: number, text: string) => `果物の総合ルール ver.2.05\n\n${text}\n\n- ${number} -\n\f`;
    const file = read(
      utf8(page(1, "101 りんごは") + page(2, "赤い。\n102\n3") + page(3, "個まで。\n103") + page(4, "梨は\n甘い。")),
    );
    expect(texts(file)).toEqual({ "101": "りんごは赤い。", "102": "3個まで。", "103": "梨は甘い。" });
    expect([file.problems, file.edition]).toEqual([[], "2.05"]);
  });

  it("knows the number of a page by the empty lines around it where no page ends", () => {
    expect(texts(read(utf8("101 りんごは\n\n12\n\n赤い。\n102 みかんは\n3\n個。\n\n13 / 40\n\n甘い。")))).toEqual({
      "101": "りんごは赤い。",
      "102": "みかんは3個。\n甘い。",
    });
  });

  it("takes a number at the beginning of a broken line for text, unless that rule is due", () => {
    const file = read(utf8("101りんごは赤く、\n705.4.3の色とは違う。\n102みかんは丸い。"));
    expect(texts(file)).toEqual({ "101": "りんごは赤く、705.4.3の色とは違う。", "102": "みかんは丸い。" });
  });

  it("tells by line what does not fit", () => {
    const file = read(utf8("101 い\n999.9 ろ\nは\n103 に\n102 ほ\n101 へ\n104\n201 と"));
    expect(texts(file)).toEqual({ "101": "い", "102": "ほ", "103": "に", "201": "と" });
    expect(file.problems).toEqual([
      { code: "UNKNOWN_NUMBER", line: 2, number: "999.9" },
      { code: "OUT_OF_ORDER", line: 5, number: "102", after: "103" },
      { code: "DUPLICATE", line: 6, number: "101", first: 1 },
      { code: "EMPTY", line: 7, number: "104" },
    ]);
    expect(file.missing).toContain("mag:104");
  });

  it("is read in every encoding that such files come in", () => {
    const text = "101 りんごを一つ食べる。";
    const expected = { "101": "りんごを一つ食べる。" };
    for (const bytes of [
      utf8(text),
      utf8(`\ufeff${text}`),
      SHIFT_JIS,
      ...[true, false].flatMap((little) => [utf16(text, little, true), utf16(text, little, false)]),
    ])
      expect(texts(read(bytes))).toEqual(expected);
  });

  it("is refused as a whole when nothing of it is a rule", () => {
    expect(parseRulesFile(utf8("りんご"))).toEqual({ ok: false, reason: "NO_RULES" });
    expect(parseRulesFile(Uint8Array.from([0xff, 0x00, 0x81]))).toEqual({ ok: false, reason: "ENCODING" });
    expect(parseRulesFile(new Uint8Array(5 * 1024 * 1024))).toEqual({ ok: false, reason: "TOO_LARGE" });
  });

  it("never makes the reader throw, and no text belongs to two rules", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "101",
        "102 ",
        "２０１．１　",
        "705.4.3",
        "999",
        "\n",
        "\r\n",
        "# 1 ",
        "りんご。",
        "例",
        "ver 1.2",
      ),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const result = parseRulesFile(utf8(pieces.join("")));
        if (!result.ok) return;
        expect(new Set(result.rules.map(({ id }) => id)).size).toBe(result.rules.length);
        expect(result.rules.length + result.missing.length).toBe(RULE_IDS.length);
      }),
    );
  });
});
