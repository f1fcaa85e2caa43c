import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright/test";
import { expect, test } from "./support/test";

const CODE = "KFBXUHBT8Q";
const CARD = "墨つぎの見習い";
const LINES = [
  { zone: "grimoire" as const, name: CARD, count: 3 },
  { zone: "stoneDeck" as const, name: "青の魔石", count: 20 },
];

/** A page of another site that holds a frame: of a server of its own, as a browser takes a made-up answer for one from afar. */
async function elsewhere(page: Page, source: string): Promise<void> {
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end(`<!doctype html><link rel="icon" href="data:,"><iframe title="x" src="${source}"></iframe>`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.close();
}

for (const [what, path, heading] of [
  ["the deck of a code", `/embed/d/${CODE}`, "青緑のデッキ"],
  ["a card", `/embed/cards/${encodeURIComponent(CARD)}`, CARD],
] as const)
  test(`${what} stands in a page of another site, without script and without cookies`, async ({ page, baseURL }) => {
    const answered = page.waitForResponse((response) => response.url().includes("/embed/"));
    await elsewhere(page, `${baseURL}${path}`);
    const headers = (await answered).headers();
    expect(headers["content-security-policy"]).toContain("frame-ancestors *");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["x-frame-options"]).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
    const frame = page.frameLocator("iframe");
    await expect(frame.getByRole("heading", { level: 1 })).toContainText(heading);
    await expect(frame.locator("script")).toHaveCount(0);
    for (const link of await frame.getByRole("link").all()) await expect(link).toHaveAttribute("target", "_blank");
  });

test("no other page stands in a page of another site", async ({ page, baseURL, request, allowMessages }) => {
  allowMessages(/frame-ancestors|X-Frame-Options|chrome-error/i);
  for (const path of [
    "/",
    `/d/${CODE}`,
    `/cards/${encodeURIComponent(CARD)}`,
    "/cards/embed",
    "/decks/new",
    "/sign-in",
  ]) {
    const { "content-security-policy": policy = "", "x-frame-options": old } = (await request.get(path)).headers();
    expect([old, /frame-ancestors [^;]*/.exec(policy)?.[0]], path).toEqual(["DENY", "frame-ancestors 'none'"]);
  }
  await elsewhere(page, `${baseURL}/d/${CODE}`);
  await expect(page.frameLocator("iframe").getByRole("heading", { name: "青緑のデッキ" })).toHaveCount(0);
});

test("a frame shows a public deck in both languages and both schemes, at 360 pixels", async ({
  page,
  world,
  expectAccessible,
}) => {
  const user = await world.createUser({ name: "<b>書き手</b>" });
  const { id } = await world.createDeck(user, { name: `潮"の<i>書`, visibility: "public", lines: LINES });
  await page.setViewportSize({ width: 360, height: 480 });
  for (const [prefix, card] of [
    ["", CARD],
    ["/en", "Inkwell Apprentice"],
  ] as const) {
    await page.goto(`${prefix}/embed/decks/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`潮"の<i>書`);
    await expect(page.getByText("<b>書き手</b>")).toBeVisible();
    await expect(page.getByRole("link", { name: card })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }
});

test("a hidden deck has no frame, not even for its owner, and answers like a missing one", async ({
  page,
  context,
  world,
}) => {
  const user = await world.createSignedIn(context);
  const missing = await page.request.get(`/embed/decks/${randomUUID()}`);
  for (const visibility of ["private", "unlisted"] as const) {
    const { id } = await world.createDeck(user, { visibility, lines: LINES });
    const hidden = await page.request.get(`/embed/decks/${id}`);
    expect([hidden.status(), await hidden.text()]).toEqual([404, await missing.text()]);
    const oembed = await page.request.get(
      `/api/oembed?url=${encodeURIComponent(new URL(`/decks/${id}`, missing.url()).href)}`,
    );
    expect(oembed.status()).toBe(404);
  }
});

test("oEmbed finds the frame of a page, no larger than wished", async ({ page, request, world, baseURL }) => {
  const user = await world.createUser({ name: "書き手" });
  const { id } = await world.createDeck(user, { name: "潮の書", visibility: "public", lines: LINES });
  await page.goto(`/en/decks/${id}`);
  const found = await page.locator('link[type="application/json+oembed"]').getAttribute("href");
  const answer = await (await request.get(found ?? "")).json();
  expect(answer).toMatchObject({ version: "1.0", type: "rich", title: "潮の書", author_name: "書き手", width: 640 });
  expect(answer.html).toContain(`/en/embed/decks/${id}"`);
  expect(answer.thumbnail_width).toBe(1200);
  const ask = (query: Record<string, string>) => request.get(`/api/oembed?${new URLSearchParams(query)}`);
  const url = `${baseURL}/d/${CODE}`;
  const small = await (await ask({ url, maxwidth: "320", maxheight: "200", format: "json" })).json();
  expect([small.width, small.height, small.thumbnail_url]).toEqual([320, 200, undefined]);
  expect(small.html).toContain('width="320"');
  expect((await ask({ url, format: "xml" })).status()).toBe(501);
  for (const other of ["", "x", `${baseURL}/rules`, "https://elsewhere.example/d/KFBXUHBT8Q", `${baseURL}/d/BROKEN`])
    expect((await ask({ url: other })).status(), other).toBe(404);
});
