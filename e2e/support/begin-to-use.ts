import type { Page } from "playwright/test";

/** Begins to use the page as a reader does who moves the mouse, on which the first page of a visit starts its scripts. */
export async function beginToUse(page: Page): Promise<void> {
  // A mouse that already stands on the second place moves on the first.
  await page.mouse.move(0, 0);
  await page.mouse.move(1, 1);
}
