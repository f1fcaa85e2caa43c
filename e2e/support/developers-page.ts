import type { Locator } from "playwright/test";
import { SitePage } from "./site-page";

/** The page about the public interface. */
export class DevelopersPage extends SitePage {
  get contents(): Locator {
    return this.page.getByRole("navigation", { name: /^(目次|Contents)$/ });
  }

  /** A route by its title. */
  route(title: string): Locator {
    return this.page.getByRole("article", { name: title, exact: true });
  }
}
