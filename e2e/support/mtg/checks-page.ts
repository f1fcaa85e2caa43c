import type { Locator } from "playwright/test";
import { SitePage } from "../site-page";

/** The heading of the lab, in English. */
export const LAB_TITLE = "Boards";

/** The table of checks, and the lab that it leads to, in English. */
export class ChecksPage extends SitePage {
  /** The ways to the lab in the row of a check. */
  labLink(number: string): Locator {
    const row = this.page.getByRole("row").filter({ hasText: number });
    return row.getByRole("link", { name: /^open example board/ });
  }

  /** The findings of the lab on its board. */
  get findings(): Locator {
    return this.page.getByRole("status", { name: "State-based actions" });
  }
}
