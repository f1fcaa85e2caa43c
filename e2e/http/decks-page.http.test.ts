import { format, formatPlural } from "@/app/i18n/format";
import { openDatabase } from "../../prisma/factories/database";
import { LEGAL_LINES } from "../support/deck-lines";
import type { HtmlPage } from "./support/html-page";
import { expect, test } from "./support/test";
import { words } from "./support/words";

const { decks, deckSearch, deckSocial } = words.ja;
const { page: texts, likes, versions } = deckSocial;

const told = {
  description: "印刷所の速さで攻める。",
  primer: "# 遊びかた\n\n《走り火》は**最後**まで取っておく。\n\n<script>alert(1)</script>",
  tags: ["速攻", "はじめて"],
  hero: "稲妻綴じの竜",
  cardNotes: [{ card: "走り火", note: "ここぞの一枚", tags: ["決め手"] }],
};

const hand = (page: HtmlPage) => page.get("region", texts.hand);
const held = (page: HtmlPage) =>
  hand(page)
    .all("listitem")
    .map((item) => item.get("link").href);

test("a public deck shows its face, words, notes, a hand and its cards to a stranger", async ({ client, world }) => {
  const author = await world.createUser({ name: "植字の人" });
  const { id } = await world.createDeck(author, { name: "号外", visibility: "public", lines: LEGAL_LINES, ...told });
  const page = await client.open(`/decks/${id}`);
  expect(page.title).toMatch(/^号外/);
  expect(page.heading).toBe("号外");
  const { main } = page;
  const [before = ""] = format(texts.faces, { cards: "\n" }).split("\n");
  expect(main.get("list", new RegExp(`^${before}稲妻綴じの竜`)).all("link")).toHaveLength(3);
  expect(main.text).toContain(told.description);
  expect(main.get("list", texts.tags).names("link")).toEqual(told.tags);
  const primer = main.get("region", texts.primer);
  expect(primer.select("h3").map(({ text }) => text)).toEqual(["遊びかた"]);
  expect(primer.get("link", "走り火").href).toMatch(/^\/cards\//);
  expect(primer.element.querySelectorAll("script")).toHaveLength(0);
  expect(main.get("region", texts.notes).text).toMatch(/ここぞの一枚\s*#決め手/);
  expect(held(page)).toHaveLength(5);
  expect(main.all("region", texts.own)).toEqual([]);
  const found = await main.get("link", "速攻").follow();
  expect(found.get("region", deckSearch.title).names("link")).toContain("号外");
});

test("a sample hand is the same each time, another is one link away, and it can be played", async ({
  client,
  world,
}) => {
  const author = await world.createUser();
  const { id } = await world.createDeck(author, { name: "配る", visibility: "public", lines: LEGAL_LINES });
  const first = held(await client.open(`/decks/${id}`));
  expect(first).toHaveLength(5);
  expect(held(await client.open(`/decks/${id}`))).toEqual(first);
  const another = hand(await client.open(`/decks/${id}`)).get("link", texts.another);
  expect(another.href).toMatch(/\?hand=2#hand$/);
  const second = await another.follow();
  expect(held(second)).not.toEqual(first);
  const play = hand(second).get("link", texts.play);
  expect(play.href).toMatch(/^\/goldfish\/[^?]+\?seed=2/);
  await play.follow();
});

test("the cards are shown as faces or as a list", async ({ client, world }) => {
  const author = await world.createUser();
  const { id } = await world.createDeck(author, { name: "見かた", visibility: "public", lines: LEGAL_LINES });
  const page = await client.open(`/decks/${id}`);
  page.get("link", format(texts.copiesOf, { name: "走り火", n: 3 }));
  const asList = page.get("navigation", texts.view).get("link", texts.list);
  expect(asList.href).toMatch(/\?view=list#cards$/);
  const list = await asList.follow();
  expect(list.all("link", format(texts.copiesOf, { name: "走り火", n: 3 }))).toEqual([]);
  list.get("link", "走り火");
});

test("a like is counted in words, kept, and taken back; strangers are led to the sign-in", async ({
  client,
  world,
}) => {
  const author = await world.createUser({ name: "好かれる人" });
  const { id } = await world.createDeck(author, { name: "好かれる書", visibility: "public", lines: LEGAL_LINES });
  const { client: me } = await world.createSignedIn();
  const like = async (count: number) =>
    (await me.open(`/decks/${id}`)).get("button", formatPlural("ja", likes.count, count)).attribute("aria-pressed");
  expect(await like(0)).toBe("false");
  const given = await me.post(`/api/decks/${id}/like`, { json: {} });
  expect(given.json()).toMatchObject({ likes: 1, liked: true });
  expect(await like(1)).toBe("true");
  const way = (await client.open(`/decks/${id}`)).get("link", formatPlural("ja", likes.count, 1));
  expect(way.href).toBe(`/sign-in?return=${encodeURIComponent(`/decks/${id}`)}`);
  expect((await me.request(`/api/decks/${id}/like`, { method: "DELETE", json: {} })).ok).toBe(true);
  expect(await like(0)).toBe("false");
});

test("a copy tells what it comes from, and the original counts its public copies", async ({ client, world }) => {
  const author = await world.createUser({ name: "元の人" });
  const origin = await world.createDeck(author, { name: "元の書", visibility: "public", lines: LEGAL_LINES });
  const { client: me } = await world.createSignedIn();
  const deck = { grimoire: [], stoneDeck: [{ name: "青の魔石", count: 20 }] };
  const json = { name: "写しの書", deck, copiedFrom: { id: origin.id, name: "元の書" } };
  const made = (await me.post("/api/decks", { json })).json().deck.id;
  await me.request(`/api/decks/${made}`, { method: "PATCH", json: { visibility: "public" } });
  const copy = await me.open(`/decks/${made}`);
  const original = await copy.get("link", format(texts.copiedFrom, { name: "元の書" })).follow();
  expect(original.heading).toBe("元の書");
  expect(original.main.text).toContain(formatPlural("ja", texts.copies, 1));
  expect((await client.get(`/api/v1/decks/${made}`)).status).toBe(200);
});

test("a deck code has a page with a name of its own, a hand and a copy", async ({ client }) => {
  const page = await client.open("/d/KFBXUHBT8Q");
  const [, end = ""] = texts.coloredDeck.split("}");
  expect(page.title).toContain(end);
  expect(page.heading.endsWith(end)).toBe(true);
  expect(held(page)).toHaveLength(5);
  page.get("link", texts.copy);
});

test("an owner finds the controls of a deck on its page, and leads from them to its versions", async ({ world }) => {
  const { user, client } = await world.createSignedIn();
  const { id } = await world.createDeck(user, { name: "わたしの書", lines: LEGAL_LINES });
  const own = (await client.open(`/decks/${id}`)).get("region", texts.own);
  expect(own.text).toContain(format(texts.visible, { visibility: decks.visibility.private }));
  const list = await own.get("link", texts.versions).follow();
  expect(list.heading).toBe(format(versions.title, { name: "わたしの書" }));
});

test("strangers see the named versions of a public deck, and nothing to change", async ({ client, world }) => {
  const author = await world.createUser();
  const { id } = await world.createDeck(author, { name: "書き直した書", visibility: "public", lines: LEGAL_LINES });
  for (const [index, stone] of ["赤の魔石", "青の魔石"].entries()) {
    const deck = { grimoire: [], stoneDeck: [{ name: stone, count: 20 }] };
    const about = { description: `${stone}の書`, primer: "", tags: [], hero: null };
    const content = { name: "書き直した書", deck, notes: [{ card: stone, note: "色を支える", tags: [] }], about };
    await openDatabase().deckVersion.create({
      data: { deckId: id, version: index + 1, content, ...(index === 0 && { name: "大会前" }) },
    });
  }
  await openDatabase().deck.update({ where: { id }, data: { version: 2 } });
  const second = format(versions.version, { n: 2 });
  const named = (await client.open(`/decks/${id}`)).get("region", texts.named);
  const compared = await named.get("link", "大会前").follow();
  compared.get("heading", format(versions.diff, { from: "大会前", to: second }));
  for (const [card, before, after] of [
    ["青の魔石", 0, 20],
    ["赤の魔石", 20, 0],
  ])
    compared.get("row", new RegExp(`^${card} ${before} ${after}`));
  const changes = compared.get("region", versions.words);
  const note = (card: string) => format(versions.wordsOf.note, { card });
  expect(changes.names("term")).toEqual([versions.wordsOf.description, note("青の魔石"), note("赤の魔石")]);
  expect(changes.select("del")[0]?.text).toContain("赤");
  expect(changes.select("ins")[0]?.text).toContain("青");
  const list = compared.get("region", versions.heading);
  expect(list.select("h3").map(({ text }) => text.replace(versions.current, "").trim())).toEqual([second, "大会前"]);
  expect([...list.all("button"), ...list.all("textbox")]).toEqual([]);
});
