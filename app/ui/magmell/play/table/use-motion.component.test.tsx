import { expect, it, vi } from "vitest";
import { wantMotion } from "@/app/ui/testing/want-motion";
import { dealGoldfish } from "../testing/goldfish-table";

it("cards move to where they go, unless the reader wants no motion", async () => {
  wantMotion("reduce");
  const moved = vi.spyOn(Element.prototype, "animate");
  const table = await dealGoldfish("KFBXUHBT8Q", "?seed=7");
  await table.redraw();
  await table.atTurn(1);
  expect(moved).not.toHaveBeenCalled();

  wantMotion("no-preference");
  await table.undo();
  await table.redraw();
  await table.atTurn(1);
  expect(moved).toHaveBeenCalled();
  await Promise.all(moved.mock.results.map(({ value }) => (value as Animation).finished.catch(() => undefined)));
});
