import type { Locator } from "playwright/test";
import { CardsPage } from "./cards-page";

/** Card pages and results with their buttons that add to a deck, in Japanese. */
export class AddingPage extends CardsPage {
  plus(card: string): Locator {
    return this.page.getByRole("button", { name: `《${card}》をデッキに1枚加える` });
  }

  minus(card: string): Locator {
    return this.page.getByRole("button", { name: `《${card}》をデッキから1枚除く` });
  }

  /** The number of copies beside the buttons of a card. */
  copies(card: string): Locator {
    return this.page.locator(`[data-add="${card}"] [data-count]`);
  }

  /** The bar that tells what was added to which deck. */
  get bar(): Locator {
    return this.page.getByRole("region", { name: "加えたデッキ" });
  }

  get target(): Locator {
    return this.page.getByRole("combobox", { name: "加える先のデッキ" });
  }

  async goBuild(): Promise<void> {
    await this.bar.getByRole("link", { name: "組む" }).click();
  }
}
