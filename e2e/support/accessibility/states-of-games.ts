import { expect, type Page } from "playwright/test";
import { DailyPage } from "../daily-page";
import { GoldfishPage } from "../goldfish-page";
import { TrainerPage } from "../trainer-page";
import { openDialog, type Reach } from "./state";

const SERVANT = "白紙の従者";

/** Begins the next turn of a goldfish. */
async function nextTurn(goldfish: GoldfishPage, turn: number): Promise<void> {
  await goldfish.button("次のターンへ").click();
  await expect(goldfish.moment).toHaveText(`自分の${turn}ターン目`);
}

const main = (page: Page) => page.getByRole("main");

/** States of games played alone, each from the one before. */
export const GAME_STATES = {
  "keys of the game": async (page) => {
    const goldfish = new GoldfishPage(page);
    await goldfish.actions.waitFor();
    await goldfish.menu("キー操作");
    return openDialog(page);
  },
  "first turn": async (page) => {
    const goldfish = new GoldfishPage(page);
    await page.keyboard.press("Escape");
    await goldfish.button("キープして始める").click();
    await expect(goldfish.moment).toHaveText("自分の1ターン目");
    return main(page);
  },
  "act by hand": async (page) => {
    const goldfish = new GoldfishPage(page);
    await page.keyboard.press("Escape");
    await goldfish.button("手動処理").click();
    await expect(goldfish.question).toContainText("行う処理を選んでください");
    return goldfish.question;
  },
  "subject of an act by hand": async (page) => {
    const goldfish = new GoldfishPage(page);
    await goldfish.byHand("ユニットとチャント", "ダメージを与える");
    await goldfish.choose("2");
    await expect(goldfish.question).toContainText("ダメージを与える：");
    return goldfish.question;
  },
  "units and stones": async (page) => {
    const goldfish = new GoldfishPage(page);
    await nextTurn(goldfish, 2);
    await goldfish.use(SERVANT);
    await expect(goldfish.announcement).toContainText(`《${SERVANT}》が召喚されました`);
    await nextTurn(goldfish, 3);
    await goldfish.use("綴じ糸の虫");
    return main(page);
  },
  "use that harms oneself": async (page) => {
    await new GoldfishPage(page).use("差し戻し");
    return openDialog(page);
  },
  "question of a card": async (page) => {
    const goldfish = new GoldfishPage(page);
    await page.getByRole("dialog").getByRole("button", { name: "使う", exact: true }).click();
    await expect(goldfish.question).toContainText("対象");
    return goldfish.question;
  },
  "reasons of a card": async (page) => {
    await new GoldfishPage(page).button("元に戻す").click();
    await page.getByRole("button", { name: "《書架を負う巨人》を使えない理由" }).click();
    return openDialog(page);
  },
  "game in figures": async (page) => {
    const goldfish = new GoldfishPage(page);
    await goldfish.actions.waitFor();
    await goldfish.button("キープして始める").click();
    await expect(goldfish.moment).toHaveText("自分の1ターン目");
    await goldfish.button("手動処理").click();
    await goldfish.byHand("ライフ", "相手がライフを失う");
    await goldfish.choose("20");
    await goldfish.button("手動処理を終える").click();
    await expect(goldfish.moment).toHaveText("ゲーム終了");
    const summary = goldfish.area("対戦結果");
    await expect(summary).toContainText("ターン目に終了しました");
    return summary;
  },
  "game lost": async (page) => {
    const goldfish = new GoldfishPage(page);
    await goldfish.actions.waitFor();
    await goldfish.button("キープして始める").click();
    await expect(goldfish.moment).toHaveText("ゲーム終了");
    return main(page);
  },
  "hand decided": async (page) => {
    const trainer = new TrainerPage(page);
    await expect(trainer.decide("キープ")).toBeEnabled();
    await page.keyboard.press("k");
    await expect(trainer.verdict).toContainText(/この手札\s*\d\.\d\d/);
    return main(page);
  },
  "hand of the day decided": async (page) => {
    const daily = new DailyPage(page);
    await expect(daily.decide("キープ")).toBeEnabled();
    await page.keyboard.press("k");
    await expect(daily.verdict).toContainText(/票以上集まった|％がキープ/);
    return main(page);
  },
  "games played": async (page) => {
    await page.getByText("100", { exact: true }).click();
    await page.getByRole("button", { name: "開始", exact: true }).click();
    await page.getByText("詳しい結果", { exact: true }).click();
    await expect(page.getByRole("region", { name: "キープした手札と引き直した手札" })).toBeVisible();
    // The first results are enough, and the games would go on beside the look.
    await page.getByRole("button", { name: "一時停止" }).or(page.getByText("100％完了")).first().click();
    return main(page);
  },
} satisfies Record<string, Reach>;
