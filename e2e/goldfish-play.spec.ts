import { GoldfishPage } from "./support/goldfish-page";
import { expect, test } from "./support/test";

/** A legal deck of starter cards in three colours, most of them without a text. Seed 7 deals the hand below. */
const DECK = "ORR3L1j-FBEMBL";
const HAND = ["書架を負う巨人", "索引の梟", "綴じ糸の虫", "白紙の従者", "頁渡りの海蛇"];
const SERVANT = "白紙の従者";
const OWL = "索引の梟";

let goldfish: GoldfishPage;

/** Deals, keeps the hand, and goes on to a turn of the player, who goes first. */
async function playTo(turn: number): Promise<void> {
  await goldfish.deal(DECK, "?seed=7");
  expect(await goldfish.hand()).toEqual(HAND);
  await goldfish.button("このまま始める").click();
  await expect(goldfish.moment).toHaveText("ターン1・自分の番");
  for (let now = 3; now <= turn; now += 2) await nextTurn(now);
}

async function nextTurn(turn: number): Promise<void> {
  await goldfish.button("次のターンへ").click();
  await expect(goldfish.moment).toHaveText(`ターン${turn}・自分の番`);
}

async function summonServant(): Promise<void> {
  await goldfish.use(SERVANT);
  await expect(goldfish.area("チャント")).toContainText("一番上");
  await goldfish.button("チャントを解決する").click();
  await expect(goldfish.announcement).toContainText(`《${SERVANT}》が召喚されました`);
}

test.beforeEach(({ page }) => {
  goldfish = new GoldfishPage(page);
});

test("a unit is paid for, summoned, attacks, and the attack is taken back", async ({ page }) => {
  await playTo(3);
  await summonServant();
  await expect(goldfish.area("魔石エリア").getByText("レスト")).toHaveCount(2);
  const units = goldfish.area("自分の戦闘エリア");
  await expect(units.getByRole("listitem").first()).toBeVisible();
  await nextTurn(5);
  await units.getByRole("button", { name: `《${SERVANT}》で攻撃する` }).click();
  await expect(units).toContainText("攻撃中");
  await goldfish.button("バトルを進める").click();
  await expect(goldfish.theirCount("ライフ")).toHaveText("18");
  await expect(goldfish.announcement).toContainText(`《${SERVANT}》が相手に2点のダメージを与えました`);
  await expect(goldfish.record).toContainText("701.5.1.1");
  await units.getByRole("button", { name: `《${SERVANT}》で攻撃できない理由` }).click();
  const why = page.getByRole("dialog", { name: SERVANT });
  await expect(why).toContainText("レスト状態です。");
  await expect(why).toContainText("701.2.1.1");
  await page.keyboard.press("Escape");
  await goldfish.button("一手戻す").click();
  await expect(goldfish.theirCount("ライフ")).toHaveText("20");
  await goldfish.button("一手戻す").click();
  await expect(units.getByRole("button", { name: `《${SERVANT}》で攻撃する` })).toBeVisible();
});

test("a card that cannot be used says all that stands against it, with rules and what to do", async ({ page }) => {
  await playTo(3);
  await page.getByRole("button", { name: `《${OWL}》を使えない理由` }).click();
  const dialog = page.getByRole("dialog", { name: OWL });
  await expect(dialog).toContainText("使用コストが足りません");
  await expect(dialog).toContainText("702.3.4.1");
  await expect(dialog.getByRole("button", { name: "使う" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await summonServant();
  await goldfish.button("次のターンへ").click();
  await expect(goldfish.moment).toHaveText("ターン5・自分の番");
  await page.getByRole("button", { name: `《${HAND[0]}》を使えない理由` }).click();
  await expect(page.getByRole("dialog")).toContainText("緑");
});

test("stones are picked on the table, in the panel, or by themselves", async ({ page }) => {
  await playTo(5);
  await goldfish.use(SERVANT);
  const question = page.getByRole("region", { name: /使用コストのためにレストする魔石を選んでください/ });
  await expect(question).toContainText("702.3.4.1");
  await expect(goldfish.announcement).toContainText("使用コストのためにレストする魔石");
  await expect(goldfish.button("次のターンへ")).toHaveCount(0);
  await goldfish
    .area("魔石エリア")
    .getByRole("button", { name: /^《青の魔石》.*を選ぶ$/ })
    .click();
  await expect(goldfish.button("チャントを解決する")).toBeVisible();
  await expect(goldfish.area("魔石エリア").getByRole("listitem").filter({ hasText: "緑の魔石" })).not.toContainText(
    "レスト",
  );
  await goldfish.button("一手戻す").click();
  await question.getByRole("button", { name: /緑の魔石/ }).click();
  await expect(goldfish.area("魔石エリア").getByRole("listitem").filter({ hasText: "緑の魔石" })).toContainText(
    "レスト",
  );
  await goldfish.button("一手戻す").click();
  await goldfish.button("おまかせで払う").click();
  await expect(goldfish.button("チャントを解決する")).toBeVisible();
});

test("a whole attack goes by keyboard", async ({ page }) => {
  await playTo(3);
  const { keyboard } = page;
  await keyboard.press("4");
  await expect(goldfish.area("チャント")).toBeVisible();
  await keyboard.press("Space");
  await expect(goldfish.area("チャント")).toHaveCount(0);
  await keyboard.press("n");
  await expect(goldfish.moment).toHaveText("ターン5・自分の番");
  await page.getByRole("button", { name: `《${SERVANT}》で攻撃する` }).focus();
  await keyboard.press("Enter");
  await expect(goldfish.moment, "the focus is not lost with the button").toBeFocused();
  await keyboard.press("Space");
  await expect(goldfish.theirCount("ライフ")).toHaveText("18");
  await keyboard.press("1");
  await expect(page.getByRole("dialog", { name: HAND[0] })).toContainText("いま使えない理由");
});

test("the player may be asked in the opponent's turn too", async ({ page }) => {
  await playTo(3);
  // The engine answers from its worker, so the mark follows the click a moment later.
  const stops = page.getByRole("checkbox", { name: "相手の番でも止まる" });
  await stops.click();
  await expect(stops).toBeChecked();
  await goldfish.button("次のターンへ").click();
  await expect(goldfish.moment).toHaveText("ターン4・相手の番");
  await stops.click();
  await expect(stops).not.toBeChecked();
  await expect(goldfish.moment).toHaveText("ターン5・自分の番");
});

test("the table is accessible in both schemes: a question, the chant, units, reasons", async ({
  page,
  expectAccessibleInBothSchemes,
}) => {
  await playTo(5);
  await goldfish.use(SERVANT);
  await expect(goldfish.button("おまかせで払う")).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await goldfish.button("おまかせで払う").click();
  await expect(goldfish.button("チャントを解決する")).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await goldfish.button("チャントを解決する").click();
  await expect(goldfish.area("チャント")).toHaveCount(0);
  await expectAccessibleInBothSchemes(page);
  await page.getByRole("button", { name: `《${HAND[0]}》を使えない理由` }).click();
  await expectAccessibleInBothSchemes(page);
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test("nothing sticks out, and the question leaves the table in sight", async ({ page, expectAccessible }) => {
    await playTo(5);
    await goldfish.use(SERVANT);
    const question = page.getByRole("region", { name: /魔石を選んでください/ });
    await expect(question).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect((await question.boundingBox())?.y).toBeGreaterThan(300);
    await goldfish.button("おまかせで払う").click();
    await goldfish.button("チャントを解決する").click();
    await expect(goldfish.area("自分の戦闘エリア").getByRole("listitem").first()).toBeVisible();
    await expectAccessible(page);
  });
});
