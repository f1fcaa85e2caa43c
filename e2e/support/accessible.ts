import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import { expect, type Page } from "playwright/test";

/** axe as a script without comments, since each page that is looked at has to receive and read it; its value is nothing to send back. */
const AXE = `${readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")};undefined`;

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules among those of TAGS whose answer depends on colours; all others say the same of a page in every scheme. */
const RULES_ON_COLOUR = ["color-contrast", "link-in-text-block"];

/**
 * Fails on anything that axe finds against WCAG 2.2 AA on the page as it is now; the message names rule and element.
 *
 * Every rule sees every element, but only what fails is described: on a page of sixty cards the descriptions of some
 * thousand elements that pass take longer than the rules. Frames are not looked into, so that there must be none.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await look(page, { type: "tag", values: TAGS });
}

/**
 * Fails on anything that axe finds on the page in the light or in the dark: in the light by every rule, in the dark,
 * where the page is the same but for its colours, by the rules on colour. The page stays open and ends in the light.
 */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await choose(page, "light");
  await look(page, { type: "tag", values: TAGS });
  const inTheLight = await backgroundOf(page);
  await choose(page, "dark");
  expect(await backgroundOf(page), "the dark scheme has colours of its own").not.toBe(inTheLight);
  await look(page, { type: "rule", values: RULES_ON_COLOUR });
  await choose(page, "light");
}

/**
 * Fails on anything that axe finds by any rule on the page, wide and in the light, then on a phone and in the dark, and if
 * the page is wider than the phone. It stays open in between.
 */
export async function expectAccessibleAndFitting(page: Page): Promise<void> {
  await choose(page, "light");
  await page.setViewportSize({ width: 1280, height: 800 });
  await look(page, { type: "tag", values: TAGS });
  const inTheLight = await backgroundOf(page);
  await choose(page, "dark");
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await backgroundOf(page), "the dark scheme has colours of its own").not.toBe(inTheLight);
  await look(page, { type: "tag", values: TAGS });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

function choose(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  return page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

async function backgroundOf(page: Page): Promise<string> {
  await colourChangesEnded(page);
  return page.evaluate(() =>
    [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor).join(),
  );
}

/** A colour on its way from one theme to the other has the contrast of neither. */
async function colourChangesEnded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
  );
}

async function look(page: Page, runOnly: axe.RunOnly): Promise<void> {
  expect(page.frames(), `frames of ${page.url()}`).toHaveLength(1);
  await colourChangesEnded(page);
  // A page that stays open keeps it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary}`),
      );
    },
    { runOnly, resultTypes: ["violations"] } satisfies axe.RunOptions,
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
