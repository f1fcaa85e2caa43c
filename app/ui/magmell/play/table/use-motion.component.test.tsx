import { afterEach, expect, it, vi } from "vitest";
import { cdp } from "vitest/browser";
import { dealGoldfish } from "../testing/goldfish-table";

/** Says for all windows how much motion their reader wants. */
const want = (value: "no-preference" | "reduce") =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });

// As all tests have it.
afterEach(() => want("reduce"));

it("cards move to where they go, unless the reader wants no motion", async () => {
  const moved = vi.spyOn(Element.prototype, "animate");
  const table = await dealGoldfish("KFBXUHBT8Q", "?seed=7");
  await table.redraw();
  await table.atTurn(1);
  expect(moved).not.toHaveBeenCalled();

  await want("no-preference");
  await table.undo();
  await table.redraw();
  await table.atTurn(1);
  expect(moved).toHaveBeenCalled();
  await Promise.all(moved.mock.results.map(({ value }) => (value as Animation).finished.catch(() => undefined)));
});
