import { expect, type Locator } from "playwright/test";
import { SitePage } from "./site-page";

/** The page of the hand of the day. */
export class DailyPage extends SitePage {
  /** The names of the cards of the hand, as their links have them. */
  async hand(): Promise<readonly string[]> {
    const links = this.page.getByRole("list", { name: "手札", exact: true }).getByRole("link");
    const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
    return addresses.map((address) => decodeURIComponent(address.split("/").at(-1) ?? ""));
  }

  decide(decision: "キープ" | "引き直す"): Locator {
    return this.page.getByRole("button", { name: new RegExp(`^${decision}`) });
  }

  /** The panel with the choice of the reader and its worth. */
  get verdict(): Locator {
    return this.page.getByRole("region", { name: /^(キープしました|引き直しました|手札の価値)$/ });
  }

  /** A figure of the reader's own record, such as 連続日数. */
  figure(name: string): Locator {
    return this.page
      .getByRole("region", { name: "あなたの成績" })
      .locator("div", { has: this.page.getByText(name, { exact: true }) })
      .locator("dd");
  }

  /** Opens the hand of today from the home page. */
  async openFromHome(): Promise<void> {
    await this.open("/");
    await this.page.getByRole("link", { name: "キープか引き直しを選ぶ" }).click();
    await expect(this.heading).toHaveText("今日の手札");
  }

  /** Waits until the hand may be decided on, while nothing that follows from it is told. */
  async expectUndecided(): Promise<void> {
    await expect(this.decide("引き直す")).toBeEnabled();
    // Above the fold, without scrolling.
    await expect(this.decide("引き直す")).toBeInViewport({ ratio: 1 });
    await expect(this.page.getByText("ターン目", { exact: false })).toHaveCount(0);
  }

  /** Heading of the choice to keep the hand, which has the focus when the choice was made just now. */
  get kept(): Locator {
    return this.page.getByRole("heading", { name: "キープしました" });
  }

  /** Waits for the choice of others, or the number of votes from which it is told. */
  async expectVotes(): Promise<void> {
    await expect(this.verdict).toContainText(/票以上集まった|％がキープ/);
  }

  /** Waits until what follows from the choice is told, and the streak of the reader. */
  async expectDecided(days: number): Promise<void> {
    await this.expectVotes();
    await expect(this.figure("連続日数")).toHaveText(`${days}日`);
    await expect(this.page.getByRole("heading", { name: "3ターン目" }).first()).toBeVisible();
  }

  /** Waits until nothing is left to decide. */
  async expectNoDecision(): Promise<void> {
    await expect(this.kept).toBeVisible();
    await expect(this.decide("キープ")).toHaveCount(0);
    await this.expectVotes();
  }

  /** Goes on with the hand at a table. */
  async playOn(): Promise<void> {
    await this.page.getByRole("link", { name: "続きをプレイ" }).first().click();
  }

  /** Day that another window has to look at for the same hand, in Tokyo. */
  today(): string {
    return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Tokyo" }).format(new Date());
  }
}
