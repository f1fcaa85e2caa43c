import type { Locator } from "playwright/test";
import { SitePage } from "../site-page";

/** The shelf of starter decks and the page of one of them. */
export class StartersPage extends SitePage {
  /** The decks on the shelf. */
  get shelf(): Locator {
    return this.page.getByRole("region", { name: /^(スターターデッキ|Starter decks)$/ }).getByRole("listitem");
  }

  /** The link that opens a deck of the shelf. */
  title(deck: Locator): Locator {
    return deck.getByRole("heading", { level: 3 }).getByRole("link");
  }

  get primer(): Locator {
    return this.page.getByRole("region", { name: /^(遊び方|How to play)$/ });
  }

  /** Opens the first deck of the shelf in Japanese; gives its name. */
  async openFirst(): Promise<string> {
    await this.open("/decks");
    const link = this.title(this.shelf.first());
    const name = await link.innerText();
    await link.click();
    await this.primer.waitFor();
    return name;
  }

  /** Takes the deck of the page into the builder. */
  async copy(): Promise<void> {
    await this.page.getByRole("main").getByRole("link", { name: "複製して編集" }).click();
  }
}
