import type { Locator } from "playwright/test";
import { CardsPage } from "../cards-page";

/** The first page: a search, and the hand of the day. */
export class HomePage extends CardsPage {
  /** The links of the hand, one a card. */
  get hand(): Locator {
    return this.page.getByRole("list", { name: "今日の手札" }).getByRole("link");
  }

  async playHand(): Promise<void> {
    await this.page.getByRole("link", { name: "この手札で一人回しを始める" }).click();
  }
}
