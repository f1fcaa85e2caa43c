import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scaledRuns } from "@/engine/kernel/testing/scaled-runs";
import { type DeckLine, nameKey } from "@/engine/magmell";
import { MAX_COPIES, MAX_TEXT_LENGTH, parseDeckText, printDeckText } from "./deck-text";

const DECK = {
  grimoire: [
    { name: "雨垂れの書記", count: 3 },
    { name: "3つ首の竜", count: 1 },
  ],
  stoneDeck: [{ name: "青の魔石", count: 20 }],
};

test("a deck is written as players post it", () => {
  expect(printDeckText(DECK)).toBe(
    "---Main Deck---\n3x《雨垂れの書記》\n1x《3つ首の竜》\n---Stone Deck---\n20x《青の魔石》\n",
  );
});

test("what is written is read back", () => {
  const line = fc.record({
    name: fc
      .string({ minLength: 1, maxLength: 60, unit: "grapheme" })
      .map((text) => text.trim())
      .filter((text) => /^[^《》\r\n\u2028\u2029]+$/.test(text) && nameKey(text) !== ""),
    count: fc.integer({ min: 1, max: MAX_COPIES }),
  });
  const zone = fc.uniqueArray(line, { maxLength: 40, selector: ({ name }) => nameKey(name) });
  fc.assert(
    fc.property(fc.record({ grimoire: zone, stoneDeck: zone }), (deck) => {
      expect(parseDeckText(printDeckText(deck))).toEqual({ deck, warnings: [] });
    }),
  );
});

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
    expect(parseDeckText(text)).toEqual({
      deck: { grimoire: [{ name: "火の子", count: 3 }], stoneDeck: [] },
      warnings: [],
    });
  });

  test("a name that begins with a digit keeps it", () => {
    expect(parseDeckText("2 3つ首の竜\n2x3つ首の竜").deck.grimoire).toEqual([{ name: "3つ首の竜", count: 4 }]);
  });

  test("a name in brackets without a count is one card", () => {
    expect(parseDeckText("《火の子》").deck.grimoire).toEqual([{ name: "火の子", count: 1 }]);
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
    const read = parseDeckText(`${stone}\n20x《青の魔石》\n\n${main}\n3x《火の子》\n`);
    expect(read).toEqual({
      deck: { grimoire: [{ name: "火の子", count: 3 }], stoneDeck: [{ name: "青の魔石", count: 20 }] },
      warnings: [],
    });
  });

  test("a header that says of no zone is told, and the cards under it are kept", () => {
    expect(parseDeckText("---Side Deck---\n3x《火の子》")).toEqual({
      deck: { grimoire: [{ name: "火の子", count: 3 }], stoneDeck: [] },
      warnings: [{ code: "UNKNOWN_HEADER", line: 1, text: "---Side Deck---" }],
    });
  });
});

describe("what cannot be read comes back with its line", () => {
  const warningsOf = (text: string) =>
    parseDeckText(text).warnings.map(({ code, line, text: shown }) => [code, line, shown]);

  test("prose, bad counts and rests", () => {
    const text =
      "\uFEFF今日の大会で使いました\r\n3x《火の子》\r\n0x《水の子》\r\n100x《木の子》\r\n2x《土の子》（FL-003）\r\n// おわり";
    expect(warningsOf(text)).toEqual([
      ["UNREADABLE", 1, "今日の大会で使いました"],
      ["COUNT", 3, "0x《水の子》"],
      ["COUNT", 4, "100x《木の子》"],
      ["REST_IGNORED", 5, "2x《土の子》（FL-003）"],
    ]);
    expect(parseDeckText(text).deck.grimoire.map(({ name }) => name)).toEqual(["火の子", "土の子"]);
  });

  test("lines of one name count together, up to the most that a line may say", () => {
    const { deck, warnings } = parseDeckText("60x《青の魔石》\n39x《青 の 魔石》\n1x《青の魔石》");
    expect(deck.grimoire).toEqual([{ name: "青の魔石", count: 99 }]);
    expect(warnings).toMatchObject([{ code: "COUNT", line: 3 }]);
  });

  test("more names than a zone may have", () => {
    const text = Array.from({ length: 102 }, (_, index) => `1x《頁${index}》`).join("\n");
    expect(warningsOf(text).map(([code, line]) => [code, line])).toEqual([
      ["TOO_MANY_NAMES", 101],
      ["TOO_MANY_NAMES", 102],
    ]);
  });

  test("text beyond the limits", () => {
    expect(parseDeckText("\n".repeat(500)).warnings).toMatchObject([{ code: "TOO_LONG", line: 501 }]);
    expect(parseDeckText("あ".repeat(MAX_TEXT_LENGTH + 1)).warnings.map(({ code }) => code)).toEqual([
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
        const { deck, warnings } = parseDeckText(text);
        for (const { line } of warnings) expect(line).toBeGreaterThanOrEqual(1);
        for (const { name, count } of [...deck.grimoire, ...deck.stoneDeck] satisfies DeckLine[]) {
          expect(nameKey(name)).not.toBe("");
          expect(count).toBeGreaterThanOrEqual(1);
          expect(count).toBeLessThanOrEqual(MAX_COPIES);
        }
        if (text.includes("火の子") && !/\/\/|#|\n|\r/.test(text)) {
          const kept = JSON.stringify([deck, warnings.map((warning) => warning.text)]);
          expect(kept).toContain("火の子");
        }
      },
    ),
    { numRuns: scaledRuns(800) },
  );
});
