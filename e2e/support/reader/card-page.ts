import type { CDPSession, Locator, Page } from "playwright/test";
import { SitePage } from "../site-page";

type Point = readonly [x: number, y: number];

/** The page of a card, in Japanese. */
export class CardPage extends SitePage {
  /** The ways through the results of the search that the reader came from. */
  get trail(): Locator {
    return this.page.getByRole("navigation", { name: "検索結果の前後のカード" });
  }

  /** The way to the result before this one. */
  get previousResult(): Locator {
    return this.trail.getByRole("link", { name: /^前のカード/ });
  }

  async backToResults(): Promise<void> {
    await this.trail.getByRole("link", { name: /の検索結果/ }).click();
  }

  /** The address of the card that comes after this one in its set. */
  nextInSet(): Promise<string | null> {
    return this.page.getByRole("main").locator("a[rel=next]").getAttribute("href");
  }

  /** The address of the result that comes after this one. */
  nextResult(): Promise<string | null> {
    return this.page.locator("[data-trail] a[rel=next]").getAttribute("href");
  }

  /** A proxy on its sheet. */
  get proxy(): Locator {
    return this.page.locator("main section div > div > div").first();
  }
}

/** A finger on a page. */
export class Finger {
  readonly #devtools: CDPSession;

  private constructor(devtools: CDPSession) {
    this.#devtools = devtools;
  }

  static on = async (page: Page): Promise<Finger> => new Finger(await page.context().newCDPSession(page));

  /** Moves from one point of the window to another, and lets go. */
  async swipe(from: Point, to: Point): Promise<void> {
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    for (const [step, [x, y]] of [from, middle, to].entries())
      await this.#devtools.send("Input.dispatchTouchEvent", {
        type: step === 0 ? "touchStart" : "touchMove",
        touchPoints: [{ x, y }],
      });
    await this.#devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }
}
