import { openDatabase } from "../../prisma/factories/database";
import { LEGAL_LINES } from "../support/deck-lines";
import { expect, test } from "./support/test";
import { words } from "./support/words";

const { decks, deckSocial } = words.ja;

test("all decks are taken away as one file", async ({ world }) => {
  const { user, client } = await world.createSignedIn();
  await world.createDeck(user, { name: "持ち出す書", folder: "大会", lines: LEGAL_LINES });
  const link = (await client.open("/decks/mine")).main.get("link", deckSocial.mine.export);
  expect(link.attribute("download")).not.toBeNull();
  const file = await client.get(link.href);
  expect(file.headers["content-disposition"]).toContain('filename="grimoire-decks.json"');
  expect(file.json()).toMatchObject({
    format: "grimoire-decks",
    decks: [
      { name: "持ち出す書", folder: "大会", deck: { stoneDeck: [{ name: "青の魔石", count: 9 }, { count: 11 }] } },
    ],
  });
});

test("the link of an unlisted deck is read by strangers, told to nobody else, and dies with it", async ({
  client,
  world,
}) => {
  const { user, client: me } = await world.createSignedIn();
  const { id } = await world.createDeck(user, { name: "後の名前" });
  const show = (visibility: string) => me.request(`/api/decks/${id}`, { method: "PATCH", json: { visibility } });
  const { link } = (await show("unlisted")).json().deck;
  const { linkToken } = await openDatabase().deck.findUniqueOrThrow({ where: { id } });
  expect(link).toBe(`/s/${linkToken}`);
  const shared = await client.open(link);
  expect(shared.headers).toMatchObject({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" });
  expect(shared.heading).toBe("後の名前");
  (await me.open("/decks/mine")).main.get("button", new RegExp(`: ${decks.visibility.unlisted}$`));
  await show("private");
  expect((await client.get(link)).status).toBe(404);
});

test("a deck is private at first, and its address to edit is nothing to a stranger", async ({ client, world }) => {
  const { client: me } = await world.createSignedIn();
  const json = { name: "秘密の書", deck: { grimoire: [{ name: "走り火", count: 1 }], stoneDeck: [] } };
  const { id } = (await me.post("/api/decks", { json })).json().deck;
  expect((await me.get(`/decks/${id}/edit`)).status).toBe(200);
  expect((await client.get(`/decks/${id}/edit`)).status).toBe(404);
});

test("an author's page shows the profile with the public decks alone", async ({ client, world }) => {
  const { user, client: me } = await world.createSignedIn({ name: "古い名" });
  await world.createDeck(user, { name: "見える書", visibility: "public", lines: LEGAL_LINES });
  await world.createDeck(user, { name: "隠した書", visibility: "private", lines: LEGAL_LINES });
  const json = { name: "墨の人", bio: "青を組みます。\n<b>太字</b>にはなりません。" };
  expect((await me.request("/api/accounts/me", { method: "PATCH", json })).ok).toBe(true);
  const profile = (await me.open("/account")).get("region", deckSocial.profile.title);
  const own = await profile.get("link", deckSocial.profile.page).follow();
  expect(own.main.text).toContain(deckSocial.author.mine);
  const page = await client.open(own.path);
  for (const secret of [user.id, user.email, "隠した書"]) expect(page.html).not.toContain(secret);
  expect(page.heading).toBe("墨の人");
  expect(page.main.text).toContain("<b>太字</b>にはなりません。");
  expect(page.main.select("h3").map(({ text }) => text)).toEqual(["見える書"]);
});

test("a followed author's decks come to one's own decks, until one follows no longer", async ({ world }) => {
  const author = await world.createUser({ name: "追われる人" });
  await world.createDeck(author, { name: "新しい書", visibility: "public", lines: LEGAL_LINES });
  const { client: me } = await world.createSignedIn();
  const page = `/authors/${author.authorKey}`;
  const follow = async () => (await me.open(page)).get("button", deckSocial.follow.follow).attribute("aria-pressed");
  const feed = async () => (await me.open("/decks/mine")).all("region", deckSocial.feed.title);
  expect(await follow()).toBe("false");
  expect((await me.post(`/api${page}/follow`, { json: {} })).json()).toMatchObject({ followers: 1, followed: true });
  expect(await follow()).toBe("true");
  const [shown] = await feed();
  expect(shown?.names("link")).toEqual(expect.arrayContaining(["新しい書", "追われる人"]));
  await me.request(`/api${page}/follow`, { method: "DELETE", json: {} });
  expect(await follow()).toBe("false");
  expect(await feed()).toEqual([]);
});

test("an author without public decks is nobody to others", async ({ client, world }) => {
  const author = await world.createUser({ name: "黙る人" });
  await world.createDeck(author, { name: "黙る書", visibility: "unlisted", lines: LEGAL_LINES });
  for (const key of [author.authorKey, "0".repeat(32)]) {
    const page = await client.open(`/authors/${key}`, { status: 404 });
    expect(page.html).not.toContain("黙る");
  }
});
