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
  await expect(goldfish.moment).toHaveText("自分の1ターン目");
  for (let now = 2; now <= turn; now += 1) await nextTurn(now);
}

async function nextTurn(turn: number): Promise<void> {
  await goldfish.button("次のターンへ").click();
  await expect(goldfish.moment).toHaveText(`自分の${turn}ターン目`);
}

/** One press pays, uses, and resolves what nobody can answer. */
async function summonServant(): Promise<void> {
  await goldfish.use(SERVANT);
  await expect(goldfish.announcement).toContainText(`《${SERVANT}》が召喚されました`);
}

const units = () => goldfish.area("自分の戦闘エリア");
const attackButton = () => units().getByRole("button", { name: `《${SERVANT}》で攻撃する` });

test.beforeEach(({ page }) => {
  goldfish = new GoldfishPage(page);
});

test("one press summons a unit, another attacks with it, and each is taken back by one", async ({ page }) => {
  await playTo(2);
  await summonServant();
  await expect(goldfish.area("魔石エリア").getByText("レスト")).toHaveCount(2);
  await nextTurn(3);
  await attackButton().click();
  await expect(goldfish.theirCount("ライフ")).toHaveText("18");
  await expect(goldfish.announcement).toContainText(`《${SERVANT}》が相手に2点のダメージを与えました`);
  await expect(goldfish.record).toContainText("701.5.1.1");
  await units()
    .getByRole("button", { name: `《${SERVANT}》で攻撃できない理由` })
    .click();
  const why = page.getByRole("dialog", { name: SERVANT });
  await expect(why).toContainText("レスト状態です。");
  await expect(why).toContainText("701.2.1.1");
  await page.keyboard.press("Escape");
  await goldfish.button("一手戻す").click();
  await expect(goldfish.theirCount("ライフ")).toHaveText("20");
  await expect(attackButton()).toBeVisible();
  await goldfish.button("全員で攻撃").click();
  await expect(goldfish.theirCount("ライフ")).toHaveText("18");
});

test("a unit is used and attacks by a drag or a double click; a magic is dropped on its target", async ({ page }) => {
  await playTo(2);
  const servant = goldfish.card(SERVANT);
  await servant.dragTo(units());
  await expect(units().getByRole("listitem").first()).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(units()).toContainText("ユニットはいません");
  await servant.dblclick();
  await expect(units().getByRole("listitem").first()).toBeVisible();
  await nextTurn(3);
  const unit = units().getByRole("button", { name: `${SERVANT}を大きく見る` });
  await unit.dragTo(goldfish.area(/^相手（/));
  await expect(goldfish.theirCount("ライフ")).toHaveText("18");
  await page.keyboard.press("Control+z");
  await expect(goldfish.theirCount("ライフ")).toHaveText("20");
  await page.keyboard.press("Control+Shift+z");
  await expect(goldfish.theirCount("ライフ")).toHaveText("18");
  await goldfish.card("差し戻し").dragTo(unit);
  await expect(units()).toContainText("ユニットはいません");
  await expect(goldfish.count("ダスト")).toHaveText("1");
  await expect(page.getByRole("button", { name: "ダスト 1: ダストと夢を見る", exact: true })).toBeVisible();
});

test("a magic with a target takes two presses: the card, and the target on the table", async () => {
  await playTo(2);
  await summonServant();
  await nextTurn(3);
  await goldfish.use("綴じ糸の虫");
  await goldfish.use("差し戻し");
  await expect(goldfish.question).toContainText("対象");
  await units()
    .getByRole("button", { name: `《${SERVANT}》を選ぶ` })
    .click();
  await expect(goldfish.question).toHaveCount(0);
  await expect(units().getByRole("listitem").filter({ hasText: SERVANT })).toHaveCount(0);
});

test("a card that cannot be used says all that stands against it, with rules and what to do", async ({ page }) => {
  await playTo(2);
  const pane = page.getByRole("complementary", { name: "カードの内容" });
  await goldfish.card(OWL).hover();
  await expect(pane, "the text is read beside the table").toContainText("このユニットが召喚されたとき");
  await expect(pane).toContainText("使用コストが足りません");
  await page.getByRole("button", { name: `《${OWL}》を使えない理由` }).click();
  const dialog = page.getByRole("dialog", { name: OWL });
  await expect(dialog).toContainText("使用コストが足りません");
  await expect(dialog).toContainText("702.3.4.1");
  await expect(dialog.getByRole("button", { name: "使う" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await summonServant();
  await nextTurn(3);
  await page.getByRole("button", { name: `《${HAND[0]}》を使えない理由` }).click();
  await expect(page.getByRole("dialog")).toContainText("緑");
});

test("stones are picked on the table, in the panel, or by themselves", async ({ page }) => {
  await playTo(3);
  await (await goldfish.setup()).getByRole("checkbox", { name: "支払う魔石を自分で選ぶ" }).check();
  await page.keyboard.press("Escape");
  await goldfish.use(SERVANT);
  const question = page.getByRole("region", { name: /使用コストのためにレストする魔石を選んでください/ });
  await expect(question).toContainText("702.3.4.1");
  await expect(goldfish.announcement).toContainText("使用コストのためにレストする魔石");
  await expect(goldfish.button("次のターンへ")).toHaveCount(0);
  const green = goldfish.area("魔石エリア").getByRole("listitem").filter({ hasText: "緑の魔石" });
  await goldfish
    .area("魔石エリア")
    .getByRole("button", { name: /^《青の魔石》.*を選ぶ$/ })
    .click();
  await expect(units().getByRole("listitem").first()).toBeVisible();
  await expect(green).not.toContainText("レスト");
  await goldfish.button("一手戻す").click();
  await question.getByRole("button", { name: /緑の魔石/ }).click();
  await expect(green).toContainText("レスト");
  await goldfish.button("一手戻す").click();
  await goldfish.button("おまかせで払う").click();
  await expect(units().getByRole("listitem").first()).toBeVisible();
});

test("a turn goes by keyboard in few presses, attacks too", async ({ page }) => {
  await playTo(2);
  const { keyboard } = page;
  await keyboard.press("4");
  await expect(units().getByRole("listitem").first()).toBeVisible();
  await keyboard.press("Space");
  await expect(goldfish.moment).toHaveText("自分の3ターン目");
  await keyboard.press("x");
  await expect(goldfish.theirCount("ライフ")).toHaveText("18");
  await keyboard.press("Control+z");
  await expect(goldfish.theirCount("ライフ")).toHaveText("20");
  await keyboard.press("f");
  await expect(goldfish.theirCount("ライフ")).toHaveText("18");
  await keyboard.press("Control+z");
  await expect(goldfish.theirCount("ライフ")).toHaveText("20");
  await keyboard.press("ArrowRight");
  await keyboard.press("ArrowUp");
  await expect(attackButton(), "the arrows lead to what a card can do").toBeFocused();
  await keyboard.press("3");
  await expect(units().getByRole("listitem").filter({ hasText: "綴じ糸の虫" })).toHaveCount(1);
  await expect(attackButton(), "the focused button still means what it said").toBeFocused();
  await keyboard.press("Enter");
  await expect(goldfish.theirCount("ライフ")).toHaveText("18");
  await keyboard.press("1");
  await expect(page.getByRole("dialog", { name: HAND[0] })).toContainText("いま使えない理由");
});

test("the table is accessible in both schemes: units, a question, reasons", async ({
  page,
  expectAccessibleInBothSchemes,
}) => {
  await playTo(2);
  await summonServant();
  await nextTurn(3);
  await goldfish.use("綴じ糸の虫");
  await expectAccessibleInBothSchemes(page);
  await goldfish.use("差し戻し");
  await expect(goldfish.question).toContainText("対象");
  await expectAccessibleInBothSchemes(page);
  await goldfish.button("一手戻す").click();
  await page.getByRole("button", { name: `《${HAND[0]}》を使えない理由` }).click();
  await expectAccessibleInBothSchemes(page);
});

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
  [360, 740],
  [740, 360],
] as const) {
  test.describe(`in a window of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 1000 });
    test("the whole table is seen at once, with a question too", async ({ page, expectAccessible }) => {
      await playTo(2);
      await summonServant();
      await nextTurn(3);
      await goldfish.use("綴じ糸の虫");
      await expect(units().getByRole("listitem").nth(1)).toBeVisible();
      const fits = async (parts: ReturnType<typeof units>[]) => {
        const page1 = await page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          return [scrollWidth - window.innerWidth, scrollHeight - window.innerHeight];
        });
        expect(Math.max(...page1), "the page does not scroll").toBeLessThanOrEqual(0);
        for (const part of parts) await expect(part).toBeInViewport({ ratio: 0.99 });
      };
      const table = [goldfish.area(/^相手（/), goldfish.area("自分"), units(), goldfish.area("手札"), goldfish.actions];
      await fits(table);
      await goldfish.use("差し戻し");
      await expect(goldfish.question).toContainText("対象");
      await fits([...table, goldfish.question.getByRole("heading")]);
      await expectAccessible(page);
    });
  });
}
