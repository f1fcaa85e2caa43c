import { expect, test } from "./support/test";
import { words } from "./support/words";

test("public decks are found by their name and their cards", async ({ client }) => {
  const { title } = words.ja.deckSearch;
  const query = "はじめての赤 [[種別:ユニット 領域:魔導書]]>=10 魔石:赤>=10";
  const page = await (await client.open("/decks")).main.get("search").submit({ q: query });
  expect(page.query.get("q")).toBe("はじめての赤 [[t:unit zone:grimoire]]>=10 stones:r>=10");
  expect(page.get("region", title).all("listitem")).not.toHaveLength(0);
});

test("a search that no deck passes says so, and what of it could not be read", async ({ client }) => {
  const { none, all } = words.en.deckSearch;
  const page = await client.open("/en/decks", { params: { q: "zzz autor:me" } });
  page.get("heading", none);
  expect(page.main.text).toContain("author");
  expect((await page.get("link", all).follow()).path).toBe("/en/decks");
});
