import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleRuns } from "../../kernel/testing/scale-runs";
import { type CompiledText, compileText, type SentenceReport } from ".";
import { normalizeText } from "./normalize";

const reported = (text: string, kind: "unit" | "magic" = "magic") =>
  compileText(text, kind).sentences.map(({ text: said, coverage }) => [said, coverage]);

/** Every reported stretch must be the characters of the given text at its offsets. */
const misplaced = (text: string, { sentences }: CompiledText): readonly unknown[] =>
  sentences
    .flatMap((sentence) => [sentence, ...sentence.unread])
    .filter(({ start, end, text: said }) => text.slice(start, end) !== said);

const unreadIn = (text: string, kind: "unit" | "magic" = "magic") =>
  compileText(text, kind).sentences.flatMap(({ unread }) => unread.map((one) => one.text));

describe("the report of a text", () => {
  it("is full and empty for no text, and for notes and names alone", () => {
    for (const text of ["", "\n", "　", "■", "（手札から使う。）", "【先陣】", "■（なし）\n■"]) {
      expect(compileText(text, "unit")).toEqual({ abilities: [], sentences: [], coverage: "full" });
    }
  });

  it("has a line for each sentence, in the order of the text, with the ability that it belongs to", () => {
    const text = "■このユニットは防御されない。\n■このユニットが攻撃したとき、カードを1枚引く。カードを1枚捨てる。";
    const { sentences, abilities } = compileText(text, "unit");
    expect(abilities.map(({ type }) => type)).toEqual(["static", "triggered"]);
    expect(sentences.map(({ text: said, ability }) => [said, ability])).toEqual([
      ["このユニットは防御されない。", 0],
      ["このユニットが攻撃したとき、カードを1枚引く。", 1],
      ["カードを1枚捨てる。", 1],
    ]);
  });

  it("puts the instructions of a magic together, wherever they stand", () => {
    const { sentences, abilities } = compileText(
      "■カードを1枚引く。\n■このマジックは無効化されない。\n■カードを1枚捨てる。",
      "magic",
    );
    expect(abilities.map(({ type }) => type)).toEqual(["magic", "static"]);
    expect(sentences.map(({ ability }) => ability)).toEqual([0, 1, 0]);
  });

  it("gives what stands beside the modes of a magic to each of them, with its targets after theirs", () => {
    const text =
      "■次のうち1つを選ぶ。\n・カードを1枚引く。\n・ユニット1体を対象とする。それをレストする。\n■魔石1枚を対象とする。それを裏向きにする。";
    const [unit, stone] = [
      { zones: ["battleArea"], count: 1 },
      { zones: ["stoneArea"], count: 1 },
    ];
    expect(compileText(text, "magic").abilities).toEqual([
      {
        type: "magic",
        modes: [
          {
            targets: [stone],
            effects: [
              { do: "draw", who: "you", count: 1 },
              { do: "turnFaceDown", what: { target: 0 } },
            ],
          },
          {
            targets: [unit, stone],
            effects: [
              { do: "rest", what: { target: 0 } },
              { do: "turnFaceDown", what: { target: 1 } },
            ],
          },
        ],
      },
    ]);
  });

  it("covers the whole as its sentences are covered: full, none, or partial", () => {
    expect(compileText("■カードを1枚引く。", "magic").coverage).toBe("full");
    expect(compileText("■なにかする。\n■なにかする。", "magic").coverage).toBe("none");
    expect(compileText("■カードを1枚引く。なにかする。", "magic").coverage).toBe("partial");
    expect(compileText("■カードを1枚引き、なにかする。", "magic").coverage).toBe("partial");
  });
});

describe("offsets", () => {
  it.each([
    ["notes", "■カードを1枚引く。（手札に加える。）なにか（なんでも）する。（おわり）"],
    ["full-width signs", "■カードを１枚引く．ＡＰが１のナニカをする．"],
    ["half-width signs", "■ｶｰﾄﾞを1枚引く｡ﾅﾆｶﾞｼをする｡"],
    ["ability names", "【先陣】■カードを1枚引く。【後陣】なにかする。"],
    ["several lines", "■カードを1枚引く。\r\n■なにかする。\n\n・それもする。\n"],
    ["surrogate pairs", "■カードを1枚引く。𠮷野家で𠮷を引く。"],
    ["broken surrogates", "■\ud842カードを1枚引く。\udfb7なにか\ud842する。"],
    ["signs that fold to several", "■カードを1枚引く。㌔㍍だけ進む。"],
    ["spellings", "■全てのユニットを破壊する。全ての出来事を代わりに行う。"],
    ["names with anything in them", "■名称が《（A）。■B》であるユニット1体を対象とする。それをなにかする。"],
  ])("are those of the given text: %s", (_, text) => {
    const compiled = compileText(text, "magic");
    expect(compiled.sentences.length).toBeGreaterThan(1);
    expect(misplaced(text, compiled)).toEqual([]);
    expect(compiled.sentences.some(({ unread }) => unread.length > 0)).toBe(true);
  });

  it("of what is unread begin where its clause begins and end before its full stop", () => {
    const text = "■（例）カードを１枚引き、なにかする。カードを1枚引く。";
    const [first, second] = compileText(text, "magic").sentences as [SentenceReport, SentenceReport];
    expect(first).toMatchObject({ text: "カードを１枚引き、なにかする。", coverage: "partial" });
    expect(first.unread).toEqual([{ start: 13, end: 18, text: "なにかする", nearest: null }]);
    expect(second).toMatchObject({ start: 19, end: 28, coverage: "full" });
  });
});

describe("a sentence that is understood in part", () => {
  it("keeps what was understood, and the rest as text to be played by hand", () => {
    const text = "■ユニット1体を対象とする。それを破壊し、カードを1枚引き、踊る。カードを1枚捨てる。";
    expect(reported(text)).toEqual([
      ["ユニット1体を対象とする。", "full"],
      ["それを破壊し、カードを1枚引き、踊る。", "partial"],
      ["カードを1枚捨てる。", "full"],
    ]);
    expect(compileText(text, "magic").abilities).toEqual([
      {
        type: "magic",
        targets: [{ zones: ["battleArea"], count: 1 }],
        effects: [
          { do: "destroy", what: { target: 0 } },
          { do: "draw", who: "you", count: 1 },
          { do: "unsupported", text: "踊る。" },
          { do: "discard", who: "you", count: 1, how: "choose" },
        ],
      },
    ]);
  });

  it("keeps its trigger when only what follows is unknown", () => {
    const text = "■このユニットが破壊されたとき、あなたのターンならば、踊る。";
    expect(reported(text, "unit")).toEqual([["このユニットが破壊されたとき、あなたのターンならば、踊る。", "partial"]]);
    expect(compileText(text, "unit").abilities).toMatchObject([
      { type: "triggered", if: { turnOf: "you" }, effects: [{ do: "unsupported", text: "踊る。" }] },
    ]);
  });

  it("is a trigger that nothing follows", () => {
    const text = "■このユニットが破壊されたとき、";
    expect(reported(text, "unit")).toEqual([["このユニットが破壊されたとき、", "none"]]);
  });

  it("does not point back to what was not understood", () => {
    const text = "■踊るユニット1体を対象とする。それを破壊する。";
    expect(reported(text).map(([, coverage]) => coverage)).toEqual(["none", "none"]);
    expect(unreadIn(text)).toEqual(["踊るユニット1体を対象とする", "それを破壊する"]);
  });

  it("takes nothing with it: what stands beside it works", () => {
    const { abilities } = compileText("■このユニットは踊る。\n■このユニットは防御されない。", "unit");
    expect(abilities).toMatchObject([{ type: "unsupported", text: "このユニットは踊る。" }, { type: "static" }]);
  });
});

/** Slips, and the phrase that is shown for them. */
const SLIPS: readonly (readonly [kind: "unit" | "magic", text: string, nearest: string | null])[] = [
  ["magic", "カードを引く。", "〜カードを〜引く"],
  ["magic", "巻物からカードを2枚引く。", "〜〜の〜からカードを〜探す"],
  ["magic", "ユニットを1体粉々に破壊する。", "〜を破壊する"],
  ["magic", "相手の全部のユニットへ2点のダメージを飛ばす。", "〜に〜のダメージを与える"],
  ["magic", "ライフをたくさん回復する。", "〜ライフを〜回復する"],
  ["magic", "すべてのユニットを契約者の手札へと返す。", "〜を契約者の手札に戻す"],
  ["magic", "それのAPを2増やす。", null],
  ["unit", "このユニットは防がれない。", "攻撃されない"],
  ["unit", "このユニットは襲撃されない。", "攻撃されない"],
  ["unit", "このユニットは対象にとられない。", "対象にならない"],
  ["magic", "なにかする。", null],
];

describe("the nearest phrase", () => {
  it.each(SLIPS)("on a %s for 「%s」 is %s", (kind, text, nearest) => {
    const [unread] = compileText(text, kind).sentences.flatMap((sentence) => sentence.unread);
    expect(unread?.nearest).toBe(nearest);
  });
});

const PIECES = [
  ..."カードを1枚引く カードを1枚捨てる すべてのユニットを破壊する それを破壊する ユニット1体を対象とする 踊る 歌い 𠮷".split(
    " ",
  ),
  ..."このユニットが破壊されたとき、 あなたの手札が2枚以下ならば、 もし そうしたならば、 してもよい ターン終了時まで、".split(
    " ",
  ),
  ..."このユニットは防御されない このユニットのAPは1増加する かわりに夢に置かれる 、 。 。 。 \n ■ ■ 「 」 ・ （x） 【y】 《z》".split(
    " ",
  ),
  ..."次のうち1つを選ぶ。 １ ＡＰ ｶﾞ 全て を に は が".split(" "),
];

/** The signs that mean something: neither notes, names of abilities, marks, spaces nor punctuation. */
const signsOf = (text: string): string => normalizeText(text).text.replaceAll(/[■。、・「」\s]/gu, "");

/** Every text kept for playing by hand, anywhere in the abilities. */
function keptIn(part: unknown): readonly string[] {
  if (part === null || typeof part !== "object") return [];
  const own = part as { do?: unknown; type?: unknown; text?: unknown };
  if (own.do === "unsupported" || own.type === "unsupported") return [String(own.text)];
  return Object.values(part).flatMap(keptIn);
}

it("drops nothing, whatever the text: every sign is in a sentence that is understood or kept to be played by hand", () => {
  const anyText = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(anyText, fc.constantFrom("unit", "magic", "stone"), (text, kind) => {
      const compiled = compileText(text, kind);
      expect(misplaced(text, compiled)).toEqual([]);
      expect(compiled.sentences.map((one) => signsOf(one.text)).join("")).toBe(signsOf(text));
      const kept = keptIn(compiled.abilities).map(signsOf);
      for (const { coverage, unread } of compiled.sentences) {
        expect(unread.length > 0).toBe(coverage !== "full");
        for (const stretch of unread) {
          expect(kept.some((one) => one.includes(signsOf(stretch.text)))).toBe(true);
        }
      }
    }),
    { numRuns: scaleRuns(500) },
  );
});
