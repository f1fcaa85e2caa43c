import { expect, type Locator } from "playwright/test";
import { cardPath } from "../account/own-card";
import { SitePage } from "../site-page";

/** The page on which a reader proposes a correction of a card, and the account where the answer stands. */
export class SuggestPage extends SitePage {
  /** Opens the form of a card; `early` as soon as the address is known, before any script runs. */
  async openOf(card: string, { early = false } = {}): Promise<void> {
    await this.page.goto(`${cardPath(card)}/suggest`, early ? { waitUntil: "commit" } : {});
  }

  /** The choice of the part that is wrong. */
  get part(): Locator {
    return this.page.getByLabel("訂正する項目");
  }

  get current(): Locator {
    return this.page.getByRole("region", { name: "現在の内容" });
  }

  get proposed(): Locator {
    return this.page.getByLabel("正しい内容");
  }

  get reason(): Locator {
    return this.page.getByLabel("理由と出典");
  }

  async chooseReading(): Promise<void> {
    await this.part.selectOption({ label: "読み" });
  }

  /** Goes on by signing in, which leads back to the form of the card. */
  async signIn(
    card: string,
    { email, password }: { readonly email: string; readonly password: string },
  ): Promise<void> {
    await this.page.getByRole("link", { name: "サインインして続ける" }).click();
    const main = this.page.getByRole("main");
    await main.getByLabel("メールアドレス").fill(email);
    await main.getByLabel("パスワード", { exact: true }).fill(password);
    await main.getByRole("button", { name: "サインイン" }).click();
    await expect(this.heading).toHaveText(`《${card}》の訂正を提案`);
  }

  async send(): Promise<void> {
    await this.page.getByRole("button", { name: "提案を送る" }).click();
    await expect(this.page.getByText("提案を受け取りました")).toBeVisible();
  }

  async openMine(): Promise<void> {
    await this.page.getByRole("link", { name: "自分の提案を見る" }).click();
    await expect(this.#mine).toContainText("確認待ち");
  }

  /** Waits until the reader's one suggestion is accepted with an answer. */
  async isAccepted(answer: string): Promise<void> {
    await expect(this.#mine).toContainText("採用");
    await expect(this.#mine).toContainText(answer);
  }

  get #mine(): Locator {
    return this.page.getByRole("region", { name: "訂正の提案" }).getByRole("listitem");
  }
}
