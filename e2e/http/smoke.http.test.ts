import { Client } from "./support/client";
import type { HtmlPage } from "./support/html-page";
import { siteAddress } from "./support/site";
import { expect, test } from "./support/test";
import { words } from "./support/words";

test("the home page answers in Japanese, and in English at an address of its own", async ({ client }) => {
  for (const [path, lang] of [
    ["/", "ja"],
    ["/en", "en"],
  ] as const) {
    const home = await client.open(path);
    expect(home.lang).toBe(lang);
    expect(home.heading).toBe(words[lang].home.title);
  }
});

/** Opens the home page anew by a link of its head. */
const choose = async (client: Client, name: string): Promise<HtmlPage> =>
  (await client.open("/")).get("banner").first("link", name).follow();

test("the language a reader chooses is kept for the next visit", async ({ client }) => {
  expect((await choose(client, "English")).lang).toBe("en");
  expect((await client.open("/")).path).toBe("/en");
  expect((await choose(client, "日本語")).lang).toBe("ja");
  expect((await client.open("/")).path).toBe("/");
});

test("the brightness a reader chooses is kept for the next visit", async ({ client }) => {
  expect((await client.open("/")).attribute("data-theme")).toBeNull();
  expect((await choose(client, words.ja.site.theme.dark)).attribute("data-theme")).toBe("dark");
  expect((await client.open("/cards")).attribute("data-theme")).toBe("dark");
});

test("every link at the head of the page leads somewhere", async ({ client }) => {
  const menus = (await client.open("/")).get("banner").all("navigation");
  const links = menus.flatMap((menu) => menu.all("link"));
  expect(links.length).toBeGreaterThan(0);
  for (const { href } of links) expect((await client.get(href)).status, href).toBe(200);
});

test("an address that leads nowhere says so in the reader's language", async ({ client }) => {
  for (const [path, lang] of [
    ["/no/such/page", "ja"],
    ["/en/no/such/page", "en"],
  ] as const) {
    const page = await client.open(path, { status: 404 });
    expect(page.html).toContain(words[lang].site.missing.title);
    expect(page.html).toContain(words[lang].site.missing.text);
  }
});

test("an address that spells no text leads nowhere, as any other does", async ({ client }) => {
  for (const path of ["/%ff", "/en/%E9%9D", "/cards/100%", "/%ff/x"]) {
    const page = await client.open(path, { status: 404 });
    expect(page.html, path).toContain(words[path.startsWith("/en") ? "en" : "ja"].site.missing.title);
  }
  const answer = await client.get("/api/v1/cards/%ff");
  expect(answer.status).toBe(404);
  expect(answer.json()).toMatchObject({ error: { code: "notFound" } });
});

for (const [language, leadsTo] of [
  ["en-US", "/en"],
  ["ja-JP", "/"],
  ["fr-FR", "/"],
] as const)
  test(`a browser that asks for ${language} is led to ${leadsTo}`, async () => {
    const visitor = new Client(siteAddress(), language);
    expect((await visitor.open("/")).path).toBe(leadsTo);
  });

test("every page comes with the headers that keep it safe", async ({ client }) => {
  for (const [path, allowance] of [
    ["/", "'sha256-"],
    ["/decks?sort=likes", "'nonce-"],
  ] as const) {
    const { headers } = await client.get(path);
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

test("a reading page is one for everybody, without a nonce, and is not sent twice", async ({ client, world }) => {
  const first = await client.get("/cards");
  expect(first.headers["cache-control"]).toContain("s-maxage=");
  expect(first.text).not.toContain("nonce=");
  const signedIn = (await world.createSignedIn()).client;
  // The first answer sets a cookie, so no shared cache may keep it; later ones are those of everybody.
  expect((await signedIn.get("/cards")).headers["cache-control"]).toContain("private");
  // Another test may change what the page shows between two of these requests.
  const compareAnswers = async () => {
    const { etag = "" } = (await client.get("/cards")).headers;
    const again = await client.get("/cards", { headers: { "if-none-match": etag } });
    const theirs = await signedIn.get("/cards");
    return [etag === "", again.status, theirs.headers.etag === etag];
  };
  await expect.poll(compareAnswers).toEqual([false, 304, true]);
});

test("no two answers share a nonce", async ({ client }) => {
  const nonces = [];
  for (let visit = 0; visit < 3; visit++) {
    const policy = (await client.get("/decks?sort=likes")).headers["content-security-policy"];
    nonces.push(/'nonce-([^']+)'/.exec(policy ?? "")?.[1]);
  }
  expect(new Set(nonces).size).toBe(3);
});
