import { SitePage } from "./support/site-page";
import { expect, test } from "./support/test";

/** The name that a package gives to a slice of one of its faces. */
const SLICE = /-\d+-(?:wght|600)-normal\b/;

test("the site's own pages need no more than the fonts that are cut to its words", async ({ page }) => {
  const fonts: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes(".woff2")) fonts.push(response.url());
  });
  const site = new SitePage(page);
  for (const address of ["/syntax", "/goldfish", "/sign-up", "/en/developers"]) {
    await site.open(address);
    await page.evaluate(() => document.fonts.ready);
  }
  expect(fonts.filter((url) => /gothic-words|mincho-words/.test(url)).length).toBeGreaterThan(1);
  expect(fonts.filter((url) => SLICE.test(url))).toEqual([]);
});

for (const [lang, count] of [
  ["ja", 5],
  ["en", 2],
] as const)
  test(`a page in ${lang} asks early for the fonts that its first text is set in, and for no others`, async ({
    page,
  }) => {
    await new SitePage(page).open(lang === "en" ? "/en/rules" : "/rules");
    const early = await page
      .locator("head link[rel=preload][as=font]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(early).toHaveLength(count);
    const used = await page.evaluate(async () => {
      const sheets = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
      await document.fonts.ready;
      return sheets.filter((rule) => rule.startsWith("@font-face")).join("\n");
    });
    expect(early.filter((address) => !used.includes(address))).toEqual([]);
    const fetched = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    for (const address of early)
      expect(
        fetched.filter((url) => url.endsWith(address)),
        "no font is fetched twice",
      ).toHaveLength(1);
  });

test("a sign that the site does not know comes from its slice", async ({ page }) => {
  await new SitePage(page).open("/goldfish");
  for (const family of ["Noto Sans JP Variable", "Shippori Mincho"]) {
    // The list of all slices comes when the page stands.
    await page.waitForFunction((name) => [...document.fonts].some((face) => face.family.includes(name)), family);
    const slice = page.waitForResponse((response) => SLICE.test(response.url()));
    await page.evaluate((name) => document.fonts.load(`600 16px "${name}"`, "鬱"), family);
    expect((await slice).status()).toBe(200);
  }
});

test("no page waits for the list of all slices before it is drawn", async ({ page, request }) => {
  await new SitePage(page).open("/");
  const sheets = page.locator("link[rel=stylesheet][data-precedence]");
  const addresses = await sheets.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect(await (await request.get(address)).text()).not.toMatch(SLICE);
});
