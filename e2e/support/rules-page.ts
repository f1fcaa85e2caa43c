import type { Locator } from "playwright/test";
import { SitePage } from "./site-page";

/** The page of rules and rulings. */
export class RulesPage extends SitePage {
  /** The place of a rule (`705.4.3`) or a ruling (`house-7`). */
  place(anchor: string): Locator {
    return this.page.locator(`[id="${anchor}"]`);
  }

  /** The place that the address names, as the browser understands it. */
  get target(): Locator {
    return this.page.locator(":target");
  }

  /** Looks for a rule by the form of the page. */
  async search(typed: string): Promise<void> {
    await this.page.getByRole("main").getByRole("searchbox").fill(typed);
    await this.page.getByRole("main").getByRole("search").getByRole("button").click();
  }

  get contents(): Locator {
    return this.page.getByRole("heading", { name: /^(目次|Contents)$/ });
  }
}
