import { describe, expect, it } from "vitest";
import { buildSampleCatalogue } from "@/lib/magmell/catalogue/testing/sample-cards";
import { getSearchIndex } from "@/lib/magmell/search/index/search-index";
import { createPatternCompiler } from "../pattern/pattern-compiler";
import { loadPatternEngine } from "../pattern/patterns";
import { searchCatalogue } from "../run/search";
import type { SearchContext } from "../run/types";
import { DECK_EXAMPLES, GRAMMAR_EXAMPLES, KEY_GROUPS, type QueryExample } from "./help";
import { getKeyExamples } from "./key-examples";
import { QUERY_KEYS, type QueryKeyId } from "./keys";
import { type QueryScope, readQuery } from "./read/read-query";

/** Results of each example among the sample cards, in order: cards, or printings where the example asks for them. */
const FINDS: ReadonlyMap<string, string> = new Map([
  ["tinder", "火種の見習い"],
  ["running flame", "走り火"],
  ['"running flame"', "走り火"],
  ['!"Red Stone"', "赤の魔石"],
  ['!"running flame"', "走り火"],
  ["t:magic -flame", "三冊の取り寄せ そよ風"],
  ["-t:stone -(c:red or c:blue)", "樫の番人 石の像 そよ風"],
  ["volumes or flame", "三冊の取り寄せ 走り火"],
  ["(flame or volumes) t:magic", "三冊の取り寄せ 走り火"],
  ["hp>=4", "樫の番人 双子の頁"],
  ["ap!=3", "火種の見習い 双子の頁"],
  ["ap>hp", "火種の見習い"],
  ["t:unit,stone", "青の魔石 赤の魔石 火種の見習い 樫の番人 双子の頁 石の像"],
  ["c:blue|red", "青の魔石 赤の魔石 火種の見習い 三冊の取り寄せ 走り火 双子の頁"],
  ["ap:2..3", "火種の見習い 樫の番人 石の像"],
  ["usev:even", "樫の番人 双子の頁 そよ風"],
  ["o:/\\d点.*与える/", "走り火"],
  ["/^火/", "火種の見習い"],
  ["name:stone", "青の魔石 赤の魔石"],
  ['name="Tinder Apprentice"', "火種の見習い"],
  ["yomi:さんさつ", "三冊の取り寄せ"],
  ["en:stone", "青の魔石 赤の魔石"],
  ["alias:三冊", "三冊の取り寄せ"],
  ['o:"カードを3枚引く"', "三冊の取り寄せ"],
  ["o:/^■ユニット/", "走り火"],
  ["fo:APは2", "樫の番人"],
  ["any:引く", "三冊の取り寄せ"],
  ["ft:本", "火種の見習い"],
  ["-abilityname:雷", "青の魔石 赤の魔石 火種の見習い 三冊の取り寄せ 走り火 樫の番人 双子の頁 石の像 そよ風"],
  ["t:unit", "火種の見習い 樫の番人 双子の頁 石の像"],
  ["timing:quick", "三冊の取り寄せ 走り火"],
  ["c:br", "双子の頁"],
  ["c=red", "赤の魔石 火種の見習い 走り火"],
  ["c<=br t:unit", "火種の見習い 双子の頁 石の像"],
  ["c:colorless t:unit", "石の像"],
  ["c:multi", "双子の頁"],
  ["needs:red t:unit", "火種の見習い 石の像"],
  ["produces:blue", "青の魔石"],
  ["use<=1", "火種の見習い 走り火 そよ風"],
  ["use>=1c", "三冊の取り寄せ 樫の番人 石の像"],
  ["cat>=1 t:unit", "樫の番人"],
  ["use:gg", "樫の番人"],
  ["use=2b", "三冊の取り寄せ"],
  ["cat:g", "樫の番人"],
  ["usev:1", "火種の見習い 走り火"],
  ["catv>=1", "樫の番人"],
  ["total:4..5", "樫の番人"],
  ["ap>=3", "樫の番人 双子の頁 石の像"],
  ["hp<=3", "火種の見習い 石の像"],
  ["aphp:8", "樫の番人 双子の頁"],
  ["ability:triggered", "双子の頁"],
  ["counter:power", "双子の頁"],
  ["is:vanilla t:unit", "火種の見習い 石の像"],
  ["is:reprint is:foil", "火種の見習い"],
  ["not:quick t:magic", "そよ風"],
  ["has:ruling", "火種の見習い 三冊の取り寄せ"],
  ["tag:draw", "三冊の取り寄せ"],
  ["engine:full t:magic", "三冊の取り寄せ 走り火 そよ風"],
  ["set:NM", "火種の見習い"],
  ["in:NM set:FL", "火種の見習い"],
  ["settype:starter", "走り火 石の像"],
  ["no:3..5", "火種の見習い 三冊の取り寄せ 走り火"],
  ["product:店頭", "火種の見習い"],
  ["finish:foil", "火種の見習い"],
  ["a:三毛", "火種の見習い"],
  ["date>=2025-10", "火種の見習い 走り火 石の像"],
  ["date>FL", "火種の見習い 走り火 石の像"],
  ["year:2026", "火種の見習い"],
  ["lang:ja name:volumes", "三冊の取り寄せ"],
  ["new:art is:reprint", "火種の見習い"],
  ["prints>=2", "火種の見習い 走り火"],
  ["sets:2", "火種の見習い 走り火"],
  ["illustrations>1", "火種の見習い"],
  ["artists>1", "火種の見習い"],
  ["rev>=2", "走り火"],
  ["changed>=2026", "走り火"],
  ["ruling:攻撃", "火種の見習い 三冊の取り寄せ"],
  ["rule:702", "火種の見習い 三冊の取り寄せ"],
  ['mentions:"ink shade"', "そよ風"],
  ["related:《Ink Shade》", "そよ風"],
  ["list:first-deck", "火種の見習い 三冊の取り寄せ"],
  ["deck:red", "赤の魔石 火種の見習い"],
  ["legal:standard t:stone", "青の魔石 赤の魔石"],
  ["-rarity:SR t:stone", "青の魔石 赤の魔石"],
  ["-banned:standard t:stone", "青の魔石 赤の魔石"],
  ["-limited:standard t:stone", "青の魔石 赤の魔石"],
  ["limit:3 t:magic", "三冊の取り寄せ 走り火 そよ風"],
  ["t:unit order:-ap,hp", "双子の頁 石の像 樫の番人 火種の見習い"],
  ["t:unit order:total direction:desc", "樫の番人 石の像 双子の頁 火種の見習い"],
  ["tinder unique:prints", "火種の見習い@FL-003 火種の見習い@NM-001"],
  ["t:stone display:list", "青の魔石 赤の魔石"],
  ['prefer:oldest "running flame"', "走り火@FL-005"],
  ["include:token name:shade", "墨の影"],
  ["asof:2025-12-31 o:2点", "走り火"],
  ["qty>=2", "火種の見習い"],
  ["own>=1", "双子の頁"],
  ["fits:stones t:unit", "火種の見習い 石の像"],
]);

const TODAY = buildSampleCatalogue();

const context: SearchContext = {
  starters: new Map([
    ["red", { grimoire: [{ name: "火種の見習い", count: 3 }], stoneDeck: [{ name: "赤の魔石", count: 20 }] }],
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

const of = (keys: readonly QueryKeyId[]) => keys.flatMap(getKeyExamples);
const { builder, decks, ...groups } = KEY_GROUPS;
const forCards = [...Object.values(GRAMMAR_EXAMPLES).flat(), ...Object.values(groups).flatMap(of)];

async function found(typed: string, place: QueryScope): Promise<string> {
  const query = readQuery(typed, place);
  const patterns = createPatternCompiler(await loadPatternEngine());
  const result = searchCatalogue(
    getSearchIndex(query.options.asOf === undefined ? TODAY : buildSampleCatalogue(query.options.asOf)),
    query,
    {
      ...context,
      patterns,
    },
  );
  const showsPrinting = query.options.unique !== undefined || query.options.prefer !== undefined;
  return result
    .hits()
    .map(({ card, printing }) => (showsPrinting ? `${card.name}@${printing?.number}` : card.name))
    .join(" ");
}

/** That the rules have no list of banned cards yet is said on purpose. */
const warningsOf = (typed: string, place: QueryScope) =>
  readQuery(typed, place).warnings.filter(({ code }) => code !== "NO_LIST_YET");

async function holdsTrue(example: QueryExample, place: QueryScope): Promise<void> {
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
    expect(Object.values(KEY_GROUPS).flat().sort()).toEqual(Object.keys(QUERY_KEYS).sort());
  });

  it("claims nothing about examples that it does not show", () => {
    const shown = [...forCards, ...of(builder)].map(({ en }) => en);
    expect([...FINDS.keys()].filter((query) => !shown.includes(query))).toEqual([]);
  });
});
