import type { Locator, Page } from "playwright/test";
import { SitePage } from "./support/site-page";
import { expect, test } from "./support/test";

const preview = (page: Page, card: string): Locator => page.locator(`[data-preview="${card}"]`);

/** Opens a page and waits until its script runs. */
async function open(page: Page, path: string): Promise<void> {
  const site = new SitePage(page);
  await site.open(path);
  await expect(page.locator("[id$=search-box][role=combobox]")).toBeAttached();
}

test("a name under the mouse shows its card, on decks, lists, rulings and results", async ({ page }) => {
  for (const path of ["/cards?q=三冊の取り寄せ&display=list", "/cards?q=三冊の取り寄せ&display=text", "/sets/FL"]) {
    await open(page, path);
    const link = page.getByRole("main").getByRole("link", { name: "三冊の取り寄せ", exact: true }).first();
    await link.hover();
    await expect(preview(page, "三冊の取り寄せ")).toBeVisible();
    await expect(preview(page, "三冊の取り寄せ")).toContainText("三冊の取り寄せ");
    await page.mouse.move(2, 2);
    await expect(preview(page, "三冊の取り寄せ")).toHaveCount(0);
  }
});

test("the pointer may move onto the preview, and Escape takes it away", async ({ page }) => {
  await open(page, "/cards?q=三冊の取り寄せ&display=list");
  const link = page.locator("[data-result]").first();
  await link.hover();
  const face = preview(page, "三冊の取り寄せ");
  await expect(face).toBeVisible();
  await face.hover();
  await page.mouse.move(2, 2);
  await expect(face).toHaveCount(0);
  await link.hover();
  await expect(face).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(face).toHaveCount(0);
});

test("the focus of the keyboard shows it, in the reader's language, and nothing moves", async ({ page }) => {
  await open(page, "/en/cards?q=t:unit&display=list");
  await page.getByRole("main").getByRole("combobox").focus();
  await page.keyboard.press("ArrowDown");
  const link = page.locator("[data-result]").first();
  await expect(link).toBeFocused();
  const place = await link.boundingBox();
  const name = decodeURIComponent(
    new URL((await link.getAttribute("href")) ?? "", page.url()).pathname.split("/").at(-1) ?? "",
  );
  await expect(preview(page, name)).toContainText((await link.textContent()) ?? "");
  expect(await link.boundingBox()).toEqual(place);
  await page.keyboard.press("ArrowDown");
  await expect(preview(page, name)).toHaveCount(0);
});

test("a name that is looked at twice is asked for once", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/previews/")) asked.push(request.url());
  });
  await open(page, "/cards?q=三冊の取り寄せ&display=list");
  for (let look = 0; look < 2; look++) {
    await page.locator("[data-result]").first().hover();
    await expect(preview(page, "三冊の取り寄せ")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(preview(page, "三冊の取り寄せ")).toHaveCount(0);
    await page.mouse.move(2, 2);
  }
  expect(asked).toHaveLength(1);
});

test("faces of cards, the builder and a page's own name have no preview", async ({ page, request }) => {
  await open(page, "/cards?q=三冊の取り寄せ&display=grid");
  const asked: string[] = [];
  page.on("request", (sent) => asked.push(sent.url()));
  await page.locator("[data-result]").first().hover();
  // A name that has one shows after the face would have: so nothing is on its way any more.
  await open(page, "/cards?q=三冊の取り寄せ&display=list");
  await page.locator("[data-result]").first().hover();
  await expect(preview(page, "三冊の取り寄せ")).toBeVisible();
  expect(asked.filter((url) => url.includes("/api/previews/"))).toHaveLength(1);
  expect((await request.get("/api/previews/x/ja/そんなカードはない")).status()).toBe(404);
});

test("a page with a preview is accessible in both schemes", async ({ page, expectAccessibleInBothSchemes }) => {
  await open(page, "/cards?q=三冊の取り寄せ&display=list");
  await page.locator("[data-result]").first().hover();
  await expect(preview(page, "三冊の取り寄せ")).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});
