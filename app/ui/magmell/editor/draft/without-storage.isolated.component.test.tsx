import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { openDeckEditor, words } from "../testing/deck-editor-kit";

// The first test comes first in a file of its own: a page looks for its storage once.
it.for([
  ["forbidden", forbidStorage],
  ["full", fillStorage],
] as const)("with a storage that is %s the builder says so, and editing goes on", async ([, hinder]) => {
  hinder();
  const builder = await openDeckEditor();
  const warning = page.getByRole("status").filter({ hasText: words.builder.save.notKept });
  await expect.element(warning).toBeVisible();
  await builder.card("走り火").click();
  await builder.card("走り火").click();
  await builder.expectCopies("走り火", 2, "deck");
  await builder.undo.click();
  await builder.expectCopies("走り火", 1, "deck");
  await expect.element(warning).toBeVisible();
});

function forbidStorage(): void {
  const deny = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const known = Object.getOwnPropertyDescriptor(window, "localStorage") ?? {};
  Object.defineProperty(window, "localStorage", { get: deny, configurable: true });
  onTestFinished(() => void Object.defineProperty(window, "localStorage", known));
}

function fillStorage(): void {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
}
