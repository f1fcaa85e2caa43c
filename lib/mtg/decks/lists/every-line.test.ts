import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinLines } from "@/lib/decks/lists/list-lines";
import { readDeckText } from "../deck-text";
import { readWholeList } from "./card-lines";

/** Kinds of the lines of a text, by number from 1; several for a line of several entries. */
function kindsOf(text: string): readonly (readonly string[])[] {
  const { kinds, lines } = readWholeList(text);
  return text.split("\n").map((_, at) => {
    const own = kinds.filter(({ line }) => line === at + 1).map(({ kind }) => kind);
    const isTold = lines.some(({ line }) => line === at + 1);
    // A card or a doubt has to be among those that a page shows.
    return own.filter((kind) => isTold || (kind !== "card" && kind !== "unread"));
  });
}

/** Lines in every form that is no plain card, and what each is read as in a list of cards with their counts. */
const FORMS: readonly (readonly [kind: string, lines: readonly string[], title?: string])[] = [
  [
    "card",
    ["4 Reed Warden", "Reed Warden x4", "SB: 2 Reed Warden", "4 Reed Warden # note", "4 Reed Warden // for now"],
  ],
  ["card", ["4 Sol Ring - good", "4 Reed Warden - good", "1 Shock, Disenchant", "4 Reed Warden (2 main, 2 side)"]],
  ["unread", ["2-3 Reed Warden", "hello world", "> 4 Reed Warden", "-- 4 Reed Warden --"]],
  ["unread", ["1 Sol Ring, Reed Warden", "1 Reed Warden, Sol Ring", "Round 3", "A deck of mine", "== 4 Reed Warden"]],
  ["title", ["Name: Oxen", "// NAME : Oxen", "//Name: Oxen", "Deck name = Oxen", "# title: Oxen", "NAME:Oxen"], "Oxen"],
  ["title", ["デッキ名：牛", "デッキ: 牛", "; デッキ名: 牛", "※ デッキ名：牛"], "牛"],
  ["remark", ["// a remark", "# 4 Reed Warden", "; note", "※調整中", "Author: Somebody", "https://example.com/deck"]],
  [
    "remark",
    [
      "Created by Somebody",
      "Date: 2001-02-03",
      "> said somebody",
      "Total: $12.30",
      "-- the end --",
      "$ 1.20",
      "プレイヤー：だれか",
    ],
  ],
  [
    "heading",
    [
      "Sideboard",
      "Creatures (4)",
      "// Lands",
      "【サイドボード】",
      "-- Side --",
      "4 INSTANTS and SORC.",
      "Deck",
      "合計64枚",
      "60 cards total",
      "Total: 64",
    ],
  ],
  ["sum", ["60", "小計60枚"]],
  ["ornament", ["-----", "====", "| - | - |", "<br>", "* * *", "★"]],
];
const LIST = "4 Moss Ox\n56 Forest";

describe("each line of a list is a card, a heading, a sum, the name, a remark or a doubt", () => {
  it.each(FORMS.flatMap(([kind, lines, title = ""]) => lines.map((line) => ({ kind, line, title }))))(
    "$line: $kind",
    ({ kind, line, title }) => {
      for (const [text, at] of [
        [`${line}\n${LIST}`, 0],
        [`4 Moss Ox\n${line}\n56 Forest`, 1],
        [`${LIST}\n${line}`, 2],
      ] as const) {
        expect(kindsOf(text)[at], text).toEqual([kind]);
        expect(readDeckText(text).name).toBe(title);
      }
    },
  );

  it("also below the last of headings that stand behind their lists", () => {
    const text = "4 Moss Ox\n56 Forest\nMaindeck (60)\n15 Plains\nSideboard (15)\nit was fun";
    expect(readDeckText(text).unread.map(({ line, why }) => `${line} ${why}`)).toEqual(["6 NO_COUNT"]);
  });

  it("also in words and signs thrown together", () => {
    const word = fc.constantFrom(
      ...["4", "2-3", "1x", "x4", "Moss", "Ox", "Sol Ring", "苔の牛", "deck", "name", "side", "by", "about", "good"],
      ...["-", "--", "//", "#", ">", "|", ",", ":", "(", ")", "[", "]", "《", "》", "枚", "&", "<b>", "\t", "*", "$"],
    );
    const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(" "));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
        const text = lines.join("\n");
        const joined = joinLines(lines);
        for (const [at, kinds] of kindsOf(text).entries()) {
          const bare = joined[at]?.replace(/<b>|↑/gu, "") ?? "";
          if (bare.trim() !== "") expect(kinds, `${JSON.stringify(lines[at])} in ${text}`).not.toEqual([]);
          if (kinds.includes("ornament")) expect(bare).not.toMatch(/Moss|Ox|Sol|苔|good/u);
          const isBare = !/\/\/|#/u.test(bare);
          if (isBare && kinds.every((kind) => kind === "sum" || kind === "heading"))
            expect(bare).not.toMatch(/Moss|Ox|Sol|苔/u);
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe("the name of a deck", () => {
  it.each([
    ["Arena", "About\nName Oxen of 40 lands\n\nDeck\n4 Moss Ox\n56 Forest"],
    ["Arena without a heading of the deck", "About\nName Oxen of 40 lands\n4 Moss Ox\n56 Forest"],
    ["Arena in Japanese", "情報\n名前 Oxen of 40 lands\n\nデッキ\n4 Moss Ox\n56 Forest"],
    ["Apprentice", "// NAME : Oxen of 40 lands\n// CREATOR : Somebody\n4 Moss Ox\n56 Forest"],
    ["Forge", "[metadata]\nName=Oxen of 40 lands\n[Main]\n4 Moss Ox\n56 Forest"],
    [
      "Cockatrice",
      '<cockatrice_deck version="1">\n<deckname>Oxen of 40 lands</deckname>\n<zone name="main">\n<card number="4" name="Moss Ox"/>\n<card number="56" name="Forest"/>\n</zone>\n</cockatrice_deck>',
    ],
  ])("is read from a list of %s", (_, text) => {
    const { deck, name, unread } = readDeckText(text);
    expect(name).toBe("Oxen of 40 lands");
    expect(deck.main).toEqual([
      { name: "Moss Ox", count: 4 },
      { name: "Forest", count: 56 },
    ]);
    expect(unread).toEqual([]);
  });
});
