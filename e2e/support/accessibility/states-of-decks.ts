import { expect, type Page } from "playwright/test";
import { DeckEditorPage } from "../deck-editor-page";
import { BROKEN_LIST } from "../lists";
import { lengthen, narrow, openDialog, type Reach, widen } from "./state";

const CARD = "墨つぎの見習い";

/** Shows one of the views that a narrow builder has: cards, deck or check. */
const show = (page: Page, view: "カード" | "デッキ" | "チェック") =>
  page.getByRole("navigation", { name: "表示" }).getByRole("button", { name: view }).click();

const close = (page: Page) => page.keyboard.press("Escape");

const checked = (page: Page) => page.getByRole("region", { name: "チェック", exact: true });

/** States of the builder, each from the one before, and of the page of a deck. */
export const DECK_STATES = {
  "list with unknown names": async (page) => {
    const builder = new DeckEditorPage(page);
    await builder.ready();
    await builder.choose("読み込む");
    await builder.dialog.getByRole("textbox").fill(`${BROKEN_LIST}\n《》\n100x《青墨の小魚》`);
    await expect(builder.dialog.getByText("この名称のカードは見つかりません。名称のまま数えます。")).toBeVisible();
    return openDialog(page);
  },
  "deck with problems": async (page) => {
    const builder = new DeckEditorPage(page);
    await builder.dialog.getByRole("textbox").fill(BROKEN_LIST);
    await builder.dialog.getByRole("button", { name: "この内容に置き換える" }).click();
    await show(page, "チェック");
    await expect(builder.problem("STONE_COUNT")).toBeVisible();
    await lengthen(page);
    return checked(page);
  },
  "deck view": async (page) => {
    await show(page, "デッキ");
    const { deck } = new DeckEditorPage(page);
    await expect(deck).toBeVisible();
    return deck;
  },
  "pool in pictures": async (page) => {
    await narrow(page);
    const builder = new DeckEditorPage(page);
    await show(page, "カード");
    await builder.arrange("カード", "画像");
    await expect(builder.pool.getByRole("img").first()).toBeVisible();
    return builder.pool;
  },
  "card sheet": async (page) => {
    const builder = new DeckEditorPage(page);
    await builder.arrange("カード", "一覧");
    await page.locator("[data-act=main]:visible").first().press(" ");
    await expect(openDialog(page)).toBeVisible();
    return openDialog(page);
  },
  "card note": async (page) => {
    const builder = new DeckEditorPage(page);
    await close(page);
    await widen(page);
    await builder.find(CARD);
    await page.keyboard.press("2");
    await page.keyboard.press("m");
    await builder.dialog.getByRole("textbox", { name: "メモ" }).fill("序盤の手。");
    await narrow(page);
    return openDialog(page);
  },
  "deck words": async (page) => {
    const builder = new DeckEditorPage(page);
    await close(page);
    await builder.choose("説明・デッキ解説・タグ");
    await builder.dialog.getByRole("textbox", { name: "デッキ解説" }).fill(`# 進め方\n\n《${CARD}》から**始める**。`);
    await builder.dialog.getByRole("button", { name: "プレビュー" }).click();
    await expect(builder.dialog.getByRole("region", { name: "プレビュー" })).toBeVisible();
    return openDialog(page);
  },
  "deck as text": async (page) => {
    const builder = new DeckEditorPage(page);
    await close(page);
    await builder.choose("テキストで一括編集");
    await builder.dialog
      .getByRole("textbox", { name: "デッキリスト" })
      .fill("# 魔導書\n1 走り火\n2 青墨の小漁\n\n# 魔石デッキ\n");
    await expect(builder.dialog.getByText("この名称のカードは見つかりません。名称のまま数えます。")).toBeVisible();
    return openDialog(page);
  },
  "legal deck": async (page) => {
    const builder = new DeckEditorPage(page);
    await close(page);
    await builder.choose("サンプルデッキに置き換える");
    await show(page, "チェック");
    await expect(builder.seal).toBeVisible();
    return checked(page);
  },
  "deck taken away": async (page) => {
    const builder = new DeckEditorPage(page);
    await builder.choose("エクスポート・共有");
    await builder.dialog.getByText("ほかの共有方法", { exact: true }).click();
    await expect(builder.dialog.getByRole("textbox", { name: "デッキコード" })).toHaveValue(/./);
    return openDialog(page);
  },
  "odds of the deck": async (page) => {
    await close(page);
    await lengthen(page);
    await page.getByRole("tab", { name: "確率", exact: true }).click();
    const odds = page.getByRole("tabpanel", { name: "確率" });
    await expect(odds.getByRole("row").nth(1).getByRole("cell").first()).toHaveText(/^[<>]?\d+$/);
    return odds;
  },
  "split of stones": async (page) => {
    await page.getByRole("tabpanel", { name: "確率" }).getByRole("button", { name: "魔石の配分" }).click();
    const sheet = openDialog(page);
    await expect(sheet.getByRole("img").first()).toBeVisible();
    await sheet.getByText("選んだカードのコストを支払える確率").click();
    return sheet;
  },
  "figures as tables": async (page) => {
    await page.locator("summary").filter({ hasText: "詳しい確率" }).click();
    const statistics = page.getByRole("region", { name: "デッキ分析", exact: true });
    for (const summary of await statistics.locator("summary").all()) await summary.click();
    await expect(statistics.getByRole("table").first()).toBeVisible();
    return statistics;
  },
  "opening hand judged": async (page) => {
    await page.getByRole("region", { name: "確率", exact: true }).getByRole("button", { name: "初手の確率" }).click();
    const sheet = openDialog(page);
    await expect(sheet.getByRole("listitem")).toHaveCount(5);
    await sheet
      .getByRole("button", { name: /^コスト1〜2のユニット1枚/ })
      .first()
      .press("Enter");
    await expect(sheet.getByRole("status")).toHaveText(/です。$/);
    return sheet;
  },
  "deck shared": async (page) => {
    await page.getByRole("button", { name: "共有", exact: true }).click();
    const sheet = openDialog(page);
    await expect(sheet.getByRole("textbox", { name: "リンク" })).toHaveValue(/\/decks\//);
    await sheet.getByText("ほかの共有方法", { exact: true }).click();
    return sheet;
  },
} satisfies Record<string, Reach>;
