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

  get contents(): Locator {
    return this.page.getByRole("navigation", { name: /^(目次|Contents)$/ });
  }
}
