import { format } from "@/app/i18n/format";
import type { HtmlPage } from "./support/html-page";
import { searchRules } from "./support/rules-search";
import { expect, test } from "./support/test";
import { beginning, words } from "./support/words";

const { library, librarySearch, libraryWords } = words.ja;

const { documentsShort: shortNames } = words.en.mtg;
const sixth = words.ja.mtg.documentsShort["mtg-6e"];

const numbered = (page: HtmlPage) => page.get("region", librarySearch.numbers);

test("a search finds a term in either language, MAGMELL's documents first", async ({ client }) => {
  const japanese = await searchRules(client, "/rules", "ライブラリー");
  expect(japanese.select("h3")[0]?.text).toContain("MAGMELL");
  expect(japanese.all("link", /^Z\.6/)).not.toHaveLength(0);
  const english = await searchRules(client, "/en/rules", "library");
  expect(english.select("h3")[0]?.text).toContain("MAGMELL");
  expect(english.main.text).toContain("cards enter and leave a library at the top");
});

test("a search leads from a retired word to what it is today", async ({ client }) => {
  const page = await searchRules(client, "/rules", "埋葬");
  const link = page.get("link", /再生できない破壊/u);
  expect(link.href).toBe("/rules/words#destroy");
  expect((await link.follow()).target().text).toContain("埋葬");
});

test("a search finds a card by either of its names", async ({ client }) => {
  const found = async (name: string) =>
    (await client.open("/rules", { params: { card: name } })).main.all("listitem").map(({ text }) => text);
  const english = await found("Animate Dead");
  expect(english.length).toBeGreaterThan(0);
  expect(await found("動く死体")).toEqual(english);
});

test("a search is narrowed by its fields, without a script", async ({ client }) => {
  const said = words.en.librarySearch;
  const form = (await client.open("/en/rules")).all("group", said.filters)[0];
  form?.get("combobox", said.source);
  form?.get("button", said.submit);
  const before = form?.get("textbox", said.before).attribute("name") ?? "";
  const page = await form?.submit({ source: "duelist", [before]: "1996" });
  expect([page?.query.get("source"), page?.query.get("before")]).toEqual(["duelist", "1996"]);
  expect(page?.select("h3")).toHaveLength(1);
  expect(page?.main.all("listitem")).not.toHaveLength(0);
});

test("a search tells the five entries that changed since the edition before", async ({ client }) => {
  const page = await client.open("/en/rules?changed=1");
  expect(page.main.text).toContain("5 found");
  expect((await page.first("link", /D\.16\.11/).follow()).main.text).toContain(words.en.library.changed);
});

test("a search takes a number as it was misprinted, and shows what else bears it", async ({ client }) => {
  const page = await searchRules(client, "/rules", "D.13.7");
  expect(numbered(page).all("listitem")).toHaveLength(2);
  const entry = await numbered(page)
    .get("link", /D\.14\.7/)
    .follow();
  expect(entry.path).toBe("/rules/mtg-6e/D.14.7");
  expect(entry.main.text).toContain("D.13.7");
});

test("rulings of both games bear one number, which offers both, MAGMELL's first", async ({ client }) => {
  const [first, last] = numbered(await searchRules(client, "/rules", "裁定5")).all("listitem");
  expect(first?.text).toMatch(/^裁定 5/);
  const page = await last?.first("link", beginning(`${library.magicRuling} 5`)).follow();
  expect(page?.path).toBe("/rules/mtg-house/5");
  expect(page?.heading).toBe(`${library.magicRuling} 5`);
  const english = await searchRules(client, "/en/rules", "magic ruling 5");
  expect(english.heading).toBe(`${words.en.library.magicRuling} 5`);
});

test("what no entry says leads to the entry above a number, and to the word that is meant", async ({ client }) => {
  const page = await searchRules(client, "/en/rules", "A.7.99");
  expect(
    (await page.get("link", format(words.en.librarySearch.above, { entry: `${shortNames["mtg-6e"]} A.7` })).follow())
      .path,
  ).toBe("/en/rules/mtg-6e/A.7");
  const slip = await searchRules(client, "/rules", "スタツク");
  const meant = await slip.get("link", format(librarySearch.maybe, { word: "スタック" })).follow();
  expect(meant.main.text).toContain(format(words.ja.rulesSearch.title, { typed: "スタック" }));
});

test("what no entry says is searched without the filters that were in the way", async ({ client }) => {
  const page = await client.open("/en/rules?q=banding&doc=mtg-flow");
  const wide = await page.get("link", words.en.librarySearch.widen).follow();
  // What only Magic answers is a search of Magic.
  expect(wide.path).toBe("/en/rules?q=banding&game=mtg");
  expect(wide.all("link", /^A\.7/)).not.toHaveLength(0);
});

test("a second question of Magic stays among Magic's documents", async ({ client }) => {
  const first = await client.open("/rules?q=trample&game=mtg");
  const second = await first.main.first("search").submit({ q: "regenerate" });
  expect([second.query.get("q"), second.query.get("game")]).toEqual(["regenerate", "mtg"]);
});

test("numbers are taken without dots, by the name of a step, and as a range", async ({ client }) => {
  expect((await searchRules(client, "/rules", "mtg-6e K20r3b")).path).toBe("/rules/mtg-6e/K.20.r3b");
  const step = await client.open("/en/rules/mtg-8e/draw%20step");
  expect(step.path).toBe("/en/rules/mtg-8e/draw");
  expect(step.heading).toBe(`${shortNames["mtg-8e"]} draw step`);
  expect(step.main.text).toContain(words.ja.mtg.steps.draw);
  const range = await searchRules(client, "/rules", "Ａ．７．３～Ａ．７．５");
  expect(numbered(range).all("listitem")).toHaveLength(3);
});

test("a contradiction tells what decides it, and leads to its board in every era", async ({ client }) => {
  const { newer, decides, runAll } = words.ja.libraryEras;
  const link = (await client.open("/rules/eras")).target("contradiction-9").first("link");
  const empty = (await link.follow()).get("region", beginning(library.conflicts.disagreement));
  expect(empty.text).toContain(format(newer, { day: "1999-11-01" }).replace(/：$/, ""));
  expect(empty.all("link", `${library.magicRuling} 10`)).toHaveLength(1);
  expect(empty.text).toContain(`${decides} ${library.magicRuling} 10：`);
  const lab = await (await client.open("/rules/mtg-6e/G.22.1")).get("link", runAll).follow();
  expect(lab.heading).toBe(words.ja.mtgLab.title);
});

test("a rule of MAGMELL names what plays its part in Magic, and the way back", async ({ client }) => {
  const { games } = libraryWords;
  const other = (await client.open("/rules/mag/232.4.5")).get("region", games.onMagmell);
  expect(other.element.textContent).toMatch(/使用権\s*↔\s*優先権/);
  const back = await other.get("link", `${sixth} T.2.2`).follow();
  expect(back.get("region", games.onMtg).element.textContent).toMatch(/優先権\s*↔\s*使用権/);
  const link = back.first("link", games.whole);
  const table = await link.follow();
  expect(table.target(link.href.split("#")[1]).get("table", games.caption).all("row")).toHaveLength(56);
});

test("an entry leads to those it refers to, to its chapter and to the lab", async ({ client }) => {
  const legends = await client.open("/en/rules/mtg-cr/704.5j");
  expect(
    (
      await legends
        .first("link", beginning(format(words.en.library.runBoard.split("”")[0] ?? "", { title: "Two legends" })))
        .follow()
    ).heading,
  ).toBe(words.en.mtgLab.title);
  const entry = await client.open("/en/rules/mtg-6e/T.4.2");
  const other = await entry.main.first("link", /^A\.9/).follow();
  expect(other.path).toBe("/en/rules/mtg-6e/A.9");
  expect(other.heading).toContain("A.9");
});

test("a ruling gives its answer, beside the rules of its section", async ({ client }) => {
  const page = await client.open("/rules/mtg-6e/A.1.r2");
  page.main.get("region", library.answer);
  const rule = await page
    .get("region", library.sameSection)
    .first("link", /^A\.1\.1/)
    .follow();
  expect(rule.heading).toBe(`${sixth} A.1.1`);
  expect(rule.main.all("region", library.answer)).toEqual([]);
  const english = await client.open("/en/rules/mtg-6e/A.1.r2");
  english.main.get("region", words.en.library.answer);
});

test("an entry that gives a list leads to its format, where the list is folded by set", async ({ client }) => {
  const link = (await client.open("/rules/mtg-6e/D.15.r1")).main.first("link", /^エクステンデッド/);
  expect(link.href).toBe("/mtg/formats/extended#last-printed");
  const cards = (await link.follow()).get("region", beginning(`${words.ja.mtgFormats.lastPrinted.title} (647)`));
  const set = cards.all("group").find(({ text }) => text.includes("Library of Alexandria"));
  expect(set?.text).toContain("アラビアン・ナイト");
  expect(set?.element.hasAttribute("open")).toBe(false);
});

test("the page of words leads to the search over all documents, without a script", async ({ client }) => {
  const page = await client.open("/en/rules/words");
  const field = page.main.get("searchbox", words.en.libraryWords.find).attribute("name") ?? "";
  const found = await page.main.get("search").submit({ [field]: "priority" });
  expect(found.path).toBe("/en/rules?q=priority");
});
