import { randomUUID } from "node:crypto";
import { format } from "@/app/i18n/format";
import { encodeList } from "@/lib/mtg/decks/lists/list-code";
import { openDatabase } from "../../prisma/factories/database";
import type { HtmlPage } from "./support/html-page";
import { pictureOf, sizeOf } from "./support/pictures";
import { expect, test } from "./support/test";
import { beginning, codedName, words } from "./support/words";

/** A legal deck of blue and green cards. */
const CODE = "KFBXUHBT8Q";
const MAGIC_CODE = encodeList({ main: [{ name: "Moss Ox", count: 20 }], side: [] });
const LINES = [
  { zone: "grimoire" as const, name: "墨つぎの見習い", count: 3 },
  { zone: "stoneDeck" as const, name: "青の魔石", count: 20 },
];

for (const [lang, prefix] of [
  ["ja", ""],
  ["en", "/en"],
] as const)
  test(`a public deck names its picture for places that show links (${lang})`, async ({ client, world }) => {
    const user = await world.createUser({ name: "書き手" });
    const { id } = await world.createDeck(user, { name: "潮の書", visibility: "public", lines: LINES });
    const page = await client.open(`${prefix}/decks/${id}`);
    expect(page.title).toMatch(/^潮の書 \|/);
    expect(page.meta("og:title")).toBe("潮の書");
    expect(page.meta("og:description")).toContain("書き手");
    expect([page.meta("og:image:width"), page.meta("og:image:height")]).toEqual(["1200", "630"]);
    const alt = format(words[lang].share.deck.alt, { name: "潮の書", summary: "" }).trim();
    expect(page.meta("og:image:alt")).toContain(alt);
    expect(page.meta("twitter:card")).toBe("summary_large_image");
    const address = pictureOf(page);
    expect(sizeOf(await client.get(address))).toEqual([1200, 630]);
    expect(sizeOf(await client.get(`${address.split("?")[0]}?shape=tall`))).toEqual([1080, 1920]);
  });

test("a copy of a picture is fresh only as long as its deck is to be seen", async ({ client, world }) => {
  const user = await world.createUser();
  const { id } = await world.createDeck(user, { visibility: "public", lines: LINES });
  const path = `/decks/${id}/picture`;
  const ifNot = (tag: string) => client.get(path, { headers: { "if-none-match": tag } });
  const first = await client.get(path);
  const tag = first.headers.etag ?? "";
  expect(first.headers["cache-control"]).toBe("public, no-cache");
  expect((await ifNot(tag)).status).toBe(304);
  const change = (data: object) => openDatabase().deck.update({ where: { id }, data });
  await change({ name: "ほかの名前" });
  const renamed = await ifNot(tag);
  expect(renamed.status).toBe(200);
  expect(renamed.headers.etag).not.toBe(tag);
  await change({ visibility: "private" });
  const hidden = await ifNot(`${tag}, ${renamed.headers.etag}, *`);
  const missing = await client.get(`/decks/${randomUUID()}/picture`);
  expect([hidden.status, hidden.text]).toEqual([404, missing.text]);
  expect(hidden.headers["cache-control"]).toContain("no-store");
});

test("an unlisted deck shows its picture under its secret address alone, and nobody keeps it", async ({
  client,
  world,
}) => {
  const user = await world.createUser();
  const { id, linkToken } = await world.createDeck(user, { visibility: "unlisted", lines: LINES });
  const picture = await client.get(`/s/${linkToken}/picture`);
  expect(sizeOf(picture)).toEqual([1200, 630]);
  expect(picture.headers["cache-control"]).toBe("private, no-store");
  expect(picture.headers["x-robots-tag"]).toContain("noindex");
  expect((await client.get(`/decks/${id}/picture`)).status).toBe(404);
  const { text } = await client.get(`/s/${linkToken}`);
  expect(text).toContain("og:image");
  expect(text).toContain("noindex");
  expect(text).not.toContain("og:url");
  await openDatabase().deck.update({ where: { id }, data: { visibility: "private" } });
  expect((await client.get(`/s/${linkToken}/picture`)).status).toBe(404);
});

test("the owner alone sees the picture of a private deck", async ({ client: stranger, world }) => {
  const { user, client: owner } = await world.createSignedIn();
  const { id } = await world.createDeck(user, { lines: LINES });
  expect(sizeOf(await owner.get(`/decks/${id}/picture`))).toEqual([1200, 630]);
  expect((await stranger.get(`/decks/${id}/picture`)).status).toBe(404);
});

test("the picture of a code is kept for ever under the address that names its content", async ({ client }) => {
  const page = await client.open(`/d/${CODE}`);
  expect(page.title).toMatch(beginning(`${codedName} |`));
  const address = pictureOf(page);
  const stamped = await client.get(address);
  expect(sizeOf(stamped)).toEqual([1200, 630]);
  expect(stamped.headers["cache-control"]).toContain("immutable");
  const plain = await client.get(address.split("?")[0] ?? "");
  expect(plain.headers["cache-control"]).not.toContain("immutable");
  expect(plain.headers.etag).toBe(stamped.headers.etag);
  expect((await client.get("/d/NOT-A-CODE/picture")).status).toBe(404);
});

for (const path of ["/", "/en", "/sets/FL", `/goldfish/${CODE}?seed=1z`, `/goldfish/${CODE}`, "/cards", "/decks"])
  test(`${path} has a picture of cards`, async ({ client }) => {
    const page: HtmlPage = await client.open(path);
    expect(sizeOf(await client.get(pictureOf(page)))).toEqual([1200, 630]);
    expect(page.meta("og:image:alt")).toMatch(/.{8}/);
    expect(page.meta("og:title")).toMatch(/./);
  });

for (const path of ["/rules/mag/702.3", "/en/rules/house/7", "/rules/mtg-6e/P.7.1", "/sets"])
  test(`${path} is shown elsewhere by its own title and address`, async ({ client }) => {
    const page: HtmlPage = await client.open(path);
    expect(new URL(page.meta("og:url") ?? "http://none/").pathname).toBe(path);
    expect(page.title).toMatch(beginning(`${page.meta("og:title")} |`));
    expect(sizeOf(await client.get(pictureOf(page)))).toEqual([1200, 630]);
  });

test("Magic decks are shown elsewhere with name, format, cards and a picture of their own", async ({
  client,
  world,
}) => {
  const user = await world.createUser({ name: "書き手" });
  const make = (visibility: "public" | "unlisted") =>
    world.createDeck(user, {
      ...{ name: "森の牛", visibility, game: "mtg", format: "type1", formatOn: new Date("2000-12-15") },
      lines: [
        { zone: "main", name: "Moss Ox", count: 4 },
        { zone: "main", name: "Forest", count: 56 },
      ],
    });
  const [{ id }, { linkToken }] = [await make("public"), await make("unlisted")];
  const page = await client.open(`/mtg/decks/${id}`);
  expect([page.meta("og:title"), page.title.split(" |")[0]]).toEqual(["森の牛", "森の牛"]);
  for (const part of ["書き手", "タイプ1", "4 Moss Ox"]) expect(page.meta("og:description")).toContain(part);
  expect(new URL(page.meta("og:url") ?? "http://none/").pathname).toBe(`/mtg/decks/${id}`);
  expect(sizeOf(await client.get(pictureOf(page)))).toEqual([1200, 630]);
  const link = page.document.querySelector('link[type="application/json+oembed"]')?.getAttribute("href") ?? "";
  expect((await client.get(link)).json()).toMatchObject({ type: "link", title: "森の牛", author_name: "書き手" });
  const secret = await client.open(`/s/${linkToken}`);
  expect([secret.meta("og:title"), secret.meta("og:url")]).toEqual(["森の牛", null]);
  expect((await client.get(`/s/${linkToken}/picture`)).headers["cache-control"]).toBe("private, no-store");
});

for (const path of [`/mtg/d/${MAGIC_CODE}?format=type1&name=Oxen`, `/en/mtg/goldfish/${MAGIC_CODE}`])
  test(`${path} has a picture of its list`, async ({ client }) => {
    const page: HtmlPage = await client.open(path);
    expect(page.meta("og:description")).toContain("Moss Ox");
    expect(pictureOf(page)).toContain(`/mtg/d/${MAGIC_CODE}/picture`);
    expect(sizeOf(await client.get(pictureOf(page)))).toEqual([1200, 630]);
    const url = new URL(path, page.address).href;
    expect((await client.get("/api/oembed", { params: { url } })).json().thumbnail_width).toBe(1200);
  });

test("a picture keeps the language of its address, whoever asks", async ({ client }) => {
  const english = { headers: { "accept-language": "en" }, redirect: "manual" } as const;
  const japanese = await client.get(`/d/${CODE}/picture`, english);
  expect(japanese.status).toBe(200);
  const other = await client.get(`/en/d/${CODE}/picture`, english);
  expect(other.headers.etag).not.toBe(japanese.headers.etag);
});
