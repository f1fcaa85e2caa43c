import { describe, expect, it } from "vitest";
import { getCardFinder } from "./card-finder";
import { readListLines } from "./read-lines";
import { createStarterCatalogue } from "./testing/starter-cards";

const finder = getCardFinder(createStarterCatalogue());
const LIST = "火種の見習い 3\n走り火 2\n\n魔石\n赤の魔石 20";

/** The cards of a text with their counts, and the problems with their lines. */
function read(text: string) {
  const { deck, candidates, problems } = readListLines(text, finder);
  const cards = [...deck.grimoire, ...deck.stoneDeck, ...candidates].map(({ name, count }) => `${count} ${name}`);
  return { cards: cards.join(", "), asked: problems.map(({ code, line }) => `${code} ${line}`) };
}
const CLEAR = { cards: "3 火種の見習い, 2 走り火, 20 赤の魔石", asked: [] };

describe("a number of reactions is no card", () => {
  it.each([
    "コメント（1）",
    "コメント(12)",
    "コメント 2件",
    "いいね！(3)",
    "4 いいね",
    "1,318 件の表示",
    "閲覧数 120",
    "2 replies",
  ])("%s", (line) => {
    expect(read(`${LIST}\n\n${line}`)).toEqual(CLEAR);
    expect(read(`${line}\n${LIST}`)).toEqual(CLEAR);
  });
});

describe("a line with all sums is compared, also with a price", () => {
  it.each([
    "魔導書 5枚 / 魔石デッキ 20枚 参考価格 3,200円",
    "魔導書 5枚 / 魔石デッキ 20枚 参考価格…",
    "魔導書：5枚、魔石：20枚（参考価格：約900円）",
    "魔導書5枚・魔石20枚（合計25枚）",
  ])("%s", (line) => {
    expect(read(`${line}\n${LIST}`)).toEqual(CLEAR);
    expect(read(`${LIST}\n${line}`)).toEqual(CLEAR);
    expect(read(`${line}\n${LIST.replace("20", "19")}`).asked).toContain("SUM 1");
  });
});

it.each(["[注 1]", "[a]", "[note 2]"])("the mark of a footnote is no part of a name: %s", (mark) => {
  expect(read(LIST.replace("3", `${mark} 3`).replace(" [", "["))).toEqual(CLEAR);
});

it("asks about cards that are taken out and in below a list", () => {
  expect(read(`${LIST}\n\n-1 走り火\n+1 火種の見習い`)).toEqual({ ...CLEAR, asked: ["UNREADABLE 7", "UNREADABLE 8"] });
  expect(read(LIST.replace("走り火 2", "- 2 走り火")).cards).toBe(CLEAR.cards);
});
