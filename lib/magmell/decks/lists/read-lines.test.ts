import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { type DeckLine, toNameKey } from "@/engine/magmell";
import { indexNames } from "@/lib/magmell/catalogue/model/lookup";
import { getCardFinder } from "./card-finder";
import { MAX_LIST_COPIES, MAX_LIST_TEXT_LENGTH } from "./limits";
import { readListLines } from "./read-lines";
import { parsePastedDeck } from "./read-pasted";
import { createStarterCatalogue } from "./testing/starter-cards";
import { WILD_LISTS } from "./testing/wild-lists";
import { WILDER_LISTS } from "./testing/wilder-lists";

/** Without a single card: everything rests on how a line is written. */
const nobody = getCardFinder({ cards: [], names: indexNames([]) });

/** The deck and the problems read of cards that nobody has, without being told so for each of them. */
function read(text: string) {
  const { deck, problems } = readListLines(text, nobody);
  const told = problems.filter(({ code }) => code !== "UNKNOWN_NAME");
  return { deck, problems: told.map(({ code, line, text: shown }) => ({ code, line, text: shown })) };
}

describe("a card is read however it is written", () => {
  test.each([
    "3x《火の子》",
    "3 x 《火の子》",
    "３×《火の子》",
    "3✕《火の子》",
    "3《火の子》",
    "3枚《火の子》",
    "《火の子》3",
    "《火の子》×３",
    "《火の子》 x3",
    "《火の子》3枚",
    "3x火の子",
    "3 火の子",
    "３　火の子",
    "3枚 火の子",
    "火の子 3",
    "火の子×3",
    "火の子 x3",
    "火の子　３枚",
    "  3x《火の子》\t",
    "3x《火の子》 // よく働く",
  ])("%s", (text) => {
    expect(read(text)).toEqual({
      deck: { grimoire: [{ name: "火の子", count: 3 }], stoneDeck: [] },
      problems: [],
    });
  });

  test("a name that begins with a digit keeps it", () => {
    expect(read("2 3つ首の竜\n2x3つ首の竜").deck.grimoire).toEqual([{ name: "3つ首の竜", count: 4 }]);
  });

  test("a name in brackets without a count is one card", () => {
    expect(read("《火の子》").deck.grimoire).toEqual([{ name: "火の子", count: 1 }]);
  });
});

describe("headers", () => {
  test.each([
    ["---Main Deck---", "---Stone Deck---"],
    ["--- main deck (40) ---", "--- STONE DECK (20) ---"],
    ["魔導書", "魔石デッキ"],
    ["【魔導書】40枚", "【魔石デッキ】20枚"],
    ["■魔導書（40）", "■魔石デッキ（20）"],
    ["Main:", "Stone:"],
    ["# Grimoire", "# Stones"],
    ["メインデッキ", "魔石"],
    ["ＭＡＩＮ　ＤＥＣＫ", "ｽﾄｰﾝﾃﾞｯｷ"],
  ])("%s and %s", (main, stone) => {
    const found = read(`${stone}\n20x《青の魔石》\n\n${main}\n3x《火の子》\n`);
    expect(found).toEqual({
      deck: { grimoire: [{ name: "火の子", count: 3 }], stoneDeck: [{ name: "青の魔石", count: 20 }] },
      problems: [],
    });
  });

  test("a header that says of no zone is told, and the cards under it are kept", () => {
    expect(read("---Token Deck---\n3x《火の子》")).toEqual({
      deck: { grimoire: [{ name: "火の子", count: 3 }], stoneDeck: [] },
      problems: [{ code: "UNKNOWN_HEADER", line: 1, text: "---Token Deck---" }],
    });
  });
});

describe("what cannot be read comes back with its line", () => {
  const problemsOf = (text: string) => read(text).problems.map(({ code, line, text: shown }) => [code, line, shown]);

  test("prose, bad counts and rests", () => {
    const text =
      "\uFEFF今日の大会で使いました\r\n3x《火の子》\r\n0x《水の子》\r\n100x《木の子》\r\n2x《土の子》よく働く\r\n// おわり";
    expect(problemsOf(text)).toEqual([
      ["UNREADABLE", 1, "今日の大会で使いました"],
      ["COUNT", 3, "0x《水の子》"],
      ["COUNT", 4, "100x《木の子》"],
      ["REST_IGNORED", 5, "2x《土の子》よく働く"],
    ]);
    expect(read(text).deck.grimoire.map(({ name }) => name)).toEqual(["火の子", "土の子"]);
  });

  test("lines of one name count together, up to the most that a line may say", () => {
    const { deck, problems } = read("60x《青の魔石》\n39x《青 の 魔石》\n1x《青の魔石》");
    expect(deck.grimoire).toEqual([{ name: "青の魔石", count: 99 }]);
    expect(problems).toMatchObject([{ code: "COUNT", line: 3 }]);
  });

  test("more names than a zone may have", () => {
    const text = Array.from({ length: 102 }, (_, index) => `1x《頁${index}》`).join("\n");
    expect(problemsOf(text).map(([code, line]) => [code, line])).toEqual([
      ["TOO_MANY_NAMES", 101],
      ["TOO_MANY_NAMES", 102],
    ]);
  });

  test("text beyond the limits", () => {
    expect(read("\n".repeat(500)).problems).toMatchObject([{ code: "TOO_LONG", line: 501 }]);
    expect(read("あ".repeat(MAX_LIST_TEXT_LENGTH + 1)).problems.map(({ code }) => code)).toEqual([
      "UNREADABLE",
      "TOO_LONG",
    ]);
  });
});

test("nothing is lost: every line is a card, a header, a comment, blank, or a warning", () => {
  const piece = fc.constantFrom(
    "3",
    "３",
    "x",
    "×",
    "《",
    "》",
    "火の子",
    " ",
    "　",
    "\n",
    "\r\n",
    "---",
    "Main Deck",
    "魔石デッキ",
    "//",
    "#",
    "枚",
    "（40）",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join("")),
      ),
      (text) => {
        const { deck, problems } = read(text);
        for (const { line } of problems) expect(line).toBeGreaterThanOrEqual(1);
        for (const { name, count } of [...deck.grimoire, ...deck.stoneDeck] satisfies DeckLine[]) {
          expect(toNameKey(name)).not.toBe("");
          expect(count).toBeGreaterThanOrEqual(1);
          expect(count).toBeLessThanOrEqual(MAX_LIST_COPIES);
        }
        if (text.includes("火の子") && !/\/\/|#|\n|\r/.test(text)) {
          const kept = JSON.stringify([deck, problems.map((warning) => warning.text)]);
          expect(kept).toContain("火の子");
        }
      },
    ),
    { numRuns: scaleRuns(800) },
  );
});

const cards = createStarterCatalogue();
const starters = getCardFinder(cards);

describe("nothing is passed over that may be a card", () => {
  test.each(["計画の魔女 3", "触媒の書 2", "Total Recall 3", "走り火\n3", "合計の本"])("%s", (text) => {
    const { problems } = readListLines(text, starters);
    expect(problems.map(({ line }) => line)).toEqual([text.split("\n").length]);
  });

  test.each([
    ["合計 40枚", 40],
    ["計20枚", 20],
    ["Total: 40 cards", 40],
    ["(40枚)", 40],
    ["40/40枚", 40],
    ["合計 3枚", null],
    ["青触媒使用数：23", null],
    ["blue catalyst use: 23", null],
  ])("%s only counts the cards, and is told where it counts others", (text, stated) => {
    const problems = stated === null ? [] : [{ code: "SUM", line: 2, sums: { stated, found: 3 } }];
    expect(readListLines(`3 走り火\n${text}`, starters)).toMatchObject({ problems, knownCopies: 3 });
  });

  test("a list behind the word for deck is no name", () => {
    expect(readListLines("Deck: 3 Running Flame, 2 Ink or Fire", starters)).toMatchObject({ name: "", knownCopies: 5 });
    expect(readListLines("Deck: Ashes\n3 Running Flame", starters)).toMatchObject({ name: "Ashes", knownCopies: 3 });
  });
});

test("the first column whose head is a word for name, count or list is the one that is read", () => {
  const text = "カード,name,数量,count,リスト,zone\n走り火,Total Recall,3,2,候補,grimoire";
  expect(parsePastedDeck(text, cards)).toMatchObject({
    as: "csv",
    deck: { grimoire: [] },
    candidates: [{ name: "走り火", count: 3 }],
  });
});

test("a hundred thousand mutations of lists are read without a throw, and within the limits", () => {
  const texts = [...WILD_LISTS, ...WILDER_LISTS].map(({ text }) => text);
  const splice = fc.record({
    at: fc.nat({ max: 400 }),
    cut: fc.nat({ max: 12 }),
    put: fc.oneof(
      fc.constantFrom(
        "《",
        "》",
        "[",
        "]",
        "(",
        "{",
        '"',
        ",",
        "\n",
        "\t",
        "|",
        "#",
        "//",
        "-----",
        "999",
        "×",
        "枚",
        "\u200b",
        "\ud83d",
      ),
      fc.string({ unit: "binary", maxLength: 4 }),
      fc.constantFrom(...texts),
    ),
  });
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.array(splice, { minLength: 1, maxLength: 6 }), (text, splices) => {
      const mutated = splices.reduce((so, { at, cut, put }) => so.slice(0, at) + put + so.slice(at + cut), text);
      const pasted = parsePastedDeck(mutated, cards);
      if (pasted.as === "brokenCode" || pasted.as === "link") return;
      for (const { count } of [...pasted.deck.grimoire, ...pasted.deck.stoneDeck, ...pasted.candidates]) {
        expect(count).toBeGreaterThanOrEqual(1);
        expect(count).toBeLessThanOrEqual(MAX_LIST_COPIES);
      }
      for (const { entries, at } of pasted.problems) expect(at).toBeLessThan(Math.max(1, entries.length));
    }),
    // `PROPERTY_DEPTH=100` tries a hundred thousand.
    { numRuns: scaleRuns(1000) },
  );
});

/** Rows that a pattern would try from every place: the work may grow with their length and not with its square. */
test.each(["-", "5", "《", " ", "(", "、", "|", "=", "a ", "1,", "*", "・", "ー", "[[", '"', "枚と"])(
  "a long row of %s is read in time",
  (sign) => {
    const short = sign.repeat(1000);
    const long = sign.repeat(MAX_LIST_TEXT_LENGTH / sign.length);
    const steps = (text: string) => {
      let looked = 0;
      const counting = {
        exact: () => {
          looked += 1;
          return null;
        },
        find: () => {
          looked += 1;
          return null;
        },
        suggest: () => [],
        spot: () => [],
        part: () => null,
      };
      readListLines(text, counting);
      return looked;
    };
    expect(steps(long)).toBeLessThanOrEqual(Math.max(4000, steps(short) * 25));
    for (const text of [long, `${long}\n3 走り火`, `走り火 ${long}`, `${long} 3`]) parsePastedDeck(text, cards);
  },
);
