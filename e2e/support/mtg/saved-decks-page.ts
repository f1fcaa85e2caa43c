import { expect, type Locator, type Page } from "playwright/test";

/** The page object of saved decks: their lists, and the page of one with what its owner may do. */
export class SavedDecksPage {
  constructor(readonly page: Page) {}

  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  get heading(): Locator {
    return this.page.getByRole("heading", { level: 1 });
  }

  /** The link to a deck in a list. */
  deck(name: string): Locator {
    return this.page.getByRole("link", { name });
  }

  get edit(): Locator {
    return this.page.getByRole("link", { name: "デッキエディターで編集" });
  }

  get shareLink(): Locator {
    return this.page.getByLabel("共有リンク");
  }

  /** Chooses who may see the deck, and waits until its link is there. */
  async show(visibility: "unlisted" | "public"): Promise<void> {
    await this.page.getByLabel("公開範囲").selectOption(visibility);
    await expect(this.shareLink).toBeVisible();
  }

  async remove(): Promise<void> {
    await this.page.getByRole("button", { name: "削除" }).click();
    await this.page.getByRole("dialog").getByRole("button", { name: "削除する" }).click();
  }

  async isEmpty(): Promise<void> {
    await expect(this.page.getByText("保存したデッキはまだありません")).toBeVisible();
  }
}
