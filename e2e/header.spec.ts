import { CardsPage } from "./support/cards-page";
import { SitePage } from "./support/site-page";
import { expect, test } from "./support/test";

const NARROW = { width: 360, height: 760 };

let site: SitePage;
test.beforeEach(({ page }) => {
  site = new SitePage(page);
});

test("cards are searched from the head of any page, and from the first page", async ({ page }) => {
  for (const path of ["/rules", "/decks", "/cards/水圧"]) {
    await site.open(path);
    await site.headerSearch.fill("さんさつ");
    await site.headerSearch.press("Enter");
    await expect(page).toHaveURL(/\/cards\?q=/);
    await expect(new CardsPage(page).card("三冊の取り寄せ")).toBeVisible();
  }
  const first = new CardsPage(page);
  await first.awake("/en");
  await first.box.fill("pressure");
  await first.box.press("Enter");
  await expect(page).toHaveURL(/\/en\/cards\?q=pressure$/);
});

test("what is typed at the head of a page is completed", async ({ page }) => {
  const cards = new CardsPage(page);
  await cards.awake("/rules");
  await site.headerSearch.pressSequentially("さんさつ");
  await expect(cards.completions.first()).toContainText("三冊の取り寄せ");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(site.headerSearch).toHaveValue("《三冊の取り寄せ》 ");
});

test("the key / leads to the search, and is text where text is written", async ({ page }) => {
  await new CardsPage(page).awake("/rules");
  await page.keyboard.press("/");
  await expect(site.headerSearch).toBeFocused();
  await page.keyboard.type("c:/");
  await expect(site.headerSearch).toHaveValue("c:/");
  const other = page.getByRole("main").getByRole("searchbox");
  await other.focus();
  await page.keyboard.press("/");
  await expect(other).toHaveValue("/");
  await new CardsPage(page).awake("/");
  await page.keyboard.press("Control+k");
  await expect(new CardsPage(page).box).toBeFocused();
});

test("on a phone the head is one line, and nothing is out of reach", async ({ page }) => {
  await page.setViewportSize(NARROW);
  for (const path of ["/rules", "/en/decks", "/cards", "/"]) {
    await site.open(path);
    expect((await page.getByRole("banner").boundingBox())?.height, path).toBeLessThanOrEqual(52);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
  await site.open("/rules");
  await site.opener("menu").click();
  await page.getByRole("banner").getByRole("link", { name: "暗い" }).click();
  await expect(page.locator("html[data-theme=dark]")).toBeAttached();
  await site.opener("menu").click();
  await site.chooseLanguage("en");
  await site.opener("menu").click();
  await site.navigation.getByRole("link", { name: "Decks", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/decks$/);
  await site.opener("search").click();
  await site.headerSearch.fill("pressure");
  await page.getByRole("banner").getByRole("search").getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/cards\?q=pressure$/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: NARROW });

  test("the search and the menu of a phone work", async ({ page }) => {
    await site.open("/rules");
    await site.opener("search").click();
    await site.headerSearch.fill("さんさつ");
    await page.getByRole("banner").getByRole("button", { name: "探す", exact: true }).click();
    await expect(page).toHaveURL(/\/cards\?q=/);
    await site.opener("menu").click();
    await site.navigation.getByRole("link", { name: "ルール" }).click();
    await expect(page).toHaveURL(/\/rules$/);
  });
});

test("the head is as wide as its page", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  for (const path of ["/", "/cards", "/rules", "/decks/new", "/developers"]) {
    await site.open(path);
    const edges = await page.evaluate(() =>
      [document.querySelector("header > .page"), document.getElementById("main")].map((part) => {
        const { left, right } = part?.getBoundingClientRect() ?? new DOMRect();
        const { paddingLeft } = getComputedStyle(part ?? document.body);
        return [left + Number.parseFloat(paddingLeft), right];
      }),
    );
    expect(edges[0], path).toEqual(edges[1]);
  }
});

test("a browser can add the search to its bar", async ({ page, request }) => {
  for (const path of ["/", "/en/rules"]) {
    await site.open(path);
    const address = await page.locator('link[rel="search"]').getAttribute("href");
    const answer = await request.get(address ?? "");
    expect(answer.headers()["content-type"]).toContain("application/opensearchdescription+xml");
    const template = /type="text\/html"[^>]* template="([^"]+)"/.exec(await answer.text())?.[1] ?? "";
    const asked = new URL(template.replace("{searchTerms}", encodeURIComponent("三冊 種別:マジック")));
    await page.goto(asked.pathname + asked.search);
    await expect(new CardsPage(page).cards).toHaveCount(1);
  }
});

test("the head is accessible, also where it is opened, in both schemes", async ({
  page,
  expectAccessibleInBothSchemes,
}) => {
  await page.setViewportSize(NARROW);
  for (const opener of ["menu", "search"] as const) {
    await new CardsPage(page).open("/decks");
    await site.opener(opener).click();
    await expectAccessibleInBothSchemes(page);
  }
});
