import { expect, type Locator } from "playwright/test";
import { SitePage } from "../site-page";

/** The page that plays many games of a deck, in Japanese. */
export class TrialPage extends SitePage {
  /** Begins so many games, and waits until the address gives them again. */
  async begin(games: "100" | "10,000", seed: number): Promise<void> {
    await this.page.getByRole("radio", { name: games, exact: true }).check();
    await this.start();
    await expect(this.page).toHaveURL(new RegExp(`seed=${seed}&games=${games.replace(",", "")}$`));
  }

  async start(): Promise<void> {
    await this.page.getByRole("button", { name: "開始", exact: true }).click();
  }

  /** Stops the games, goes on, and gives them up. */
  async pauseAndCancel(): Promise<void> {
    await this.page.getByRole("button", { name: "一時停止" }).click();
    await this.page.getByRole("button", { name: "再開" }).click();
    await this.page.getByRole("button", { name: "キャンセル" }).click();
  }

  async expectDone(): Promise<void> {
    await expect(this.page.getByText("100％完了")).toBeVisible({ timeout: 120_000 });
  }

  /** The whole page with its answers, before anything is opened, is at most so high. */
  async expectHeight(most: number): Promise<void> {
    await expect(this.page.getByRole("definition")).toHaveCount(3);
    expect(await this.page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(most);
  }

  async openDetails(): Promise<void> {
    await this.page.getByText("詳しい結果", { exact: true }).click();
  }

  /** The figures of hands that were kept and redrawn. */
  get figures(): Locator {
    return this.hands.getByRole("cell");
  }

  private get hands(): Locator {
    return this.page.getByRole("region", { name: "キープした手札と引き直した手札" });
  }

  /** Waits for the results beside exact values, and for the turns of victory. */
  async expectResults(): Promise<void> {
    await expect(this.hands).toContainText("キープ率は、計算値");
    const exact = this.page.getByRole("region", { name: "計算値との比較" });
    await expect(exact.getByRole("row", { name: /^1ターン目に空の場で使える .* 範囲[内外]$/ })).toBeVisible();
    await expect(exact).toContainText(/行で、計算値が信頼区間に入っています/);
    await expect(this.page.getByRole("figure").filter({ hasText: "勝利ターン" }).getByRole("img")).toBeVisible();
  }
}
