import { SitePage } from "./support/site-page";
import { expect, test } from "./support/test";

test("the home page answers in Japanese, and in English at an address of its own", async ({ page }) => {
  const home = new SitePage(page);
  await home.open("/");
  await expect(home.in("ja")).toBeAttached();
  await expect(home.heading).toBeVisible();
  await home.open("/en");
  await expect(home.in("en")).toBeAttached();
  await expect(home.heading).toBeVisible();
});

test("the language a reader chooses is kept for the next visit", async ({ page }) => {
  const home = new SitePage(page);
  await home.open("/");
  await home.chooseLanguage("en");
  await home.open("/");
  expect(new URL(page.url()).pathname).toBe("/en");
  await home.chooseLanguage("ja");
  expect(new URL(page.url()).pathname).toBe("/");
});

test("the brightness a reader chooses is kept for the next visit", async ({ page }) => {
  const home = new SitePage(page);
  await home.open("/");
  await home.chooseTheme("dark");
  await home.open("/cards");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("every link at the head of the page leads somewhere", async ({ page, request }) => {
  const home = new SitePage(page);
  await home.open("/");
  const links = await home.navigation.getByRole("link").all();
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    const href = (await link.getAttribute("href")) ?? "";
    expect((await request.get(href)).status(), href).toBe(200);
  }
});

test("an address that leads nowhere says so in the reader's language", async ({ page, allowMessages }) => {
  allowMessages(/status of 404/);
  const nowhere = new SitePage(page);
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(nowhere.in("ja")).toBeAttached();
  await expect(nowhere.heading).toBeVisible();
});

test("an address that spells no text leads nowhere, as any other does", async ({ page, request, allowMessages }) => {
  allowMessages(/status of 404/);
  const nowhere = new SitePage(page);
  for (const path of ["/%ff", "/en/%E9%9D", "/cards/100%", "/%ff/x"]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(nowhere.heading).toBeVisible();
  }
  const answer = await request.get("/api/v1/cards/%ff");
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ error: { code: "notFound" } });
});

for (const path of ["/", "/en"])
  test(`${path} is accessible, light and dark`, async ({ page, expectAccessibleInBothSchemes }) => {
    await page.goto(path);
    await expectAccessibleInBothSchemes(page);
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
  for (const [path, allowance] of [
    ["/", "'sha256-"],
    ["/decks", "'nonce-"],
  ] as const) {
    const headers = (await request.get(path)).headers();
    const policy = headers["content-security-policy"] ?? "";
    const scripts = policy.split(";").find((part) => part.trim().startsWith("script-src ")) ?? "";
    expect(scripts).toContain(allowance);
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBeTruthy();
    expect(headers["x-powered-by"]).toBeUndefined();
  }
});

test("a reading page is one for everybody, without a nonce, and is not sent twice", async ({
  page,
  request,
  world,
}) => {
  const first = await request.get("/cards");
  const { etag = "", "cache-control": cached } = first.headers();
  expect(cached).toContain("s-maxage=");
  expect(await first.text()).not.toContain("nonce=");
  expect((await request.get("/cards", { headers: { "if-none-match": etag } })).status()).toBe(304);
  const user = await world.createSignedIn(page.context());
  const theirs = await page.request.get("/cards");
  expect(theirs.headers().etag).toBe(etag);
  expect(theirs.headers()["cache-control"]).toContain("private");
  await page.goto("/cards");
  await expect(page.getByRole("banner").getByRole("button", { name: user.name ?? user.email })).toBeVisible();
});

test("no two answers share a nonce", async ({ request }) => {
  const nonces = [];
  for (let visit = 0; visit < 3; visit++) {
    const policy = (await request.get("/decks")).headers()["content-security-policy"];
    nonces.push(/'nonce-([^']+)'/.exec(policy ?? "")?.[1]);
  }
  expect(new Set(nonces).size).toBe(3);
});
