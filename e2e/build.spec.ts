import type { Page } from "playwright/test";
import { BuilderPage } from "./support/builder-page";
import { BROKEN_LIST, LEGAL_CARDS, LEGAL_LIST } from "./support/lists";
import { expect, test } from "./support/test";

let builder: BuilderPage;
test.beforeEach(({ page }) => {
  builder = new BuilderPage(page);
});

test("a legal deck is built with the keyboard alone", async ({ page }) => {
  await builder.build();
  for (const [card, count] of LEGAL_CARDS) {
    await builder.find(card);
    await expect(builder.card(card)).toBeFocused();
    await page.keyboard.press(String(count));
    await expect(builder.row(card)).toContainText(`×${count}`);
  }
  await expect(builder.counter("魔導書")).toHaveText("魔導書40/40そろいました");
  await expect(builder.counter("魔石デッキ")).toHaveText("魔石デッキ0/20あと20枚");
  await builder.find("緑の魔石");
  await page.keyboard.press("8");
  await builder.find("青の魔石");
  await page.keyboard.press("Shift+Enter");
  await expect(builder.counter("魔石デッキ")).toHaveText("魔石デッキ20/20そろいました");
  await expect(builder.seal).toBeVisible();
  expect(await builder.problems()).toEqual([]);
});

test("every key on a row does what it is known for", async ({ page }) => {
  await builder.build();
  const card = "墨つぎの見習い";
  const count = (shown: string) => expect(builder.row(card)).toContainText(shown);
  await builder.find(card);
  await page.keyboard.press("Enter");
  await count("×1");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("+");
  await count("×3");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("-");
  await count("×1");
  await page.keyboard.press("Delete");
  await count("×0");
  await page.keyboard.press("Shift+Enter");
  await count("×3");
  await page.keyboard.press("0");
  await count("×0");
  await page.keyboard.press("Control+Enter");
  await expect(builder.candidate(card)).toContainText("×1");
  await expect(builder.counter("魔導書")).toHaveText("魔導書0/40あと40枚");
  await builder.candidate(card).locator("[data-act=main]").focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(builder.candidate(card)).toHaveCount(0);
  await count("×1");
});

test("keys are heard from the moment the builder shows", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector("main [role=combobox]") === null) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true }));
    }).observe(document, { childList: true, attributes: true, subtree: true });
  });
  await builder.build();
  await expect(builder.search).toBeFocused();
});

test("keys mean nothing but text while text is being written", async ({ page }) => {
  await builder.build();
  await builder.find("墨つぎの見習い");
  await page.keyboard.press("2");
  await page.keyboard.press("/");
  await expect(builder.search).toBeFocused();
  for (const key of ["Delete", "0", "-", "?", "z"]) await page.keyboard.press(key);
  await expect(builder.search).toHaveValue("0-?z");
  await expect(builder.counter("魔導書")).toHaveText("魔導書2/40あと38枚");
  await page.keyboard.press("Escape");
  await expect(builder.search).toHaveValue("");
  await expect(builder.dialog).toHaveCount(0);
});

test("the Enter that ends a Japanese composition adds nothing", async ({ page, context }) => {
  await builder.build();
  await builder.search.focus();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Input.imeSetComposition", { text: "すみつぎ", selectionStart: 4, selectionEnd: 4 });
  await expect(builder.row("墨つぎの見習い")).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(builder.search).toBeFocused();
  await devtools.send("Input.insertText", { text: "墨つぎ" });
  await expect(builder.search).toHaveValue("墨つぎ");
  await expect(builder.counter("魔導書")).toHaveText("魔導書0/40あと40枚");
  await page.keyboard.press("Enter");
  await expect(builder.counter("魔導書")).toHaveText("魔導書1/40あと39枚");
});

test("a deck is built, changed and made legal with the mouse", async () => {
  await builder.build();
  const card = "青墨の小魚";
  await builder.card(card).click();
  await builder.plus(card).click();
  await expect(builder.row(card)).toContainText("×2");
  await builder.card(card).click({ button: "right" });
  await expect(builder.row(card)).toContainText("×1");
  await builder.minus(card, "deck").click();
  await expect(builder.row(card, "deck")).toHaveCount(0);
  const add = builder.problem("GRIMOIRE_COUNT").getByRole("button").first();
  for (let left = 40; left > 0; left -= 3) {
    await add.click();
    await expect(builder.counter("魔導書")).toContainText(left > 3 ? `${43 - left}/40` : "40/40");
  }
  await builder.deck.getByRole("button", { name: "必要に合わせて魔石を入れる" }).click();
  await expect(builder.seal).toBeVisible();
});

test("every kind of problem is shown at once with its rule, and each has a button that puts it right", async () => {
  await builder.build();
  await builder.import(BROKEN_LIST);
  await expect(builder.problem("STONE_COUNT")).toBeVisible();
  expect((await builder.problems()).sort()).toEqual(
    [
      "CATALYST_ABOVE_SUPPLY",
      "COLOR_UNSUPPLIED",
      "GRIMOIRE_COPIES",
      "GRIMOIRE_COUNT",
      "GRIMOIRE_KIND",
      "NOT_A_CARD",
      "STONE_COUNT",
      "STONE_KIND",
      "UNKNOWN_NAME",
    ].sort(),
  );
  await expect(builder.problem("GRIMOIRE_COPIES")).toContainText("《墨つぎの見習い》が4枚あります");
  const rules = {
    UNKNOWN_NAME: "205.3",
    NOT_A_CARD: "206.2",
    GRIMOIRE_KIND: "501.1.1",
    GRIMOIRE_COPIES: "501.1.3",
    STONE_KIND: "502.1.1",
  };
  for (const [code, rule] of Object.entries(rules)) {
    await expect(builder.problem(code)).toContainText(`ルール${rule}`);
    await builder.problem(code).getByRole("button").first().click();
    await expect(builder.problem(code)).toHaveCount(0);
  }
  await expect(builder.row("青墨の小魚", "deck")).toContainText("×3");
  await expect(builder.problem("GRIMOIRE_COUNT")).toContainText("ルール501.1.2");
  await builder.problem("STONE_COUNT").getByRole("button").first().click();
  await expect(builder.problem("COLOR_UNSUPPLIED")).toHaveCount(0);
  await expect(builder.counter("魔石デッキ")).toHaveText("魔石デッキ20/20そろいました");
});

test("every edit is undone and done again, by key, by button and from the history", async ({ page }) => {
  await builder.build();
  await expect(builder.undo).toHaveAttribute("aria-disabled", "true");
  await builder.card("墨つぎの見習い").click();
  await builder.card("青墨の小魚").click();
  await builder.name.fill("夜の書");
  await builder.import(LEGAL_LIST);
  await expect(builder.seal).toBeVisible();
  await expect(builder.undo).toHaveAccessibleName("取り消す：一覧の読み込み");
  await builder.undo.click();
  await expect(builder.counter("魔導書")).toHaveText("魔導書2/40あと38枚");
  await builder.card("走り火", "pool").focus();
  await page.keyboard.press("Control+z");
  await expect(builder.name).toHaveValue("");
  await page.keyboard.press("Control+z");
  await expect(builder.counter("魔導書")).toHaveText("魔導書1/40あと39枚");
  await page.keyboard.press("Control+Shift+Z");
  await page.keyboard.press("Control+y");
  await expect(builder.name).toHaveValue("夜の書");
  await builder.redo.click();
  await expect(builder.seal).toBeVisible();
  await builder.choose("変更の履歴");
  await builder.dialog.getByRole("button", { name: "《墨つぎの見習い》を1枚追加" }).click();
  await builder.dialog.getByRole("button", { name: "閉じる" }).click();
  await expect(builder.counter("魔導書")).toHaveText("魔導書1/40あと39枚");
});

test("a draft is there again after a reload, with its way back", async ({ page }) => {
  await builder.build();
  await builder.card("墨つぎの見習い").click();
  await builder.card("墨つぎの見習い").click();
  await builder.name.fill("残る書");
  await page.reload();
  await builder.ready();
  await expect(builder.name).toHaveValue("残る書");
  await expect(builder.row("墨つぎの見習い", "deck")).toContainText("×2");
  await builder.undo.click();
  await builder.undo.click();
  await expect(builder.row("墨つぎの見習い", "deck")).toContainText("×1");
});

test("of two tabs the newest draft counts, and the other one comes back by undo", async ({ context }) => {
  await builder.build();
  const other = new BuilderPage(await context.newPage());
  await other.build();
  await builder.card("墨つぎの見習い").click();
  await expect(other.row("墨つぎの見習い", "deck")).toBeVisible();
  await other.card("青墨の小魚").click();
  await expect(builder.row("青墨の小魚", "deck")).toBeVisible();
  await expect(builder.page.getByText("別のタブの新しい変更を取り入れました")).toBeVisible();
  await builder.undo.click();
  await expect(builder.row("青墨の小魚", "deck")).toHaveCount(0);
  await expect(builder.row("墨つぎの見習い", "deck")).toBeVisible();
});

test("a sample is one click away and legal", async () => {
  await builder.build();
  await builder.deck.getByRole("button", { name: "見本のデッキから始める" }).click();
  await expect(builder.seal).toBeVisible();
  await expect(builder.page.getByRole("status").filter({ hasText: "合法なデッキです" })).toBeAttached();
});

// The page has every card on it, and a look at all of that takes long: one to a test.
for (const path of ["/decks/new", "/en/decks/new"])
  test.describe(`${path} is accessible in both schemes`, () => {
    const field = (page: Page) => page.getByRole("main").getByRole("combobox", { name: /^(?:カードを検索|Search)/ });
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await builder.open(path);
      await field(page).waitFor();
    });

    test("empty", async ({ page, expectAccessibleInBothSchemes }) => expectAccessibleInBothSchemes(page));

    test("illegal", async ({ page, expectAccessibleInBothSchemes }) => {
      await page.locator("[data-act=add]").nth(6).click();
      await page.locator("[data-problem=GRIMOIRE_COUNT]").waitFor();
      await expectAccessibleInBothSchemes(page);
    });

    test("legal", async ({ page, expectAccessibleInBothSchemes }) => {
      await page.getByRole("button", { name: /^(そのほか|More)$/ }).click();
      await page.getByRole("button", { name: /^(見本のデッキ|Sample deck)$/ }).click();
      await expect(page.getByText(/^(合法|Legal)$/).first()).toBeVisible();
      await builder.open(path);
      await field(page).waitFor();
      await expectAccessibleInBothSchemes(page);
    });
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("pool, deck and check are one tap apart, with the counts always in sight", async ({
    page,
    expectAccessible,
  }) => {
    await builder.build();
    const views = page.getByRole("navigation", { name: "表示" });
    await builder.plus("墨つぎの見習い").tap();
    await expect(views.getByRole("button", { name: "デッキ" })).toContainText("1/40");
    await builder.card("墨つぎの見習い").tap();
    await expect(builder.dialog.getByRole("img", { name: /^墨つぎの見習い/ })).toBeVisible();
    await builder.dialog.getByRole("button", { name: "閉じる" }).tap();
    await expect(builder.counter("魔導書")).toBeHidden();
    await views.getByRole("button", { name: "デッキ" }).tap();
    await expect(builder.counter("魔導書")).toHaveText("魔導書1/40あと39枚");
    await expectAccessible(page);
    await views.getByRole("button", { name: "確認" }).tap();
    await expect(builder.problem("GRIMOIRE_COUNT")).toBeVisible();
    await expectAccessible(page);
    await views.getByRole("button", { name: "取り消す" }).tap();
    await expect(views.getByRole("button", { name: "デッキ" })).toContainText("0/40");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
