import { GoldfishPage } from "./support/goldfish-page";
import { expect, test } from "./support/test";

/** A legal deck of starter cards in three colours. Seed 7 deals the hand below. */
const DECK = "ORR3L1j-FBEMBL";
const HAND = ["書架を負う巨人", "索引の梟", "綴じ糸の虫", "白紙の従者", "頁渡りの海蛇"];

let goldfish: GoldfishPage;
test.beforeEach(async ({ page }) => {
  goldfish = new GoldfishPage(page);
  await goldfish.deal(DECK, "?seed=7");
});

test("nothing is lost by a new hand, another seat, a reload or the other language", async ({ page }) => {
  await goldfish.button("このまま始める").click();
  await expect(goldfish.count("魔石デッキ")).toHaveText("19");
  await page.keyboard.press("h");
  await expect(page).toHaveURL(/\?seed=8$/);
  const next = await goldfish.hand();
  expect(next).not.toEqual(HAND);
  await page.reload();
  await goldfish.actions.waitFor();
  expect(await goldfish.hand()).toEqual(next);
  await goldfish.button("この対局").click();
  await page.getByRole("link", { name: "English", exact: true }).first().click();
  await expect(page).toHaveURL(/\/en\/goldfish\/.*\?seed=8$/);
  await goldfish.actions.waitFor();
  await expect(goldfish.cards).toHaveCount(5);
  await page.keyboard.press("u");
  await expect(page).toHaveURL(/\?seed=7$/);
  await goldfish.button("This game").click();
  await page.getByRole("link", { name: "日本語", exact: true }).first().click();
  await expect(goldfish.count("魔石デッキ"), "the game of seed 7 goes on where it was").toHaveText("19");
  expect(await goldfish.hand()).toEqual(HAND);
});

test("what was undone is a line of its own, to which one can go back", async ({ page }) => {
  await goldfish.button("このまま始める").click();
  await expect(goldfish.count("魔石デッキ")).toHaveText("19");
  await page.keyboard.press("Space");
  await expect(goldfish.count("魔石デッキ")).toHaveText("18");
  await page.keyboard.press("u");
  await expect(goldfish.count("魔石デッキ")).toHaveText("19");
  await page.keyboard.press("p");
  await goldfish.menu("枝");
  const lines = page.getByRole("dialog", { name: "試した枝" });
  await expect(lines.getByRole("table").first().getByRole("row")).toHaveCount(3);
  const compared = lines.getByRole("region", { name: "枝1と枝2" });
  await expect(compared.getByRole("row", { name: /^1ターン目/ })).toContainText("ライフ20 対 20");
  await expect(compared.getByRole("row", { name: /^2ターン目/ })).toContainText("ここまで進んでいません");
  await lines.getByRole("checkbox", { name: "枝1を比べる" }).uncheck();
  await expect(compared).toHaveCount(0);
  await lines.getByRole("button", { name: "この枝へ" }).first().click();
  await expect(goldfish.count("魔石デッキ")).toHaveText("18");
});

test("cards of the opening hand are chosen, and the opponent puts up a wall", async ({ page }) => {
  const setup = await goldfish.setup();
  await setup.getByText("壁", { exact: true }).click();
  for (const stop of ["相手が何かを使ったとき", "相手が攻撃したとき", "相手の番が終わるとき"]) {
    await setup.getByRole("checkbox", { name: stop }).setChecked(false);
  }
  await setup.getByText("最初の手札").click();
  for (const name of ["墨つぎの見習い", "火種の見習い"]) {
    await setup.getByRole("button", { name: `${name}を増やす` }).click();
  }
  await setup.getByRole("button", { name: "この設定で配る" }).click();
  await expect(page).toHaveURL(/opponent=wall/);
  expect((await goldfish.hand()).slice(0, 2)).toEqual(["墨つぎの見習い", "火種の見習い"]);
  await goldfish.button("このまま始める").click();
  await expect(goldfish.count("魔石デッキ")).toHaveText("19");
  for (const left of [18, 17, 16]) {
    await page.keyboard.press("Space");
    await expect(goldfish.count("魔石デッキ")).toHaveText(`${left}`);
  }
  await expect(goldfish.area("相手の戦闘エリア").getByRole("listitem").first()).toBeVisible();
});

test("two people share the screen, and neither sees the other's hand", async ({ page }) => {
  const setup = await goldfish.setup();
  await setup.getByText("二人で", { exact: true }).click();
  await setup.getByRole("button", { name: "この設定で配る" }).click();
  await goldfish.button("このまま始める").click();
  const curtain = page.getByRole("heading", { name: "画面を次の人に渡してください" });
  await expect(curtain).toBeVisible();
  await expect(goldfish.cards).toHaveCount(0);
  await page.getByRole("button", { name: "手札を見る" }).click();
  await expect(goldfish.cards).toHaveCount(5);
  const theirs = await goldfish.hand();
  expect(theirs).not.toEqual(HAND);
  await goldfish.button("このまま始める").click();
  await page.getByRole("button", { name: "手札を見る" }).click();
  await expect(goldfish.cards).toHaveCount(5);
  expect(await goldfish.hand()).toEqual(HAND);
});
