import { randomUUID } from "node:crypto";
import type { APIResponse } from "playwright/test";
import { openDatabase } from "../prisma/factories/database";
import { expect, test } from "./support/test";

/** A legal deck of blue and green cards. */
const CODE = "KFBXUHBT8Q";
const LINES = [
  { zone: "grimoire" as const, name: "墨つぎの見習い", count: 3 },
  { zone: "stoneDeck" as const, name: "青の魔石", count: 20 },
];

/** Width and height as the head of a PNG file says them. */
async function sizeOf(picture: APIResponse): Promise<readonly [number, number]> {
  expect(picture.status()).toBe(200);
  expect(picture.headers()["content-type"]).toBe("image/png");
  const bytes = await picture.body();
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

for (const [lang, prefix, alt] of [
  ["Japanese", "", "デッキ「潮の書」の画像"],
  ["English", "/en", "Picture of the deck “潮の書”"],
] as const)
  test(`a public deck names its picture for places that show links, in ${lang}`, async ({ page, request, world }) => {
    const user = await world.createUser({ name: "書き手" });
    const { id } = await world.createDeck(user, { name: "潮の書", visibility: "public", lines: LINES });
    await page.goto(`${prefix}/decks/${id}`);
    const tag = (name: string) => page.locator(`meta[property="og:${name}"]`);
    await expect(page).toHaveTitle(/^潮の書 \|/);
    await expect(tag("title")).toHaveAttribute("content", "潮の書");
    await expect(tag("description")).toHaveAttribute("content", /書き手/);
    await expect(tag("image:width")).toHaveAttribute("content", "1200");
    await expect(tag("image:height")).toHaveAttribute("content", "630");
    await expect(tag("image:alt")).toHaveAttribute("content", new RegExp(alt));
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute("content", "summary_large_image");
    const address = new URL((await tag("image").getAttribute("content")) ?? "");
    expect(await sizeOf(await request.get(address.pathname + address.search))).toEqual([1200, 630]);
    expect(await sizeOf(await request.get(`${address.pathname}?shape=tall`))).toEqual([1080, 1920]);
  });

test("a copy of a picture is fresh only as long as its deck is to be seen", async ({ request, world }) => {
  const user = await world.createUser();
  const { id } = await world.createDeck(user, { visibility: "public", lines: LINES });
  const path = `/decks/${id}/picture`;
  const first = await request.get(path);
  const tag = first.headers().etag ?? "";
  expect(first.headers()["cache-control"]).toBe("public, no-cache");
  expect((await request.get(path, { headers: { "If-None-Match": tag } })).status()).toBe(304);
  const change = (data: object) => openDatabase().deck.update({ where: { id }, data });
  await change({ name: "ほかの名前" });
  const renamed = await request.get(path, { headers: { "If-None-Match": tag } });
  expect(renamed.status()).toBe(200);
  expect(renamed.headers().etag).not.toBe(tag);
  await change({ visibility: "private" });
  const hidden = await request.get(path, { headers: { "If-None-Match": `${tag}, ${renamed.headers().etag}, *` } });
  const missing = await request.get(`/decks/${randomUUID()}/picture`);
  expect([hidden.status(), await hidden.text()]).toEqual([404, await missing.text()]);
  expect(hidden.headers()["cache-control"]).toContain("no-store");
});

test("an unlisted deck shows its picture under its secret address alone, and nobody keeps it", async ({
  request,
  world,
}) => {
  const user = await world.createUser();
  const { id, linkToken } = await world.createDeck(user, { visibility: "unlisted", lines: LINES });
  const picture = await request.get(`/s/${linkToken}/picture`);
  expect(await sizeOf(picture)).toEqual([1200, 630]);
  expect(picture.headers()["cache-control"]).toBe("private, no-store");
  expect(picture.headers()["x-robots-tag"]).toContain("noindex");
  expect((await request.get(`/decks/${id}/picture`)).status()).toBe(404);
  const page = await (await request.get(`/s/${linkToken}`)).text();
  expect(page).toContain("og:image");
  expect(page).toContain("noindex");
  expect(page).not.toContain("og:url");
  await openDatabase().deck.update({ where: { id }, data: { visibility: "private" } });
  expect((await request.get(`/s/${linkToken}/picture`)).status()).toBe(404);
});

test("the owner alone sees the picture of a private deck", async ({ page, context, request, world }) => {
  const user = await world.createSignedIn(context);
  const { id } = await world.createDeck(user, { lines: LINES });
  expect(await sizeOf(await page.request.get(`/decks/${id}/picture`))).toEqual([1200, 630]);
  expect((await request.get(`/decks/${id}/picture`)).status()).toBe(404);
});

test("the picture of a code is kept for ever under the address that names its content", async ({ page, request }) => {
  await page.goto(`/d/${CODE}`);
  await expect(page).toHaveTitle(/^青緑のデッキ \|/);
  const address = new URL((await page.locator('meta[property="og:image"]').getAttribute("content")) ?? "");
  const stamped = await request.get(address.pathname + address.search);
  expect(await sizeOf(stamped)).toEqual([1200, 630]);
  expect(stamped.headers()["cache-control"]).toContain("immutable");
  const plain = await request.get(address.pathname);
  expect(plain.headers()["cache-control"]).not.toContain("immutable");
  expect(plain.headers().etag).toBe(stamped.headers().etag);
  expect((await request.get("/d/NOT-A-CODE/picture")).status()).toBe(404);
});

for (const path of ["/", "/en", "/sets/FL", `/goldfish/${CODE}?seed=1z`, `/goldfish/${CODE}`, "/cards", "/decks"])
  test(`${path} has a picture of cards`, async ({ page, request }) => {
    await page.goto(path);
    const image = page.locator('meta[property="og:image"]');
    const address = new URL((await image.getAttribute("content")) ?? "");
    expect(await sizeOf(await request.get(address.pathname + address.search))).toEqual([1200, 630]);
    await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute("content", /.{8}/);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", /./);
  });

test("a picture keeps the language of its address, whoever asks", async ({ request }) => {
  const english = { headers: { "Accept-Language": "en" }, maxRedirects: 0 };
  const japanese = await request.get(`/d/${CODE}/picture`, english);
  expect(japanese.status()).toBe(200);
  const other = await request.get(`/en/d/${CODE}/picture`, english);
  expect(other.headers().etag).not.toBe(japanese.headers().etag);
});
