import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openTouchScreen, tap } from "@/app/ui/testing/tap";
import { button, fewer, parts, piece, renderLab, words } from "./testing/lab-kit";

const { report, inspector } = parts;
const { mtgLab } = words;
const count = (found: ReturnType<typeof piece>) => expect.poll(() => found.elements().length);

it("puts the report before the palette on a telephone, and is used by touch", async () => {
  await page.viewport(360, 740);
  await openTouchScreen();
  await renderLab("704.5q");
  const top = (found: typeof report) => found.element().getBoundingClientRect().top;
  const palette = page.getByRole("heading", { name: mtgLab.add });
  await expect.element(palette).toBeVisible();
  expect(top(report)).toBeLessThan(top(palette));
  await tap(piece(/オルンの丘巨人/));
  await tap(fewer(mtgLab.counters["+1/+1"]));
  await expect.element(piece(/\+1\/\+1 ×2/)).toBeVisible();
  await tap(inspector.getByRole("button", { name: mtgLab.duplicate }));
  await count(piece(/オルンの丘巨人/)).toBe(2);
  await tap(inspector.getByRole("button", { name: mtgLab.remove }));
  await tap(button(mtgLab.apply).first());
  await expect.element(report).toHaveTextContent(mtgLab.quiet);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
