import { expect, test } from "./support/test";
import { words } from "./support/words";

const { builder, editor, deckStatistics, odds } = words.ja;

test("without script the page of the builder says what can be done instead", async ({ client }) => {
  const page = await client.open("/decks/new");
  // Shown and hidden by the style of pages without script.
  const told = page.one("main .noscript\\:block");
  expect(told.text).toContain(editor.noScript.title);
  expect(told.get("link", editor.noScript.cards).href).toBe("/cards");
  expect(page.document.querySelector("main .noscript\\:hidden")?.textContent).toContain(builder.loading);
});

test("the page of a copy brings a deck that its reader may open, and no other", async ({ client, world }) => {
  const author = await world.createUser();
  const lines = [{ zone: "grimoire", name: "走り火", count: 3 }] as const;
  const open = await world.createDeck(author, { name: "手本の書", visibility: "public", lines });
  const hidden = await world.createDeck(author, { name: "隠れた書", lines });
  expect((await client.open(`/decks/new?copy=${open.id}`)).html).toContain("手本の書");
  expect((await client.open(`/decks/new?copy=${hidden.id}`)).html).not.toContain("隠れた書");
});

test("the page of a starter's copy brings its cards under its name", async ({ client }) => {
  const [link] = (await client.open("/decks")).main.select("a[href*='/decks/new?copy=']");
  if (link === undefined) throw new Error("There is no copy of a starter");
  const name = /（(.+)）$/.exec(link.attribute("aria-label") ?? "")?.[1];
  const id = link.url.searchParams.get("copy");
  expect((await link.follow()).html).toContain(`\\"copiedFrom\\":{\\"id\\":\\"${id}\\",\\"name\\":\\"${name}\\"}`);
  const coded = await client.open("/decks/new?from=KFBXUHBT8Q&name=青の書");
  expect(coded.html).toContain('\\"copiedFrom\\":{\\"id\\":null,\\"name\\":\\"青の書\\"}');
});

test("a shared deck has its numbers as pictures with tables, and its odds without script", async ({ client }) => {
  const page = await client.open("/d/KFBXUHBT8Q");
  const statistics = page.main.get("region", deckStatistics.title);
  for (const { title } of [
    deckStatistics.curve,
    deckStatistics.balance,
    deckStatistics.odds,
    deckStatistics.pace,
    deckStatistics.kinds,
  ])
    expect(statistics.get("table", title).all("row").length).toBeGreaterThan(1);
  expect(statistics.all("img").length).toBeGreaterThanOrEqual(5);
  expect(page.main.get("region", odds.title).element.querySelector("noscript table, table")).not.toBeNull();
  expect(page.html).toContain("/goldfish/KFBXUHBT8Q/trainer");
});
