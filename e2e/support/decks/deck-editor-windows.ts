import { expect, type Locator } from "playwright/test";
import { DeckEditorPage } from "../deck-editor-page";

const WINDOWS = { import: "読み込む", history: "変更の履歴", keys: "キー操作" } as const;
const TEXTS = { list: "リスト", code: "デッキコード", link: "リンク" } as const;

/** The deckbuilder as journeys use it: its windows, its counter and what it gives away, by names instead of words. */
export class DeckEditorWindows extends DeckEditorPage {
  /** The counter of the grimoire, such as `20/40`. */
  get grimoire(): Locator {
    return this.counter("魔導書");
  }

  async openWindow(which: keyof typeof WINDOWS): Promise<void> {
    await this.choose(WINDOWS[which]);
  }

  async removeAll(): Promise<void> {
    await this.choose("デッキのカードをすべて削除");
    await expect(this.grimoire).toContainText("0/40");
  }

  /** A text to take away; it is read once it is there. */
  async text(which: keyof typeof TEXTS): Promise<string> {
    await this.share();
    const text = await this.dialog.getByRole("textbox", { name: TEXTS[which] }).inputValue();
    await this.close();
    return text;
  }

  /** Copies the list, and closes its window; gives the list. */
  async copyList(): Promise<string> {
    await this.share();
    const text = await this.dialog.getByRole("textbox", { name: TEXTS.list }).inputValue();
    await this.dialog.getByRole("button", { name: "コピー" }).last().click();
    await expect(this.dialog.getByText("コピーしました")).toBeVisible();
    await this.close();
    return text;
  }

  /** Pastes what is on the clipboard over the page, and takes it in the place of the deck. */
  async pasteOver(counts: { grimoire: number; stoneDeck: number }): Promise<void> {
    await this.heading.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await this.page.keyboard.press("Control+v");
    const summary = `魔導書 ${counts.grimoire}枚・魔石デッキ ${counts.stoneDeck}枚`;
    await expect(this.dialog.getByText(summary)).toBeVisible();
    await this.dialog.getByRole("button", { name: "この内容に置き換える" }).click();
  }

  private async close(): Promise<void> {
    await this.dialog.getByRole("button", { name: "閉じる" }).click();
  }

  /** Copies the deck of a page into the builder. */
  async copyDeck(): Promise<void> {
    await this.page.getByRole("link", { name: "複製して編集" }).click();
    await this.ready();
  }

  async expectDatabaseAway(): Promise<void> {
    await expect(this.page.getByText("データベースに接続できません")).toBeVisible();
  }

  /** The window that says that another window could not be loaded. */
  get failure(): Locator {
    return this.page.getByRole("dialog", { name: "この部分を読み込めませんでした" });
  }

  async loadAgain(): Promise<void> {
    await this.page.getByRole("button", { name: "再読み込み" }).click();
  }

  get history(): Locator {
    return this.page.getByRole("dialog", { name: "変更の履歴" });
  }
}
