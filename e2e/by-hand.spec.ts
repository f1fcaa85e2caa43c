import { GoldfishPage } from "./support/goldfish-page";
import { expect, test } from "./support/test";

/** A legal deck of starter cards in three colours. */
const DECK = "ORR3L1j-FBEMBL";

/** A card that somebody made up; nothing has been able to read its text. */
const RIDDLE = {
  name: "なぞの朗読",
  kind: "magic",
  timing: "quick",
  useCost: "",
  catalyst: "",
  ap: 0,
  hp: 0,
  text: "■なぞをかける。",
};

/** The card as it travels in the address of a goldfish. */
const fragment = (card: object): string => `c=${Buffer.from(JSON.stringify(card)).toString("base64url")}`;

let goldfish: GoldfishPage;

/** Deals a hand, keeps it, and begins to do things by hand in the first turn. */
async function begin(): Promise<void> {
  await goldfish.deal(DECK, "?seed=7");
  await goldfish.button("このまま始める").click();
  await expect(goldfish.moment).toHaveText("自分の1ターン目");
  await goldfish.button("手で処理").click();
  await expect(goldfish.question).toContainText("手で行うことを選んでください");
}

test.beforeEach(({ page }) => {
  goldfish = new GoldfishPage(page);
});

test("whoever has priority does things by hand until they are done, and takes them back", async () => {
  await begin();
  await expect(goldfish.question.getByRole("heading"), "the button that opened the menu is gone").toBeFocused();
  await expect(goldfish.announcement).toContainText("手で行うことを選んでください");
  await expect(goldfish.button("次のターンへ")).toHaveCount(0);
  await goldfish.choose("カードを引く");
  await expect(goldfish.question).toContainText("カードを引く：数を決めてください");
  await goldfish.choose("2");
  await expect(goldfish.count("手札")).toHaveText("7");
  await goldfish.byHand("ライフ", "相手がライフを失う");
  await goldfish.choose("3");
  await expect(goldfish.theirCount("ライフ")).toHaveText("17");
  await expect(goldfish.announcement).toContainText("相手：ライフを3点失いました");
  await goldfish.button("手での処理を終える").click();
  await expect(goldfish.button("次のターンへ")).toBeVisible();
  await expect(goldfish.record).toContainText("手で処理：カードを引く");
  for (let step = 0; step < 3; step += 1) await goldfish.button("一手戻す").click();
  await expect(goldfish.theirCount("ライフ")).toHaveText("20");
  await expect(goldfish.question).toContainText("手で行うことを選んでください");
  await expect(goldfish.count("手札")).toHaveText("7");
});

test("a text that nobody could read is shown until it is carried out, and the rest of its card is not forgotten", async ({
  page,
}) => {
  await goldfish.deal(DECK, `?seed=7#${fragment(RIDDLE)}`);
  await goldfish.button("このまま始める").click();
  await goldfish.button("手で処理").click();
  await goldfish.choose("魔導書を探す");
  await goldfish.question
    .getByRole("button", { name: `《${RIDDLE.name}》`, exact: false })
    .first()
    .click();
  await goldfish.button("決定（1）").click();
  await goldfish.choose("手札に加える");
  await goldfish.button("手での処理を終える").click();
  await goldfish.use(RIDDLE.name);
  const text = page.getByRole("note", { name: "手で処理するテキスト" });
  await expect(text).toContainText("なぞをかける。");
  await expect(goldfish.question).toContainText(`《${RIDDLE.name}》：手で行うことを選んでください`);
  await expect(goldfish.announcement).toContainText("なぞをかける。");
  await goldfish.choose("カードを引く");
  await expect(text).toBeVisible();
  await goldfish.choose("1");
  await expect(goldfish.record).toContainText("手で処理：カードを引く");
  await goldfish.button("手での処理を終える").click();
  await expect(text).toHaveCount(0);
  await expect(goldfish.count("ダスト")).toHaveText("1");
});

test("cards go by hand wherever the player likes, from the hand and from a pile that they look through", async () => {
  await begin();
  const hand = await goldfish.hand();
  await goldfish.choose("カードを移す");
  await expect(goldfish.question).toContainText("カードを移す：");
  await goldfish
    .area("手札")
    .getByRole("button", { name: `《${hand[0]}》を選ぶ`, exact: true })
    .first()
    .click();
  await goldfish.button("決定（1）").click();
  await goldfish.choose("召喚する");
  await expect(goldfish.area("自分の戦闘エリア").getByRole("listitem").first()).toBeVisible();
  await expect(goldfish.count("手札")).toHaveText("4");
  await goldfish.choose("魔導書を探す");
  await expect(goldfish.question).toContainText("見つけるカードを");
  const pile = goldfish.question.getByRole("group", { name: "自分の山の中" });
  await expect(pile).toContainText(/×[23]/);
  await pile.getByRole("button").first().click();
  await goldfish.button("決定（1）").click();
  await goldfish.choose("ダストに置く");
  await expect(goldfish.count("ダスト")).toHaveText("1");
  await expect(goldfish.record).toContainText("魔導書を無作為化しました");
});

test("it goes by keyboard, and the legend says so", async ({ page }) => {
  await goldfish.deal(DECK, "?seed=7");
  await goldfish.button("このまま始める").click();
  await expect(goldfish.moment).toHaveText("自分の1ターン目");
  const { keyboard } = page;
  await keyboard.press("b");
  await expect(goldfish.question).toContainText("手で行うことを選んでください");
  await keyboard.press("1");
  await expect(goldfish.question).toContainText("カードを引く：数を決めてください");
  await keyboard.press("3");
  await expect(goldfish.count("手札")).toHaveText("8");
  await expect(goldfish.question).toContainText("手で行うことを選んでください");
  await keyboard.press("0");
  await expect(goldfish.button("次のターンへ")).toBeVisible();
  await keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "キー操作" })).toContainText("手で処理する");
});

test("what is done by hand is accessible in both schemes", async ({ page, expectAccessibleInBothSchemes }) => {
  await begin();
  await expectAccessibleInBothSchemes(page);
  await goldfish.byHand("ユニットとチャント", "ダメージを与える");
  await goldfish.choose("2");
  await expect(goldfish.question).toContainText("ダメージを与える：");
  await expectAccessibleInBothSchemes(page);
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test("the menu is reached as a whole, and nothing sticks out", async ({ page }) => {
    await begin();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await goldfish.byHand("ライフ", "相手がライフを失う");
    await expect(goldfish.question).toContainText("数を決めてください");
  });
});
