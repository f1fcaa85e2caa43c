import { GoldfishPage } from "./support/goldfish-page";
import { ReplayPage } from "./support/replay-page";
import { expect, test } from "./support/test";

/** Starter cards in three colours with modes. Seed abe deals 春の読み方, which can be paid for in the second turn. */
const DECK = "V1dFjmS1eiUlkE6pxHtew";
const SPRING = "春の読み方";

let goldfish: GoldfishPage;

test.beforeEach(async ({ page }) => {
  goldfish = new GoldfishPage(page);
  await goldfish.deal(DECK, "?seed=abe");
  await goldfish.button("このまま始める").click();
  await goldfish.button("次のターンへ").click();
  await expect(goldfish.moment).toHaveText("自分の2ターン目");
  await goldfish.button("手で処理").click();
});

test("modes say what they do, a token is made by hand, and the record opens an attack", async () => {
  await goldfish.byHand("トークン", "トークンを作る");
  await goldfish.choose("1");
  await goldfish.choose("AP・HPを決めて作る（能力なし）");
  await expect(goldfish.question).toContainText("APを決めてください");
  await goldfish.choose("3");
  await goldfish.choose("4");
  await goldfish.button("手での処理を終える").click();
  await goldfish.use(SPRING);
  await expect(goldfish.question).toContainText(`《${SPRING}》：モードを1つ選んでください`);
  await expect(goldfish.question.getByRole("button", { name: /ライフを\d点回復する/ })).toBeVisible();
  await goldfish.question.getByRole("button", { name: /パワーカウンターを2個置く/ }).click();
  await expect(goldfish.record).toContainText("パワーカウンターを2個置く");
  await goldfish.area("自分の戦闘エリア").getByRole("button", { name: "《トークン》で攻撃する" }).click();
  const attack = goldfish.record.getByText("《トークン》 → 相手：5点のダメージ");
  const step = goldfish.record.getByText("ダメージステップ");
  await expect(step).toBeHidden();
  await attack.click();
  await expect(step).toBeVisible();
  await expect(goldfish.record.getByRole("link", { name: "ルール701.5.1.1" })).toHaveAttribute("href", /\/rules/);
});

test("a finished game is told in figures, here and in its replay, and leads back to its second turn", async ({
  page,
  strangersPage,
  expectAccessibleInBothSchemes,
}) => {
  await goldfish.byHand("ライフ", "相手がライフを失う");
  await goldfish.choose("20");
  await goldfish.button("手での処理を終える").click();
  await expect(goldfish.moment).toHaveText("ゲーム終了");
  const summary = goldfish.area("この対局");
  await expect(summary).toContainText("自分の2ターン目に終わりました。");
  await expect(summary.getByRole("img", { name: /2ターン目：与えた20点、受けた0点/ })).toBeVisible();
  await expect(summary).toContainText(`《${SPRING}》`);
  await expect(summary.getByRole("button", { name: "同じ手札で後攻" })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await strangersPage.goto(await goldfish.replayAddress());
  const replay = new ReplayPage(strangersPage);
  await replay.controls.waitFor();
  await replay.button("最後へ").click();
  const watched = new GoldfishPage(strangersPage).area("この対局");
  await expect(watched).toContainText("自分の2ターン目に終わりました。");
  await watched.getByRole("button", { name: "2ターン目へ戻る" }).click();
  await expect(replay.moment).toHaveText("自分の2ターン目");
  await page.keyboard.press("Escape");
  await summary.getByRole("button", { name: "2ターン目へ戻る" }).click();
  await expect(goldfish.moment).toHaveText("自分の2ターン目");
  await expect(goldfish.theirCount("ライフ")).toHaveText("20");
});
