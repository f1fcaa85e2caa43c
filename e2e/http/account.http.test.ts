import { createLink } from "../../prisma/factories/create-link";
import { openDatabase } from "../../prisma/factories/database";
import { expect, test } from "./support/test";
import { words } from "./support/words";

const { accounts, accountLinks, twoStep } = words.ja;
const JSON_FILE = /attachment; filename="grimoire-(account|decks)\.json"/;

test("everything about an account can be taken away as one file", async ({ world }) => {
  const { user, client } = await world.createSignedIn();
  await world.createDeck(user, { name: "持ち出す", lines: [{ zone: "stoneDeck", name: "赤の魔石", count: 20 }] });
  const link = (await client.open("/account")).main.get("link", accounts.account.download);
  expect(link.attribute("download")).not.toBeNull();
  const file = await client.get(link.href);
  expect(JSON_FILE.exec(file.headers["content-disposition"] ?? "")?.[1]).toBe("account");
  expect(file.json()).toMatchObject({
    email: user.email,
    decks: [{ name: "持ち出す", lines: [{ name: "赤の魔石", count: 20 }] }],
  });
});

test("the way back is kept through both pages of the way in, but only on this site", async ({ client, world }) => {
  const asked = `/cards?q=${encodeURIComponent("魔石")}`;
  const signUp = await client.open(`/sign-up?return=${encodeURIComponent(asked)}`);
  const signIn = await signUp.main.get("link", accounts.signUp.toSignIn).follow();
  expect(signIn.query.get("return")).toBe(asked);
  const { client: signedIn } = await world.createSignedIn();
  const there = await signedIn.get(signIn.path, { redirect: "manual" });
  expect(new URL(there.headers.location ?? "", there.url).searchParams.get("q")).toBe("魔石");
  expect((await signedIn.get("/sign-in?return=//elsewhere.example")).path).toBe("/decks/mine");
});

test("a site without mail says who makes the links that it cannot send", async ({ client, world }) => {
  const forgot = await (await client.open("/sign-in")).main.get("link", accountLinks.forgot.link).follow();
  expect(forgot.main.text).toContain(accountLinks.forgot.noMailTitle);
  expect(forgot.main.all("button")).toEqual([]);
  const { client: me } = await world.createSignedIn({ verified: false });
  const address = (await me.open("/account")).get("region", accounts.account.email);
  expect(address.text).toContain(accountLinks.address.noMail);
  expect(address.all("button", accountLinks.address.send)).toEqual([]);
});

test("a link that proves an address is of no use to another account, nor to nobody", async ({ client, world }) => {
  const owner = await world.createUser({ verified: false });
  const { user: stranger, client: other } = await world.createSignedIn();
  const token = await createLink("verify", owner);
  for (const [visitor, reader, status] of [
    [other, "other", 403],
    [client, "none", 401],
  ] as const) {
    const read = await visitor.post("/api/accounts/links", { json: { token } });
    expect([read.status, read.json().reader]).toEqual([200, reader]);
    expect((await visitor.post("/api/accounts/links/verify", { json: { token } })).status).toBe(status);
  }
  const rows = await openDatabase().user.findMany({ where: { id: { in: [owner.id, stranger.id] } } });
  expect(rows.filter(({ emailVerified }) => emailVerified === null).map(({ id }) => id)).toEqual([owner.id]);
});

test("a link that is over, cut or missing is told to be so", async ({ client, world }) => {
  const user = await world.createUser();
  const old = await createLink("reset", user, new Date(Date.now() - 1000));
  const read = (token: string) => client.post("/api/accounts/links", { json: { token } });
  const over = await read(old);
  expect([over.status, over.json()]).toMatchObject([410, { kind: "reset", error: { code: "linkExpired" } }]);
  expect((await read(await createLink("reset", user))).json()).toMatchObject({ kind: "reset", email: user.email });
  expect((await client.open("/link")).main.text).toContain(accountLinks.page.title);
});

test("an administrator without two-step sign-in is led to it, also at the first sign-in", async ({ world }) => {
  const { client } = await world.createSignedIn({ role: "admin", twoStep: false });
  for (const [path, leads] of [
    ["/en/admin/history", "/en/account#two-step"],
    ["/en/admin", "/en/account#two-step"],
    ["/sign-in?return=/decks/mine", "/account#two-step"],
  ] as const) {
    const { headers, url } = await client.get(path, { redirect: "manual" });
    const { pathname, hash } = new URL(headers.location ?? "", url);
    expect([path, pathname + hash]).toEqual([path, leads]);
  }
  const account = await client.open("/account");
  expect(account.get("region", twoStep.title).text).toContain(twoStep.adminTitle);
});
