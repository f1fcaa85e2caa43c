import type { Locator } from "playwright/test";
import { SitePage } from "../site-page";

/** The page of an author, in Japanese. */
export class AuthorPage extends SitePage {
  get follow(): Locator {
    return this.page.getByRole("button", { name: "フォロー" });
  }

  followers(count: number): Locator {
    return this.page.getByText(`フォロワー ${count}人`);
  }

  /** The names of the decks that the page shows. */
  get decks(): Locator {
    return this.page.getByRole("heading", { level: 3 });
  }
}
