import { expect, type Page } from "playwright/test";
import { openDialog, type Reach } from "./state";

const main = (page: Page) => page.getByRole("main");
const list = (page: Page) => page.getByLabel("デッキリスト", { exact: true });
const check = (page: Page) => page.getByRole("region", { name: "構築チェック" });
const hand = (page: Page) => page.getByRole("region", { name: /^手札/ });
const go = (page: Page, name: string) =>
  page.getByRole("region", { name: "操作" }).getByRole("button", { name }).click();

/** States of the pages of the second game, each from the one before. */
export const MTG_STATES = {
  "piece chosen": async (page) => {
    await expect(page.getByLabel("サンプルの盤面")).toBeEnabled();
    await page.locator("[data-object]").first().click();
    return page.getByRole("region", { name: "選択中" });
  },
  "eras compared": async (page) => {
    await page.getByRole("combobox", { name: "ルール", exact: true }).selectOption("");
    const compared = page.getByRole("table", { name: "時代による違い" });
    await expect(compared.getByRole("row").nth(1)).toBeVisible();
    return main(page);
  },
  "turn played out": async (page) => {
    await page.getByRole("heading", { name: "ここから進める" }).click();
    await page.getByRole("button", { name: "ターンの終わりまで進める" }).click();
    return main(page);
  },
  "names offered": async (page) => {
    await page.getByRole("combobox", { name: "カード名" }).fill("anc");
    const offered = page.getByRole("listbox");
    await expect(offered.getByRole("option").first()).toBeVisible();
    return offered;
  },
  "known names offered": async (page) => {
    await page.getByRole("combobox", { name: "カード名" }).fill("葦");
    const offered = page.getByRole("listbox");
    await expect(offered.getByRole("option").first()).toBeVisible();
    return offered;
  },
  "known cards in figures": async (page) => {
    await page.getByRole("combobox", { name: "カード名" }).fill("");
    await list(page).fill("4 葦の番人\n4 沼のともしび\n52 Island");
    await expect(page.getByRole("region", { name: "マナ・カーブと色" })).toContainText("52枚");
    return main(page);
  },
  "list with problems": async (page) => {
    await page.getByRole("combobox", { name: "カード名" }).fill("");
    await list(page).fill("2 Sol Ring\n58 Swamp\n\nSideboard\n14 Swamp");
    await expect(check(page).locator("[data-problem]").first()).toBeVisible();
    return main(page);
  },
  "list without problems": async (page) => {
    await list(page).fill("60 Swamp\n\nSideboard\n15 Swamp");
    await expect(check(page)).toContainText("構築OK");
    return check(page);
  },
  "line not read": async (page) => {
    await list(page).fill("60 Forest\n999 Ember Sprite");
    await expect(page.getByText("2行目")).toBeVisible();
    return main(page);
  },
  mulligan: async (page) => {
    await page.getByRole("button", { name: "マリガン", exact: true }).click();
    const question = page.getByRole("region", { name: /一番下に置くカードを1枚/ });
    await hand(page).getByRole("listitem").first().getByRole("button").first().click();
    await expect(question).toBeVisible();
    return question;
  },
  "mana unspent": async (page) => {
    await page.getByRole("button", { name: /^決定/ }).click();
    await page.getByRole("button", { name: "キープして始める" }).click();
    await hand(page)
      .getByRole("button", { name: /^森を出す|^Forestを出す/ })
      .first()
      .click();
    await page.getByRole("button", { name: /^(森|Forest)からマナを出す/ }).click();
    await expect(page.getByText("このまま進むと、残っているマナ1点が失われます。")).toBeVisible();
    return main(page);
  },
  "progress by hand": async (page) => {
    await go(page, "メニュー");
    await go(page, "手動処理");
    const dialog = openDialog(page);
    await dialog.getByLabel("名前").fill("苗木");
    await dialog.getByRole("button", { name: "出す" }).click();
    return dialog;
  },
  "token chosen": async (page) => {
    await page.keyboard.press("Escape");
    await page
      .getByRole("region", { name: "クリーチャーなど" })
      .getByRole("button", { name: /^苗木 1\/1のメニュー/ })
      .click();
    return openDialog(page);
  },
  "name said": async (page) => {
    await page.getByRole("button", { name: "キープして始める" }).click();
    await hand(page)
      .getByRole("button", { name: /^Twin Fordの種類を指定/ })
      .first()
      .click();
    return openDialog(page);
  },
} satisfies Record<string, Reach>;
