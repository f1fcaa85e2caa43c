import type { Page } from "playwright/test";
import { SitePage } from "../support/site-page";
import { expect, test } from "../support/test";

/** The name that a package gives to a slice of one of its faces. */
const SLICE = /-\d+-(?:wght|600)-normal\b/;
/** The style sheet of the fonts that a page asks for once it is drawn. */
const LATE = "**/fonts/late.*.css";

/** Waits until a page has all the fonts that its text needs. */
async function fontsCome(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes("/fonts/late.")));
  await page.evaluate(async () => {
    // Fonts are asked for when their text is drawn.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await document.fonts.ready;
  });
}

test("the site's own pages need no more than the fonts that are cut to its words", async ({ page }) => {
  const fonts: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes(".woff2")) fonts.push(response.url());
  });
  const site = new SitePage(page);
  for (const address of ["/syntax", "/goldfish", "/sign-up", "/en/developers"]) {
    await site.open(address);
    await fontsCome(page);
  }
  expect(fonts.filter((url) => /gothic-words|mincho-words/.test(url)).length).toBeGreaterThan(1);
  expect(fonts.filter((url) => SLICE.test(url))).toEqual([]);
});

test("no font is fetched twice", async ({ page }) => {
  for (const path of ["/rules", "/en/rules"]) {
    await new SitePage(page).open(path);
    await fontsCome(page);
    const fetched = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    const fonts = fetched.filter((url) => url.endsWith(".woff2"));
    expect(fonts.length).toBeGreaterThan(2);
    expect(new Set(fonts).size, path).toBe(fonts.length);
  }
});

test("a first visit is drawn before the other fonts are asked for, and nothing moves when they come", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved = { much: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.much += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  // A page that waited for the sheet would never be drawn.
  await page.route(LATE, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await route.continue();
  });
  for (const address of ["/", "/en", "/cards", "/rules"])
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await new SitePage(page).open(address);
      await fontsCome(page);
      const moved = await page.evaluate(() => (window as unknown as { moved: { much: number } }).moved.much);
      expect(moved, `${address}, ${width} pixels wide`).toBeLessThanOrEqual(0.01);
    }
});

test("whoever comes from another page of the site sees it in its fonts at once", async ({ page }) => {
  const site = new SitePage(page);
  await site.open("/cards");
  await fontsCome(page);
  const late = page.locator("head link[rel=stylesheet][href*='/fonts/late.']");
  await expect(late).not.toHaveAttribute("blocking");
  await site.navigation.getByRole("link").first().click();
  await expect(late).toHaveAttribute("blocking", "render");
  await expect(page.locator("head link[rel=preload][href*='gothic-words']")).toHaveCount(1);
});

test("a font that does not come leaves its signs to the device", async ({ page, allowMessages }) => {
  allowMessages(/Failed to load resource|net::ERR_FAILED/);
  await page.route(/gothic-words/, (route) => route.abort());
  await new SitePage(page).open("/");
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  await expect(page.getByRole("banner")).toBeVisible();
});

test("a sign that the site does not know comes from its slice", async ({ page }) => {
  await new SitePage(page).open("/goldfish");
  await fontsCome(page);
  const listed = () => page.evaluate(() => [...document.fonts].some(({ family }) => family.includes("JP Variable")));
  expect(await listed()).toBe(false);
  await page.evaluate(() => document.body.append("鬱"));
  for (const family of ["Noto Sans JP Variable", "Shippori Mincho"]) {
    // The list of all slices comes when such a sign is shown.
    await page.waitForFunction((name) => [...document.fonts].some((face) => face.family.includes(name)), family);
    const slice = page.waitForResponse((response) => SLICE.test(response.url()));
    await page.evaluate((name) => document.fonts.load(`600 16px "${name}"`, "鬱"), family);
    expect((await slice).status()).toBe(200);
  }
});
