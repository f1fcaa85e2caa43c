import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { enableTouchScreen, tapElement } from "@/app/ui/testing/tap";
import {
  boardLocators,
  boardWords,
  getButton,
  getDecrementButton,
  getObjects,
  renderBoardEditor,
} from "./testing/board-editor-kit";

const { report, inspector } = boardLocators;
const { mtgLab } = boardWords;
const count = (found: ReturnType<typeof getObjects>) => expect.poll(() => found.elements().length);

it("puts the report before the palette on a telephone, and is used by touch", async () => {
  await page.viewport(360, 740);
  await enableTouchScreen();
  await renderBoardEditor("704.5q");
  const top = (found: typeof report) => found.element().getBoundingClientRect().top;
  const palette = page.getByRole("heading", { name: mtgLab.add });
  await expect.element(palette).toBeVisible();
  expect(top(report)).toBeLessThan(top(palette));
  await tapElement(getObjects(/オルンの丘巨人/));
  await tapElement(getDecrementButton(mtgLab.counters["+1/+1"]));
  await expect.element(getObjects(/\+1\/\+1 ×2/)).toBeVisible();
  await tapElement(inspector.getByRole("button", { name: mtgLab.duplicate }));
  await count(getObjects(/オルンの丘巨人/)).toBe(2);
  await tapElement(inspector.getByRole("button", { name: mtgLab.remove }));
  await tapElement(getButton(mtgLab.apply).first());
  await expect.element(report).toHaveTextContent(mtgLab.quiet);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
