import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleRuns } from "../../../kernel/testing/scale-runs";
import { CARD_TYPES, SUPERTYPES } from "../../model/card";
import { ERAS } from "../../model/era";
import { SIMPLE_KEYWORDS } from "../../model/keyword";
import { COLORS } from "../../model/mana";
import { STEPS } from "../../model/turn";
import { ZONE_IDS } from "../../model/zone";
import { boardArbitrary } from "../../testing/board-arbitrary";
import { richBoardArbitrary } from "../../testing/rich-board-arbitrary";
import { CHECK_BOARDS } from "../examples/check-boards";
import { readBoard } from "../read/read-board";
import { renderBoardText } from "./board-text";
import { foldWord } from "./fold-line";
import { readBoardText } from "./read-board-text";
import {
  BOARD_HEADINGS,
  BOARD_LANGUAGES,
  BOARD_MARKS,
  BOARD_VOCABULARY,
  getWordForms,
  MARK_TABLES,
} from "./vocabulary";

describe.each(BOARD_LANGUAGES)("a board in words of %s", (language) => {
  it.each(CHECK_BOARDS)("is read back to the board $id", ({ board }) => {
    const text = renderBoardText(board, language);
    expect(readBoardText(text), text).toEqual(readBoard(board));
  });

  it("is read back to the same board", () => {
    fc.assert(
      fc.property(fc.oneof(boardArbitrary, richBoardArbitrary), (board) => {
        const text = renderBoardText(board, language);
        expect(readBoardText(text), text).toEqual(readBoard(board));
      }),
      { numRuns: scaleRuns(200) },
    );
  });

  it("is read back with all signs in half or in full width", () => {
    fc.assert(
      fc.property(richBoardArbitrary, (board) => {
        const text = renderBoardText(board, language);
        const narrow = text.replaceAll("：", ": ").replaceAll("、", ", ").replaceAll("（", "(").replaceAll("）", ")");
        const wide = text.replaceAll(/[0-9:,()#+=/](?![^"《\n]*["》])/g, (sign) =>
          String.fromCharCode(sign.charCodeAt(0) + 0xfee0),
        );
        const { ok } = readBoard(board);
        expect(readBoardText(narrow), narrow).toEqual(ok && readBoard(board));
        expect(readBoardText(wide), wide).toEqual(readBoard(board));
      }),
    );
  });

  it("is read back whatever names its cards, counters and subtypes have", () => {
    const name = fc
      .string({ minLength: 1, maxLength: 20, unit: "binary" })
      .filter((text) => !/\p{Cc}/u.test(text) && text.trim() !== "");
    fc.assert(
      fc.property(name, name, name, (card, counter, other) => {
        const cards = [
          {
            name: card,
            types: [],
            subtypes: [counter, other],
            keywords: [{ protectionFrom: { name: other, subtype: card } }],
            counterCap: { counter, most: 3 },
          },
        ];
        const pieces = [{ id: 1, card: 0, zone: "hand" as const, owner: 1 as const, counters: { [counter]: 2 } }];
        const board = { version: 1 as const, era: "mod" as const, cards, pieces };
        const text = renderBoardText(board, language);
        expect(readBoardText(text), text).toEqual(readBoard(board));
      }),
      {
        numRuns: scaleRuns(100),
        examples: [
          ["》《", "; damage 3", '"'],
          ["creature", "power", "flying"],
          ["A", "__proto__x", "you"],
          ["あなたの戦場：", "、", "タップ状態"],
          ["//", "—", "- "],
        ],
      },
    );
  });

  it("never makes the reader throw, whatever is left out, added or replaced", () => {
    fc.assert(
      fc.property(
        richBoardArbitrary,
        fc.nat(2000),
        fc.nat(12),
        fc.string({ maxLength: 6 }),
        (board, at, length, scrap) => {
          const text = renderBoardText(board, language);
          const from = at % text.length;
          const read = readBoardText(text.slice(0, from) + scrap + text.slice(from + length));
          if (read.ok) return;
          const lines = text.split("\n").length + scrap.length;
          expect(read.problems.length).toBeGreaterThan(0);
          for (const { line, column } of read.problems) {
            expect(line).toBeGreaterThan(0);
            expect(line).toBeLessThanOrEqual(lines);
            expect(column).toBeGreaterThan(0);
          }
        },
      ),
      { numRuns: scaleRuns(200) },
    );
  });
});

it("a board in words reads like this", () => {
  const example = CHECK_BOARDS.find(({ id }) => id === "704.5s");
  if (example === undefined) throw new Error("The board is missing");
  const board = { ...example.board, players: [{ life: 3, poison: 1 }, { drewFromEmpty: true }] as const };
  expect(renderBoardText(board, "en")).toMatchInlineSnapshot(`
    "Rules: modern

    Cards:
    Tale of the Ford, enchantment, Saga, mana cost {1}{W}, last chapter 3

    You: life 3, poison counters 1
    Opponent: drew from an empty library

    Your battlefield:
    #1 Tale of the Ford, lore 3
    #2 Tale of the Ford, lore 3

    Your stack:
    #3 Tale of the Ford, chapter ability #2 3
    "
  `);
  expect(renderBoardText(board, "ja")).toMatchInlineSnapshot(`
    "ルール：現在

    カード：
    Tale of the Ford、エンチャント、英雄譚、マナ・コスト {1}{W}、最終章 3

    あなた：ライフ 3、毒カウンター 1
    対戦相手：空のライブラリーから引いた

    あなたの戦場：
    #1 Tale of the Ford、伝承 3
    #2 Tale of the Ford、伝承 3

    あなたのスタック：
    #3 Tale of the Ford、章能力 #2 3
    "
  `);
});

it("a text may mix both languages, line by line", () => {
  fc.assert(
    fc.property(richBoardArbitrary, fc.array(fc.boolean(), { minLength: 1, maxLength: 9 }), (board, picks) => {
      const [ja, en] = BOARD_LANGUAGES.map((language) => renderBoardText(board, language).split("\n"));
      expect(ja?.length).toBe(en?.length);
      const mixed = ja?.map((line, at) => (picks[at % picks.length] ? line : en?.[at])).join("\n") ?? "";
      expect(readBoardText(mixed), mixed).toEqual(readBoard(board));
    }),
  );
});

describe("the words of boards", () => {
  it("name every step, zone, type and keyword in both languages", () => {
    const keys = [
      ...STEPS.map(({ step }) => `step:${step}`),
      ...ERAS.map((era) => `era:${era}`),
      ...ZONE_IDS.map((zone) => `zone:${zone}`),
      ...CARD_TYPES.map((type) => `type:${type}`),
      ...SUPERTYPES.map((type) => `supertype:${type}`),
      ...COLORS.map((color) => `color:${color}`),
      ...SIMPLE_KEYWORDS.map((keyword) => `keyword:${keyword}`),
    ];
    const known = Object.entries(BOARD_VOCABULARY).flatMap(([sort, words]) =>
      Object.keys(words).map((word) => `${sort}:${word}`),
    );
    expect(keys.filter((key) => !known.includes(key))).toEqual([]);
  });

  it.each(MARK_TABLES)("that stand in lines of %s stand for one thing", (table) => {
    const forms = BOARD_MARKS[table].flatMap(({ words }) =>
      [...new Set(getWordForms(words))].filter((form) => form !== ""),
    );
    const folded = forms.map((form) => foldWord(form).replaceAll(/(?<=\p{L})[\s・-]+/gu, ""));
    expect(folded.filter((form, index) => folded.indexOf(form) < index)).toEqual([]);
  });

  it("that head lines head one thing", () => {
    const forms = BOARD_HEADINGS.flatMap(({ words }) => getWordForms(words).map(foldWord));
    expect(forms.filter((form, index) => forms.indexOf(form) < index)).toEqual([]);
  });
});
