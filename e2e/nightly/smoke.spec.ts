import { SitePage } from "../support/site-page";
import { expect, test } from "../support/test";

let site: SitePage;
test.beforeEach(({ page }) => {
  site = new SitePage(page);
});

test("an address that leads nowhere says so in the reader's language", async ({ page, allowMessages }) => {
  allowMessages(/status of 404/);
  for (const [path, lang] of [
    ["/no/such/page", "ja"],
    ["/%ff", "ja"],
    ["/en/%E9%9D", "en"],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(site.in(lang)).toBeAttached();
    await expect(site.heading).toBeVisible();
  }
});

test("a reading page, which is one for everybody, names its reader", async ({ context, world }) => {
  const user = await world.createSignedIn(context);
  await site.open("/cards");
  await expect(site.accountMenu(user)).toBeVisible();
});
