import type { Locator } from "playwright/test";
import { SitePage } from "./site-page";

/** The page that deals hands to decide on. */
export class TrainerPage extends SitePage {
  /** The names of the cards of the hand, as their links have them. */
  async hand(): Promise<readonly string[]> {
    const links = this.page.getByRole("list", { name: "手札", exact: true }).getByRole("link");
    const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
    return addresses.map((address) => decodeURIComponent(address.split("/").at(-1) ?? ""));
  }

  decide(decision: "キープ" | "引き直す"): Locator {
    return this.page.getByRole("button", { name: new RegExp(`^${decision}`) });
  }

  get verdict(): Locator {
    return this.page.getByRole("region", { name: /^(キープしました|引き直しました)$/ });
  }
}
