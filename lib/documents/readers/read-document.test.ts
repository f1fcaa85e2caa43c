import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDocument } from "./read-document";
import { LOADABLE_DOCUMENT_KEYS, type LoadableDocumentKey } from "./types";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, document?: LoadableDocumentKey) => {
  const result = readDocument(bytes(text), document);
  if (!result.ok) throw new Error(result.reason);
  return result;
};
const texts = (text: string, document?: LoadableDocumentKey) =>
  Object.fromEntries(
    read(text, document).entries.map(({ id, segments }) => [
      id.slice(id.indexOf(":") + 1),
      segments.map(({ kind, label, text: piece }) => `${kind}${label === null ? "" : ` ${label}`}: ${piece}`),
    ]),
  );

/** Small files in the manner of each document, with sentences of our own. */
const SUMMARY = "A.1 - りんご(Apples)\nA.1.1 - りんごは赤い。\nA.1.裁定.1 - 青くてもよい。\n";
const VIEWER = `カード\n|\nMJMJ訳 20301231.0\n版\n最終同期:\n2031/01/02\n0. はじめに\n7. その他\n700. 総則\n704. 検査\nビューア\n7. その他\n704.\n検査\n704.5\n検査\nは次の通り。\n704.5a\nりんご\nがない\n箱\nは\nrule 704.6b\nにより捨てる。(訳注:拾ってもよい。)\n704.5z\nない番号。\n704.6\n梨\nも同じ。\n© 2031\nFruit Guild\n|\n`;
const TURN = `表\n\nフェイズ ステップ 備考\n開始フェイズ アンタップ・ステップ\n ・りんごを洗う。\n\n ・それから\n拭く。\n\n×\nアップキープ・ステップ\n ・りんごを数える。\n\nメイン・フェイズ|第1|\n(朝)\n\n ・りんごを切る。\n  a 縦に切る。\n  b 横に切る。\n終了フェイズ クリンナップ・ステップ\n ・1、皮を捨てる。\n ・2、種を捨てる。\n\n×(必要ならば○)\n(第二戦闘ダメージステップ)   ・(二つ目があるとき。)\n\n各用語の説明\n能力(Ability)\n ・りんごにできること。\n果物(Fruit)\n ・知らない言葉。\nエンチャント(Enchantment/Enchant(-))\n全体エンチャント(Global Enchantment)\n ・全部の箱にかかる。\nこのテキストは、果物の本から。\n`;
const FLOW = `前書き。\n確認事項\n\n  • りんごは二十個。\n  • 箱は七つ。\n敗北条件\n  1. りんごがなくなる。\n  2. 箱がなくなる。\n一言。\n勝利条件\n  1. 相手が負ける。\n0.はじめる前\n  1. 集まる。\n「マリガン」\n※2030/7/5から。\n  1. 決める。\n  2. 引き直す。\n    • 一枚戻す。\n  1. 終わる。\n1.開始フェイズ\n\n  • 朝の章。\n1−1:アンタップステップ\n  • 洗う。\n2.メインフェイズ\n  • 切る。\n３－４：ダメージ判定ステップ\n  • 数える。\nターンの交代\n次の人。\nMenu\n項目\n`;
const MAGMELL = "総合ルール 1.02\n101 りんごは赤い。\n102 みかんは丸い。\n103 梨は甘い。\n";
const FILES = {
  mag: MAGMELL,
  "mtg-6e": SUMMARY,
  "mtg-cr": VIEWER,
  "mtg-8e": TURN,
  "mtg-flow": FLOW,
} as const satisfies Record<LoadableDocumentKey, string>;

describe("a file", () => {
  it.each(LOADABLE_DOCUMENT_KEYS)("is recognised as %s by its content", (document) => {
    expect(read(FILES[document]).document).toBe(document);
  });

  it("is read as the document that is named, and refused where it has no entry of it", () => {
    expect(read("A.1.1 - りんご。", "mtg-6e").entries.map(({ id }) => id)).toEqual(["mtg-6e:A.1.1"]);
    expect(readDocument(bytes(MAGMELL), "mtg-6e")).toEqual({ ok: false, reason: "NO_ENTRIES" });
  });

  it.each([
    ["UNKNOWN_DOCUMENT", bytes("りんごの手紙。\n701は番地。")],
    ["ENCODING", Uint8Array.from([0xff, 0xff, 0xfe, 0x00, 0x81])],
    ["TOO_LARGE", new Uint8Array(4 * 1024 * 1024 + 1)],
    ["TOO_LARGE", bytes("101 りんご\n".repeat(50_001))],
    ["TOO_LARGE", bytes("\r".repeat(50_001))],
    ["TOO_MANY_PROBLEMS", bytes(`A.1.99 - ない。\nA.1.1 - ある。\n${"A.1.99 - ない。\n".repeat(2_001)}`)],
  ] as const)("is refused as %s", (reason, file) => {
    expect(readDocument(file)).toEqual({ ok: false, reason });
  });

  it("loses control characters, and keeps markup as the text it is", () => {
    expect(texts("101 <script>り\u0007んご</script>\n102 x\n")).toEqual({
      "101": ["statement: <script>りんご</script>"],
      "102": ["statement: x"],
    });
  });

  it("is cut at the limit of one text, and says so", () => {
    const file = read(`A.1 - 題(T) A.1.1 - ${"あ".repeat(20_001)}`, "mtg-6e");
    expect(file.problems.map(({ code, printed }) => [code, printed])).toEqual([["TOO_LONG", "A.1.1"]]);
    expect(file.entries.at(-1)?.segments[0]?.text).toHaveLength(20_000);
    const pieces = read(`A.1 - 題(T) A.1.1 - ${"あ。[Jordan 99/01/01]".repeat(300)}`, "mtg-6e");
    expect(pieces.entries.at(-1)?.segments).toHaveLength(500);
    expect(pieces.problems).toMatchObject([{ code: "TOO_LONG" }]);
  });

  it("is read without an error and within its document, whatever it holds", () => {
    const piece = fc.constantFrom(...Object.values(FILES).flatMap((file) => file.split("\n")));
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }),
        fc.constantFrom(...LOADABLE_DOCUMENT_KEYS),
        (lines, document) => {
          const result = readDocument(bytes(lines.join("\n")), document);
          if (!result.ok) return;
          expect(result.entries.every(({ id }) => id.startsWith(`${document}:`))).toBe(true);
          expect(new Set([...result.entries.map(({ id }) => id), ...result.missing]).size).toBe(
            result.entries.length + result.missing.length,
          );
        },
      ),
    );
  });
});

describe("a page of the comprehensive rules", () => {
  it("is read without menu and foot, with broken lines joined and the version of its head", () => {
    expect(texts(VIEWER)).toEqual({
      "0": ["title: はじめに"],
      "7": ["title: その他"],
      "700": ["title: 総則"],
      "704": ["title: 検査"],
      "704.5": ["statement: 検査は次の通り。"],
      "704.5a": ["statement: りんごがない箱はrule 704.6bにより捨てる。", "translator: 拾ってもよい。"],
      "704.6": ["statement: 梨も同じ。"],
    });
    expect(read(VIEWER)).toMatchObject({ edition: "20301231.0", statedOn: "2031-01-02" });
  });

  it("keeps spaces between Latin words, takes numbers before their texts, and the first of two", () => {
    expect(texts("704.5a Apples\nare red.\n704.5b Pears.\n704.5a Plums.")).toEqual({
      "704.5a": ["statement: Apples are red."],
      "704.5b": ["statement: Pears."],
    });
  });
});

describe("a page on the turn of the eighth edition", () => {
  it("is read by the steps of its table and the words of its glossary", () => {
    expect(texts(TURN)).toEqual({
      untap: [
        "title: 開始フェイズ アンタップ・ステップ",
        "statement: りんごを洗う。",
        "statement: それから拭く。",
        "flag: ×",
      ],
      upkeep: ["title: アップキープ・ステップ", "statement: りんごを数える。"],
      "main-1": [
        "title: メイン・フェイズ|第1|",
        "statement: (朝)",
        "statement: りんごを切る。",
        "step a: 縦に切る。",
        "step b: 横に切る。",
      ],
      "second-damage": ["title: 第二戦闘ダメージステップ", "statement: (二つ目があるとき。)"],
      cleanup: [
        "title: 終了フェイズ クリンナップ・ステップ",
        "step 1: 皮を捨てる。",
        "step 2: 種を捨てる。",
        "flag: ×(必要ならば○)",
      ],
      "word.ability": ["title: 能力(Ability)", "statement: りんごにできること。"],
      "word.enchantment": ["title: エンチャント(Enchantment/Enchant(-))"],
      "word.global-enchantment": ["title: 全体エンチャント(Global Enchantment)", "statement: 全部の箱にかかる。"],
    });
    expect(read(TURN).problems).toMatchObject([{ code: "UNKNOWN_NUMBER", printed: "word.fruit" }]);
  });
});

describe("a page on the flow of a turn", () => {
  it("is read by its lists and steps, wherever a list begins to count anew", () => {
    expect(texts(FLOW)).toEqual({
      "fact.1": ["statement: りんごは二十個。"],
      "fact.2": ["statement: 箱は七つ。"],
      "lose.1": ["statement: りんごがなくなる。"],
      "lose.2": ["statement: 箱がなくなる。", "statement: 一言。"],
      "win.1": ["statement: 相手が負ける。"],
      "0.1": ["statement: 集まる。"],
      "mulligan.1": ["statement: 決める。"],
      "mulligan.2": ["statement: 引き直す。", "statement: 一枚戻す。"],
      "mulligan.3": ["statement: 終わる。"],
      "1.1": ["title: アンタップステップ", "statement: 朝の章。", "statement: 洗う。"],
      "2": ["title: メインフェイズ", "statement: 切る。"],
      "3.4": ["title: ダメージ判定ステップ", "statement: 数える。"],
      "next-turn": ["title: ターンの交代", "statement: 次の人。"],
    });
    expect(read(FLOW).statedOn).toBe("2030-07-05");
  });
});

describe("the rules of MAGMELL", () => {
  it("are read as they were before there were other documents", () => {
    expect(texts(MAGMELL)).toEqual({
      "101": ["statement: りんごは赤い。"],
      "102": ["statement: みかんは丸い。"],
      "103": ["statement: 梨は甘い。"],
    });
    expect(read(MAGMELL)).toMatchObject({ edition: "1.02", problems: [] });
  });
});
