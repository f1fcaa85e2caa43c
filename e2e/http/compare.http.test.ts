import { randomUUID } from "node:crypto";
import { siteAddress } from "./support/site";
import { expect, test } from "./support/test";
import { words } from "./support/words";

const { deckCompare, deckDiff } = words.ja;

const lines = (flames: number, others: string) => [
  { zone: "grimoire" as const, name: "走り火", count: flames },
  { zone: "grimoire" as const, name: others, count: 2 },
  { zone: "stoneDeck" as const, name: "赤の魔石", count: 20 },
];

test("two decks are compared from the page of one of them", async ({ client, world }) => {
  const author = await world.createUser();
  const visibility = "public" as const;
  const one = await world.createDeck(author, { name: "火の書", visibility, lines: lines(3, "延焼") });
  const other = await world.createDeck(author, { name: "灰の書", visibility, lines: lines(1, "灰の書架") });
  const form = await (await client.open(`/decks/${one.id}`)).get("link", deckCompare.link).follow();
  expect(form.get("textbox", deckCompare.a).value).toBe(one.id);
  form.get("textbox", deckCompare.b);
  form.get("button", deckCompare.submit);
  const page = await form.main.one("form").submit({ b: new URL(`/en/decks/${other.id}`, siteAddress()).href });
  const cards = page.get("region", deckCompare.lists);
  expect(cards.names("columnheader")).toContain("火の書");
  const rows = cards.names("row");
  expect(rows).toContain("走り火 3 1 −2");
  expect(rows).toContain(`延焼 2 0 −2${deckDiff.went}`);
  expect(rows).toContain(`灰の書架 0 2 ＋2${deckDiff.came}`);
  expect(page.all("img", new RegExp(words.ja.site.fields.useCost))).toHaveLength(2);
  const swapped = await page.get("link", deckCompare.swap).follow();
  expect(swapped.get("region", deckCompare.lists).names("row")).toContain("走り火 1 3 ＋2");
});

test("a private deck of somebody else and a missing one are the same to a stranger", async ({ world }) => {
  const owner = await world.createUser();
  const hidden = await world.createDeck(owner, { name: "秘密の書", lines: lines(3, "延焼") });
  const { client } = await world.createSignedIn();
  for (const id of [hidden.id, randomUUID(), `${hidden.id}@1`]) {
    const page = await client.open(`/decks/compare?a=KFBXUHBT8Q&b=${id}`);
    expect(page.text).toContain(deckCompare.missing);
    expect(page.html).not.toContain("秘密の書");
    expect(page.all("region", deckCompare.lists)).toHaveLength(0);
  }
});

test("an owner compares a private deck with a code, and an unlisted one is compared by its link", async ({ world }) => {
  const { user: owner, client } = await world.createSignedIn();
  const mine = await world.createDeck(owner, { name: "秘密の書", lines: lines(3, "延焼") });
  const shared = await world.createDeck(owner, { name: "回覧の書", visibility: "unlisted", lines: lines(2, "延焼") });
  const byCode = await client.open(`/decks/compare?a=${mine.id}&b=KFBXUHBT8Q`);
  byCode.get("heading", "秘密の書");
  byCode.get("heading", deckCompare.coded);
  const byLink = await client.open(`/decks/compare?a=${mine.id}&b=${encodeURIComponent(`/s/${shared.linkToken}`)}`);
  expect(byLink.names("row")).toContain("走り火 3 2 −1");
  expect(byLink.meta("robots")).toContain("noindex");
});
