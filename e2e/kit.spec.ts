import { SitePage } from "./support/site-page";
import { expect, test } from "./support/test";

let site: SitePage;
test.beforeEach(({ page }) => {
  site = new SitePage(page);
});

test("the page about the public interface leads to the gallery of the kit, which search engines leave out", async ({
  page,
}) => {
  await site.open("/developers");
  await page.getByRole("link", { name: "画面の部品の見本" }).click();
  await expect(site.heading).toHaveText("部品の見本");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await site.open("/en/developers/kit");
  await expect(site.heading).toHaveText("The kit");
});

test("dialog, toast and notice of the gallery work", async ({ page }) => {
  await site.open("/en/developers/kit");
  const dialog = page.getByRole("dialog");
  await expect(async () => {
    await page.getByRole("button", { name: "Open the dialog" }).click();
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Show a toast" }).click();
  await expect(page.getByText("One copy taken out.")).toBeVisible();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Received." })).toBeFocused();
});

test("the gallery shows card faces in every width, on light and on dark paper", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await site.open("/developers/kit");
  const faces = page.getByRole("region", { name: "CardFace" });
  await expect(faces.getByRole("list", { name: "140px" })).toHaveCount(2);
  const text = faces.getByRole("list", { name: "140px" }).first().getByText("■").first();
  await expect(text).toBeVisible();
  await expect(faces.getByRole("list", { name: "100px" }).first().getByText("■").first()).toBeHidden();
  for (const face of await faces.getByRole("list", { name: "140px" }).first().getByRole("img").all()) {
    const [outer, emblem] = [await face.boundingBox(), await face.locator("svg").first().boundingBox()];
    expect((emblem?.height ?? 0) / (outer?.height ?? 1)).toBeLessThan(0.75);
  }
});

for (const path of ["/developers/kit", "/en/developers/kit"])
  test(`${path} is accessible in both schemes, and fits 360 pixels`, async ({ page, expectAccessibleAndFitting }) => {
    await page.goto(path);
    await expectAccessibleAndFitting(page);
  });
