import type { Locator } from "playwright/test";
import { SitePage } from "./site-page";

/** The page of the hand of the day. */
export class DailyPage extends SitePage {
  /** The names of the cards of the hand, as their links have them. */
  async hand(): Promise<readonly string[]> {
    const links = this.page.getByRole("list", { name: "手札", exact: true }).getByRole("link");
    const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
    return addresses.map((address) => decodeURIComponent(address.split("/").at(-1) ?? ""));
  }

  decide(decision: "残す" | "引き直す"): Locator {
    return this.page.getByRole("button", { name: new RegExp(`^${decision}`) });
  }

  /** The panel with the choice of the reader and its worth. */
  get verdict(): Locator {
    return this.page.getByRole("region", { name: /^(残しました|引き直しました|手札の値)$/ });
  }

  /** A figure of the reader's own record, such as 連続. */
  figure(name: string): Locator {
    return this.page
      .getByRole("region", { name: "あなたの記録" })
      .locator("div", { has: this.page.getByText(name, { exact: true }) })
      .locator("dd");
  }
}
