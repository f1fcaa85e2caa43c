import { BuilderPage } from "./support/builder-page";
import { expect, test } from "./support/test";

let builder: BuilderPage;
test.beforeEach(({ page }) => {
  builder = new BuilderPage(page);
});

test("the chips narrow the pool down", async () => {
  await builder.build();
  const chip = (name: string) => builder.pool.getByRole("checkbox", { name, exact: true });
  await chip("魔石").check();
  await expect(builder.row("青の魔石")).toBeVisible();
  await expect(builder.row("墨つぎの見習い")).toHaveCount(0);
  await chip("魔石").uncheck();
  await chip("マジック").check();
  await chip("赤").check();
  await chip("1").check();
  await expect(builder.row("走り火")).toBeVisible();
  await expect(builder.row("頁を焦がす")).toHaveCount(0);
  await builder.pool.getByRole("button", { name: "絞り込みを解く" }).click();
  await expect(builder.row("墨つぎの見習い")).toBeVisible();
});

test("the pool is searched in the language of the result page, with what only a deck can answer", async ({ page }) => {
  const asked: string[] = [];
  await builder.build();
  page.on("request", (request) => asked.push(request.url()));
  await builder.search.fill("種別:魔石 -読み:あお");
  await expect(builder.row("赤の魔石")).toBeVisible();
  await expect(builder.row("青の魔石")).toHaveCount(0);
  await builder.plus("赤の魔石").click();
  await builder.search.fill("t:stone -in:deck");
  await expect(builder.row("青の魔石")).toBeVisible();
  await expect(builder.row("赤の魔石")).toHaveCount(0);
  await builder.search.fill("qty>=1");
  await expect(builder.row("赤の魔石")).toBeVisible();
  await expect(builder.row("青の魔石")).toHaveCount(0);
  await builder.search.fill("fits:stones usev=1");
  await expect(builder.row("走り火")).toBeVisible();
  await expect(builder.row("墨つぎの見習い")).toHaveCount(0);
  expect(asked.filter((url) => url.includes("/api/"))).toEqual([]);
  await builder.search.fill("o:/引(く|き)/ t:magic order:-use");
  await expect(builder.row("三冊の取り寄せ")).toBeVisible();
});

test("chips and query narrow the pool together, and what was searched for is marked", async () => {
  await builder.build();
  await builder.search.fill("頁");
  await builder.pool.getByRole("checkbox", { name: "マジック", exact: true }).check();
  await expect(builder.row("頁を焦がす").locator("mark")).toHaveText("頁");
  await expect(builder.row("頁渡りの海蛇")).toHaveCount(0);
});

test("keys and values are completed from the cards of the browser, and no key of a composition chooses", async ({
  page,
  context,
}) => {
  await builder.build();
  const options = builder.pool.getByRole("option");
  await builder.search.click();
  await page.keyboard.type("c:");
  await expect(options.first()).toContainText("青");
  await page.keyboard.press("ArrowDown");
  const input = await context.newCDPSession(page);
  await input.send("Input.imeSetComposition", { selectionStart: 1, selectionEnd: 1, text: "あ" });
  await page.keyboard.press("Enter");
  await expect(builder.search).toHaveValue("c:あ");
  // The composition ends before anything else is typed, or that would go into it.
  await input.send("Input.insertText", { text: "あ" });
  await builder.search.fill("c:");
  await expect(builder.search).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(builder.search).toHaveValue("c:青 ");
  await expect(options).toHaveCount(0);
  await expect(builder.row("墨つぎの見習い")).toBeVisible();
  await expect(builder.row("走り火")).toHaveCount(0);
  await page.keyboard.type("asof:2025");
  await expect(builder.pool).toContainText("5文字目「asof:2025」は、デッキ作りでは使えない条件です。");
  await page.keyboard.press("Escape");
  await expect(builder.search).toHaveValue("");
  await page.keyboard.type("あおの魔石");
  await expect(builder.row("青の魔石").locator("mark")).toHaveText("青の魔石");
});

test("what of the query cannot be read is said, and put right with one press", async () => {
  await builder.build();
  await builder.search.fill("knid:unit 頁");
  await expect(builder.pool).toContainText("「knid:unit」は読み取れません。");
  await builder.pool.getByRole("button", { name: "「kind」のことですか" }).click();
  await expect(builder.search).toHaveValue("kind:unit 頁");
  await expect(builder.row("頁渡りの海蛇")).toBeVisible();
});

test("a key right behind the text means the cards of that text", async () => {
  await builder.build();
  /** Types a text and presses a key before the browser has drawn anything. */
  const typeAndPress = (text: string, key: string) =>
    builder.search.evaluate(
      async (field: HTMLInputElement, [value, pressed]) => {
        field.focus();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        await Promise.resolve();
        field.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true }));
      },
      [text, key] as const,
    );
  await typeAndPress("火種の見習い", "ArrowDown");
  await expect(builder.pool.locator("[data-row]")).toHaveCount(1);
  await expect(builder.row("火種の見習い").locator("[data-act=main]")).toBeFocused();
  await typeAndPress("夜警の猟犬", "Enter");
  await expect(builder.counter("魔導書")).toContainText("1/40");
  await expect(builder.row("夜警の猟犬", "deck")).toBeVisible();
});
