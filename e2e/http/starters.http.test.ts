import { format } from "@/app/i18n/format";
import type { HtmlPage } from "./support/html-page";
import { expect, test } from "./support/test";
import { words } from "./support/words";

type Language = keyof typeof words;

/** The decks on the shelf of a page. */
const shelf = (page: HtmlPage, lang: Language = "ja") =>
  page.get("region", words[lang].decks.starters.title).all("listitem");

test("a stranger reads a starter deck and its primer in both languages", async ({ client }) => {
  const [first] = shelf(await client.open("/decks"));
  const page = await first?.get("heading").get("link").follow();
  if (page === undefined) throw new Error("No starter deck stands on the shelf");
  const { starters } = words.ja.decks;
  expect(page.heading).toBe(first?.get("heading").text);
  expect(page.main.text).toContain(format(words.ja.decks.by, { author: starters.author }));
  expect(page.main.text).toContain(words.ja.decks.legal);
  const japanese = page.get("region", starters.primer);
  expect(japanese.all("link", /^《/).length).toBeGreaterThan(0);

  const english = await client.open(`/en${page.path}`);
  const primer = english.get("region", words.en.decks.starters.primer);
  expect(english.main.text).toContain(format(words.en.decks.by, { author: words.en.decks.starters.author }));
  expect(english.heading).not.toBe(page.heading);
  expect(primer.text).not.toBe(japanese.text);
  expect(primer.text, "names of cards are told in English").not.toMatch(/[ぁ-んァ-ヶ一-龠《》]/u);
  expect((await primer.first("link").follow()).path).toMatch(/^\/en\/cards\//);
});

test("a stranger goldfishes a starter deck from the shelf and from its page", async ({ client }) => {
  const { goldfish } = words.ja.decks.starters;
  const [onHome] = shelf(await client.open("/"));
  const name = onHome?.get("heading").text ?? "";
  const fromShelf = await onHome?.first("link", new RegExp(`^${goldfish}`)).follow();
  expect(fromShelf?.path).toMatch(/^\/goldfish\/[\w-]+$/);
  expect(fromShelf?.heading).toBe(name);
  const page = await onHome?.get("heading").get("link").follow();
  const fromPage = await page?.main.first("link", goldfish).follow();
  expect(fromPage?.path.split("?")[0]).toBe(fromShelf?.path);
  expect(fromPage?.heading).toBe(name);
});

test("every deck of the shelf can be read, and is legal", async ({ client }) => {
  const decks = shelf(await client.open("/decks"));
  expect(decks.length).toBeGreaterThan(0);
  for (const deck of decks) {
    const page = await deck.get("heading").get("link").follow();
    expect(page.all("region", words.ja.decks.starters.primer)).toHaveLength(1);
    expect(page.main.text).toContain(words.ja.decks.legal);
  }
});

test("nobody can change, hide or delete a starter deck", async ({ client, world }) => {
  const [first] = shelf(await client.open("/decks"));
  const page = await first?.get("heading").get("link").follow();
  if (page === undefined) throw new Error("No starter deck stands on the shelf");
  const id = page.path.split("/").at(-1);
  const { client: other } = await world.createSignedIn();
  const writes = [
    ["PUT", { name: "よその人", deck: { grimoire: [], stoneDeck: [] }, expectedVersion: 1 }],
    ["PATCH", { name: "よその人", visibility: "private" }],
    ["DELETE", {}],
  ] as const;
  for (const [who, status] of [
    [other, 404],
    [client, 401],
  ] as const)
    for (const [method, json] of writes) {
      const answer = await who.request(`/api/decks/${id}`, { method, json });
      expect(answer.status, method).toBe(status);
    }
  const again = await client.open(page.path);
  expect(again.heading).toBe(page.heading);
  expect(again.main.all("link", words.ja.decks.edit)).toEqual([]);
});

test("a card tells its rulings, and their numbers open the rules", async ({ client }) => {
  const rulings = words.ja.cards.page.rulings;
  const page = await client.open("/cards/煤煙の司書");
  const region = page.get("region", rulings);
  expect(region.all("heading")[1]?.text).toContain("誘発しますか");
  const rule = await region.all("link", "302.1.2.1").at(-1)?.follow();
  expect(rule?.path).toBe("/rules/mag/302.1.2.1");
  const stone = await client.open("/cards/赤の魔石");
  expect(stone.all("region", rulings)).toEqual([]);
});
