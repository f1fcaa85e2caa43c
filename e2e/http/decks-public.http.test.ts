import { randomUUID } from "node:crypto";
import { format, formatPlural } from "@/app/i18n/format";
import { openDatabase } from "../../prisma/factories/database";
import { LEGAL_LINES } from "../support/deck-lines";
import type { HtmlPage } from "./support/html-page";
import { expect, test } from "./support/test";
import { pattern, words } from "./support/words";

const { deckSearch, deckSocial, decks, syntax } = words.ja;

/** Decks that a search of public decks found. */
const found = (page: HtmlPage) => page.get("region", deckSearch.title);
const names = (page: HtmlPage) =>
  found(page)
    .select("h3")
    .map(({ text }) => text);

test("public decks stand with face, author and likes, in the order that is asked for", async ({ client, world }) => {
  const mark = `試${randomUUID().slice(0, 8)}`;
  const author = await world.createUser({ name: "並べる人" });
  const make = async (name: string, updatedAt: string) => {
    const deck = await world.createDeck(author, {
      name: `${mark}${name}`,
      visibility: "public",
      lines: LEGAL_LINES,
      tags: [mark],
    });
    return openDatabase().deck.update({ where: { id: deck.id }, data: { updatedAt: new Date(updatedAt) } });
  };
  const [first, second] = [await make("乙", "2026-01-01"), await make("甲", "2026-01-02")];
  await openDatabase().deckLike.create({ data: { deckId: first.id, userId: author.id } });
  const newest = await client.open("/decks", { params: { q: `タグ:${mark}` } });
  expect(names(newest)).toEqual([second.name, first.name]);
  expect(found(newest).text).toContain(formatPlural("ja", deckSocial.likes.count, 1));
  expect(found(newest).all("img", pattern(decks.curve))).toHaveLength(2);

  const liked = await newest.get("navigation", deckSocial.sort.label).get("link", deckSocial.sort.likes).follow();
  expect(liked.query.get("sort")).toBe("likes");
  expect(names(liked)).toEqual([first.name, second.name]);
  liked.get("searchbox", deckSearch.label);
  const few = await liked.main.get("search").submit({ q: `タグ:${mark} いいね>=1` });
  expect([few.query.get("q"), few.query.get("sort")]).toEqual([`decktag:${mark} likes>=1`, "likes"]);
  expect(names(few)).toEqual([first.name]);
  const page = await found(few)
    .get("link", format(decks.by, { author: "並べる人" }))
    .follow();
  expect(page.heading).toBe("並べる人");
});

test("public decks are filtered by colors and legality, and by a card, beside the order", async ({ client, world }) => {
  const mark = randomUUID().slice(0, 8);
  const { client: me } = await world.createSignedIn();
  const zone = (wanted: string) =>
    LEGAL_LINES.filter(({ zone }) => zone === wanted).map(({ name, count }) => ({ name, count }));
  const share = async (name: string, deck: object) => {
    const { id } = (await me.post("/api/decks", { json: { name: `${mark}${name}`, deck } })).json().deck;
    await me.request(`/api/decks/${id}`, { method: "PATCH", json: { visibility: "public" } });
  };
  await share("赤青", { grimoire: zone("grimoire"), stoneDeck: zone("stoneDeck") });
  await share("緑", { grimoire: [], stoneDeck: [{ name: "緑の魔石", count: 20 }] });
  const shown = (page: HtmlPage) =>
    page.main
      .select("h3")
      .map(({ text }) => text)
      .filter((name) => name.startsWith(mark));
  const filters = (page: HtmlPage) => page.get("navigation", deckSearch.filters);
  const all = await client.open("/decks");
  expect(shown(all)).toEqual([`${mark}緑`, `${mark}赤青`]);
  const red = await filters(all).get("link", pattern(words.ja.site.colors.red)).follow();
  expect([red.query.get("colors"), ...shown(red)]).toEqual(["red", `${mark}赤青`]);
  const legal = await filters(red).get("link", deckSearch.legal).follow();
  expect([legal.query.get("legal"), ...shown(legal)]).toEqual(["1", `${mark}赤青`]);
  const sorted = await legal.get("navigation", deckSocial.sort.label).get("link", deckSocial.sort.name).follow();
  expect(sorted.path).toBe("/decks?colors=red&legal=1&sort=name");
  const card = await all.main.get("search").submit({ q: mark, card: "走り火" });
  expect(shown(card)).toEqual([`${mark}赤青`]);
  const none = await filters(card).get("link", pattern(words.ja.site.colors.green)).follow();
  none.get("heading", deckSearch.none);
});

test("players' decks come before the starter decks, and after them while there are none", async ({ client }) => {
  const { main } = await client.open("/decks");
  const { players, title } = decks.starters;
  const isEmpty = main.get("region", players).text.includes(decks.public.none);
  const shelves = main.names("region").filter((name) => name === players || name === title);
  expect(shelves).toEqual(isEmpty ? [title, players] : [players, title]);
});

test("the syntax page explains tags and likes of decks", async ({ client }) => {
  const { main } = await client.open("/syntax");
  for (const example of ["タグ:速攻", "いいね>=5"]) expect(main.get("link", example).href).toMatch(/^\/decks\?q=/);
  expect(main.text).toContain(syntax.title);
});

test("a page beyond the end leads to the list", async ({ client }) => {
  for (const address of ["/decks?page=9999", "/decks?sort=name&page=2", "/mtg/decks?page=2&format=type1"]) {
    const page = await client.open(address);
    expect(page.path).toBe(address.replace(/[?&]page=\d+/, "").replace("decks&", "decks?"));
    expect(page.heading).not.toBe("");
  }
});

test("a list goes on from page to page and back, each deck once", async ({ client, world }) => {
  const author = await world.createUser({ name: "たくさん作る人" });
  for (let n = 0; n < 30; n++) await world.createDeck(author, { name: `連作 ${n}`, visibility: "public" });
  const shown = (page: HtmlPage) => page.main.select("h3").map(({ text }) => text);
  const first = await client.open(`/authors/${author.authorKey}`);
  const second = await first.main.get("link", deckSearch.next).follow();
  const all = [...shown(first), ...shown(second)];
  expect([shown(first).length, shown(second).length, new Set(all).size]).toEqual([24, 6, 30]);
  expect(shown(await second.main.get("link", deckSearch.previous).follow())).toEqual(shown(first));
});
