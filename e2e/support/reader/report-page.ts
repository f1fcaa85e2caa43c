import { expect, type Locator, type Page } from "playwright/test";

/** The pages on which a reader reports a deck, an administrator judges it, and its author answers. */
export class ReportPage {
  constructor(readonly page: Page) {}

  /** Reports the page that is open as an advertisement. */
  async report(why: string): Promise<void> {
    await this.page.getByRole("link", { name: "このページを通報" }).click();
    await this.page.getByLabel("理由").selectOption({ label: "宣伝や無関係な内容" });
    await this.page.getByLabel("どこが問題ですか？").fill(why);
    await this.page.getByRole("button", { name: "通報を送信" }).click();
    await expect(this.page.getByText("通報を受け取りました")).toBeVisible();
  }

  /** Opens the list of reports, or of what was hidden. */
  async openList(list: "open" | "hidden" = "open"): Promise<void> {
    await this.page.goto(list === "open" ? "/admin/reports" : "/admin/reports?list=hidden");
  }

  /** A reported deck in the list, by words that stand with it. */
  deck(name: string, words: string): Locator {
    return this.page.getByRole("region", { name: `デッキ「${name}」` }).filter({ hasText: words });
  }

  /** Hides a deck, for which its owner has to be told why. */
  async hide(deck: Locator, why: string): Promise<void> {
    await deck.getByRole("button", { name: "公開を停止" }).click();
    await expect(deck).toContainText("作者に伝える理由を書いてください。");
    await deck.getByRole("textbox", { name: "理由" }).fill(why);
    await deck.getByRole("button", { name: "公開を停止" }).click();
    await expect(deck).toContainText("公開を停止しました");
  }

  async bringBack(deck: Locator): Promise<void> {
    await deck.getByRole("button", { name: "公開を再開" }).click();
    await expect(deck).toContainText("公開を再開しました");
  }

  /** Waits until the owner is told why, and answers. */
  async answer(why: string, answer: string): Promise<void> {
    await expect(this.page.getByText(`理由：${why}`)).toBeVisible();
    await this.page.getByLabel("管理者への返信").fill(answer);
    await this.page.getByRole("button", { name: "返信を送信" }).click();
    await expect(this.page.getByText("返信を送信しました。")).toBeVisible();
  }

  /** The notice that an administrator has hidden the deck. */
  get hiddenNote(): Locator {
    return this.page.getByText("管理者がこのデッキの公開を停止しました");
  }
}
