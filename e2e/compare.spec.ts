import { SitePage } from "./support/site-page";
import { expect, test } from "./support/test";

const lines = (flames: number, others: string) => [
  { zone: "grimoire" as const, name: "走り火", count: flames },
  { zone: "grimoire" as const, name: others, count: 2 },
  { zone: "stoneDeck" as const, name: "赤の魔石", count: 20 },
];

test("two decks are compared from the page of one of them", async ({ page, world, expectAccessible }) => {
  const author = await world.createUser();
  const visibility = "public" as const;
  const one = await world.createDeck(author, { name: "火の書", visibility, lines: lines(3, "延焼") });
  const other = await world.createDeck(author, { name: "灰の書", visibility, lines: lines(1, "灰の書架") });
  const site = new SitePage(page);
  await site.open(`/decks/${one.id}`);
  await page.getByRole("link", { name: "ほかのデッキと比べる" }).click();
  await expect(page.getByRole("textbox", { name: "比べるデッキ（前）" })).toHaveValue(one.id);
  await page
    .getByRole("textbox", { name: "比べるデッキ（後）" })
    .fill(new URL(`/en/decks/${other.id}`, page.url()).toString());
  await page.getByRole("button", { name: "比べる", exact: true }).click();
  const cards = page.getByRole("region", { name: "カードの違い" });
  await expect(cards.getByRole("columnheader", { name: "火の書" })).toBeVisible();
  await expect(cards.getByRole("row", { name: "走り火 3 1 −2" })).toBeVisible();
  await expect(cards.getByRole("row", { name: "延焼 2 0 −2抜ける" })).toBeVisible();
  await expect(cards.getByRole("row", { name: "灰の書架 0 2 ＋2加わる" })).toBeVisible();
  await expect(page.getByRole("img", { name: /使用コスト/ })).toHaveCount(2);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible(page);
  }
  await page.getByRole("link", { name: "前と後を入れ替える" }).click();
  await expect(cards.getByRole("row", { name: "走り火 1 3 ＋2" })).toBeVisible();
});

test("a private deck of somebody else and a missing one are the same to a stranger", async ({
  page,
  context,
  world,
}) => {
  const owner = await world.createUser();
  const hidden = await world.createDeck(owner, { name: "秘密の書", lines: lines(3, "延焼") });
  await world.createSignedIn(context);
  const site = new SitePage(page);
  for (const id of [hidden.id, "00000000-0000-4000-8000-000000000000", `${hidden.id}@1`]) {
    await site.open(`/decks/compare?a=KFBXUHBT8Q&b=${id}`);
    await expect(page.getByText("このデッキは見つかりません。リンクかコードを確かめてください。")).toBeVisible();
    await expect(page.getByText("秘密の書")).toHaveCount(0);
    await expect(page.getByRole("region", { name: "カードの違い" })).toHaveCount(0);
  }
});

test("an owner compares a private deck with a code, and an unlisted one is compared by its link", async ({
  page,
  context,
  world,
}) => {
  const owner = await world.createSignedIn(context);
  const mine = await world.createDeck(owner, { name: "秘密の書", lines: lines(3, "延焼") });
  const shared = await world.createDeck(owner, { name: "回覧の書", visibility: "unlisted", lines: lines(2, "延焼") });
  const site = new SitePage(page);
  await site.open(`/decks/compare?a=${mine.id}&b=KFBXUHBT8Q`);
  await expect(page.getByRole("heading", { name: "秘密の書" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "コードのデッキ" })).toBeVisible();
  await site.open(`/decks/compare?a=${mine.id}&b=${encodeURIComponent(`/s/${shared.linkToken}`)}`);
  await expect(page.getByRole("row", { name: "走り火 3 2 −1" })).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
});
