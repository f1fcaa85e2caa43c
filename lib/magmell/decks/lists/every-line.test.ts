import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getCardFinder } from "./card-finder";
import { readListLines } from "./read-lines";
import { createStarterCatalogue } from "./testing/starter-cards";

const finder = getCardFinder(createStarterCatalogue());
const LIST = "3 走り火\n20 赤の魔石";
const cardsOf = (text: string) => {
  const { deck, candidates } = readListLines(text, finder);
  return JSON.stringify([deck.grimoire, deck.stoneDeck, candidates]);
};

/** What a line behind a list was read as: cards, a problem, the name of the deck, or nothing that a list holds. */
function kindOf(line: string) {
  const { name, problems } = readListLines(`${LIST}\n${line}`, finder);
  if (problems.some((one) => one.line === 3)) return "problem";
  if (name !== "") return `name ${name}`;
  return cardsOf(`${LIST}\n${line}`) === cardsOf(LIST) ? "nothing" : "cards";
}

const FORMS: readonly (readonly [kind: string, lines: readonly string[]])[] = [
  [
    "cards",
    [
      "3 延焼",
      "延焼×3",
      "- 延焼 3枚",
      "> 3 延焼",
      "3 延焼 # よく働く",
      "延焼 3（確定枠）",
      "《延焼》《延焼》",
      "deck: 3 延焼",
    ],
  ],
  [
    "problem",
    [
      "今日の大会で使いました",
      "Created by Somebody",
      "About",
      "Name Oxen",
      "延焼 2-3",
      "3 どこにもない札",
      "0 延焼",
      "延焼 -1",
    ],
  ],
  ["problem", ["---Token Deck---", "2x《延焼》よく働く", "3 延焼 - a remark", "魔導書 41枚", "合計 99枚", "第3回戦"]],
  [
    "name 赤単",
    ["デッキ名：赤単", "// NAME : 赤単", "# デッキ名：赤単", "※デッキ名: 赤単", "deck: 赤単", "Title: 赤単"],
  ],
  [
    "nothing",
    [
      "// 3 延焼",
      "# 3 延焼",
      "※調整中",
      "; 3 延焼",
      "サイドボード",
      "【魔石】",
      "---",
      "・",
      "**",
      "23枚",
      "https://example.com/a",
    ],
  ],
];

describe("each line of a list is a card, a heading, a sum, the name, a remark or a problem", () => {
  it.each(FORMS.flatMap(([kind, lines]) => lines.map((line) => ({ line, kind }))))("$line: $kind", ({ line, kind }) => {
    expect(kindOf(line)).toBe(kind);
  });

  it("and so is one below the last of headings that stand behind their lists", () => {
    const { deck, problems } = readListLines("3 走り火\n魔導書 3枚\n20 赤の魔石\n魔石 20枚\n優勝しました", finder);
    expect([deck.grimoire.length, deck.stoneDeck.length]).toEqual([1, 1]);
    expect(problems.map(({ code, line }) => `${code} ${line}`)).toEqual(["UNREADABLE 5"]);
  });

  it("and no line with the name of a card is dropped, whatever stands around it", () => {
    const word = fc.constantFrom(
      ...[
        "3",
        "2-3",
        "x",
        "×",
        "枚",
        "、",
        "・",
        ",",
        "-",
        "=",
        "(",
        ")",
        "[",
        "]",
        "《",
        "》",
        ">",
        "|",
        ":",
        "*",
        "\t",
      ],
      ...["走り火", "延焼", "魔石", "deck", "name", "合計", "です", "強い", "と", "サイド", "Running Flame"],
    );
    const around = fc.array(word, { maxLength: 4 });
    fc.assert(
      fc.property(around, fc.constantFrom("延焼", "Running Flame", "墨火の双子"), around, (before, name, behind) => {
        const line = [...before, name, ...behind].join(" ");
        expect(kindOf(line), line).not.toBe("nothing");
      }),
      { numRuns: 500 },
    );
  });
});
