import { expect, type Locator } from "playwright/test";
import { CardsPage } from "./cards-page";

/** Card pages and results with their buttons that add to a deck, in Japanese. */
export class AddingPage extends CardsPage {
  plus(card: string): Locator {
    return this.page.getByRole("button", { name: `《${card}》をデッキに1枚加える` });
  }

  /** Opens the page of a card and presses its button before the scripts of the page run. */
  async pressEarly(card: string): Promise<void> {
    await this.page.goto(`/cards/${card}`, { waitUntil: "domcontentloaded" });
    await this.plus(card).click({ force: true });
  }

  /** The number of copies beside the buttons of a card. */
  copies(card: string): Locator {
    return this.page.locator(`[data-add="${card}"] [data-count]`);
  }

  /** The bar that tells what was added to which deck. */
  get bar(): Locator {
    return this.page.getByRole("region", { name: "編集中のデッキ" });
  }

  get target(): Locator {
    return this.page.getByRole("combobox", { name: "追加先のデッキ" });
  }

  /** Waits until the bar tells of a card that was added and how many copies there are now. */
  async expectAdded(card: string, copies: number): Promise<void> {
    await expect(this.bar).toContainText(`《${card}》を加えました。現在${copies}枚です。`);
  }

  /** Waits until the bar counts so many cards in the grimoire, and no stones. */
  async expectGrimoire(count: number): Promise<void> {
    await expect(this.bar).toContainText(`魔導書 ${count}/40・魔石 0/20`);
  }

  async goBuild(): Promise<void> {
    await this.bar.getByRole("link", { name: "編集" }).click();
  }
}
