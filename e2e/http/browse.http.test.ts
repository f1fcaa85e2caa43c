import { format, formatPlural } from "@/app/i18n/format";
import type { Client } from "./support/client";
import type { HtmlPage, View } from "./support/html-page";
import { expect, test } from "./support/test";
import { words } from "./support/words";

/** A card of the starter file whose information changed once and that was printed before it did. */
const CHANGED = "三冊の取り寄せ";
const { search, site } = words.ja;
const { facets } = search;

const results = (client: Client, query: string): Promise<HtmlPage> =>
  client.open(`/cards?${new URLSearchParams({ q: query })}`);
const queryOf = (page: HtmlPage): string => page.query.get("q") ?? "";
const boxOf = (page: HtmlPage): string | null => page.one("#search-box").value;
/** Addresses of the cards that are shown, in their order. */
const shown = (page: HtmlPage): readonly string[] =>
  page.select("[data-result]").map(({ url }) => decodeURIComponent(url.pathname));
const counted = (page: HtmlPage): readonly string[] => page.main.all("status").map(({ text }) => text);
/** The name of a link that tells how many cards it leads to. */
const counting = (text: string): RegExp => new RegExp(`^${text} ?${search.count.other.replace("{n}", "\\d+")}$`);
const cardCount = (n: number): string => formatPlural("ja", search.count, n);
const facet = (page: HtmlPage, name: string): View => page.get("complementary", facets.title).get("list", name);
const narrow = (page: HtmlPage, name: string, value: string): Promise<HtmlPage> =>
  facet(page, name)
    .first("link", new RegExp(`^(${name} )?${value}`))
    .follow();

test("a card is found by its reading, in kana of either kind and either width, and in Latin letters", async ({
  client,
}) => {
  for (const typed of ["さんさつのとりよせ", "サンサツノトリヨセ", "ｻﾝｻﾂﾉﾄﾘﾖｾ", "sansatsunotoriyose"])
    expect(shown(await results(client, typed)), typed).toEqual([`/cards/${CHANGED}`]);
});

test("a query has one address, however it was typed", async ({ client }) => {
  for (const typed of ["色:青　種別:ユニット", "c:b t:unit t:unit"]) {
    const page = await results(client, typed);
    expect(queryOf(page)).toBe("t:unit c:b");
    expect(boxOf(page)).toBe("種別:ユニット 色:青");
  }
});

test("the box speaks the reader's language where nobody typed, and words have one order", async ({ client }) => {
  expect(boxOf(await results(client, "t:unit c:b ap>=2"))).toBe("種別:ユニット 色:青 ap>=2");
  expect(boxOf(await client.open("/en/cards?q=t:unit+c:b"))).toBe("t:unit c:b");
  const reordered = await results(client, "twins of ink");
  expect(queryOf(reordered)).toBe("ink of twins");
  expect(reordered.address.hash).toBe("#typed=twins%20of%20ink");
  expect(shown(await results(client, "ao no maseki"))).toContain("/cards/青の魔石");
});

test("words that stand in texts only find those cards at once, and または parts words without spaces", async ({
  client,
}) => {
  const [before = "", after = ""] = search.empty.inTexts.other.split("{n}");
  for (const [typed, meant] of [
    ["カードを引く", "o:カード o:引く"],
    ["対象とする", "any:対象とする"],
  ] as const) {
    const [page, found] = [await results(client, typed), await results(client, meant)];
    expect(shown(found).length).toBeGreaterThan(0);
    expect([shown(page), counted(page)]).toEqual([shown(found), counted(found)]);
    expect(page.main.text).toMatch(new RegExp(`${before}\\d+${after}`));
    expect([queryOf(page), boxOf(page)]).toEqual([typed, typed]);
  }
  expect(shown(await results(client, "水圧または走り火"))).toHaveLength(2);
});

test("words that are a filter's value lead to that filter with its count", async ({ client }) => {
  const page = await results(client, "ユニット");
  const label = `${facets.kind} ${site.kinds.unit}`;
  const filter = await page.main.first("link", counting(label)).follow();
  expect(queryOf(filter)).toBe("t:unit");
  expect(shown(await results(client, "ユニット 赤"))).toEqual(shown(await results(client, "t:unit c:r")));
});

test("the count of a value is what choosing it finds", async ({ client }) => {
  const value = facet(await results(client, "c:r"), facets.kind).first("link", counting(site.kinds.magic));
  const count = /\d+/.exec(value.attribute("aria-label") ?? "")?.[0];
  const page = await value.follow();
  expect(queryOf(page)).toContain("t:magic");
  expect(counted(page)).toContain(cardCount(Number(count)));
  expect(shown(page)).toHaveLength(Number(count));
});

test("numbers are chosen one by one or as a range", async ({ client }) => {
  const two = await narrow(await results(client, "t:unit"), facets.useCount, "2");
  expect(queryOf(two)).toContain("usev:2");
  const page = await narrow(two, facets.useCount, "3");
  expect(queryOf(page)).toContain("usev:2,3");
  const panel = page.get("complementary", facets.title);
  const least = facets.from.replace("{field}", facets.useCount);
  const [form] = panel.all("form").filter((one) => one.all("textbox", least).length > 0);
  const field = form?.get("textbox", least).attribute("name") ?? "";
  const range = await form?.submit({ [field]: "4" });
  expect(range && queryOf(range)).toBe("t:unit usev>=4");
});

test("every term can be taken away by itself", async ({ client }) => {
  const page = await results(client, "頁 t:unit ap>=2 include:token");
  const terms = page.get("list", search.active).all("link");
  const unit = `${facets.kind} ${site.kinds.unit}`;
  const strong = `${facets.ap} ${format(search.range.min, { min: 2 })}`;
  expect(terms.map(({ text }) => text)).toEqual(["頁", unit, strong, facets.tokens, search.clearAll]);
  const without = await terms[1]?.follow();
  expect(without && queryOf(without)).toBe("頁 ap>=2 include:token");
  expect((await page.get("link", search.clearAll).follow()).path).toBe("/cards");
});

test("four views show the same cards; the last one chosen is remembered, and a query may name its own", async ({
  client,
}) => {
  const first = await results(client, "頁");
  const views = (page: HtmlPage): View => page.get("navigation", search.view.label);
  let page = first;
  for (const view of ["list", "text", "checklist", "grid", "text"] as const) {
    page = await views(page).get("link", search.view[view]).follow();
    expect(views(page).get("link", search.view[view]).attribute("aria-current")).toBe("page");
    expect(shown(page), view).toEqual(shown(first));
    expect(queryOf(page)).toBe("頁");
  }
  const later = await client.open("/cards?q=灯");
  expect(views(later).get("link", search.view.text).attribute("aria-current")).toBe("page");
  const named = await results(client, "頁 display:checklist");
  expect(named.all("table", search.table.caption)).toHaveLength(1);
  expect(boxOf(await views(named).get("link", search.view.list).follow())).toBe("頁");
});

test("the size of faces is remembered, and offered where faces are shown", async ({ client }) => {
  const { large, small } = search.faces;
  const larger = await (await results(client, "!差し戻し")).first("link", large).follow();
  expect(larger.all("link", small).length).toBeGreaterThan(0);
  const later = await results(client, "t:magic");
  expect(later.all("link", small).length).toBeGreaterThan(0);
  const listed = await later.get("navigation", search.view.label).get("link", search.view.list).follow();
  expect([...listed.all("link", small), ...listed.all("link", large)]).toEqual([]);
});

test("what was searched for is marked in names and texts", async ({ client }) => {
  const page = await results(client, "頁 o:防御 display:text");
  expect(page.main.select("h2 mark")[0]?.text).toBe("頁");
  const row = page.main.all("listitem").find((one) => one.select("[data-result]").length > 0);
  expect(row?.select("p mark")[0]?.text).toBe("防御");
  const listed = await results(client, "さんさつ display:list");
  expect(listed.main.select("li mark").map(({ text }) => text)).toEqual(["さんさつ"]);
});

test("the order is chosen with its direction, and further keys are kept", async ({ client }) => {
  const page = await results(client, "t:unit order:kind,-ap");
  const order = `${search.orderBy}: ${format(search.orderThen, { first: search.orders.kind, next: search.orders.ap })}`;
  expect(page.names("button").filter((name) => name.startsWith(order))).toHaveLength(1);
  const byCost = await page.get("list", search.orderBy).get("link", search.orders.use).follow();
  expect(queryOf(byCost)).toBe("t:unit order:use,-ap");
  const [smallFirst = ""] = search.ascending.split("。");
  const turned = await byCost.first("link", new RegExp(smallFirst)).follow();
  expect(queryOf(turned)).toBe("t:unit order:-use,-ap");
});

test("what cannot be read is marked where it stands, with what was probably meant", async ({ client }) => {
  const meant = (text: string): string => search.warnings.nearest.replace("{nearest}", text);
  const page = await results(client, "頁 knid:unit t:unti");
  expect(page.main.text).toContain(search.warnings.title);
  const marks = page.main.select("mark").map(({ text }) => text);
  expect(marks).toEqual(["knid:unit", "unti"]);
  expect(page.main.all("listitem").some(({ text }) => text.includes(search.warnings.place.replace("{n}", "3")))).toBe(
    true,
  );
  expect(counted(page)).toContain(cardCount(0));
  const kind = await page.get("link", meant("kind")).follow();
  const mended = await kind.get("link", meant("unit")).follow();
  expect(counted(mended)).toContain(cardCount(4));
  expect(queryOf(mended)).toBe("頁 t:unit");
});

test("a cost is compared as a number by digits alone, which address and box say, and its kinds are offered", async ({
  client,
}) => {
  const page = await results(client, "種別:ユニット 使用コスト<=2");
  expect([queryOf(page), boxOf(page)]).toEqual(["t:unit usev<=2", "種別:ユニット 使用コスト数<=2"]);
  expect(shown(page)).toEqual(shown(await results(client, "t:unit mv<=2")));
  const refused = await results(client, "種別:ユニット コスト<=2");
  expect(refused.main.text).toContain(search.warnings.choices);
  const offered = refused.main.select("li a[rel=nofollow]").map(({ text }) => text);
  expect(offered).toEqual(expect.arrayContaining(["使用コスト", "触媒", "総コスト"]));
  const chosen = await client.open(`/cards?${new URLSearchParams({ q: "種別:ユニット 総コスト<=2" })}`);
  expect(queryOf(chosen)).toBe("t:unit total<=2");
});

test("an empty list says which terms empty it, and what finds something", async ({ client }) => {
  const page = await results(client, "頁 t:stone");
  const stone = `${facets.kind} ${site.kinds.stone}`;
  expect(page.main.names("heading")).toContain(format(search.empty.pair, { first: "頁", second: stone }));
  const without = format(search.empty.without, { term: stone });
  expect(boxOf(await page.get("link", counting(without)).follow())).toBe("頁");
  const misspelt = await results(client, "さんさつのとりよぜ");
  expect((await misspelt.get("link", CHANGED).follow()).heading).toBe(CHANGED);
});

test("a random card is one of those that are found", async ({ client }) => {
  const page = await results(client, "t:stone");
  const found = await page.first("link", search.random).follow();
  expect(shown(page)).toContain(decodeURIComponent(found.address.pathname));
  expect((await client.open("/cards/random?q=zzz")).path).toBe("/cards?q=zzz");
});

test("addresses that were given away before queries still find the same cards", async ({ client }) => {
  const page = await client.open("/cards?q=さんさつ&kind=magic&color=blue&view=list&sort=-use");
  expect(queryOf(page)).toBe("さんさつ t:magic c:b order:-use display:list");
  expect(shown(page)).toEqual([`/cards/${CHANGED}`]);
  const english = await client.open("/en/cards?kind=unti");
  const nearest = words.en.search.warnings.nearest.replace("{nearest}", "unit");
  expect(english.all("link", nearest)).toHaveLength(1);
});

test("no keys are offered that nobody listens to", async ({ client }) => {
  const page = await client.open("/cards");
  expect(page.all("link", search.random).length).toBeGreaterThan(0);
  const keys = [...page.document.querySelectorAll("button")].filter((button) =>
    [button.textContent, button.getAttribute("aria-label")].includes(search.keys.title),
  );
  expect(keys).toHaveLength(1);
  expect(keys[0]?.closest(".noscript\\:hidden")).not.toBeNull();
  expect(page.all("button", search.keys.title)).toHaveLength(0);
  const sheets = page.document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
  const styles = await Promise.all(
    [...sheets].map(async (sheet) => (await client.get(sheet.getAttribute("href") ?? "")).text),
  );
  expect(styles.join("")).toMatch(/@media \(scripting: ?none\)\s*\{[^@]*\.noscript\\:hidden\s*\{\s*display:\s*none/);
});
