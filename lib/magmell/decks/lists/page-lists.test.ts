import { describe, expect, it } from "vitest";
import { getCardFinder } from "./card-finder";
import { readListLines } from "./read-lines";
import { repairList } from "./repair-list";
import { createStarterCatalogue } from "./testing/starter-cards";

const finder = getCardFinder(createStarterCatalogue());

/** The cards of a text with their counts, and the problems with their lines. */
function read(text: string) {
  const { deck, candidates, problems } = readListLines(text, finder);
  const cards = (lines: readonly { readonly name: string; readonly count: number }[]) =>
    lines.map(({ name, count }) => `${count} ${name}`).join(", ");
  return {
    grimoire: cards(deck.grimoire),
    stones: cards(deck.stoneDeck),
    candidates: cards(candidates),
    asked: problems.map(({ code, line }) => `${code} ${line}`),
  };
}
const CLEAR = { grimoire: "3 火種の見習い, 2 走り火", stones: "20 赤の魔石", candidates: "", asked: [] };

describe("tables side by side are read column by column", () => {
  it.each([
    "魔導書\t枚数\t\t魔石\t枚数\n火種の見習い\t3\t\t赤の魔石\t20\n走り火\t2\t\t合計\t20\n小計\t5\t\t\t",
    "火種の見習い\t3\t\t赤の魔石\t13\n走り火\t2\t\t赤の魔石\t7",
    "3\t火種の見習い\t13\t赤の魔石\n2\t走り火\t7\t赤の魔石\n5\t計\t20\t計",
    "コスト\tカード名\t枚数\t魔石\t枚数\n1\t火種の見習い\t3\t赤の魔石\t13\n1\t走り火\t2\t赤の魔石\t7\n小計\t\t5\t小計\t20",
    "ユニット\t枚数\tコスト\tマジック\t枚数\tコスト\n火種の見習い\t3\t1\t走り火\t2\t1\n計\t3\t\t計\t2\t\n\t\t\t\t\t\n魔石\t枚数\t\t合計\t5\t\n赤の魔石\t20\t\t魔石合計\t20\t",
  ])("%s", (text) => {
    expect(read(text)).toEqual(CLEAR);
  });

  it("below a first cell that spans several rows", () => {
    const rows =
      "ユニット\t3\t火種の見習い\tよい\n2\t走り火\t\n合計\t5\t\t\n魔石\t13\t赤の魔石\t\n7\t赤の魔石\t\n合計\t20";
    expect(read(`種類\t枚数\tカード名\t備考\n${rows}`)).toEqual(CLEAR);
  });

  it("with a set behind each name, beside what is no card and what has no count", () => {
    const rows = ["火種の見習い【C】 MGR\t3\t90円", "走り火【U】 MGR\t2\t60円", "赤の魔石【基本】 MGR\t20\t400円"];
    const others = ["スリーブ 60枚入り\t1\t500円", "送料\t250円", "延焼【R】 80円"];
    const cart = read(["商品名\t数量\t小計", ...rows, ...others].join("\n"));
    expect(cart).toEqual({ ...CLEAR, asked: ["UNREADABLE 5", "UNREADABLE 6", "COUNT 7"] });
  });

  it("with their sums compared", () => {
    const text = "火種の見習い\t3\t赤の魔石\t13\n走り火\t2\t赤の魔石\t7\n小計\t6\t小計\t20";
    expect(read(text).asked).toEqual(["SUM 3"]);
  });

  it("and asked about where two columns may be the count, or a row has other words", () => {
    const open = "火種の見習い\t3\t2\t赤の魔石\t13\n走り火\t2\t3\t赤の魔石\t7";
    expect(read(open)).toMatchObject({ grimoire: "", asked: expect.arrayContaining(["COUNT 1"]) });
    expect(read("火種の見習い\t3\t赤の魔石\t13\n走り火\t2\t赤の魔石\t7\tメモ").asked).toEqual(["REST_IGNORED 2"]);
    expect(read("火種の見習い\t3\t赤の魔石\t13\n走り火\t2\t謎の石\t7").asked).toEqual(["UNKNOWN_NAME 2"]);
  });
});

it.each(["小計\t5", "ユニット計 5", "魔導書計：5枚", "合計枚数 5", "→5枚", "魔導書合計 ５枚"])(
  "a row with a sum is no card, and is compared: %s",
  (row) => {
    const list = "火種の見習い\t3\n走り火\t2";
    expect(read(`${list}\n${row}\n赤の魔石\t20`)).toEqual(CLEAR);
    expect(read(`${list}\n延焼\t1\n${row}\n赤の魔石\t20`).asked).toEqual(["SUM 4"]);
  },
);

it.each(["魔導書 5枚／魔石 20枚", "魔導書5 魔石20", "魔導書：5枚、魔石：20枚"])(
  "sums of several lists in a line: %s",
  (line) => {
    expect(read(`${line}\n火種の見習い 3\n走り火 2\n赤の魔石 20`)).toEqual(CLEAR);
    expect(read(`${line}\n火種の見習い 3\n走り火 1\n赤の魔石 20`).asked).toEqual(["SUM 1"]);
  },
);

it.each([
  "3\t火種の見習い\tFL-027\tC\n2\t走り火\tFL-034\tR",
  "027\t火種の見習い\t3\n034\t走り火\t2",
  "3\t火種の見習い\tTinder Apprentice\n2\t走り火\tRunning Flame",
  "火種の見習い / Tinder Apprentice 3\n走り火 (Running Flame) 2",
])("numbers and other names of a card are no other cards: %s", (text) => {
  expect(read(text)).toMatchObject({ grimoire: CLEAR.grimoire, asked: [] });
});

it("a stated sum says which of two columns is the count", () => {
  const text = (sum: number) => `魔導書 ${sum}枚\n2 火種の見習い 3\n1 走り火 2\n魔石 20枚\n20 赤の魔石`;
  expect(read(text(5))).toEqual(CLEAR);
  expect(read(text(3)).grimoire).toBe("2 火種の見習い, 1 走り火");
  expect(read(text(40)).asked).toContain("COUNT 2");
});

describe("a part of a name", () => {
  it.each([
    ["小鹿 3", "樹皮紙の小鹿"],
    ["消しゴム小人3", "消しゴムの小人"],
    ["火打ち×3", "火打ちの魔石"],
    ["三枚 小鹿", "樹皮紙の小鹿"],
  ])("that only one card has is that card, and is told: %s", (line, name) => {
    const { deck, problems } = readListLines(line, finder);
    expect([...deck.grimoire, ...deck.stoneDeck]).toEqual([{ name, count: 3 }]);
    expect(problems).toMatchObject([{ code: "SHORT_NAME", line: 1, entries: [{ name }] }]);
  });

  it("that several cards have is asked about, and one of no card is unknown", () => {
    expect(read("巨人 2").asked).toEqual(["UNKNOWN_NAME 1"]);
    expect(read("火 2").asked).toEqual(["UNKNOWN_NAME 1"]);
    expect(read("巨人").asked).toEqual(["UNREADABLE 1"]);
  });
});

it("cards that a page speaks of behind a list with all cards of its sum are asked about", () => {
  const list = "魔導書 5枚\n火種の見習い ×3\n走り火 ×2\n魔石 20枚\n赤の魔石 ×20";
  const text = `${list}\n\n採用カード解説\n\n火種の見習い（3枚）\n強い。\n走り火（2枚）`;
  expect(read(text)).toEqual({ ...CLEAR, asked: ["UNREADABLE 7", "BESIDE_LIST 9", "UNREADABLE 10", "BESIDE_LIST 11"] });
  // Without other words between, the list has more cards than its sum.
  expect(read("魔導書 5枚\n火種の見習い ×3\n走り火 ×2\n延焼 ×1").asked).toEqual(["SUM 1"]);
});

describe("words above cards", () => {
  const text = (words: string) => `火種の見習い 3\n走り火 2\n${words}\n延焼 1`;
  it.each(["おまけ", "自由枠：", "【おまけ】", "◆おまけ◆"])("ask what they begin: %s", (words) => {
    const { problems } = readListLines(text(words), finder);
    expect(problems).toMatchObject([{ code: "UNKNOWN_HEADER", line: 3 }]);
    expect(problems[0]?.readings).toEqual(["魔導書", "魔石デッキ", "候補", `// ${words}`]);
    const [problem] = problems;
    if (!problem) throw new Error("Nothing is asked");
    expect(read(repairList(text(words), problem, "候補"))).toMatchObject({ candidates: "1 延焼", asked: [] });
    expect(read(repairList(text(words), problem, `// ${words}`)).asked).toEqual([]);
  });

  it("do not where they are a title or a sentence", () => {
    expect(read("赤単\n火種の見習い 3").asked).toEqual(["UNREADABLE 1"]);
    expect(read(text("とても強いです。")).asked).toEqual(["UNREADABLE 3"]);
  });
});

describe("signs before and behind cards drop no card in silence", () => {
  it.each([
    ["火種の見習い3//走り火2", "3 火種の見習い, 2 走り火", []],
    ["#12 火種の見習い ×3", "", ["UNREADABLE 1"]],
    ["#MAGMELL 火種の見習い3 走り火2", "", ["UNREADABLE 1"]],
    ["火種の見習い3 ※走り火3と入れ替え", "3 火種の見習い", ["REST_IGNORED 1"]],
    ["火種の見習い3 ← 走り火より強い", "3 火種の見習い", []],
    ["【優勝】だれか 選手（3-1）", "", ["UNREADABLE 1"]],
    ["2枚でもいいですが、火種の見習いと入れ替えても。強い。", "", ["UNREADABLE 1"]],
  ])("%s", (line, grimoire, asked) => {
    expect(read(line)).toMatchObject({ grimoire, asked });
  });
});

describe("what stands outside the block of a list is no card of it", () => {
  it("a number in front of words below a list with its counts behind", () => {
    const text =
      "火種の見習い　３\n走り火　２\n火遊びの学徒　３\n延焼　２\n行進の鼓手　３\n炎の写本師　２\n赤の二筆　２\n\n41ある？？";
    const { grimoire, stones, asked } = read(text);
    expect(grimoire).not.toContain("ある");
    expect([stones, asked]).toEqual(["", ["UNREADABLE 9"]]);
  });
});

it.each([
  ["comments", "3 走り火\n// 2 延焼\n20 赤の魔石", [2]],
  ["writers in a chat", "つぐみ — 今日 22:41\n3 走り火\n20 赤の魔石", [1]],
  ["reactions to a post", "3 走り火\n20 赤の魔石\n\nコメント(1)", [4]],
])("%s are shown as left out", (_, text, remarks) => {
  expect(readListLines(text, finder).remarks).toEqual(remarks);
});

describe("English words for stones", () => {
  it("behind the word for all stones, also for one that is not basic", () => {
    expect(read("3 running flame\n\nstones 9 blue 8 red 3 steam").stones).toBe("9 青の魔石, 8 赤の魔石, 3 蒸気の魔石");
  });
});
