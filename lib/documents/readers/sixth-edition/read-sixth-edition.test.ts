import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getPrintedNumber, MTG_RULE_IDS, MTG_RULES } from "@/engine/mtg/rulebook";
import type { ParsedEntry } from "../types";
import { readSixthEdition } from "./read-sixth-edition";

/** A file as the summary is built: head, contents, body, index. Its sentences are ours. */
const fileOf = (body: string, contents = "A - くだもの(Fruit) A.1 - りんご(Apples)") =>
  `==========\nFruit Rulings\n更新 00/01/16\n==========\n目次:\n----------\n${contents}\nA - くだもの(Fruit) ------------------------------\n${body}\n索引(Index) ------------------------------\nApples(りんご), A.1\n`;

const read = (body: string, contents?: string) => readSixthEdition(fileOf(body, contents));
const ids = (entries: readonly ParsedEntry[]) => entries.map(({ id }) => id.slice("mtg-6e:".length));
const entry = (body: string, id: string) => {
  const found = read(body).entries.find((one) => one.id === `mtg-6e:${id}`);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
const pieces = (body: string, id: string) =>
  entry(body, id).segments.map(({ kind, label, text }) => [kind, label, text]);
const codes = (body: string, contents?: string) =>
  read(body, contents).problems.map(({ code, printed, instead }) => [code, printed, instead]);

describe("a copy of the general rulings summary", () => {
  it("is read from its contents' end to its index, with the date of its head", () => {
    const file = read("A.1 - りんご(Apples)\nA.1.1 - りんごは赤い。\nA.1.裁定.1 - 青りんごも数える。\n");
    expect(file.edition).toBe("00/01/16");
    expect(ids(file.entries)).toEqual(["A.1", "A.1.1", "A.1.r1"]);
    expect(file.entries.map(({ kind, printed }) => [kind, printed])).toEqual([
      ["heading", "A.1"],
      ["rule", "A.1.1"],
      ["ruling", "A.1.裁定.1"],
    ]);
    expect(file.problems).toEqual([]);
  });

  it("is read alike in one line and with lines broken inside of words, names and references", () => {
    const body = "A.1 - りんご(Apples)\nA.1.1 - りん\nごは赤い(ルー\nル A.1.2を参照)。《紅玉/\nRed Apple》も。\n";
    const [, rule] = read(body).entries;
    expect(rule?.segments).toEqual([
      { kind: "statement", label: null, text: "りんごは赤い(ルールA.1.2を参照)。《紅玉/Red Apple》も。" },
    ]);
    expect(read(body.replaceAll("\n", " ")).entries).toEqual(read(body).entries);
  });

  it("keeps sentences, examples, sources and the translator's notes apart, in their order", () => {
    const body =
      "A.1 - りんご(Apples) A.1.1 - りんごは赤い。[Orchard Rules 99/04/23] 例えば、紅玉は赤い。[Farmer 00/01/02] 梨は、例えば黄色い。(訳注:黄色(きいろ)のこと。) 柿は甘い。";
    expect(pieces(body, "A.1.1")).toEqual([
      ["statement", null, "りんごは赤い。"],
      ["citation", null, "Orchard Rules 99/04/23"],
      ["example", null, "例えば、紅玉は赤い。"],
      ["citation", null, "Farmer 00/01/02"],
      ["statement", null, "梨は、例えば黄色い。"],
      ["translator", null, "黄色(きいろ)のこと。"],
      ["statement", null, "柿は甘い。"],
    ]);
  });

  it("takes brackets that hold no source for text", () => {
    expect(pieces("A.1 - りんご(Apples) A.1.1 - 皮に[赤]とある。", "A.1.1")).toEqual([
      ["statement", null, "皮に[赤]とある。"],
    ]);
  });

  it("hangs notes on the section, counted through it", () => {
    const body = "G.1 - 箱(Boxes) G.1.1 - 箱は木。注意 - 紙の箱は袋。注意 - 袋は箱ではない。[Farmer 99/01/01]";
    expect(ids(read(body).entries)).toEqual(["G.1", "G.1.1", "G.1.n1", "G.1.n2"]);
    expect(pieces(body, "G.1.n2")).toEqual([
      ["statement", null, "袋は箱ではない。"],
      ["citation", null, "Farmer 99/01/01"],
    ]);
  });

  it("reads a note below a heading without rules", () => {
    expect(ids(read("P.9 - 収穫(Harvest) 注意 - セクションCを見る。").entries)).toEqual(["P.9", "P.9.n1"]);
  });

  it("marks entries that changed, and no plus sign between two sources", () => {
    const body = "A.20 - 籠(Basket) A.20.1 - 籠は軽い。[Farmer 99/01/01] + [Aunt 99/01/02] + A.20.裁定.4 - 籠は重い。";
    expect(entry(body, "A.20.1").changed).toBeUndefined();
    expect(entry(body, "A.20.r4").changed).toBe(true);
  });

  it("makes steps of lists, and entries of those that the rulebook lists", () => {
    const body =
      "T.2 - 並べる(Order) T.2.2 - 順は次の通り。 1. 洗う。 a. 水で。 b. 湯で。 2. 切る。 a. 縦に。 b. 横に。 3. 食べる。";
    expect(ids(read(body).entries).slice(2)).toEqual(
      ["1", "1.a", "1.b", "2", "2.a", "2.b", "3"].map((path) => `T.2.2.${path}`),
    );
    expect(pieces(body, "T.2.2.2.b")).toEqual([["statement", null, "横に。"]]);
    expect(pieces(body, "T.2.2")[1]).toEqual(["step", "1", "洗う。"]);
  });

  it("takes no number inside a sentence for a step", () => {
    expect(pieces("A.1 - りんご(Apples) A.1.1 - 値段は 1. でも 5. でもない。", "A.1.1")).toHaveLength(1);
  });

  it("leaves an example after the last step to the rule", () => {
    const body = "G.34 - 順(Order) G.34.3 - 順に a) 洗う。 b) 切る。 c) 食べる。 例えば、梨を食べる。";
    expect(pieces(body, "G.34.3.c")).toEqual([["statement", null, "食べる。"]]);
    expect(pieces(body, "G.34.3").at(-1)).toEqual(["example", null, "例えば、梨を食べる。"]);
  });
});

describe("defects of the printed numbers", () => {
  it("takes a number of a section that has passed for the next one of the open section", () => {
    const body =
      "A.17 - 枝(Twigs) A.17.裁定.2 - 枝は折れる。 A.22 - 根(Roots) A.22.裁定.3 - 根は深い。 A.17.裁定.2 - 根は太い。";
    expect(ids(read(body).entries)).toEqual(["A.17", "A.17.r2", "A.22", "A.22.r3", "A.22.r4"]);
    expect(codes(body)).toEqual([["MISPRINTED", "A.17.裁定.2", "A.22.r4"]]);
    expect(entry(body, "A.22.r4").printed).toBe("A.17.裁定.2");
  });

  it("gives the second of two equal numbers a letter where the document repeats it", () => {
    const body = "T.8 - 実(Nuts) T.8.13 - 実は硬い。 T.8.13 - 殻も硬い。";
    expect(ids(read(body).entries)).toEqual(["T.8", "T.8.13", "T.8.13b"]);
    expect(codes(body)).toEqual([["REPEATED", "T.8.13", "T.8.13b"]]);
  });

  it("leaves out any other number that comes twice, and keeps the first text", () => {
    const body = "A.1 - りんご(Apples) A.1.1 - りんごは赤い。 A.1.1 - りんごは青い。 A.1 - なし(Pears)";
    expect(pieces(body, "A.1.1")).toEqual([["statement", null, "りんごは赤い。"]]);
    expect(codes(body)).toEqual([
      ["DUPLICATE", "A.1.1", undefined],
      ["DUPLICATE", "A.1", undefined],
    ]);
  });

  it("takes a step with the letter of an earlier one for the next", () => {
    const steps = [..."abcdefg"].map((letter) => `${letter}) ${letter}を洗う。`).join(" ");
    const body = `T.4 - 洗う(Wash) T.4.2 - 次の通り。 ${steps} f) 払う。`;
    expect(pieces(body, "T.4.2.h")).toEqual([["statement", null, "払う。"]]);
    expect(entry(body, "T.4.2.h").printed).toBe("f");
    expect(codes(body)).toEqual([["MISPRINTED", "T.4.2 f", "T.4.2.h"]]);
  });

  it("accepts gaps, and tells numbers out of order, unknown ones and headings that lack", () => {
    expect(codes("D.13 - 市(Fair) D.13.2 - 市は朝。 D.13.4 - 市は夕。")).toEqual([]);
    expect(codes("A.1 - りんご(Apples) A.1.2 - 二番。 A.1.1 - 一番。")).toEqual([["OUT_OF_ORDER", "A.1.1", undefined]]);
    expect(codes("A.1 - りんご(Apples) A.1.99 - ない。")).toEqual([["UNKNOWN_NUMBER", "A.1.99", undefined]]);
    expect(codes("B.1 - ない(None) A.1.1 - りんごは赤い。")).toEqual([
      ["UNKNOWN_NUMBER", "B.1", undefined],
      ["HEADING_MISSING", "A.1.1", "A.1"],
    ]);
    expect(codes("A.1 - りんご(Apples) A.2.1 - なしは白い。")).toEqual([["HEADING_MISSING", "A.2.1", "A.2"]]);
    expect(codes("A.1 - りんご(Apples) A.1.1 - A.1.2 - 赤い。")).toEqual([["EMPTY", "A.1.1", undefined]]);
  });

  it("tells a title that the contents give otherwise, spaces apart", () => {
    const contents = "A - くだもの(Fruit) A.1 - りん ご (Apples) A.2 - 梨(Pears)";
    expect(codes("A.1 - りんご(Apples) A.2 - 洋梨(Pears)", contents)).toEqual([["TITLE_DIFFERS", "A.2", undefined]]);
  });

  it("takes a number after the word for a rule for a reference, with the place of every problem in the file", () => {
    const file = readSixthEdition(fileOf("A.1 - りんご(Apples)\nA.1.1 - ルールA.1.2 - は次。\nA.1.99 - ない。"));
    expect(file.entries).toHaveLength(2);
    expect(file.problems.map(({ at }) => at)).toEqual([{ line: 11, column: 1 }]);
  });
});

describe("any copy", () => {
  const numbered = MTG_RULE_IDS.filter(
    (id) => id.startsWith("mtg-6e:") && ["rule", "ruling"].includes(MTG_RULES[id].kind),
  );
  const regular = numbered.filter((id) => MTG_RULES[id].printed === undefined);
  const sentence = fc.stringMatching(/^[あ-んア-ヶ]{1,30}。$/);

  it("gives the ids and the texts of the entries that were written into it", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.constantFrom(...regular), sentence), { selector: ([id]) => id, maxLength: 30 }),
        (rows) => {
          const order = (id: (typeof regular)[number]) => MTG_RULE_IDS.indexOf(id);
          const sorted = [...rows].sort(([a], [b]) => order(a) - order(b));
          const body = sorted
            .map(([id, text]) => `${headingOf(id)} - 題(Title) ${getPrintedNumber(id)} - ${text}`)
            .join(" ");
          const texts = readSixthEdition(body).entries.flatMap(({ id, kind, segments }) =>
            kind === "heading" ? [] : [[id, segments.map(({ text }) => text).join("")]],
          );
          expect(texts).toEqual(sorted);
        },
      ),
    );
  });

  it("is read without an error, whatever it is", () => {
    const piece = fc.constantFrom(
      "A.1 - ",
      "A.1.1 - ",
      "A.99.裁定.1 - ",
      "注意 - ",
      "(訳注:",
      "[",
      "]",
      "1) ",
      "a. ",
      "+ ",
      "例えば",
      "索引(Index) ----------",
      "A - ",
      "----------",
      "\n",
      "あ",
      "x",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }), (parts) => {
        const { entries } = readSixthEdition(parts.join(""));
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
        expect(entries.every(({ segments }) => segments.every(({ text }) => text !== ""))).toBe(true);
      }),
    );
  });

  const headingOf = (id: string): string => /^mtg-6e:([A-Z]\.\d+)/.exec(id)?.[1] ?? "";
});
