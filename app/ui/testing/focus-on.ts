import { expect } from "vitest";
import type { Locator } from "vitest/browser";

/** Puts the focus on an element once it is there, as somebody who walks by keys. */
export async function focusElement(locator: Locator): Promise<void> {
  (await locator.findElement()).focus();
  await expect.element(locator).toHaveFocus();
}
