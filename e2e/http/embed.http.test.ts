import { randomUUID } from "node:crypto";
import { siteAddress } from "./support/site";
import { expect, test } from "./support/test";
import { codedName } from "./support/words";

const CODE = "KFBXUHBT8Q";
const CARD = "墨つぎの見習い";
const LINES = [
  { zone: "grimoire" as const, name: CARD, count: 3 },
  { zone: "stoneDeck" as const, name: "青の魔石", count: 20 },
];

for (const [what, path, heading] of [
  ["the deck of a code", `/embed/d/${CODE}`, codedName],
  ["a card", `/embed/cards/${encodeURIComponent(CARD)}`, CARD],
] as const)
  test(`${what} may stand in a page of another site, without script and without cookies`, async ({ client }) => {
    const page = await client.open(path);
    const { headers } = page;
    expect(headers["content-security-policy"]).toContain("frame-ancestors *");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["x-frame-options"]).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
    expect(page.heading).toContain(heading);
    expect(page.document.querySelectorAll("script")).toHaveLength(0);
    const links = page.all("link");
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link.attribute("target"), link.text).toBe("_blank");
  });

test("no other page stands in a page of another site", async ({ client }) => {
  for (const path of [
    "/",
    `/d/${CODE}`,
    `/cards/${encodeURIComponent(CARD)}`,
    "/cards/embed",
    "/decks/new",
    "/sign-in",
  ]) {
    const { "content-security-policy": policy = "", "x-frame-options": old } = (await client.get(path)).headers;
    expect([old, /frame-ancestors [^;]*/.exec(policy)?.[0]], path).toEqual(["DENY", "frame-ancestors 'none'"]);
  }
});

test("a frame shows a public deck in both languages, its words as they are", async ({ client, world }) => {
  const user = await world.createUser({ name: "<b>書き手</b>" });
  const { id } = await world.createDeck(user, { name: `潮"の<i>書`, visibility: "public", lines: LINES });
  for (const [prefix, card] of [
    ["", CARD],
    ["/en", "Inkwell Apprentice"],
  ] as const) {
    const page = await client.open(`${prefix}/embed/decks/${id}`);
    expect(page.heading).toContain(`潮"の<i>書`);
    expect(page.text).toContain("<b>書き手</b>");
    expect(page.all("link", card)).toHaveLength(1);
  }
});

test("a hidden deck has no frame, not even for its owner, and answers like a missing one", async ({ world }) => {
  const { user, client } = await world.createSignedIn();
  const missing = await client.get(`/embed/decks/${randomUUID()}`);
  for (const visibility of ["private", "unlisted"] as const) {
    const { id } = await world.createDeck(user, { visibility, lines: LINES });
    const hidden = await client.get(`/embed/decks/${id}`);
    expect([hidden.status, hidden.text]).toEqual([404, missing.text]);
    const url = new URL(`/decks/${id}`, siteAddress()).href;
    expect((await client.get("/api/oembed", { params: { url } })).status).toBe(404);
  }
});

test("oEmbed finds the frame of a page, no larger than wished", async ({ client, world }) => {
  const user = await world.createUser({ name: "書き手" });
  const { id } = await world.createDeck(user, { name: "潮の書", visibility: "public", lines: LINES });
  const page = await client.open(`/en/decks/${id}`);
  const link = page.document.querySelector('link[type="application/json+oembed"]')?.getAttribute("href") ?? "";
  const answer = (await client.get(link)).json();
  expect(answer).toMatchObject({ version: "1.0", type: "rich", title: "潮の書", author_name: "書き手", width: 640 });
  expect(answer.html).toContain(`/en/embed/decks/${id}"`);
  expect(answer.thumbnail_width).toBe(1200);
  const ask = (params: Record<string, string>) => client.get("/api/oembed", { params });
  const url = `${siteAddress()}/d/${CODE}`;
  const small = (await ask({ url, maxwidth: "320", maxheight: "200", format: "json" })).json();
  expect([small.width, small.height, small.thumbnail_url]).toEqual([320, 200, undefined]);
  expect(small.html).toContain('width="320"');
  expect((await ask({ url, format: "xml" })).status).toBe(501);
  const others = [
    "",
    "x",
    `${siteAddress()}/rules`,
    "https://elsewhere.example/d/KFBXUHBT8Q",
    `${siteAddress()}/d/BROKEN`,
  ];
  for (const other of others) expect((await ask({ url: other })).status, other).toBe(404);
});
