import { GoldfishPage } from "./support/goldfish-page";
import { expect, test } from "./support/test";

/** A legal deck of the starter cards: 14 names, blue and green stones. */
const LEGAL = "KFBXUHBT8Q";
/** Three cards and two stones. */
const TINY = "QwRGaVe2DAlJBSJf";
/** Stones in the grimoire. */
const IMPOSSIBLE = "K8qHNr0kPI";

/** Opening hand that seed 7 deals from the legal deck: shared links depend on it, so it never changes. */
const OPENING = ["貸出停止", "青墨の小魚", "苔むす踏み台", "苔むす踏み台", "雨垂れの書記"];
const REDRAWN = ["頁渡りの海蛇", "三冊の取り寄せ", "差し戻し", "返却台の渡し守", "深海の書庫番"];
const DRAWN_NEXT = ["深海の書庫番", "深海の書庫番"];

let goldfish: GoldfishPage;
test.beforeEach(({ page }) => {
  goldfish = new GoldfishPage(page);
});

test("a seed deals the same hand to everybody, for ever", async ({ page, strangersPage }) => {
  await goldfish.deal(LEGAL, "?seed=7");
  expect(await goldfish.hand()).toEqual(OPENING);
  await expect(goldfish.announcement).toContainText("《貸出停止》《青墨の小魚》");
  await page.reload();
  await goldfish.actions.waitFor();
  expect(await goldfish.hand()).toEqual(OPENING);
  const elsewhere = new GoldfishPage(strangersPage);
  await elsewhere.deal(LEGAL, "?seed=7&first=2");
  expect(await elsewhere.hand()).toEqual(OPENING);
});

test("a hand by chance puts its seed into the address, which deals it again", async ({ page }) => {
  await goldfish.deal(LEGAL);
  await expect(page).toHaveURL(/\?seed=[0-9a-z]{1,7}$/);
  const hand = await goldfish.hand();
  await page.reload();
  await goldfish.actions.waitFor();
  expect(await goldfish.hand()).toEqual(hand);
});

test("the hand may be redrawn once, and the redraw taken back", async () => {
  await goldfish.deal(LEGAL, "?seed=7");
  await expect(goldfish.page.getByText("503.1.1.3").first()).toBeVisible();
  await goldfish.button("引き直す").click();
  await expect(goldfish.moment).toHaveText("自分の1ターン目");
  expect(await goldfish.hand()).toEqual(REDRAWN);
  await expect(goldfish.button("引き直す")).toHaveCount(0);
  await goldfish.button("一手戻す").click();
  await expect(goldfish.moment).toHaveText("最初の手札");
  expect(await goldfish.hand()).toEqual(OPENING);
  await goldfish.button("やり直す").click();
  await expect(goldfish.moment).toHaveText("自分の1ターン目");
  expect(await goldfish.hand()).toEqual(REDRAWN);
});

test("going first skips the first draw; every turn brings a stone and every later one a card", async () => {
  await goldfish.deal(LEGAL, "?seed=7");
  await goldfish.button("引き直す").click();
  await expect(goldfish.moment).toHaveText("自分の1ターン目");
  await expect(goldfish.record).toContainText("603.1.1");
  await expect(goldfish.count("手札")).toHaveText("5");
  await expect(goldfish.count("魔石")).toHaveText("19");
  await goldfish.button("次のターンへ").click();
  await expect(goldfish.moment).toHaveText("自分の2ターン目");
  await expect(goldfish.announcement).toContainText("《深海の書庫番》を引きました");
  expect(await goldfish.hand()).toEqual([...REDRAWN, ...DRAWN_NEXT.slice(0, 1)]);
  await expect(goldfish.record).toContainText("相手の1ターン目");
  await goldfish.button("次のターンへ").click();
  await expect(goldfish.moment).toHaveText("自分の3ターン目");
  expect(await goldfish.hand()).toEqual([...REDRAWN, ...DRAWN_NEXT]);
  await expect(goldfish.count("魔導書")).toHaveText("33");
  await expect(goldfish.count("魔石デッキ")).toHaveText("17");
  const stones = await goldfish.stones.allTextContents();
  expect(stones.map((text) => Number(/×(\d+)/.exec(text)?.[1])).reduce((sum, count) => sum + count, 0)).toBe(3);
});

test("going second draws on turn 2; changing sides deals the same seed again", async ({ page }) => {
  await goldfish.deal(LEGAL, "?seed=7");
  await goldfish.menu("後攻");
  await expect(page.getByRole("radio", { name: "後攻" })).toBeChecked();
  await expect(page).toHaveURL(/\?seed=7&first=2$/);
  await page.keyboard.press("Escape");
  expect(await goldfish.hand()).toEqual(OPENING);
  await goldfish.button("このまま始める").click();
  await expect(goldfish.moment).toHaveText("自分の1ターン目");
  await expect(goldfish.count("手札")).toHaveText("6");
});

test("the whole of it goes by keyboard", async ({ page }) => {
  await goldfish.deal(LEGAL, "?seed=7");
  const { keyboard } = page;
  await keyboard.press("m");
  await expect(goldfish.moment).toHaveText("自分の1ターン目");
  await keyboard.press("Space");
  await expect(goldfish.moment).toHaveText("自分の2ターン目");
  await keyboard.press("Enter");
  await expect(goldfish.moment).toHaveText("自分の3ターン目");
  await keyboard.press("p");
  await expect(page.locator("[aria-current=step]")).toHaveText("エンド");
  await keyboard.press("u");
  await expect(page.locator("[aria-current=step]")).toHaveText("メイン");
  await keyboard.press("u");
  await expect(goldfish.moment).toHaveText("自分の2ターン目");
  await keyboard.press("y");
  await expect(goldfish.moment).toHaveText("自分の3ターン目");
  await keyboard.press("r");
  await expect(goldfish.moment).toHaveText("最初の手札");
  expect(await goldfish.hand()).toEqual(OPENING);
  await keyboard.press("h");
  await expect(page).toHaveURL(/\?seed=8$/);
});

test("a key is meant for the table that is seen, however soon it is pressed", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector("main h2")?.textContent !== "自分の1ターン目") return;
      observer.disconnect();
      const press = () => new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true });
      document.body.dispatchEvent(press());
      document.body.dispatchEvent(press());
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  await goldfish.deal(LEGAL, "?seed=7");
  await goldfish.button("引き直す").click();
  await expect(goldfish.moment).toHaveText("自分の2ターン目");
  await goldfish.button("一手戻す").click();
  await expect(goldfish.moment, "the second press is for no table that was seen").toHaveText("自分の1ターン目");
});

test("keys are silent during conversion, with modifiers, in dialogs, and when turned off", async ({ page }) => {
  await goldfish.deal(LEGAL, "?seed=7");
  const { keyboard } = page;
  const composing = { key: "h", isComposing: true, bubbles: true, cancelable: true };
  await page.evaluate((init) => document.body.dispatchEvent(new KeyboardEvent("keydown", init)), composing);
  await keyboard.press("Alt+h");
  await keyboard.press("?");
  const legend = page.getByRole("dialog", { name: "キー操作" });
  await expect(legend).toBeVisible();
  await keyboard.press("h");
  await legend.getByRole("checkbox", { name: "キー操作を使う" }).uncheck();
  await keyboard.press("Escape");
  await expect(legend).toBeHidden();
  await keyboard.press("h");
  // Were a single one of these heard, the next hand would not be that of seed 8.
  await goldfish.menu("新しい手札");
  await expect(page).toHaveURL(/\?seed=8$/);
  await page.reload();
  await goldfish.actions.waitFor();
  await keyboard.press("h");
  await goldfish.menu("新しい手札");
  await expect(page).toHaveURL(/\?seed=9$/);
});

test("Enter on a button presses that button only", async ({ page }) => {
  await goldfish.deal(LEGAL, "?seed=7");
  await goldfish.button("引き直す").focus();
  await page.keyboard.press("Enter");
  await expect(goldfish.moment).toHaveText("自分の1ターン目");
  expect(await goldfish.hand()).toEqual(REDRAWN);
  await expect(goldfish.moment, "the focus is not lost with the button").toBeFocused();
});

test("a card opens large and leads to its page", async ({ page }) => {
  await goldfish.deal(LEGAL, "?seed=7");
  await goldfish.cards.first().press("Enter");
  const dialog = page.getByRole("dialog", { name: "貸出停止" });
  await expect(dialog.getByRole("link", { name: "カードのページ" })).toHaveAttribute("href", /\/cards\/%E8%B2%B8/);
  await page.keyboard.press("Escape");
  await expect(goldfish.cards.first()).toBeFocused();
});

test("the link of the hand is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await goldfish.deal(LEGAL, "?seed=7");
  await goldfish.menu("リンクをコピー");
  await expect(page.getByText("この手札を再現するリンクをコピーしました")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test("an address that cannot be read is said so, and deals all the same", async ({ page }) => {
  await goldfish.deal(LEGAL, "?seed=zzzzzzz&first=9");
  await expect(page.getByText("「zzzzzzz」は読めません")).toBeVisible();
  await expect(page.getByText("先攻・後攻を読めなかった")).toBeVisible();
  expect(await goldfish.hand()).toHaveLength(5);
  await expect.poll(() => goldfish.seed()).not.toBe("zzzzzzz");
});

test("an unfinished deck may be tried, and the rules say how that ends", async ({ page }) => {
  await goldfish.deal(TINY, "?seed=7");
  await expect(page.getByText("合わない点が2つあります")).toBeVisible();
  await expect(page.getByRole("link", { name: "直し方を見る" })).toHaveAttribute("href", `/d/${TINY}`);
  expect(await goldfish.hand()).toHaveLength(3);
  await goldfish.button("このまま始める").click();
  await expect(goldfish.moment).toHaveText("ゲーム終了");
  await expect(page.getByText("引き分けです").first()).toBeVisible();
  await expect(page.getByText("705.4.2").first()).toBeVisible();
  await goldfish.button("同じ手札で最初から").click();
  await expect(goldfish.moment).toHaveText("最初の手札");
});

test("a deck that no game could use is refused with what to change", async ({ page }) => {
  await goldfish.open(`/goldfish/${IMPOSSIBLE}`);
  await expect(page.getByText("このデッキは試せません")).toBeVisible();
  await expect(page.getByText("《青の魔石》は魔石なので")).toBeVisible();
});

test("a broken code says what is wrong; the form reads a code or a link", async ({ page }) => {
  await goldfish.open("/goldfish/KFBXUHBT8R");
  await expect(page.getByText("デッキコードを読めません")).toBeVisible();
  await expect(page.getByText("どこかの文字が違っています")).toBeVisible();
  await goldfish.open("/goldfish");
  await page.getByLabel("デッキの一覧、コード、またはリンク").fill(`https://grimoire.example/d/${LEGAL}`);
  await page.getByRole("button", { name: "手札を引く" }).click();
  await goldfish.actions.waitFor();
  await expect(page).toHaveURL(new RegExp(`/goldfish/${LEGAL}\\?seed=`));
});

test("when the engine cannot start, one may try again", async ({ page }) => {
  await page.addInitScript(() => {
    const Real = window.Worker;
    let broken = true;
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        if (broken) throw new Error("no worker today");
        super(url, options);
      }
    };
    Object.assign(window, {
      mend: () => {
        broken = false;
      },
    });
  });
  await goldfish.open(`/goldfish/${LEGAL}?seed=7`);
  await expect(page.getByRole("alert").filter({ hasText: "エンジンを動かせませんでした" })).toBeVisible();
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await page.getByRole("button", { name: "もう一度試す" }).click();
  await goldfish.actions.waitFor();
  expect(await goldfish.hand()).toEqual(OPENING);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the page says what is missing and lists the deck", async ({ page }) => {
    await goldfish.open(`/goldfish/${LEGAL}?seed=7`);
    await expect(page.getByText("JavaScriptが要ります")).toBeVisible();
    await expect(page.getByText("魔導書 40枚・魔石デッキ 20枚")).toBeVisible();
  });
});

test("every state is accessible in both schemes", async ({ page, expectAccessibleInBothSchemes }) => {
  await goldfish.deal(LEGAL, "?seed=7");
  await expectAccessibleInBothSchemes(page);
  await goldfish.menu("キー操作");
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press("Escape");
  await goldfish.button("このまま始める").click();
  await expect(goldfish.moment).toHaveText("自分の1ターン目");
  await expectAccessibleInBothSchemes(page);
  await goldfish.deal(TINY, "?seed=7");
  await goldfish.button("このまま始める").click();
  await expect(goldfish.moment).toHaveText("ゲーム終了");
  await expectAccessibleInBothSchemes(page);
  for (const path of ["/goldfish", "/goldfish/x", `/goldfish/${IMPOSSIBLE}`]) {
    await goldfish.open(path);
    await expectAccessibleInBothSchemes(page);
  }
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test("nothing sticks out, cards keep a readable size, buttons a size for thumbs", async ({
    page,
    expectAccessible,
  }) => {
    await goldfish.deal(LEGAL, "?seed=7");
    const sticksOut = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await sticksOut()).toBeLessThanOrEqual(0);
    await goldfish.button("このまま始める").click();
    await expect(goldfish.moment).toHaveText("自分の1ターン目");
    expect(await sticksOut()).toBeLessThanOrEqual(0);
    for (const card of await goldfish.cards.all()) {
      expect((await card.boundingBox())?.width).toBeGreaterThanOrEqual(140);
    }
    for (const button of await goldfish.actions.getByRole("button").all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible(page);
  });
});

test("the same in English", async ({ page, expectAccessible }) => {
  await page.goto(`/en/goldfish/${LEGAL}?seed=7`);
  await goldfish.actions.waitFor();
  await expect(goldfish.cards).toHaveCount(5);
  await goldfish.button("Redraw").click();
  await expect(goldfish.moment).toHaveText("Your turn 1");
  await expect(goldfish.announcement).toContainText("Chose to redraw");
  await expectAccessible(page);
});
