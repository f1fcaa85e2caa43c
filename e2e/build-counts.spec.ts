import type { Locator } from "playwright/test";
import { BuilderPage } from "./support/builder-page";
import { expect, test } from "./support/test";

let builder: BuilderPage;
test.beforeEach(({ page }) => {
  builder = new BuilderPage(page);
});

test("a legal deck takes at most 58 keys from nothing", async ({ page }) => {
  await builder.build();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const search = async (text: string) => {
    await press("/");
    for (const letter of text) await press(letter);
    if ((await builder.search.getAttribute("aria-expanded")) === "true") await press("Escape");
    await press("ArrowDown");
    await expect(builder.pool.locator("[data-row] [data-act=main]").first()).toBeFocused();
  };
  await search("c=b -t:stone");
  for (let names = 0; names < 13; names += 1) {
    await press("Shift+Enter");
    await press("ArrowDown");
  }
  await press("1");
  await expect(builder.counter("魔導書")).toHaveText("魔導書40/40そろいました");
  await search("c=b t:stone");
  await press("Shift+Enter");
  await expect(builder.seal).toBeVisible();
  expect(keys).toBeLessThanOrEqual(58);
});

test("three cards are found, a starter is made a legal deck with them and given away in at most 9 clicks", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await builder.build();
  await click(builder.deck.getByRole("listitem").getByRole("link").first());
  await expect(builder.counter("魔導書")).toContainText("40/40");
  await click(builder.search);
  for (const name of ["火種の見習い", "夜警の猟犬", "赤の二筆"]) {
    await builder.search.fill(name);
    await click(builder.plus(name));
  }
  await expect(builder.counter("魔導書")).toContainText("43/40");
  await click(builder.problem("GRIMOIRE_COUNT").getByRole("button").first());
  await expect(builder.seal).toBeVisible();
  await click(page.getByRole("button", { name: "書き出す・共有", exact: true }));
  await click(builder.dialog.getByRole("button", { name: "コピー" }).first());
  await expect(builder.dialog.getByText("コピーしました。").first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/d\/[\w-]+$/);
  expect(clicks).toBeLessThanOrEqual(9);
});
