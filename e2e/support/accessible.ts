import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Fails on anything that axe finds against WCAG 2.2 AA on the page as it is now; the message names rule and element.
 *
 * Every rule sees every element, but only what fails is described: on a page of sixty cards the descriptions of some
 * thousand elements that pass, and their way through a second page, take longer than the rules. The mode that describes
 * on the page itself does not look into frames, so that there must be none.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(page.frames(), `frames of ${page.url()}`).toHaveLength(1);
  // A colour on its way from one theme to the other has the contrast of neither.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
  );
  const axe = new AxeBuilder({ page: page as never }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.withTags(TAGS).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary}`),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
