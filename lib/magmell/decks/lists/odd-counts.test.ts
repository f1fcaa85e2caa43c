import { describe, expect, it } from "vitest";
import { getCardFinder } from "./card-finder";
import { readListLines } from "./read-lines";
import { repairList } from "./repair-list";
import { createStarterCatalogue } from "./testing/starter-cards";

const finder = getCardFinder(createStarterCatalogue());

/** The cards of a text with their counts, and the lines that are asked about. */
function read(text: string) {
  const { deck, candidates, problems } = readListLines(text, finder);
  const cards = [...deck.grimoire, ...deck.stoneDeck, ...candidates].map(({ name, count }) => `${count} ${name}`);
  return { cards, asked: [...new Set(problems.map(({ line }) => line))] };
}
const readingsOf = (text: string) => readListLines(text, finder).problems.map(({ readings }) => readings);

describe("what is no card of a deck is asked about", () => {
  it.each(["苔の牛トークン 2", "トークン×3", "スリーブ 60枚", "プレイマット 1", "送料 1"])("%s", (line) => {
    expect(read(`火種の見習い 3\n走り火 3\n延焼 2\n熾火の騎士 1\n${line}`)).toEqual({
      cards: ["3 火種の見習い", "3 走り火", "2 延焼", "1 熾火の騎士"],
      asked: [5],
    });
  });
});

it.each(["火種の見習い х3", "3х 火種の見習い", "火種の見習い 3χ"])(
  "a letter that looks like x is a times sign: %s",
  (line) => {
    expect(read(`${line}\n走り火 ×2`)).toEqual({ cards: ["3 火種の見習い", "2 走り火"], asked: [] });
  },
);

describe("headings of kinds beside each other", () => {
  it.each(["ユニット(4) マジック(5)", "ユニット（4枚）　マジック（5枚）"])("%s count the cards of all", (headings) => {
    const cards = "火種の見習い 3\n熾火の騎士 1\n走り火 3\n延焼 2";
    expect(read(`${headings}\n${cards}`).asked).toEqual([]);
    expect(read(`${headings.replace("4", "6")}\n${cards}`).asked).toEqual([1]);
  });
});

describe("the rows of a form have their numbers in front", () => {
  const form = "1 火種の見習い 3\n2 もう一度声に出して 2\n3 走り日 3\n4 延焼 1\n5\n6";

  it("also where a name is spelled in another way or is misspelled, and where no card stands in them", () => {
    expect(read(form)).toEqual({
      cards: ["3 火種の見習い", "2 もう一度、声に出して", "3 走り日", "1 延焼"],
      asked: [3],
    });
    const [problem] = readListLines(form, finder).problems;
    expect(problem?.suggestions).toContain("走り火");
    expect(problem && repairList(form, problem, "走り火").split("\n")[2]).toBe("3x《走り火》");
  });

  it("asks with the cards that a misspelled name may be where either number may be its count", () => {
    expect(readingsOf("5 走り日 2")).toEqual([expect.arrayContaining(["5x《走り火》", "2x《走り火》"])]);
  });
});

describe("a number in front of a name is no count where the count behind it is marked", () => {
  it.each([
    "2 火種の見習い ×3",
    "1 火種の見習い 三枚",
    "027 火種の見習い 3枚",
    "No.27 火種の見習い ×3",
    "FL-027 火種の見習い ｘ３",
    "1コスト 火種の見習い 3",
    "火種の見習い (コスト1) 3",
    "火種の見習い ＊３ 120円",
    "1 《火種の見習い》 3枚採用",
    "[1] 火種の見習い x3",
    "火種の見習い(1)×3",
    "火種の見習いが3枚",
    "火種の見習い\tユニット\t1コスト\t3",
  ])("%s", (line) => {
    expect(read(line)).toEqual({ cards: ["3 火種の見習い"], asked: [] });
  });

  it("and no count where it numbers the lines", () => {
    const text = "1 火種の見習い 3\n2 走り火 3\n3 延焼 2\n4 熾火の騎士 ×1";
    expect(read(text)).toEqual({ cards: ["3 火種の見習い", "3 走り火", "2 延焼", "1 熾火の騎士"], asked: [] });
  });

  it("and no count where it is the cost of every card", () => {
    expect(read("1 火種の見習い 3\n1 走り火 2\n1 ちびた蝋燭 1")).toEqual({
      cards: ["3 火種の見習い", "2 走り火", "1 ちびた蝋燭"],
      asked: [],
    });
  });
});

describe("what may be one count or another is asked about with both", () => {
  it.each([
    ["2 火種の見習い 3", ["2x《火種の見習い》", "3x《火種の見習い》"]],
    ["火種の見習い(2) 3", ["2x《火種の見習い》", "3x《火種の見習い》"]],
    ["火種の見習い 2枚+1", ["2x《火種の見習い》", "1x《火種の見習い》"]],
    ["火種の見習い 3→2", ["3x《火種の見習い》", "2x《火種の見習い》"]],
    ["2. 火種の見習い", ["1x《火種の見習い》", "2x《火種の見習い》"]],
    ["火種の見習い 2 3", ["2x《火種の見習い》", "3x《火種の見習い》"]],
    ["火種の見習い・走り火 3", ["3x《火種の見習い》\n3x《走り火》", "1x《火種の見習い》\n3x《走り火》"]],
    ["11/30 延焼", ["1x《延焼》"]],
    ["19:00 延焼 3枚", ["3x《延焼》"]],
  ])("%s", (line, readings) => {
    expect(read(line)).toEqual({ cards: [], asked: [1] });
    expect(readingsOf(line)).toEqual([readings]);
  });

  it.each(["火種の見習い 3\n走り火 〃", "火種の見習い 3\n走り火 ***", "火種の見習い 3\n走り火●●"])(
    "as are strokes and the sign for the count above: %s",
    (text) => {
      expect(read(text)).toEqual({ cards: ["3 火種の見習い"], asked: [2] });
    },
  );

  it("as are cards without counts where counts stand apart", () => {
    const text = "火種の見習い\n走り火\n魔石\n赤の魔石\n枚数\n3\n2\n20";
    expect(read(text)).toEqual({ cards: [], asked: [1, 2, 4, 5, 6, 7, 8] });
  });

  it("as are numbers that only number the lines", () => {
    const text = "1 火種の見習い\n2 走り火\n3 延焼\n4 熾火の騎士\n5 炎の写本師";
    expect(read(text)).toEqual({ cards: [], asked: [1, 2, 3, 4, 5] });
    expect(readingsOf(text)[4]).toEqual(["1x《炎の写本師》", "5x《炎の写本師》"]);
  });

  it("and a reading that is chosen takes the place of its line", () => {
    const text = "魔導書\n2 火種の見習い 3\n延焼 2";
    const [problem] = readListLines(text, finder).problems;
    if (!problem) throw new Error("Nothing is asked");
    expect(repairList(text, problem, "3x《火種の見習い》")).toBe("魔導書\n3x《火種の見習い》\n延焼 2");
  });
});

it("a name whose count stands in lines below is offered with it", () => {
  const text = "3 走り火\n\n【書】延焼（赤）\n状態 A\n数量\n2\n小計 90円\n【書】夜警の猟犬（赤）\n小計 90円";
  expect(readingsOf(text).filter(Boolean)).toEqual([["2x《延焼》"], ["1x《夜警の猟犬》"]]);
});

it("a time does not go on in the next line", () => {
  expect(read("11月30日 12:30\n火種の見習い 3")).toEqual({ cards: ["3 火種の見習い"], asked: [1] });
});

it.each([
  "11/30",
  "2026年11月",
  "2026/11/30",
  "19:00開始",
  "11月30日(日) 店舗大会",
  "2026.11.25 水曜日",
  "延焼カップ 11/30",
])("a day or a time is no card: %s", (line) => {
  expect(read(`3 火種の見習い\n${line}`)).toEqual({ cards: ["3 火種の見習い"], asked: [2] });
});

it.each([
  ["火種の見習い・走り火・延焼 各3", 3],
  ["火種の見習い、走り火、延焼 各３枚", 3],
  ["各2枚：火種の見習い、走り火、延焼", 2],
  ["火種の見習い 走り火 延焼 2枚ずつ", 2],
  ["各3枚\n火種の見習い\n走り火\n延焼", 3],
  ["【全部3枚ずつ】\n火種の見習い\n走り火\n延焼", 3],
  ["火種の見習い\n走り火\n延焼\n以上三枚ずつ", 3],
  ["ユニット 各3枚\n火種の見習い\n走り火\n延焼", 3],
])("one count for several cards counts each of them: %s", (text, count) => {
  expect(read(text)).toEqual({
    cards: ["火種の見習い", "走り火", "延焼"].map((name) => `${count} ${name}`),
    asked: [],
  });
});

it("one count between two blocks of cards is asked about", () => {
  expect(read("火種の見習い\n走り火\n各3枚\n延焼\n熾火の騎士")).toEqual({ cards: [], asked: [1, 2, 3, 4, 5] });
});

it.each([
  ["火種の見習い 三枚", 3],
  ["火種の見習い 十三", 13],
  ["火種の見習い　正", 5],
  ["火種の見習い 正下", 8],
  ["火種の見習い：正正一", 11],
  ["火種の見習い ３", 3],
  ["火種の見習い Ｘ３枚", 3],
  ["火種の見習い 3積み", 3],
  ["火種の見習い |||", 3],
])("counts in any signs: %s", (line, count) => {
  expect(read(line)).toEqual({ cards: [`${count} 火種の見習い`], asked: [] });
});

it("parts of 正 are tallies where several lines have them", () => {
  expect(read("火種の見習い 下\n走り火 丅\n延焼 一").cards).toEqual(["3 火種の見習い", "2 走り火", "1 延焼"]);
  expect(read("火種の見習い 下\n走り火 2").asked).toEqual([1]);
});

describe("counts in lines of their own", () => {
  const BOTH = ["3 火種の見習い", "2 走り火", "1 延焼"];
  it.each([
    "火種の見習い\n3\n走り火\n2\n延焼\n1",
    "3枚\n火種の見習い\n2枚\n走り火\n1枚\n延焼",
    "火種の見習い\n\n×3\n\n走り火\n\n×2\n\n延焼\n\n×1",
    "魔導書 6枚\n火種の見習い\n走り火\n延焼\n3\n2\n1",
    "6\n火種の見習い\n3\n走り火\n2\n延焼\n1",
    "火種の見習い\n3\n走り火\n2\n延焼\n1\n6",
  ])("go to the names that their block or its sum says: %s", (text) => {
    expect(read(text)).toEqual({ cards: BOTH, asked: [] });
  });

  it.each([
    "火種の見習い\n3\n走り火\n2\n延焼",
    "3\n火種の見習い\n2\n走り火\n2",
    "火種の見習い\n3\n走り火\n延焼\n2",
    "3\n火種の見習い\n走り火\n1\n延焼",
  ])("are asked about as a block where they may go to either: %s", (text) => {
    expect(read(text)).toEqual({ cards: [], asked: [1] });
    expect(readingsOf(text)[0]?.length).toBeGreaterThan(0);
  });
});

it.each([
  ["〈魔石〉赤の魔石13枚", ["13 赤の魔石"], []],
  ["【ユニット】火種の見習い3 熾火の騎士2", ["3 火種の見習い", "2 熾火の騎士"], []],
  ["魔石 赤の魔石13 青の魔石7", ["13 赤の魔石", "7 青の魔石"], []],
  ["火種の見習い×3 走り火×3 #MAGMELL #赤単", ["3 火種の見習い", "3 走り火"], []],
  ["🔥火種の見習い3🔥走り火3💧", ["3 火種の見習い", "3 走り火"], []],
  ["2 火種の見習い ×3、1 走り火 ×2", ["3 火種の見習い", "2 走り火"], []],
  ["火種の見習い 3 走り火 3 延焼", [], [1]],
  ["赤13 挿絵7", [], [1]],
])("several cards in a line: %s", (line, cards, asked) => {
  expect(read(line)).toEqual({ cards, asked });
});

it("costs as headings are no cards, and their sums are compared", () => {
  const text = (sum: number) => `1コスト (${sum}枚)\n火種の見習い 3\n2〜3コス\n熾火の騎士 2`;
  expect(read(text(3))).toEqual({ cards: ["3 火種の見習い", "2 熾火の騎士"], asked: [] });
  expect(read(text(4)).asked).toEqual([1]);
});

describe("a heading that states a count", () => {
  it.each(["【3枚】 【1枚】", "3枚： 1枚：", "■3枚 ■1枚", "◆3枚 ◆1枚", "[3枚] [1枚]"])(
    "counts each card below: %s",
    (both) => {
      const [three, one] = both.split(" ");
      const text = `${three}\n火種の見習い\n走り火\n\n${one}\n延焼\n\n魔石\n赤の魔石 20`;
      expect(read(text)).toEqual({ cards: ["3 火種の見習い", "3 走り火", "1 延焼", "20 赤の魔石"], asked: [] });
    },
  );

  it.each([
    "【3枚】\n火種の見習い 2\n走り火 1\n【1枚】\n延焼 2",
    "延焼\n【3枚】\n走り火\n熾火の騎士\n【2枚】\n火種の見習い",
  ])("is asked about beside other counts, and below a name: %s", (text) => {
    expect(read(text).asked).not.toEqual([]);
  });
});
