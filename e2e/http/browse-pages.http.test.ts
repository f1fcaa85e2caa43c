import { formatDate } from "@/app/i18n/dates";
import { format } from "@/app/i18n/format";
import type { Client } from "./support/client";
import { expect, test } from "./support/test";
import { words } from "./support/words";

/** A card of the starter file whose information changed once and that was printed before it did. */
const CHANGED = "三冊の取り寄せ";
const FIRST = formatDate("ja", "2025-04-25");
const cardWords = words.ja.cards.page;
const cardPage = (client: Client, name: string) => client.open(`/cards/${encodeURIComponent(name)}`);

test("a name in any spelling leads to the one address of its card", async ({ client }) => {
  for (const typed of ["さんさつのとりよせ", "《三冊の取り寄せ》", "order of three volumes"]) {
    const page = await cardPage(client, typed);
    expect(page.path, typed).toBe(`/cards/${encodeURIComponent(CHANGED)}`);
    expect(page.heading).toBe(CHANGED);
  }
});

test("a card's page shows what changed, when, and which printing shows the older information", async ({ client }) => {
  const page = await cardPage(client, CHANGED);
  const revisions = page
    .get("region", cardWords.history)
    .all("listitem")
    .filter((one) => one.select("time").length > 0);
  expect(revisions).toHaveLength(2);
  const [now, before] = revisions;
  expect(now?.text).toContain(
    `${cardWords.states.current}${format(cardWords.from, { date: formatDate("ja", "2026-02-01") })}`,
  );
  expect(now?.one("del").text).toBe(words.ja.site.none);
  expect(now?.one("ins").text).toBe("青1");
  expect(before?.text).toContain(`${cardWords.states.past}${format(cardWords.from, { date: FIRST })}`);
  const printings = page.get("region", cardWords.printings).text;
  expect(printings).toContain(format(cardWords.olderText, { date: FIRST }));
});

test("the English pages lead with the English name and keep the Japanese one", async ({ client }) => {
  const results = await client.open("/en/cards?q=order+of+three");
  const page = await results.one("[data-result]").follow();
  expect(page.heading).toBe("Order of Three Volumes");
  expect(page.main.text).toContain(CHANGED);
  const japanese = await page.get("banner").first("link", "日本語").follow();
  expect(japanese.heading).toBe(CHANGED);
});

test("a name that is no card is answered with the names that were probably meant", async ({ client }) => {
  const page = await client.open(`/cards/${encodeURIComponent("青の魔")}`, { status: 404 });
  expect(page.html).toContain(format(cardWords.unknown, { name: "青の魔" }));
  const meant = `/cards/${encodeURIComponent("青の魔石")}`;
  expect(page.html).toContain(meant);
  expect((await client.open(meant)).heading).toBe("青の魔石");
});
