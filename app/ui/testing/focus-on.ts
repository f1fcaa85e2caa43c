import { expect } from "vitest";
import type { Locator } from "vitest/browser";

/** Focuses an element once it exists, as keyboard navigation does. */
export async function focusElement(locator: Locator): Promise<void> {
  (await locator.findElement()).focus();
  await expect.element(locator).toHaveFocus();
}
