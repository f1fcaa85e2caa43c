import { describe, expect, it } from "vitest";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { buildTestCatalogue } from "@/lib/magmell/catalogue/testing/card-file";
import { readSnapshot, writeSnapshot } from "@/lib/magmell/catalogue/views/snapshot";
import { buildSearchCardFile } from "@/lib/magmell/search/testing/search-cards";
import { getSearchIndex } from "../index/search-index";
import { createPatternCompiler } from "../pattern/pattern-compiler";
import { loadPatternEngine } from "../pattern/patterns";
import type { QUERY_KEYS } from "../query/keys";
import { readQuery } from "../query/read/read-query";
import { searchCatalogue } from "./search";
import type { SearchContext } from "./types";

const catalogue = buildTestCatalogue(buildSearchCardFile());
const again = readSnapshot(JSON.parse(JSON.stringify(writeSnapshot(catalogue))));
const patterns = createPatternCompiler(await loadPatternEngine());
const starters = new Map([
  ["first", { grimoire: [{ name: "火の子", count: 3 }], stoneDeck: [{ name: "青の魔石", count: 20 }] }],
]);
const builder = { copies: new Map([[3, 2]]), owned: new Map([[4, 1]]), stones: 4 };
const CONTEXT: SearchContext = { patterns, starters, builder, popularity: new Map([[5, 9]]) };

/** The numbers of the cards that a query finds. */
function numbersFor(text: string, context = CONTEXT): string {
  // Only the builder knows of the deck; only the pages of results open another day.
  const query = readQuery(text, text.includes("asof:") ? "cards" : "builder");
  const [found, other] = [catalogue, again].map((one) =>
    searchCatalogue(getSearchIndex(one), query, context)
      .hits()
      .map(({ card }) => card.number)
      .join(" "),
  );
  // A catalogue that was sent to the browser finds the same.
  expect(other).toBe(found);
  return found ?? "";
}

/** For every key of the language what it tells apart; the cards are those of `buildSearchCardFile`. */
const MEANINGS = {
  name: {
    "name:火": "3 5",
    "name:scholar": "5",
    "name:ひのこ": "",
    "name:/^火/": "3 5",
    "name:《火の子》": "3",
    "-name:火": "1 2 4 6 7",
  },
  yomi: { "yomi:ひのこ": "3", "yomi:ヒ": "3 5", "yomi=ひのこ": "3", "yomi=ひ": "" },
  en: { "en:water": "4 5", 'en:"of fire"': "5", "en=spark": "3" },
  alias: { "alias:ちび": "3", "alias=ちび": "" },
  any: { "any:引く": "4", "any:spark": "3", "any:/draw|spark/": "3 4" },
  text: { "o:引く": "4", "o:一番上": "", "o:draw": "4", "o:/^■カード/": "4", "o:防御": "", "-o:/./": "1 6" },
  fullText: { "fo:引く": "4", "fo:一番上": "4", "fo:/一番上/": "4", "fo:攻撃": "2 3" },
  abilityName: { "abilityname:x": "" },
  kind: {
    "t:unit": "3 5 6",
    "t:magic": "4 7",
    "t:stone": "1 2",
    "t!=unit": "1 2 4 7",
    "種別:ユニット,魔石": "1 2 3 5 6",
  },
  timing: { "timing:quick": "4 6", "timing:normal": "3 5 7" },
  colors: {
    "c:b": "1 4 5",
    "c=b": "1 4",
    "c:br": "5",
    "c<=br": "1 2 3 4 5 6",
    "c<br": "1 2 3 4 6",
    "c>b": "5",
    "c!=b": "2 3 5 6 7",
    "c:c": "2 6",
    "c:m": "5",
    "c=1": "1 3 4 7",
    "c:b,g": "1 4 5 7",
  },
  needs: { "needs:r": "1 2 3 6", "needs=r": "3", "needs:c": "1 2 6", "needs>=g": "7", "needs=0": "1 2 6" },
  produces: { "produces:b": "1", "produces:c": "2", "produces<=bgr": "1 2", "produces!=b": "2" },
  useCost: {
    "use:r": "3 5",
    "use=2gg": "7",
    "use<=3c": "6",
    "use<=3": "3 4 6",
    "use>r": "5",
    "use<1b": "",
    "use!=r": "4 5 6 7",
    "use:2c": "5 6 7",
    "use:2": "4",
  },
  catalyst: { "cat:r": "5", "cat=0": "3 6 7", "cat:b": "4" },
  useCount: {
    "usev=4": "5 7",
    "usev>=3": "5 6 7",
    "usev:2..4": "4 5 6 7",
    "usev:odd": "3 6",
    "usev:even": "4 5 7",
    "usev!=4": "3 4 6",
  },
  catalystCount: { "catv=1": "4 5", "catv=0": "3 6 7" },
  total: { "total=5": "5", "total<=3": "3 4 6" },
  ap: { "ap=2": "3 6", "ap!=2": "5", "ap>hp": "3", "ap>=usev": "3", "-ap>0": "1 2 4 7", "ap<no": "3 6" },
  hp: { "hp:4..": "5 6", "hp:..1": "3", "hp>ap": "5 6" },
  apHp: { "aphp=7": "5 6", "aphp<4": "3" },
  ability: { "ability:triggered": "5", "ability:static": "2 3", "ability:magic": "4 7", "ability:replacement": "" },
  counter: { "counter:パワー": "7", "counter:power": "7", "counter:火葬": "" },
  is: {
    "is:quick": "4 6",
    "is:normal": "3 5 7",
    "is:free": "",
    "is:mono": "1 3 4 7",
    "is:multi": "5",
    "is:colorless": "2 6",
    "is:vanilla": "1 6",
    "is:basicstone": "1",
    "is:token": "8",
    "is:retired": "9",
    "is:textdiffers": "3",
    "is:reprint": "1 3 7",
    "is:unique": "2 4 5 6",
    "is:promo": "3",
    "is:starter": "",
    "is:foil": "3 7",
    "is:nonfoil": "1 2 3 4 5 6 7",
    "is:recheck": "",
    "not:quick": "1 2 3 5 7",
    "-is:token": "1 2 3 4 5 6 7",
  },
  has: {
    "has:ruling": "3 4 7",
    "has:catalyst": "4 5",
    "has:flavor": "1 3 5",
    "has:alias": "3",
    "has:ability": "2 3 4 5 7",
    "has:abilityname": "",
    "has:counter": "7",
    "has:text": "2 3 4 5 7",
    "has:note": "4",
    "has:tag": "3 4",
  },
  engine: { "engine:full": "1 2 3 4 6 7", "engine:partial": "5", "engine:none": "" },
  tag: { "tag:burn": "3", "tag:draw": "4", "用途:ドロー": "4" },
  list: { "list:first-steps": "3 4", 'list:"first steps"': "3 4", "list:first": "" },
  deck: { "deck:first": "1 3", "deck:nothing": "", "-deck:nothing": "" },
  legal: { "legal:standard": "1 2 3 4 5 6 7" },
  banned: { "banned:standard": "" },
  limited: { "limited:standard": "" },
  limit: { "limit=3": "3 4 5 6 7", "limit!=3": "" },
  ruling: { "ruling:攻撃": "3 4", 'ruling:"how long"': "7" },
  rule: { "rule:702.3": "3 4", "rule:702": "3 4", "rule:702.3.2": "3 4", "rule:70": "", "rule:224.4.1": "7" },
  mentions: { "mentions:《火の子》": "5", "mentions:水鏡": "" },
  related: { "related:《火の子》": "4 5", "related:火と水の学者": "3", "related:水鏡": "3" },
  changed: { "changed>=2026-01-01": "3", "changed:2026-03": "3", "changed<2026": "", "changed!=2020": "3" },
  revisions: { "rev>=2": "3", "rev=1": "1 2 4 5 6 7" },
  printings: { "prints=2": "1 3 7", "prints<2": "2 4 5 6" },
  setCount: { "sets=2": "1 3", "sets=1": "2 4 5 6 7" },
  illustrations: { "illustrations>1": "1 3" },
  artists: { "artists>1": "1 3", "artists=1": "2 4 5 6 7" },
  inSet: { "in:SB": "1 5 6", "in:二の巻": "1 5 6", "in:SB in:TS": "1", "in:deck": "3", "-in:deck t:unit": "5 6" },
  set: {
    "set:SB": "1 5 6",
    "set:sb a:森口": "1 6",
    "set:TS a:森口": "4 7",
    "set:SB set:TS": "",
    "set:PX,SB": "1 3 5 6",
    "-set:TS": "1 3 5 6",
  },
  setType: { "settype:promo": "3", "settype:main a:灰原": "5" },
  number: { "no=3": "3 6", "no>100": "1 7", "set:TS no:1..3": "1 2 3" },
  rarity: {
    "rarity:sr": "3",
    "レアリティ:スーパーレア": "3",
    'r:"super rare"': "3",
    "rarity:C": "",
  },
  product: { "product:集い": "3", "product:/^集/": "3" },
  finish: { "finish:foil": "3 7", "finish:foil set:TS": "7" },
  artist: { "a:波戸": "1 3", "a:波": "1 3", "a:灰原 set:TS": "", "絵師:森口": "1 4 6 7", "a:/^森/": "1 4 6 7" },
  flavor: { "ft:色": "1", "ft:海": "1", "ft:海 set:TS": "", "ft:/^消/": "3" },
  released: { "date>=2026-06": "3", "date:2026-01-15": "1 5 6", "date<SB": "1 2 3 4 7", "date>SB": "3" },
  year: { "year=2026": "1 3 5 6", "year<2026 t:unit": "3" },
  language: { "lang:ja": "1 2 3 4 5 6 7", "lang:en": "" },
  new: {
    "new:art set:SB": "1 5 6",
    "new:artist set:PX": "3",
    "new:flavor set:SB": "1 5",
    "new:text set:PX": "",
    "new:art is:foil": "3",
  },
  include: { "引かない include:token": "", "t:unit include:token": "3 5 6 8", "o:引く include:retired": "4 9" },
  asOf: { "t:stone asof:2025-12-31": "1 2" },
  unique: { "unique:prints t:stone": "1 1 2", "unique:art c:g": "7", "unique:prints c:g": "7 7" },
  order: {
    "order:ap t:unit": "3 6 5",
    "order:-ap t:unit": "5 3 6",
    "order:ap": "3 6 5 1 2 4 7",
    "order:-hp,ap t:unit": "6 5 3",
    "order:yomi t:unit": "5 3 6",
    "order:kind,-number": "6 5 3 7 4 2 1",
    "order:color": "1 4 7 3 5 2 6",
    "order:timing": "3 5 7 4 6 1 2",
    "order:use t:unit": "3 6 5",
    "order:catalyst": "3 6 7 4 5 1 2",
    "order:total": "3 4 6 7 5 1 2",
    "order:set,number t:unit": "5 6 3",
    "order:released t:unit": "5 6 3",
    "order:changed": "3 1 2 4 5 6 7",
    "order:artist t:unit": "3 5 6",
    "order:-decks t:unit": "5 3 6",
  },
  direction: { "direction:desc t:unit": "6 5 3" },
  display: { "display:list t:stone": "1 2" },
  prefer: { "prefer:oldest t:stone": "1 2" },
  copies: { "qty>=2": "3", "qty=0 t:unit": "5 6" },
  owned: { "own>=1": "4" },
  fits: { "fits:stones": "1 2 3 6" },
  // Decks are looked for elsewhere.
  author: { "author:x": "" },
  deckTag: { "decktag:x": "" },
  likes: { "likes:1": "", "likes>=0": "" },
  updated: { "updated>2020": "" },
  stones: { "stones:青>=10": "" },
  zone: { "zone:grimoire": "" },
} as const satisfies Record<keyof typeof QUERY_KEYS, Readonly<Record<string, string>>>;

describe.each(Object.entries(MEANINGS))("%s", (_, cases: Readonly<Record<string, string>>) => {
  it.each(Object.entries(cases))("%s finds %s", (text, numbers) => {
    expect(numbersFor(text)).toBe(numbers);
  });
});

describe("what is searched", () => {
  it("hides tokens and withdrawn cards unless the query includes them or asks for them", () => {
    expect(numbersFor("")).toBe("1 2 3 4 5 6 7");
    expect(numbersFor("include:token")).toBe("1 2 3 4 5 6 7 8");
    expect(numbersFor("include:retired")).toBe("1 2 3 4 5 6 7 9");
    expect(numbersFor("is:token or is:retired")).toBe("8 9");
    expect(numbersFor("-(-is:token -is:retired)")).toBe("8 9");
    expect(numbersFor("-is:token -is:retired")).toBe("1 2 3 4 5 6 7");
  });

  it("looks for bare words in names, readings, English names and nicknames, not in texts", () => {
    expect(numbersFor("ちび")).toBe("3");
    expect(numbersFor("みずかがみ")).toBe("4");
    expect(numbersFor("water")).toBe("4 5");
    expect(numbersFor("ドロー or 引く")).toBe("");
    expect(numbersFor("学")).toBe("5");
  });

  it("finds the card of a name, however it is written", () => {
    expect(numbersFor("《火の子》")).toBe("3");
    expect(numbersFor('!"spark"')).toBe("3");
    expect(numbersFor('!"ちび火"')).toBe("3");
    expect(numbersFor('!"火"')).toBe("");
  });

  it("lets nothing pass that cannot be answered, nor its contrary", () => {
    for (const text of ["foo:bar", "-foo:bar", "t:unit foo:bar", "-(foo:bar)", "-author:x", "-qty>1"])
      expect(numbersFor(text, {}), text).toBe("");
    expect(numbersFor("t:magic or foo:bar", {})).toBe("4 7");
    expect(numbersFor("-(t:unit foo:bar)", {})).toBe("1 2 4 7");
    expect(numbersFor("o:/カード/ or -o:/カード/", {})).toBe("");
  });

  it("shows the newest printing that passed, unless another is preferred", () => {
    const shown = (text: string) =>
      searchCatalogue(getSearchIndex(catalogue), readQuery(text))
        .hits()
        .map(({ printing }) => printing?.number);
    expect(shown("t:stone")).toEqual(["SB-101", "TS-002"]);
    expect(shown("t:stone set:TS")).toEqual(["TS-001", "TS-002"]);
    expect(shown("t:stone prefer:oldest")).toEqual(["TS-001", "TS-002"]);
    expect(shown("火の子 prefer:textmatches")).toEqual(["PX-001"]);
    expect(shown("火の子 prefer:oldest")).toEqual(["TS-003"]);
    expect(shown("t:stone unique:prints")).toEqual(["TS-001", "SB-101", "TS-002"]);
    expect(shown("c:g unique:art")).toEqual(["TS-107"]);
    expect(shown("unique:prints prefer:promo order:-released t:unit")).toEqual([
      "PX-001",
      "SB-002",
      "SB-003",
      "TS-003",
    ]);
  });

  it("gives any part of what it found, and how much there is", () => {
    const result = searchCatalogue(getSearchIndex(catalogue), readQuery("order:-number"));
    expect(result.total).toBe(7);
    expect(result.hits(2, 2).map(({ card }) => card.number)).toEqual([5, 4]);
    expect(result.hits(7, 10)).toEqual([]);
  });

  it("orders at random, the same for the same seed", () => {
    const order = (seed: string) => numbersFor("order:random", { ...CONTEXT, seed });
    expect(order("a")).toBe(order("a"));
    expect(new Set(["a", "b", "c", "d"].map(order)).size).toBeGreaterThan(1);
    expect(order("a").split(" ").sort().join(" ")).toBe("1 2 3 4 5 6 7");
  });

  it("orders names as the page reads them", () => {
    expect(numbersFor("order:name t:unit", { language: "ja" })).toBe("5 3 6");
    expect(numbersFor("order:name t:unit", { language: "en" })).toBe("6 5 3");
  });

  it("refuses patterns that would have to look through too much text", () => {
    const known = { ownName: false, namesCard: false, literal: null, choices: [], crosses: true, least: 1 };
    const endless = { ...CONTEXT, patterns: () => ({ ...known, matches: () => true }) };
    const long = (at: number) => ({ ...catalogue.cards[0], text: `${at}${"x".repeat(20_000)}` }) as CatalogueCard;
    const many = { ...catalogue, cards: Array.from({ length: 50 }, (_, at) => long(at)) };
    // Each pattern scans a million characters, of the six million that a search may scan.
    const patterns = (count: number) => Array.from({ length: count }, (_, at) => `o:/${".".repeat(at + 1)}/`).join(" ");
    expect(searchCatalogue(getSearchIndex(many), readQuery(patterns(5)), endless)).toMatchObject({
      total: 50,
      warnings: [],
    });
    const { total, warnings } = searchCatalogue(getSearchIndex(many), readQuery(patterns(6)), endless);
    expect(total).toBe(0);
    expect(warnings.map(({ code }) => code)).toEqual(["TOO_MUCH_TEXT"]);
  });
});
