import type { Locator } from "playwright/test";
import { SitePage } from "./site-page";

/** The list of cards. */
export class CardsPage extends SitePage {
  /** The links to card pages, each named by what its card says. */
  get cards(): Locator {
    return this.page.getByRole("main").locator('li a[href*="/cards/"]');
  }

  /** How many cards the list says it has. */
  get count(): Locator {
    return this.page.getByRole("main").getByRole("status");
  }

  card(name: string): Locator {
    return this.page.getByRole("main").getByRole("link", { name });
  }

  async search(words: string): Promise<void> {
    await this.page.getByRole("searchbox").fill(words);
    await this.submit();
  }

  async submit(): Promise<void> {
    await this.page
      .getByRole("search")
      .getByRole("button", { name: /^(探す|Search)$/ })
      .click();
  }

  /** Chooses a filter by its word. */
  async choose(filter: string): Promise<void> {
    await this.page.getByRole("checkbox", { name: filter, exact: true }).check();
  }

  /** The parameters of the address. */
  get parameters(): Record<string, string> {
    return Object.fromEntries(new URL(this.page.url()).searchParams);
  }
}
