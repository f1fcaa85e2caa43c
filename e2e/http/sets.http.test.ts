import { format, formatPlural } from "@/app/i18n/format";
import { expect, test } from "./support/test";
import { beginning, words } from "./support/words";

const { sets } = words.ja;
const SET = "はじめの灯";

test("from the sets to a set, its cards by number, and on to the next", async ({ client }) => {
  const page = await (await client.open("/sets")).main.first("link", SET).follow();
  expect(page.heading).toBe(SET);
  const first = page.get("region", sets.list).first("listitem");
  expect(first.all("img", `${sets.number} FL-001`)).toHaveLength(1);
  expect(first.text).toContain("青の魔石");
  const next = await page.get("link", beginning(sets.next)).follow();
  expect(next.heading).not.toBe(SET);
  expect((await next.get("link", beginning(sets.previous)).follow()).heading).toBe(SET);
});

test("the figures of a set lead to the cards they count", async ({ client }) => {
  const page = await client.open("/en/sets/FL");
  const [link] = page.get("row", beginning(words.en.site.colors.blue)).all("link");
  expect(link?.url.searchParams.get("q")).toBe("t:unit c=b set:FL");
  expect(page.all("link", words.en.sets.checklist)).toHaveLength(1);
});

test("sets show some of their cards, and how many they have of each cost", async ({ client }) => {
  expect((await client.open("/sets")).get("list", SET).all("img")).toHaveLength(5);
  const page = await client.open("/sets/FL");
  expect(page.get("list", SET).all("img")).not.toHaveLength(0);
  const cost = page
    .get("list", sets.byCost)
    .get("link", beginning(format(sets.ofCost.other, { cost: 2, n: "" }).replace("枚", "")));
  const count = Number(/[:：] ?(\d+)/u.exec(cost.attribute("aria-label") ?? "")?.[1]);
  const results = await cost.follow();
  expect(results.main.all("status").map(({ text }) => text)).toContain(
    formatPlural("ja", words.ja.search.count, count),
  );
  expect((await client.open("/lists")).main.all("img")).not.toHaveLength(0);
  expect((await client.open("/illustrators")).html).toContain('viewBox="0 0 200 200"');
});

test("a code in small letters leads to the set, and one that no set has is not found", async ({ client }) => {
  expect((await client.open("/sets/fl")).path).toBe("/sets/FL");
  for (const path of ["/sets/NONE", "/illustrators/nobody", "/lists/none"])
    expect((await client.get(path)).status, path).toBe(404);
});

test("an illustrator's page shows everything they drew", async ({ client }) => {
  const first = (await client.open("/illustrators")).main.first("listitem");
  const count = Number(/(\d+)\D*$/.exec(first.text)?.[1]);
  expect(count).toBeGreaterThan(0);
  expect((await first.first("link").follow()).main.all("listitem")).toHaveLength(count);
});

test("a list of editors is reached from a card, and shows its cards in their order", async ({ client }) => {
  const list = await (await client.open("/cards/差し戻し")).get("link", "はじめてのデッキに").follow();
  expect(list.heading).toBe("はじめてのデッキに");
  expect(list.main.all("listitem").filter(({ text }) => text.includes("差し戻し"))).toHaveLength(1);
});
