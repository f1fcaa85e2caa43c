import { describe, expect, it } from "vitest";
import { indexOf } from "@/lib/search/index/index-of";
import { sampleCards } from "@/prisma/factories/sample-cards";
import { search } from "../run/search";
import type { SearchContext } from "../run/types";
import { patternFinder } from "../words/pattern-finder";
import { loadPatterns } from "../words/patterns";
import { DECK_EXAMPLES, type Example, GRAMMAR, KEY_GROUPS } from "./help";
import { keyExamples } from "./key-examples";
import { KEYS, type KeyId } from "./keys";
import { type Place, readQuery } from "./read-query";

/** What each example finds among the sample cards, in its order; prints where those are asked for. */
const FINDS: ReadonlyMap<string, string> = new Map([
  ["spark", "火の子"],
  ["fire arrow", "火矢"],
  ['"fire arrow"', "火矢"],
  ['!"Red Stone"', "赤の魔石"],
  ["!spark", "火の子"],
  ["t:magic -fire", "水鏡 そよ風"],
  ["-t:stone -(c:red or c:blue)", "樫の番人 石の像 そよ風"],
  ["mirror or arrow", "水鏡 火矢"],
  ["(fire or water) t:magic", "水鏡 火矢"],
  ["hp>=4", "樫の番人 双子の頁"],
  ["ap!=3", "火の子 双子の頁"],
  ["ap>hp", "火の子"],
  ["t:unit,stone", "青の魔石 赤の魔石 火の子 樫の番人 双子の頁 石の像"],
  ["c:blue|red", "青の魔石 赤の魔石 火の子 水鏡 火矢 双子の頁"],
  ["ap:2..3", "火の子 樫の番人 石の像"],
  ["usev:even", "水鏡 樫の番人 双子の頁 そよ風"],
  ["o:/\\d点.*与える/", "火矢"],
  ["/^火/", "火の子 火矢"],
  ["name:stone", "青の魔石 赤の魔石"],
  ["name=spark", "火の子"],
  ["yomi:みず", "水鏡"],
  ["en:stone", "青の魔石 赤の魔石"],
  ["alias:ミラー", "水鏡"],
  ['o:"カードを1枚引く"', "水鏡"],
  ["o:/^■プレイヤー/", "火矢"],
  ["fo:攻撃はできる", "樫の番人"],
  ["any:引く", "水鏡"],
  ["ft:知らない", "火の子"],
  ["-abilityname:雷", "青の魔石 赤の魔石 火の子 水鏡 火矢 樫の番人 双子の頁 石の像 そよ風"],
  ["t:unit", "火の子 樫の番人 双子の頁 石の像"],
  ["timing:quick", "水鏡 火矢"],
  ["c:br", "双子の頁"],
  ["c=red", "赤の魔石 火の子 火矢"],
  ["c<=br t:unit", "火の子 双子の頁 石の像"],
  ["c:colorless t:unit", "石の像"],
  ["c:multi", "双子の頁"],
  ["needs:red t:unit", "火の子 石の像"],
  ["produces:blue", "青の魔石"],
  ["use:gg", "樫の番人"],
  ["use=1b", "水鏡"],
  ["cat:g", "樫の番人"],
  ["usev:1", "火の子 火矢"],
  ["catv>=1", "樫の番人"],
  ["total:4..5", "樫の番人"],
  ["ap>=3", "樫の番人 双子の頁 石の像"],
  ["hp<=3", "火の子 石の像"],
  ["aphp:8", "樫の番人 双子の頁"],
  ["ability:triggered", "双子の頁"],
  ["counter:power", "双子の頁"],
  ["is:vanilla t:unit", "火の子 石の像"],
  ["is:reprint is:foil", "火の子"],
  ["not:quick t:magic", "そよ風"],
  ["has:ruling", "火の子 水鏡"],
  ["tag:draw", "水鏡"],
  ["engine:full t:magic", "水鏡 火矢"],
  ["set:ST", "火矢 石の像"],
  ["in:ST set:TS", "火矢"],
  ["settype:starter", "火矢 石の像"],
  ["no:3..5", "火の子 水鏡 火矢"],
  ["product:店頭", "火の子"],
  ["finish:foil", "火の子"],
  ["a:三毛", "火の子"],
  ["date>=2025-10", "火の子 火矢 石の像"],
  ["date>ST", "火の子"],
  ["year:2026", "火の子"],
  ["lang:ja name:mirror", "水鏡"],
  ["new:art is:reprint", "火の子"],
  ["prints>=2", "火の子 火矢"],
  ["sets:2", "火の子 火矢"],
  ["illustrations>1", "火の子"],
  ["artists>1", "火の子"],
  ["rev>=2", "火矢"],
  ["changed>=2026", "火矢"],
  ["ruling:攻撃", "火の子 水鏡"],
  ["rule:702", "火の子 水鏡"],
  ['mentions:"spark"', "そよ風"],
  ["related:《Spark》", "水鏡 そよ風"],
  ["list:first-steps", "火の子 水鏡"],
  ["deck:trial", "赤の魔石 火の子"],
  ["legal:standard t:stone", "青の魔石 赤の魔石"],
  ["-banned:standard t:stone", "青の魔石 赤の魔石"],
  ["-limited:standard t:stone", "青の魔石 赤の魔石"],
  ["limit:3 t:magic", "水鏡 火矢 そよ風"],
  ["t:unit order:-ap,hp", "双子の頁 石の像 樫の番人 火の子"],
  ["t:unit order:total direction:desc", "樫の番人 石の像 双子の頁 火の子"],
  ["spark unique:prints", "火の子@TS-003 火の子@PR-001"],
  ["t:stone display:list", "青の魔石 赤の魔石"],
  ['prefer:oldest "fire arrow"', "火矢@TS-005"],
  ["include:token name:lamp", "灯の精"],
  ["asof:2025-12-31 o:2点", "火矢"],
  ["qty>=2", "火の子"],
  ["own>=1", "双子の頁"],
  ["fits:stones t:unit", "火の子 石の像"],
]);

const TODAY = sampleCards();

const context: SearchContext = {
  starters: new Map([
    ["trial", { grimoire: [{ name: "火の子", count: 3 }], stoneDeck: [{ name: "赤の魔石", count: 20 }] }],
  ]),
  builder: {
    copies: new Map([
      [3, 3],
      [4, 1],
    ]),
    owned: new Map([[7, 1]]),
    stones: 4,
  },
};

const of = (keys: readonly KeyId[]) => keys.flatMap(keyExamples);
const { builder, decks, ...groups } = KEY_GROUPS;
const forCards = [...Object.values(GRAMMAR).flat(), ...Object.values(groups).flatMap(of)];

async function found(typed: string, place: Place): Promise<string> {
  const query = readQuery(typed, place);
  const patterns = patternFinder(await loadPatterns());
  const result = search(indexOf(query.options.asOf === undefined ? TODAY : sampleCards(query.options.asOf)), query, {
    ...context,
    patterns,
  });
  const showsPrinting = query.options.unique !== undefined || query.options.prefer !== undefined;
  return result
    .hits()
    .map(({ card, printing }) => (showsPrinting ? `${card.name}@${printing?.number}` : card.name))
    .join(" ");
}

/** That the rules have no list of banned cards yet is said on purpose. */
const warningsOf = (typed: string, place: Place) =>
  readQuery(typed, place).warnings.filter(({ code }) => code !== "NO_LIST_YET");

async function holdsTrue(example: Example, place: Place): Promise<void> {
  for (const typed of [example.ja, example.en]) {
    expect(warningsOf(typed, place)).toEqual([]);
    expect(await found(typed, place)).toBe(FINDS.get(example.en));
  }
}

describe("the help page", () => {
  it.each(forCards.map((example) => [example.en, example] as const))("does not lie about %s", (_, example) =>
    holdsTrue(example, "cards"),
  );

  it.each(of(builder).map((example) => [example.en, example] as const))("nor, in the builder, about %s", (_, example) =>
    holdsTrue(example, "builder"),
  );

  it.each([...of(decks), ...DECK_EXAMPLES].map(({ en, ja }) => [en, ja] as const))(
    "shows deck searches that can be read: %s, %s",
    (en, ja) => {
      expect([...warningsOf(en, "decks"), ...warningsOf(ja, "decks")]).toEqual([]);
    },
  );

  it("explains every key, once", () => {
    expect(Object.values(KEY_GROUPS).flat().sort()).toEqual(Object.keys(KEYS).sort());
  });

  it("claims nothing about examples that it does not show", () => {
    const shown = [...forCards, ...of(builder)].map(({ en }) => en);
    expect([...FINDS.keys()].filter((query) => !shown.includes(query))).toEqual([]);
  });
});
