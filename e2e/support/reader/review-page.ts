import { expect, type Locator } from "playwright/test";
import { AdminPage } from "../admin-page";

/** The page on which suggestions of readers are answered, and the form to which an accepted one leads. */
export class ReviewPage extends AdminPage {
  override async open(): Promise<void> {
    await this.page.goto("/admin/suggestions");
  }

  /** The suggestion of a reader on the reading of a card. */
  suggestion(card: string, reader: string): Locator {
    const group = this.page.getByRole("region", { name: `${card} 読み` });
    return group.getByRole("listitem").filter({ hasText: reader });
  }

  /** Accepts a suggestion with an answer, which leads to the form that edits the card. */
  async accept(card: string, reader: string, answer: string): Promise<void> {
    const item = this.suggestion(card, reader);
    await item.getByRole("textbox", { name: "返信" }).fill(answer);
    await item.getByRole("button", { name: "採用して編集へ" }).click();
    await this.isEditing(card);
  }

  async isEditing(card: string): Promise<void> {
    await expect(this.heading).toHaveText(`《${card}》を編集`);
  }

  /** The field of the reading in the form. */
  get reading(): Locator {
    return this.page.getByLabel("読み", { exact: true });
  }

  async check(): Promise<void> {
    await this.page.getByRole("button", { name: "確認へ進む" }).click();
  }

  async discard(): Promise<void> {
    await this.confirm("下書きを破棄");
  }
}
