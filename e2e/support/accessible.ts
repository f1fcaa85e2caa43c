import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { BrowserContext, Page } from "playwright/test";

/** axe as a script without comments, since each page that is looked at has to receive and read it; its value is nothing to send back. */
const AXE = `${readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")};undefined`;

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules among those of TAGS whose answer depends on colors; all others say the same of a page in every scheme. */
const RULES_ON_COLOR = ["color-contrast", "link-in-text-block"];

/** A color on its way from one theme to the other has the contrast of neither. */
async function colorChangesEnded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      // An animation by scrolling runs as long as its element is there.
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** Loads axe into every page that a window opens from now on: less work than handing it to each page. */
export async function carryAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: AXE });
}

type Look = {
  /** Selector of the elements to look at; the whole page if it is missing. */
  readonly part?: string | undefined;
  readonly rules: "all" | "color";
};

/**
 * Returns what axe finds against WCAG 2.2 AA on a page that carries it, each with rule and element, and that it is wider than
 * the window. Of long lists the first rows are looked at: the others are rows of the same make.
 */
export async function findFaults(page: Page, { part, rules }: Look): Promise<readonly string[]> {
  await settle(page);
  const faults = part === undefined ? await page.evaluate(measureWidth) : [];
  if (page.frames().length > 1) faults.push("frames, which axe does not look into");
  const runOnly: axe.RunOnly =
    rules === "all" ? { type: "tag", values: TAGS } : { type: "rule", values: RULES_ON_COLOR };
  const hidden = await page.evaluate(hideRepeated, part ?? "body");
  // Hidden rows make an area too short to scroll.
  if (hidden > 0 && rules === "all") {
    await page.evaluate(showRepeated);
    faults.push(...(await run(page, part ?? null, { type: "rule", values: ["scrollable-region-focusable"] })));
    await page.evaluate(hideRepeated, part ?? "body");
  }
  faults.push(...(await run(page, part ?? null, runOnly)));
  await page.evaluate(showRepeated);
  return faults;
}

/** Waits for fonts, which decide how large things are, and for motions and fades to end. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await colorChangesEnded(page);
}

function measureWidth(): string[] {
  const { scrollWidth } = document.documentElement;
  return scrollWidth > window.innerWidth ? [`${scrollWidth} pixels wide in a window of ${window.innerWidth}`] : [];
}

/** Hides what stands in a list or table of more than sixteen alike after the first eight; returns how many elements. */
function hideRepeated(selector: string): number {
  const alike = (element: Element) => `${element.tagName} ${element.className}`;
  let count = 0;
  for (const part of document.querySelectorAll(selector))
    for (const list of [part, ...part.querySelectorAll("*")]) {
      if (list.children.length <= 16) continue;
      const seen = new Map<string, number>();
      for (const child of list.children) {
        const make = alike(child);
        seen.set(make, (seen.get(make) ?? 0) + 1);
        if ((seen.get(make) ?? 0) <= 8 || !(child instanceof HTMLElement) || child.matches("section, option")) continue;
        child.dataset.repeated = child.style.display;
        child.style.display = "none";
        count += 1;
      }
    }
  return count;
}

function showRepeated(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-repeated]")) {
    element.style.display = element.dataset.repeated ?? "";
    element.removeAttribute("data-repeated");
  }
}

function run(page: Page, part: string | null, runOnly: axe.RunOnly): Promise<string[]> {
  return page.evaluate(
    async ([selector, options]) => {
      const { axe: looker } = window as unknown as { axe: typeof axe };
      const { violations } = await looker.run(selector ?? document, options);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary}`),
      );
    },
    // Only a rule on sounds needs copies of style sheets and sounds, and no page has any.
    [part, { runOnly, resultTypes: ["violations"], preload: false } satisfies axe.RunOptions] as const,
  );
}
