import type { Locator } from "playwright/test";
import { SitePage } from "./site-page";

/** The page of a replay. */
export class ReplayPage extends SitePage {
  get controls(): Locator {
    return this.page.getByRole("region", { name: /^(再生|Replay)$/ });
  }

  button(name: string): Locator {
    return this.controls.getByRole("button", { name, exact: true });
  }

  /** The news of the step. */
  get news(): Locator {
    return this.controls.getByRole("status");
  }

  /** Whose turn it is, or that the game has not begun or is over. */
  get moment(): Locator {
    return this.page.getByRole("main").getByRole("heading", { level: 2 }).first();
  }
}
