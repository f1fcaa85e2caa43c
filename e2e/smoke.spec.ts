import { expect, test } from "./support/test";

test("the home page answers in Japanese, and in English at an address of its own", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/en");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

for (const path of ["/", "/en"])
  test(`${path} is accessible, light and dark`, async ({ page, expectAccessible }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(path);
      await expectAccessible(page);
    }
  });

test.describe("first visits", () => {
  const visits = [
    { locale: "en-US", leadsTo: "/en" },
    { locale: "ja-JP", leadsTo: "/" },
    { locale: "fr-FR", leadsTo: "/" },
  ];
  for (const { locale, leadsTo } of visits)
    test(`a browser that asks for ${locale} is led to ${leadsTo}`, async ({ browser, baseURL, watch }) => {
      const context = await browser.newContext({ locale, baseURL });
      await watch.add(context);
      const page = await context.newPage();
      await page.goto("/");
      expect(new URL(page.url()).pathname).toBe(leadsTo);
      await context.close();
    });
});

test("every page comes with the headers that keep it safe", async ({ request }) => {
  const headers = (await request.get("/")).headers();
  const policy = headers["content-security-policy"] ?? "";
  const scripts = policy.split(";").find((part) => part.trim().startsWith("script-src ")) ?? "";
  expect(scripts).toContain("'nonce-");
  expect(scripts).not.toContain("'unsafe-inline'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBeTruthy();
  expect(headers["x-powered-by"]).toBeUndefined();
});

test("no two answers share a nonce", async ({ request }) => {
  const nonces = [];
  for (let visit = 0; visit < 3; visit++) {
    const policy = (await request.get("/")).headers()["content-security-policy"];
    nonces.push(/'nonce-([^']+)'/.exec(policy ?? "")?.[1]);
  }
  expect(new Set(nonces).size).toBe(3);
});
