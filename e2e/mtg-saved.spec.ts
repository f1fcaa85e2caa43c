import type { Page } from "playwright/test";
import { expect, test } from "./support/test";

const FOREST = { zone: "main", name: "Forest", count: 60 } as const;
const MADE = {
  name: "森の山",
  game: "mtg",
  format: "type1",
  formatOn: new Date("2000-12-15"),
  lines: [FOREST],
} as const;

const list = (page: Page) => page.getByLabel("デッキリスト");
const state = (page: Page) => page.locator("[data-save]");

test("a list is saved to the account, edited, and found again in another window", async ({
  page,
  world,
  expectAccessibleAndFitting,
}) => {
  await page.goto("/mtg/decks/new");
  await list(page).fill("60 Forest");
  await expect(state(page)).toHaveAttribute("data-save", "local");
  await page.getByRole("link", { name: "サインインして保存" }).click();
  await expect(page).toHaveURL(/sign-in\?return=%2Fmtg%2Fdecks%2Fnew/);
  await world.createSignedIn(page.context(), { name: "机の人" });
  await page.goto("/mtg/decks/new");
  await expect(list(page)).toHaveValue("60 Forest");
  await page.getByLabel("デッキの名前").fill("六十枚の森");
  await page.getByRole("button", { name: "アカウントに保存" }).click();
  await expect(page).toHaveURL(/\/mtg\/decks\/[\w-]+\/edit$/);
  await expect(state(page)).toHaveAttribute("data-save", "saved");
  await expectAccessibleAndFitting(page);
  await list(page).fill("59 Forest\n1 Black Lotus");
  await expect(state(page)).toHaveAttribute("data-save", "waiting");
  await expect(state(page)).toHaveAttribute("data-save", "saved");

  const other = await page.context().newPage();
  await other.goto("/mtg/decks");
  await other.getByRole("link", { name: "六十枚の森" }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("六十枚の森");
  await expect(other.getByRole("region", { name: /^デッキ/ })).toContainText("Black Lotus");
  await other.getByRole("link", { name: "机で編集" }).click();
  await expect(list(other)).toHaveValue(/59 Forest/);
  await page.goto("/mtg/decks/new");
  await expect(list(page)).toHaveValue("");
});

test("of two devices the second is shown the difference, and chooses", async ({ page, browser, baseURL, world }) => {
  const me = await world.createSignedIn(page.context());
  const { id } = await world.createDeck(me, MADE);
  const elsewhere = await browser.newContext({ baseURL });
  await world.signIn(elsewhere, me);
  const second = await elsewhere.newPage();
  for (const one of [page, second]) await one.goto(`/mtg/decks/${id}/edit`);
  await list(page).fill("60 Island");
  await expect(state(page)).toHaveAttribute("data-save", "saved");
  await expect(state(page)).not.toHaveAttribute("data-save", "waiting");
  await expect.poll(async () => (await page.request.get(`/api/mtg/decks/${id}`)).text()).toContain("Island");
  await list(second).fill("60 Swamp");
  await expect(state(second)).toHaveAttribute("data-save", "conflict");
  await second.getByRole("button", { name: "選ぶ" }).click();
  const dialog = second.getByRole("dialog");
  await expect(dialog).toContainText("Island この端末では0枚、アカウントでは60枚");
  await dialog.getByRole("button", { name: "この端末の内容にする" }).click();
  await expect(state(second)).toHaveAttribute("data-save", "saved");
  expect(await (await page.request.get(`/api/mtg/decks/${id}`)).text()).toContain("Swamp");
  await elsewhere.close();
});

test("a deck is shared by its secret link, then made public, then deleted", async ({
  page,
  strangersPage,
  world,
  allowMessages,
  expectAccessibleInBothSchemes,
}) => {
  allowMessages(/404/);
  const me = await world.createSignedIn(page.context(), { name: "分ける人" });
  // A name of its own: the public list shows it to the other tests, too.
  const { id } = await world.createDeck(me, { ...MADE, name: "みなの畑" });
  await page.goto(`/mtg/decks/${id}`);
  await expectAccessibleInBothSchemes(page);
  expect((await strangersPage.goto(`/mtg/decks/${id}`))?.status()).toBe(404);
  const who = page.getByLabel("公開範囲");
  await who.selectOption("unlisted");
  const link = await page.getByLabel("共有のリンク").inputValue();
  await strangersPage.goto(new URL(link).pathname);
  await expect(strangersPage.getByRole("heading", { level: 1 })).toHaveText("みなの畑");
  await expect(strangersPage.getByRole("link", { name: "机で編集" })).toHaveCount(0);
  await who.selectOption("public");
  await expect(page.getByLabel("共有のリンク")).toHaveValue(new RegExp(`/mtg/decks/${id}$`));
  await strangersPage.goto("/en/mtg/decks?format=type1");
  await expect(strangersPage.getByRole("link", { name: "みなの畑" }).first()).toBeVisible();
  await expectAccessibleInBothSchemes(strangersPage);
  await strangersPage.goto("/mtg/decks?format=extended");
  await expect(strangersPage.getByRole("link", { name: "みなの畑" })).toHaveCount(0);
  await page.getByRole("button", { name: "削除" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "削除する" }).click();
  await expect(page).toHaveURL(/\/mtg\/decks$/);
  await expect(page.getByText("まだ保存したデッキがありません")).toBeVisible();
});

test("decks of the other game are told of among one's own, and its pages know none of them", async ({
  page,
  world,
}) => {
  const me = await world.createSignedIn(page.context());
  const { id } = await world.createDeck(me, MADE);
  await page.goto("/decks/mine");
  await page.getByRole("main").getByRole("link", { name: "Magicのデッキ" }).click();
  await expect(page.getByRole("link", { name: "森の山" })).toBeVisible();
  expect((await page.request.get(`/decks/${id}`)).status()).toBe(404);
  expect((await page.request.get(`/api/decks/${id}`)).status()).toBe(404);
});
