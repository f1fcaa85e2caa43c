import type { Page } from "playwright/test";

/** Begins to use the page as a reader does who moves the mouse, on which the first page of a visit starts its scripts. */
export const beginToUse = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // The page listens once it has been drawn.
    requestAnimationFrame(() => setTimeout(() => dispatchEvent(new Event("pointermove"))));
  });
