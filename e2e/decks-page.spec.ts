import { LEGAL_LINES } from "./support/deck-lines";
import { SitePage } from "./support/site-page";
import { expect, test } from "./support/test";

const words = {
  description: "印刷所の速さで攻める。",
  primer: "# 遊びかた\n\n《走り火》は**最後**まで取っておく。\n\n<script>alert(1)</script>",
  tags: ["速攻", "はじめて"],
  hero: "稲妻綴じの竜",
  cardNotes: [{ card: "走り火", note: "ここぞの一枚", tags: ["決め手"] }],
};

let site: SitePage;
test.beforeEach(({ page }) => {
  site = new SitePage(page);
});

test("a public deck shows its face, words, notes, a hand and its cards to a stranger", async ({ page, world }) => {
  const author = await world.createUser({ name: "植字の人" });
  const { id } = await world.createDeck(author, { name: "号外", visibility: "public", lines: LEGAL_LINES, ...words });
  await site.open(`/decks/${id}`);
  await expect(page).toHaveTitle(/^号外/);
  await expect(site.heading).toHaveText("号外");
  const main = page.getByRole("main");
  await expect(main.getByRole("list", { name: /^デッキの顔：稲妻綴じの竜/ }).getByRole("link")).toHaveCount(3);
  await expect(main.getByText(words.description)).toBeVisible();
  await expect(main.getByRole("list", { name: "タグ" }).getByRole("link")).toHaveText(words.tags);
  const primer = main.getByRole("region", { name: "手引き" });
  await expect(primer.getByRole("heading", { level: 3, name: "遊びかた" })).toBeVisible();
  await expect(primer.getByRole("link", { name: "走り火" })).toHaveAttribute("href", /\/cards\//);
  await expect(primer.locator("script")).toHaveCount(0);
  await expect(main.getByRole("region", { name: "カードごとのメモ" })).toContainText(/ここぞの一枚\s*#決め手/);
  await expect(main.getByRole("region", { name: "このデッキの管理" })).toHaveCount(0);
  await main.getByRole("link", { name: "速攻" }).click();
  await expect(
    page.getByRole("region", { name: "見つかったデッキ" }).getByRole("link", { name: "号外" }),
  ).toBeVisible();
});

test("a sample hand is the same each time, another is one link away, and it can be played", async ({ page, world }) => {
  const author = await world.createUser();
  const { id } = await world.createDeck(author, { name: "配る", visibility: "public", lines: LEGAL_LINES });
  const hand = () => page.getByRole("region", { name: "はじめの手札の例" });
  const cards = () =>
    hand()
      .getByRole("listitem")
      .getByRole("link")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  await site.open(`/decks/${id}`);
  const first = await cards();
  expect(first).toHaveLength(5);
  await page.reload();
  expect(await cards()).toEqual(first);
  await hand().getByRole("link", { name: "別の手札" }).click();
  await expect(page).toHaveURL(/\?hand=2#hand$/);
  expect(await cards()).not.toEqual(first);
  await hand().getByRole("link", { name: "この手札から一人回し" }).click();
  await expect(page).toHaveURL(/\/goldfish\/[^?]+\?seed=2/);
});

test("the cards are shown as a list or as faces", async ({ page, world }) => {
  const author = await world.createUser();
  const { id } = await world.createDeck(author, { name: "見かた", visibility: "public", lines: LEGAL_LINES });
  await site.open(`/decks/${id}`);
  await page.getByRole("navigation", { name: "一覧の見かた" }).getByRole("link", { name: "カード" }).click();
  await expect(page).toHaveURL(/\?view=cards#cards$/);
  await expect(page.getByRole("link", { name: "走り火 3枚" })).toBeVisible();
});

test("a like is given, counted in words, kept, and taken back", async ({ page, world, strangersPage }) => {
  const author = await world.createUser({ name: "好かれる人" });
  const { id } = await world.createDeck(author, { name: "好かれる書", visibility: "public", lines: LEGAL_LINES });
  await world.createSignedIn(page.context());
  await site.open(`/decks/${id}`);
  const like = page.getByRole("button", { name: "いいね 0件" });
  await expect(like).toHaveAttribute("aria-pressed", "false");
  await like.click();
  const liked = page.getByRole("button", { name: "いいね 1件" });
  await expect(liked).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(liked).toHaveAttribute("aria-pressed", "true");
  await strangersPage.goto(`/decks/${id}`);
  await expect(strangersPage.getByRole("link", { name: "いいね 1件" })).toHaveAttribute("href", /\/sign-in\?return=/);
  await liked.click();
  await expect(page.getByRole("button", { name: "いいね 0件" })).toHaveAttribute("aria-pressed", "false");
});

test("a copy tells what it comes from, and the original counts its public copies", async ({ page, world, request }) => {
  const author = await world.createUser({ name: "元の人" });
  const origin = await world.createDeck(author, { name: "元の書", visibility: "public", lines: LEGAL_LINES });
  const me = await world.createSignedIn(page.context());
  await site.open(`/decks/${origin.id}`);
  const made = await page.evaluate(async (id) => {
    const zone = { grimoire: [], stoneDeck: [{ name: "青の魔石", count: 20 }] };
    const body = JSON.stringify({ name: "写しの書", deck: zone, copiedFrom: { id, name: "元の書" } });
    const headers = { "content-type": "application/json" };
    const { deck } = await (await fetch("/api/decks", { method: "POST", headers, body })).json();
    const change = JSON.stringify({ visibility: "public" });
    await fetch(`/api/decks/${deck.id}`, { method: "PATCH", headers, body: change });
    return deck.id as string;
  }, origin.id);
  expect(me.id).not.toBe(author.id);
  await site.open(`/decks/${made}`);
  await page.getByRole("link", { name: "「元の書」の複製" }).click();
  await expect(site.heading).toHaveText("元の書");
  await expect(page.getByText("複製 1件")).toBeVisible();
  expect((await request.get(`/api/v1/decks/${made}`)).status()).toBe(200);
});

test("a deck code has a page with a name of its own, a hand and a copy", async ({ page }) => {
  await site.open("/d/KFBXUHBT8Q");
  await expect(page).toHaveTitle(/のデッキ/);
  await expect(site.heading).toHaveText(/のデッキ$/);
  await expect(page.getByRole("region", { name: "はじめの手札の例" }).getByRole("listitem")).toHaveCount(5);
  await expect(page.getByRole("link", { name: "複製して組み替える" })).toBeVisible();
});

test("its owner's controls stand below its name, and are smaller", async ({ page, world }) => {
  const me = await world.createSignedIn(page.context());
  const { id } = await world.createDeck(me, { name: "わたしの書", lines: LEGAL_LINES });
  await site.open(`/decks/${id}`);
  const own = page.getByRole("region", { name: "このデッキの管理" });
  await expect(own).toContainText("公開範囲：非公開");
  const size = (locator: typeof own) =>
    locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await size(own.getByRole("link", { name: "編集" }))).toBeLessThan((await size(site.heading)) / 2);
  await own.getByRole("link", { name: "版の記録" }).click();
  await expect(site.heading).toHaveText("「わたしの書」の版");
});

for (const lang of ["", "/en"])
  test(`the page of a deck with words is accessible in ${lang || "Japanese"}, light and dark`, async ({
    page,
    world,
    expectAccessibleInBothSchemes,
  }) => {
    const me = await world.createSignedIn(page.context(), { name: "見る人" });
    const made = { name: "読める書", visibility: "public", lines: LEGAL_LINES, ...words } as const;
    const { id } = await world.createDeck(me, made);
    for (const view of ["", "?view=cards"]) {
      await site.open(`${lang}/decks/${id}${view}`);
      await expectAccessibleInBothSchemes(page);
    }
  });
