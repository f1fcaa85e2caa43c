import type { Page } from "playwright/test";
import { BuilderPage } from "./support/builder-page";
import { LEGAL_LIST } from "./support/lists";
import { expect, test } from "./support/test";

const CODE = "KFBXUHBT8Q";
const LINES = [
  { zone: "grimoire" as const, name: "墨つぎの見習い", count: 3 },
  { zone: "stoneDeck" as const, name: "青の魔石", count: 20 },
];

const opener = (page: Page) => page.getByRole("button", { name: "共有", exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const link = (page: Page) => dialog(page).getByRole("textbox", { name: "リンク" });

test("a public deck is given away by its page or by its code, by keyboard, and the focus comes back", async ({
  page,
  context,
  world,
  expectAccessible,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const user = await world.createUser();
  const { id } = await world.createDeck(user, { name: "潮の書", visibility: "public", lines: LINES });
  await page.goto(`/decks/${id}`);
  // A button that no script answers yet takes no focus.
  await expect(opener(page)).toBeEnabled();
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(link(page)).toHaveValue(new RegExp(`/decks/${id}$`));
  await expect(dialog(page).getByRole("combobox", { name: "公開範囲" })).toHaveCount(0);
  const address = await link(page).inputValue();
  const ways = { Xに投稿: "https://x.com/intent/post?", LINEで送る: "https://social-plugins.line.me/lineit/share?" };
  for (const [name, begins] of Object.entries(ways)) {
    const way = dialog(page).getByRole("link", { name: new RegExp(`^${name}`) });
    const target = new URL((await way.getAttribute("href")) ?? "");
    expect(target.href.startsWith(begins)).toBe(true);
    expect(target.searchParams.get("url")).toBe(address);
    await expect(way).toHaveAttribute("rel", /noopener/);
  }
  await dialog(page).getByText("QRコード").click();
  await expect(dialog(page).getByRole("img", { name: `${address} のQRコード` })).toBeVisible();
  await dialog(page).getByText("埋め込み", { exact: true }).first().click();
  await expect(dialog(page).getByRole("textbox", { name: "埋め込み" })).toHaveValue(
    new RegExp(`^<iframe src="[^"]+/embed/decks/${id}" title="[^"]*潮の書"`),
  );
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible(page);
  }
  await dialog(page).getByRole("radio", { name: "いまの内容のリンク" }).check();
  await expect(link(page)).toHaveValue(/\/d\/[\w-]+$/);
  await dialog(page).getByRole("button", { name: "コピー" }).first().click();
  await expect(dialog(page).getByText("コピーしました。").first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link(page).inputValue());
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test("the owner decides in the dialog who sees the deck, and gets the link of the moment", async ({
  page,
  context,
  strangersPage,
  world,
  allowMessages,
}) => {
  allowMessages(/404/);
  const user = await world.createSignedIn(context);
  const { id } = await world.createDeck(user, { name: "潮の書", lines: LINES });
  await page.goto(`/decks/${id}`);
  await opener(page).click();
  await expect(link(page)).toHaveValue(/\/d\/[\w-]+$/);
  const visibility = dialog(page).getByRole("combobox", { name: "公開範囲" });
  await visibility.selectOption({ label: "限定公開" });
  await expect(link(page)).toHaveValue(/\/s\/[\w-]{22}$/);
  await expect(dialog(page).getByText("埋め込み", { exact: true })).toHaveCount(0);
  const secret = await link(page).inputValue();
  await strangersPage.goto(secret);
  await expect(strangersPage.getByRole("heading", { level: 1 })).toHaveText("潮の書");
  await opener(strangersPage).click();
  await expect(link(strangersPage)).toHaveValue(secret);
  await visibility.selectOption({ label: "公開" });
  await expect(link(page)).toHaveValue(new RegExp(`/decks/${id}$`));
  await visibility.selectOption({ label: "非公開" });
  await expect(link(page)).toHaveValue(/\/d\/[\w-]+$/);
  await expect(dialog(page).getByText(/非公開のあいだ/)).toBeVisible();
  expect((await strangersPage.goto(secret))?.status()).toBe(404);
});

test("pictures are saved as files, wide and tall", async ({ page }) => {
  await page.goto(`/d/${CODE}`);
  await opener(page).click();
  for (const [name, file] of [
    ["画像を保存", "青緑のデッキ.png"],
    ["縦長の画像を保存", "青緑のデッキ-tall.png"],
  ] as const) {
    const download = page.waitForEvent("download");
    await dialog(page).getByRole("link", { name, exact: true }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
});

test("a card is shared from its page, at 360 pixels", async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/cards/${encodeURIComponent("墨つぎの見習い")}`);
  await opener(page).click();
  await expect(link(page)).toHaveValue(/\/cards\//);
  await expect(dialog(page).getByRole("link", { name: "縦長の画像を保存" })).toHaveCount(0);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("the builder gives away the page of a public deck, and the code of one that no account has", async ({
  page,
  context,
  world,
}) => {
  const builder = new BuilderPage(page);
  await builder.build();
  await builder.import(LEGAL_LIST);
  expect(await builder.exported("リンク")).toMatch(/\/d\/[\w-]+$/);
  const user = await world.createSignedIn(context);
  const { id } = await world.createDeck(user, { name: "潮の書", visibility: "public", lines: LINES });
  await builder.build(`/decks/${id}/edit`);
  await builder.share();
  await expect(link(page)).toHaveValue(new RegExp(`/decks/${id}$`));
  await dialog(page).getByRole("combobox", { name: "公開範囲" }).selectOption({ label: "非公開" });
  await expect(link(page)).toHaveValue(/\/d\/[\w-]+$/);
});
