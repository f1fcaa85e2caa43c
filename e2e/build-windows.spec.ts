import { BuilderPage } from "./support/builder-page";
import { expect, test } from "./support/test";

let builder: BuilderPage;
test.beforeEach(({ page }) => {
  builder = new BuilderPage(page);
});

test("every window gives the focus back to where it was", async ({ page }) => {
  await builder.build();
  const card = builder.card("墨つぎの見習い");
  const open = {
    legend: () => page.keyboard.press("?"),
    export: () => page.keyboard.press("e"),
    note: () => page.keyboard.press("m"),
  };
  for (const press of Object.values(open)) {
    await card.focus();
    await press();
    await expect(builder.dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(builder.dialog).toHaveCount(0);
    await expect(card).toBeFocused();
  }
  for (const entry of ["説明・手引き・タグ", "読み込む", "変更の履歴", "キー操作", "このデッキを削除"]) {
    await builder.choose(entry);
    await expect(builder.dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(builder.dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: "そのほか" })).toBeFocused();
  }
});

test("the first letter goes where it was typed", async ({ page }) => {
  await builder.build();
  await page.keyboard.press("/");
  await page.keyboard.press("Escape");
  await page.keyboard.type("abcdef");
  await expect(builder.search).toHaveValue("abcdef");
});

test("note, tags, description and primer are kept, and a tag groups the deck", async ({ page, expectAccessible }) => {
  await builder.build();
  const card = "墨つぎの見習い";
  await builder.find(card);
  await page.keyboard.press("2");
  await page.keyboard.press("m");
  await builder.dialog.getByRole("textbox", { name: "メモ" }).fill("序盤の手。");
  await builder.dialog.getByRole("textbox", { name: "タグ" }).fill("序盤、軽い");
  await expectAccessible(page);
  await builder.dialog.getByRole("button", { name: "書き留める" }).click();
  await builder.arrange("デッキ", "タグ");
  await expect(builder.deck.getByRole("heading", { level: 3, name: /^序盤/ })).toBeVisible();
  await builder.choose("説明・手引き・タグ");
  await builder.dialog.getByRole("textbox", { name: "一言での紹介" }).fill("青の速い束");
  await builder.dialog.getByRole("combobox", { name: "デッキの顔" }).selectOption(card);
  await builder.dialog
    .getByRole("textbox", { name: "手引き" })
    .fill(`# 進め方\n\n《${card}》から始める。<script>1</script>`);
  await builder.dialog.getByRole("button", { name: "仕上がり" }).click();
  const shown = builder.dialog.getByRole("region", { name: "仕上がり" });
  await expect(shown.getByRole("heading", { name: "進め方" })).toBeVisible();
  await expect(shown.getByRole("link", { name: `《${card}》` })).toHaveAttribute("href", /\/cards\//);
  await expectAccessible(page);
  await page.reload();
  await builder.ready();
  await builder.choose("説明・手引き・タグ");
  await expect(builder.dialog.getByRole("textbox", { name: "一言での紹介" })).toHaveValue("青の速い束");
  await expect(builder.dialog.getByRole("combobox", { name: "デッキの顔" })).toHaveValue(card);
});

test("decks are begun, duplicated and deleted from the builder", async ({ page }) => {
  await builder.build();
  await builder.card("墨つぎの見習い").click();
  await builder.name.fill("もとの書");
  await builder.card("墨つぎの見習い").focus();
  const first = page.url();
  await page.keyboard.press("Control+d");
  await page.waitForURL((url) => url.href !== first);
  await builder.ready();
  await expect(builder.name).toHaveValue("もとの書（複製）");
  await expect(builder.row("墨つぎの見習い", "deck")).toBeVisible();
  await builder.card("青墨の小魚").focus();
  const second = page.url();
  await page.keyboard.press("n");
  await page.waitForURL((url) => url.href !== second);
  await builder.ready();
  await expect(builder.name).toHaveValue("");
  await builder.open(second);
  await builder.ready();
  await builder.choose("このデッキを削除");
  await builder.dialog.getByRole("button", { name: "このデッキを削除" }).click();
  await page.waitForURL(/\/decks\/mine/);
  await expect(page.getByText("もとの書", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("もとの書（複製）")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the card opens in a sheet with copies and neighbours, and the step back closes it", async ({
    page,
    expectAccessible,
  }) => {
    await builder.build();
    const address = page.url();
    await builder.card("墨つぎの見習い").tap();
    await expect(builder.dialog).toContainText("墨つぎの見習い");
    await builder.dialog.getByRole("button", { name: "墨つぎの見習いを1枚加える" }).tap();
    await expect(builder.dialog.getByText("×1")).toBeVisible();
    await expectAccessible(page);
    await builder.dialog.getByRole("button", { name: "次のカード" }).tap();
    await expect(builder.dialog).not.toContainText("墨つぎの見習い");
    await page.goBack();
    await expect(builder.dialog).toHaveCount(0);
    expect(page.url()).toBe(address);
    await expect(builder.row("墨つぎの見習い").locator("[data-act=main]")).toContainText(/AP\d+HP\d+/);
    await expect(builder.row("墨つぎの見習い")).toContainText("×1");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
