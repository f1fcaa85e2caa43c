import { formatDate } from "@/app/i18n/dates";
import { format } from "@/app/i18n/format";
import type { HtmlPage } from "./support/html-page";
import { pictureOf, sizeOf } from "./support/pictures";
import { expect, test } from "./support/test";
import { words } from "./support/words";

const { cardPage, cards, site } = words.ja;

/** A card of the starter files whose information changed once, and that was printed before it did. */
const CHANGED = "三冊の取り寄せ";
/** One whose information is going to change. */
const CHANGES = "差し戻し";

const NOTICE = format(cardPage.asOf.title, { date: formatDate("ja", "2025-06-01") });

/** The words beside the term “catalyst” among the facts of a card. */
function catalystOf(page: HtmlPage): string {
  const term = page.all("term").find(({ text }) => text === site.fields.catalyst);
  return term?.element.nextElementSibling?.textContent ?? "";
}

test("a card is shown as any day knew it, with a clear notice and the way back", async ({ client }) => {
  const then = await client.open(`/cards/${CHANGED}?asof=2025-06-01`);
  expect(then.text).toContain(NOTICE);
  expect(catalystOf(then)).toContain(site.none);
  const now = await then.get("link", cardPage.asOf.today).follow();
  expect(now.path).toBe(`/cards/${encodeURIComponent(CHANGED)}`);
  expect(catalystOf(now)).not.toBe("");
  expect(catalystOf(now)).not.toContain(site.none);
});

test("a day is chosen by its field", async ({ client }) => {
  const form = (await client.open(`/cards/${CHANGED}`)).get("form", cardPage.asOf.label);
  form.get("button", cardPage.asOf.show);
  const page = await form.submit({ asof: "2025-06-01" });
  expect(page.address.search).toBe("?asof=2025-06-01");
  expect(page.text).toContain(NOTICE);
});

test("a day before the first information, and what is no day, are said to be so", async ({ client }) => {
  const before = await client.open(`/cards/${CHANGED}?asof=2020-01-01`);
  expect(before.text).toContain(format(cardPage.asOf.none, { date: formatDate("ja", "2025-04-25") }));
  const wrong = await client.open(`/cards/${CHANGED}?asof=2026-02-30`);
  expect(wrong.text).toContain(format(cardPage.asOf.wrong, { value: "2026-02-30" }));
  expect(wrong.heading).toBe(CHANGED);
});

test("a printing shows what differs from its text, and leads to its set and illustrator", async ({ client }) => {
  const page = await client.open(`/en/cards/${CHANGES}?asof=2027-04-01`);
  const printings = page.get("region", words.en.cards.page.printings).all("listitem");
  const first = printings.find(({ text }) => text.includes("FL-012"));
  expect(first?.select("ins").at(-1)?.text).toContain("カードを1枚引く。");
  const [set, illustrator] = first?.all("link") ?? [];
  expect(set?.href).toMatch(/^\/en\/sets\//);
  const theirs = await illustrator?.follow();
  expect(theirs?.path).toMatch(/^\/en\/illustrators\//);
  expect(theirs?.heading).toContain(format(words.en.sets.artists.one, { name: "" }).trim());
});

test("words of the game lead to the rules that explain them, each once", async ({ client }) => {
  const text = (await client.open(`/cards/${CHANGES}`)).get("region", cards.page.text);
  expect(text.all("link", "対象")).toHaveLength(1);
  expect((await text.get("link", "契約者").follow()).path).toBe("/rules/mag/222.1");
});

test("similar cards say why, and the card's values lead to others", async ({ client }) => {
  const page = await client.open(`/en/cards/${CHANGES}`);
  const similar = page.get("region", words.en.cardPage.similar.title);
  expect(similar.first("listitem").text).toContain(words.en.cardPage.similar.features.return);
  const [kind] = page.main.all("link", words.en.site.kinds.magic);
  expect(kind?.url.searchParams.get("q")).toBe("t:magic");
  expect((await similar.first("link").follow()).heading).not.toBe(page.heading);
});

test("public decks that play it are named, and no others", async ({ client, world }) => {
  const owner = await world.createUser({ name: "借り手" });
  const lines = [{ zone: "grimoire" as const, name: CHANGED, count: 3 }];
  await world.createDeck(owner, { name: "隠すデッキ", visibility: "private", lines });
  await world.createDeck(owner, { name: "見せるデッキ", visibility: "public", lines });
  // The page, which is one for everybody, leads to a search for them, and its script asks for the newest.
  const region = (await client.open(`/cards/${CHANGED}`)).get("region", cardPage.decks.title);
  const search = await region.get("link", cardPage.decks.all).follow();
  const found = search.get("region", words.ja.deckSearch.title);
  expect(found.text).toContain("見せるデッキ");
  expect(found.text).not.toContain("隠すデッキ");
  const { newest } = (await client.get(`/api/decks/with/${encodeURIComponent(CHANGED)}`)).json();
  const names = newest.map(({ name }: { name: string }) => name);
  expect(names).toContain("見せるデッキ");
  expect(names).not.toContain("隠すデッキ");
});

test("proxies are laid out as many as asked for", async ({ client }) => {
  const form = (await (await client.open(`/cards/${CHANGED}`)).get("link", cardPage.sheet).follow()).main;
  form.get("button", cardPage.proxy.update);
  form.get("spinbutton", cardPage.proxy.count);
  const page = await form.one("form").submit({ count: "11" });
  expect(page.address.search).toBe("?count=11");
  const sheets = page.get("region", format(cardPage.proxy.sheet, { n: 11 }));
  // Copies are drawn for the eye alone.
  expect(sheets.element.textContent?.split(CHANGED)).toHaveLength(12);
});

test("a picture of the card is named for places that show links, and can be had", async ({ client }) => {
  const page = await client.open(`/en/cards/${CHANGED}`);
  const address = pictureOf(page).split("?")[0] ?? "";
  expect(address).toBe(`/en/cards/${encodeURIComponent(CHANGED)}/picture`);
  const picture = await client.get(address);
  expect(sizeOf(picture)).toEqual([1200, 630]);
  expect(picture.headers["cache-control"]).toContain("public");
  const data = JSON.parse(page.document.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}");
  expect(data).toMatchObject({ "@type": "CreativeWork", name: "Order of Three Volumes" });
  expect(data.image).toContain("/picture");
});
