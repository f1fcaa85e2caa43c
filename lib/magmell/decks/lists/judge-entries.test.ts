import { describe, expect, it } from "vitest";
import { getCardFinder } from "./card-finder";
import { readListLines } from "./read-lines";
import { repairList } from "./repair-list";
import { createStarterCatalogue } from "./testing/starter-cards";

const finder = getCardFinder(createStarterCatalogue());
const LIST = "■魔導書\n3 火種の見習い\n3 赤鉛筆の小鬼\n3 夜警の猟犬\n2 走り火\n■魔石\n20 赤の魔石";

function read(text: string) {
  const { deck, problems } = readListLines(text, finder);
  const cards = [...deck.grimoire, ...deck.stoneDeck].map(({ name, count }) => `${count} ${name}`).join(", ");
  return { cards, problems };
}
const CARDS = read(LIST).cards;

describe("a line with weak evidence adds no card in silence, and is asked about", () => {
  it.each([
    ["a memo that names a card", `${LIST}\n\nメモ：先攻なら《走り火》を残す。`],
    ["prose around a name", `今日は《走り火》の強いリストを作りました\n\n${LIST}`],
    ["prose around a count and a name", `${LIST}\n\n対戦では3枚目の《走り火》が光りました`],
    ["a sentence behind a number", `${LIST}\n\n40枚ちょうど、もう入らない…`],
    ["a question behind a number", `${LIST}\n\n3枚でいい？`],
    ["a card with other words", `${LIST}\n1 走り火 or 黒煙の古竜`],
    ["an unknown card in another form", `${LIST}\n\n赤緑後攻 ver.2`],
    ["a card alone among words", `${LIST}\n\n入れたかったカードです。\n走り火 1\nでした`],
    ["the same card again in another form", `解説\n《走り火》2枚\n${LIST}`],
    ["a card without a count", `${LIST}\n\n延焼`],
  ])("%s", (_, text) => {
    const { cards, problems } = read(text);
    expect(cards).toBe(CARDS);
    expect(problems.length).toBeGreaterThan(0);
  });

  it("with the cards and numbers of the line as choices", () => {
    const text = `${LIST}\n\n対戦では3枚目の《走り火》が光りました`;
    const { problems } = read(text);
    expect(problems.map(({ readings }) => readings)).toEqual([["3x《走り火》"]]);
    const [problem] = problems;
    if (problem) expect(read(repairList(text, problem, "3x《走り火》")).cards).toContain("5 走り火");
  });

  it("and is shown as left out if the rest makes up the stated sums", () => {
    const text = `${LIST.replace("■魔石", "■魔石（20枚）")}\n\n《走り火》を入れたい`;
    expect(read(text).problems.map(({ code, line }) => `${code} ${line}`)).toEqual(["BESIDE_LIST 9"]);
  });
});

it("a card without a count is one copy if the stated sums need it", () => {
  const text = "魔導書（12枚）\n3 火種の見習い\n3 赤鉛筆の小鬼\n3 夜警の猟犬\n2 走り火\n延焼";
  expect(read(text)).toEqual({ cards: `${CARDS.replace(", 20 赤の魔石", "")}, 1 延焼`, problems: [] });
});

describe("a table of contents", () => {
  const contents =
    "目次\n1 デッキリスト\n2 カードの解説\n2.1 《走り火》3枚\n2.2 《延焼》1枚\n3 入れ替え候補\n4 おわりに";

  it("adds no cards, and begins no list", () => {
    const { cards, problems } = read(`${contents}\n\n${LIST}`);
    expect(cards).toBe(CARDS);
    expect(problems.map(({ code, line }) => `${code} ${line}`)).toEqual([
      "UNREADABLE 1",
      "UNREADABLE 4",
      "UNREADABLE 5",
    ]);
  });

  it("has chapters whose headings begin lists", () => {
    const text = `1 魔導書\n2 魔石\n2.1 石の話\n\n1 魔導書\n2 走り火\n\n2 魔石\n20 赤の魔石`;
    expect(read(text).cards).toBe("2 走り火, 20 赤の魔石");
  });
});

it("cards in a line below a heading with a count have that count each", () => {
  const text = "【3枚】\n火種の見習い/赤鉛筆の小鬼/夜警の猟犬\n【2枚】\n走り火/延焼\n【石】\n赤の魔石20";
  expect(read(text)).toEqual({
    cards: "3 火種の見習い, 3 赤鉛筆の小鬼, 3 夜警の猟犬, 2 走り火, 2 延焼, 20 赤の魔石",
    problems: [],
  });
});

it.each(["小計\t40\t33\t7", "謎の猫 50円×3"])("an unknown name with a number in it is no card: %s", (line) => {
  const { cards, problems } = read(`${LIST}\n${line}`);
  expect(cards).toBe(CARDS);
  expect(problems.map(({ line: at }) => at)).toEqual([8]);
});

it("a list of cards with words below each, or one card of its part among words, is read", () => {
  const cards = ["火種の見習い", "赤鉛筆の小鬼", "夜警の猟犬", "走り火"];
  const article = cards.map((name) => `${name} 3枚\n強いカードです。\n`).join("\n");
  expect(read(`解説です。\n\n${article}`).cards).toBe(cards.map((name) => `3 ${name}`).join(", "));
  const list = cards.map((name) => `${name} 3`).join("\n");
  expect(read(`${list}\n\n石はこれです。\n赤の魔石 20\nでした。`).cards).toContain("20 赤の魔石");
});
