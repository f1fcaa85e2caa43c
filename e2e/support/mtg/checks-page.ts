import type { Locator } from "playwright/test";
import { SitePage } from "../site-page";

/** The heading of the lab, in English. */
export const LAB_TITLE = "Boards";

/** The menu of checks on the page of the boards, in English. */
export class ChecksPage extends SitePage {
  /** The way to the board of a check. */
  labLink(number: string): Locator {
    return this.page
      .getByRole("region", { name: "All state-based actions" })
      .getByRole("link")
      .filter({ hasText: number });
  }

  /** The findings of the lab on its board. */
  get findings(): Locator {
    return this.page.getByRole("status", { name: "State-based actions" });
  }
}
