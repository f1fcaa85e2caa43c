import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { card, cardFile, catalogueOf, magic, printing, SET, stone, unit } from "@/prisma/factories/card-file";
import { type CardFilters, NO_FILTERS } from "./filters";
import { SORT_KEYS, searchCards } from "./search";

const { prepared } = catalogueOf(
  cardFile({
    sets: [SET, { ...SET, code: "NX", releasedOn: "2026-01-01" }],
    cards: [
      card(1, "青の魔石", "あおのませき", { englishName: "Blue Stone", revisions: [stone()] }),
      card(2, "火の子", "ひのこ", { englishName: "Little Spark", revisions: [unit({ useCost: "1赤", ap: 2, hp: 1 })] }),
      card(3, "水鏡", "みずかがみ", {
        englishName: "Water Mirror",
        revisions: [
          magic({
            timing: "quick",
            useCost: "青",
            catalyst: "緑",
            text: "■カードを1枚引く。（山札がなければ引けない。）",
          }),
        ],
      }),
      card(4, "双色の竜", "そうしょくのりゅう", {
        revisions: [unit({ useCost: "2青赤", ap: 5, hp: 4, text: "■自分のターン開始時、1点のダメージを与える。" })],
        printings: [printing("TS-004"), printing("NX-001", { set: "NX" })],
      }),
      card(5, "石人形", "いしにんぎょう", { revisions: [unit({ useCost: "3", ap: 0, hp: 6 })] }),
      card(6, "灯", "ともしび", { token: true, revisions: [unit({ useCost: "", ap: 1, hp: 1 })] }),
    ],
  }),
);
const numbers = (filters: Partial<CardFilters>) =>
  searchCards(prepared, { ...NO_FILTERS, ...filters }).map(({ number }) => number);

describe("filters", () => {
  test.each<[string, Partial<CardFilters>, number[]]>([
    ["nothing hides tokens only", {}, [1, 2, 3, 4, 5]],
    ["tokens shown", { tokens: true }, [1, 2, 3, 4, 5, 6]],
    ["one kind", { kinds: ["magic"] }, [3]],
    ["no kind at all", { kinds: [] }, []],
    ["quick timing; stones have none", { timings: ["quick"] }, [3]],
    ["normal timing; stones have none", { timings: ["normal"] }, [2, 4, 5]],
    ["one of two colors", { colors: ["blue", "green"] }, [1, 3, 4]],
    ["colors by use cost, not by catalyst", { colors: ["green"] }, []],
    ["colorless", { colors: ["colorless"] }, [5]],
    ["exactly these colors", { colors: ["red", "blue"], colorMode: "exactly" }, [4]],
    ["exactly one color", { colors: ["blue"], colorMode: "exactly" }, [1, 3]],
    ["exactly colorless", { colors: ["colorless"], colorMode: "exactly" }, [5]],
    ["exactly no color is nothing", { colors: [], colorMode: "exactly" }, []],
    ["needs no color but blue", { needs: ["blue"] }, [1, 5]],
    ["needs blue and green at most", { needs: ["blue", "green"] }, [1, 3, 5]],
    ["needs no color", { needs: ["colorless"] }, [1, 5]],
    ["needs from an empty choice is nothing", { needs: [] }, []],
    ["use cost as a number", { useCost: { min: 2, max: 3 } }, [2, 5]],
    ["use cost at most", { useCost: { min: null, max: 1 } }, [1, 3]],
    ["use cost and catalyst together", { total: { min: 2, max: 2 } }, [2, 3]],
    ["AP leaves out what has none", { ap: { min: 0, max: null } }, [2, 4, 5]],
    ["HP", { hp: { min: 4, max: 5 } }, [4]],
    ["a range that holds nothing", { hp: { min: 1, max: 0 } }, []],
    ["printed in a set", { sets: ["NX"] }, [4]],
    ["with catalyst", { catalyst: true }, [3]],
    ["without catalyst", { catalyst: false }, [1, 2, 4, 5]],
    ["several at once", { kinds: ["unit"], colors: ["red"], ap: { min: 3, max: null } }, [4]],
  ])("%s", (_, filters, expected) => {
    expect(numbers(filters)).toEqual(expected);
  });
});

describe("words", () => {
  test.each<[string, number[]]>([
    ["竜", [4]],
    ["りゅう", [4]],
    ["リュウ", [4]],
    ["ミズ", [3]],
    ["spark", [2]],
    ["ＳＰＡＲＫ", [2]],
    ["引く", [3]],
    ["山札", []],
    ["の 竜", [4]],
    ["の　竜", [4]],
    ["の -竜", [1, 2]],
    ["の －竜", [1, 2]],
    ['"little spark"', [2]],
    ["「1点のダメージ」", [4]],
    ['-"1点のダメージ" 竜', []],
    ["1点 ターン開始時", [4]],
    ["ない言葉", []],
    ["", [1, 2, 3, 4, 5]],
    ["・", [1, 2, 3, 4, 5]],
  ])("%s", (words, expected) => {
    expect(numbers({ words })).toEqual(expected);
  });

  test("a match never runs from one field into the next", () => {
    expect(numbers({ words: "子ひのこ" })).toEqual([]);
  });
});

describe("order", () => {
  const inOrder = (by: (typeof SORT_KEYS)[number], descending = false) =>
    searchCards(prepared, NO_FILTERS, { by, descending }).map(({ number }) => number);

  test("by name means by reading", () => {
    expect(inOrder("name")).toEqual([1, 5, 4, 2, 3]);
    expect(inOrder("name", true)).toEqual([3, 2, 4, 5, 1]);
  });

  test("by use cost, equals by number", () => {
    expect(inOrder("useCost")).toEqual([1, 3, 2, 5, 4]);
  });

  test("what has no AP or HP comes last in either direction", () => {
    expect(inOrder("ap")).toEqual([5, 2, 4, 1, 3]);
    expect(inOrder("ap", true)).toEqual([4, 2, 5, 1, 3]);
    expect(inOrder("hp", true)).toEqual([5, 4, 2, 1, 3]);
  });

  test("every order holds the same cards", () => {
    for (const by of SORT_KEYS) expect([...inOrder(by)].sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

test("another word never widens the result", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.constantFrom("竜", "の", "-の", '"a b"', "ー"), (words, more) => {
      // An open quote swallows what follows; that is a longer phrase, not another word.
      fc.pre(!/["＂“「《]/u.test(words));
      const before = numbers({ words });
      for (const number of numbers({ words: `${words} ${more}` })) expect(before).toContain(number);
    }),
  );
});
