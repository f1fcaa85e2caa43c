import { format } from "@/app/i18n/format";
import { searchRules } from "./support/rules-search";
import { expect, test } from "./support/test";
import { beginning, words } from "./support/words";

const { rules, rulesPage, rulesSearch } = words.ja;

const ruleHeading = (number: string, lang: "ja" | "en" = "ja") => format(words[lang].rulesPage.rule, { number });

test("a rule has its place on the page of all rules, in both languages", async ({ client }) => {
  for (const [path, lang] of [
    ["/rules#705.4.3", "ja"],
    ["/en/rules#705.4.3", "en"],
  ] as const) {
    const page = await client.open(path);
    expect(page.heading).toBe(words[lang].rules.title);
    expect(page.target().text).toContain("705.4.3");
  }
});

test("the rules say what they are, and that they are not the official text", async ({ client }) => {
  const page = await client.open("/rules");
  expect(page.main.text).toContain(rules.summaries.split("{count}")[1]);
  expect(page.main.text).toContain(rules.silence);
  const doors = page.main.all("link").slice(0, 2);
  expect(doors.map(({ href }) => href)).toEqual(["/learn", "/rules#contents"]);
  expect(page.main.select("details[open]")).toHaveLength(0);
  expect(page.title).toBe(`${rules.title} | ${words.ja.site.siteName}`);
});

test("a ruling is reached from its rule, and the rule from its ruling", async ({ client }) => {
  const name = format(rulesPage.ruling, { n: 7 });
  const ruling = await (await client.open("/rules#701.5.2")).target().get("link", name).follow();
  expect(ruling.path).toBe("/rules/house/7");
  expect(ruling.heading).toBe(name);
  expect(ruling.main.text).toContain("ダメージステップの開始時");
  const rule = await ruling.main.first("link", /^701\.5\.1\b(?!\.)/).follow();
  expect(rule.path).toBe("/rules/mag/701.5.1");
  expect(rule.heading).toBe(ruleHeading("701.5.1"));
});

test("a rule's page says it in both languages, where it stands, and leads on", async ({ client }) => {
  const page = await client.open("/rules/mag/705.4.3");
  expect(page.heading).toBe(ruleHeading("705.4.3"));
  expect(page.main.text).toContain("A unit with damage of at least its HP is destroyed.");
  const around = page.get("navigation", format(rulesPage.under, { number: "705.4" }));
  expect(around.one("[aria-current=page]").text).toContain("705.4.3");
  const next = await around.get("link", /^705\.4\.4/).follow();
  expect(next.heading).toBe(ruleHeading("705.4.4"));
  const after = await next.get("link", `${rulesPage.next} 705.4.5`).follow();
  expect(after.heading).toBe(ruleHeading("705.4.5"));
  const section = await after
    .get("navigation", rulesPage.trail)
    .get("link", /^705\s*ルール処理チェック$/)
    .follow();
  expect(section.heading).toMatch(/^705\s*ルール処理チェック$/);
  const part = await section
    .get("region", rulesPage.parts)
    .first("link", /^705\.4(?!\.|\d)/)
    .follow();
  expect(part.path).toBe("/rules/mag/705.4");
});

test("a rule's page names the words it explains, the cards that use them, and the tests that prove it", async ({
  client,
}) => {
  const said = words.en.rulesPage;
  const page = await client.open("/en/rules/mag/227.1");
  expect(page.get("region", said.references).text).toContain("705.4.3");
  const cards = page.get("region", said.cards);
  const [, counted = ""] = said.cardsWith.other.split("{n}");
  expect(cards.text).toContain(format(counted, { word: "破壊" }));
  expect(cards.get("link", said.allCards).url.searchParams.get("q")).toBe("o:破壊");
  const engine = await page.get("link", words.en.libraryEngine.link).follow();
  expect(engine.get("region", beginning(words.en.libraryEngine.tests)).text).toMatch(/\.test\.ts\b/);
  const ruling = page.get("region", said.cited).first("link");
  expect(ruling.href).toMatch(/^\/en\/cards\/[^#]+#[A-Z]+-R\d+$/);
  expect((await ruling.follow()).target(ruling.url.hash.slice(1)).text).not.toBe("");
});

test("a chapter is read by itself, and a number in any width leads to its page", async ({ client }) => {
  const chapter = await client.open("/rules/mag/4");
  expect(chapter.heading).toBe(`${format(rules.chapter, { n: 4 })} 領域`);
  expect((await chapter.main.get("link", "407.1").follow()).heading).toBe(ruleHeading("407.1"));
  const wide = await client.open(`/rules/mag/${encodeURIComponent("７０５．４．３")}`);
  expect(wide.path).toBe("/rules/mag/705.4.3");
});

test("a number that no rule has is answered with the way to all of them", async ({ client }) => {
  for (const [path, lang] of [
    ["/rules/mag/705.99", "ja"],
    ["/en/rules/house/9999", "en"],
  ] as const) {
    const { status, text } = await client.get(path);
    expect(status).toBe(404);
    expect(text).toContain(words[lang].rulesPage.contents);
  }
});

test("a card's facts lead to the rules that say what they are", async ({ client }) => {
  const page = await client.open("/en/cards/三冊の取り寄せ");
  const rule = await page.first("link", ruleHeading("210.1", "en")).follow();
  expect(rule.path).toBe("/en/rules/mag/210.1");
  expect(rule.heading).toBe(ruleHeading("210.1", "en"));
});

test("a rule is found by its number, and by words of it, without script", async ({ client }) => {
  expect((await searchRules(client, "/rules", "７０５．４．３")).path).toBe("/rules/mag/705.4.3");
  const page = await searchRules(client, "/en/rules", "damage destroyed");
  page.get("heading", format(words.en.rulesSearch.title, { typed: "damage destroyed" }));
  expect((await page.first("link", /^705\.4\.3/).follow()).heading).toBe(ruleHeading("705.4.3", "en"));
  const none = await client.open("/rules?q=りんご");
  expect(none.main.text).toContain(format(rulesSearch.none, { typed: "りんご" }));
  expect((await none.first("link", rulesSearch.all).follow()).all("heading", rules.contents)).toHaveLength(1);
});

test("the rules are found from the head and the foot of every page, and read", async ({ client }) => {
  const home = await client.open("/");
  expect((await home.get("banner").first("link", words.ja.site.nav.rules).follow()).heading).toBe(rules.title);
  const cards = await client.open("/en/cards");
  const page = await cards.get("contentinfo").get("link", words.en.site.footer.rulebook).follow();
  expect(page.heading).toBe(words.en.rules.title);
  page.get("heading", words.en.rules.contents);
  expect(page.target("rulings").text).toContain(words.en.rules.rulingsLead);
});

test("words of players find the rule that has others", async ({ client }) => {
  for (const typed of ["引き直し", "マリガン"])
    expect((await client.open("/rules", { params: { q: typed } })).main.all("link", /503\./)).not.toHaveLength(0);
});
