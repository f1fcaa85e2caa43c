import { randomUUID } from "node:crypto";
import { createSession } from "../../prisma/factories/create-session";
import { openDatabase } from "../../prisma/factories/database";
import { type ApiRoute, apiRoutes } from "./support/api-routes";
import { type Answer, Client } from "./support/client";
import { siteAddress } from "./support/site";
import { expect, type HttpWorld, test } from "./support/test";
import { asKnown, BODIES, createVictim, parameters, secretsOf, snapshot } from "./support/victims";
import { words } from "./support/words";

type Asker = "a visitor" | "a stranger who is signed in";

/** Routes that may answer 409 to an owner, and why: the site has no mail server, and the second step of a victim waits for its first code. */
const REFUSED_TO_OWNERS: Readonly<Record<string, string>> = {
  "POST /api/accounts/recovery": "noMail",
  "POST /api/accounts/me/email/verification": "noMail",
  "POST /api/accounts/me/second-factor/codes": "conflict",
};

const allRoutes = apiRoutes().filter(({ path }) => !path.includes("[...nextauth]"));
const nameOf = ({ method, path }: ApiRoute) => `${method} ${path}`;
const routes = allRoutes.filter((route) => route.method === "GET" || nameOf(route) in BODIES);
const adminRoutes = routes.filter(({ path }) => path.startsWith("/api/admin/"));

/** The first parameter of a path decides whose it is; the versions of a made deck are numbered from 1. */
const withParameter = (path: string, parameter: string) =>
  path.replace(/\[[^\]]+\]/, parameter).replace("[version]", "1");

function ask(client: Client, route: ApiRoute, parameter: string, body: unknown): Promise<Answer> {
  return client.request(withParameter(route.path, parameter), { method: route.method, json: body });
}

/** Headers that differ from one request to the next. */
const COUNTED = new Set(["date", "x-request-id", "ratelimit", "ratelimit-remaining", "ratelimit-reset"]);

/** An answer without what differs between any two answers, and without the parameter, which may be told back. */
function fingerprint({ status, headers, text }: Answer, parameter: string): string {
  const kept = Object.entries(headers).filter(([name]) => !COUNTED.has(name));
  const told = JSON.stringify({ status, headers: kept, body: text });
  // The number of a version is a part of other numbers too.
  return /^\d+$/.test(parameter) ? told : told.replaceAll(parameter, "…");
}

async function clientOf(asker: Asker, world: HttpWorld): Promise<Client> {
  return asker === "a visitor" ? new Client(siteAddress()) : (await world.createSignedIn()).client;
}

async function clientWith(user: { id: string }): Promise<Client> {
  const client = new Client(siteAddress());
  client.setCookie((await createSession(user)).cookie);
  return client;
}

test("the route tree was found, and every write without a body to try is refused, whoever asks", async ({ world }) => {
  expect(routes.length).toBeGreaterThan(12);
  expect(routes.filter(({ method }) => method !== "GET")).toHaveLength(Object.keys(BODIES).length);
  const { client } = await world.createSignedIn({ role: "admin" });
  for (const route of allRoutes.filter((route) => !routes.includes(route))) {
    const answer = await ask(client, route, "x", {});
    // Under an address that no route has there is nothing, whatever the method.
    const refusal = route.path.includes("[...") ? 404 : 405;
    expect(answer.status, nameOf(route)).toBe(refusal);
  }
});

for (const asker of ["a visitor", "a stranger who is signed in"] as const)
  for (const visibility of ["private", "unlisted"] as const)
    test(`${asker} reads and writes nothing of somebody with a ${visibility} deck`, async ({ world }) => {
      const victim = await createVictim(world, visibility);
      const before = await snapshot(victim);
      const reader = await clientOf(asker, world);
      for (const route of routes) {
        const name = nameOf(route);
        // A write may be good for whoever asks, and end the account that asked.
        const askerOf = async () => (route.method === "GET" ? reader : clientOf(asker, world));
        const [theirs, missing] = parameters(victim, route.path);
        const body = BODIES[name]?.(asKnown(victim));
        const answer = await ask(await askerOf(), route, theirs, body);
        expect(
          secretsOf(victim).filter((secret) => answer.text.includes(secret)),
          `${name} tells nothing`,
        ).toEqual([]);
        expect(await snapshot(victim), `${name} changes nothing`).toEqual(before);
        if (theirs === missing) continue;
        expect(answer.ok, `${name} is refused`).toBe(false);
        const other = await ask(await askerOf(), route, missing, body);
        expect(fingerprint(answer, theirs), `${name} answers as if there were nothing`).toBe(
          fingerprint(other, missing),
        );
      }
      // Nothing that was read has signed the reader out.
      const mine = await reader.get("/api/accounts/me/export");
      expect(mine.status).toBe(asker === "a visitor" ? 401 : 200);
    });

test("the owner may do all of it, so that the refusals above are about who asks", async ({ world }) => {
  const reader = await createVictim(world, "private");
  for (const route of routes.filter(({ path }) => /^\/api\/((mtg\/)?decks|accounts|suggestions)\//.test(path))) {
    const victim = route.method === "GET" ? reader : await createVictim(world, "private");
    const name = nameOf(route);
    const [theirs] = parameters(victim, route.path);
    const answer = await ask(await clientWith(victim.user), route, theirs, BODIES[name]?.(victim));
    const refusal = REFUSED_TO_OWNERS[name];
    if (refusal && answer.status === 409) expect(answer.json().error.code).toBe(refusal);
    else expect(answer.status, `${name}: ${answer.text}`).toBeLessThan(300);
  }
});

/** Changes for which an open session is not enough: the owner has to have proved lately. */
const NEEDS_PROOF: Readonly<Record<string, unknown>> = {
  "DELETE /api/accounts/me": {},
  "PUT /api/accounts/me/email": { email: `${randomUUID()}@example.org` },
  "PUT /api/accounts/me/password": { next: "another password" },
  "POST /api/accounts/me/second-factor": {},
  "PUT /api/accounts/me/second-factor": { code: "000000" },
  "DELETE /api/accounts/me/second-factor": {},
  "POST /api/accounts/me/second-factor/codes": {},
  "DELETE /api/accounts/me/providers/[provider]": {},
  "PUT /api/admin/roles": { email: "somebody@example.org", role: "admin" },
  "PUT /api/admin/images": { set: "FL", shows: false },
  "POST /api/admin/reports": { about: "deck", id: randomUUID(), act: "hide", reason: "よその人" },
  "POST /api/admin/drafts/[id]/publish": { plan: "nobody has read it" },
  "POST /api/admin/versions/[version]/rollback": { plan: "nobody has read it" },
};

test("a session that somebody found open changes nothing that needs a proof, and is told the ways to give one", async ({
  client,
  world,
}) => {
  const user = await world.createUser({ role: "admin" });
  const { cookie, session } = await createSession(user);
  client.setCookie(cookie);
  const provedAt = new Date(Date.now() - 16 * 60 * 1000);
  const waysOf = { password: true, code: true, providers: ["github"] };
  const linked = { userId: user.id, type: "oauth", provider: "github", providerAccountId: randomUUID() };
  await openDatabase().account.create({ data: linked });
  await openDatabase().userSession.update({ where: { id: session.id }, data: { provedAt } });
  const mine = () =>
    openDatabase().user.findUnique({
      where: { id: user.id },
      include: { sessions: true, accounts: true, secondFactor: true, recoveryCodes: true },
    });
  const before = await mine();
  const named = routes.filter((route) => nameOf(route) in NEEDS_PROOF);
  expect(named).toHaveLength(Object.keys(NEEDS_PROOF).length);
  for (const route of named) {
    const answer = await ask(client, route, randomUUID(), NEEDS_PROOF[nameOf(route)]);
    const { error, ways } = answer.json();
    expect([answer.status, error.code, ways], nameOf(route)).toEqual([401, "reauthenticate", waysOf]);
  }
  expect({ ...(await mine()), sessions: [] }).toEqual({ ...before, sessions: [] });
});

test("an administrator without a second step is told to set it up, by every route, and does nothing", async ({
  world,
}) => {
  const { client } = await world.createSignedIn({ role: "admin", twoStep: false });
  const victim = await createVictim(world, "private");
  const before = await snapshot(victim);
  for (const route of adminRoutes) {
    const [theirs] = parameters(victim, route.path);
    const answer = await ask(client, route, theirs, BODIES[nameOf(route)]?.(victim));
    expect([answer.status, answer.json().error.code], nameOf(route)).toEqual([403, "secondFactorFirst"]);
    expect(await snapshot(victim), nameOf(route)).toEqual(before);
  }
});

test("a write that comes from another site is refused, although the cookie came with it", async ({ world }) => {
  const victim = await createVictim(world, "private");
  const client = await clientWith(victim.user);
  const before = await snapshot(victim);
  for (const route of routes.filter(({ path }) => /^\/api\/(decks|accounts|suggestions|admin)/.test(path))) {
    const { method, path } = route;
    if (method === "GET") continue;
    const [theirs] = parameters(victim, path);
    const answer = await client.request(withParameter(path, theirs), {
      method,
      headers: { origin: "https://elsewhere.example", "sec-fetch-site": undefined },
      json: BODIES[nameOf(route)]?.(victim),
    });
    expect([answer.status, answer.json().error.code], nameOf(route)).toEqual([403, "badOrigin"]);
    expect(await snapshot(victim), nameOf(route)).toEqual(before);
  }
});

for (const pattern of ["/decks/ID", "/en/decks/ID", "/decks/ID/edit", "/decks/ID/versions"])
  test(`${pattern} of somebody else is the page of a deck that does not exist`, async ({ world }) => {
    const { client } = await world.createSignedIn();
    // The first page of a signed-in reader says so to its script, by a cookie.
    await client.open("/");
    expect((await client.get("/api/accounts/me/export")).status).toBe(200);
    const look = async (id: string) => {
      const page = await client.open(pattern.replace("ID", id), { status: 404 });
      const { date: _, "x-request-id": __, ...headers } = page.headers;
      // The script of the page draws what it says.
      expect(page.html).toContain(words[pattern.startsWith("/en") ? "en" : "ja"].site.missing.title);
      // Each answer has a nonce and numbers of parts of its own, and some say the address back.
      const told = (text: string) =>
        text
          .replaceAll(/nonce(-|\\?"?[=:]\\?")[^'"; ,\\]+/g, "")
          .replaceAll(/\b(data-part=|part\\?":)\\?"\w+/g, "$1")
          .replaceAll(id, "…");
      return { title: page.title, headers: told(JSON.stringify(headers)), html: told(page.html) };
    };
    const missing = await look(randomUUID());
    for (const visibility of ["private", "unlisted"] as const)
      expect(await look((await createVictim(world, visibility)).deck.id)).toEqual(missing);
  });

for (const [asker, refusal] of [
  ["a visitor", [401, "signedOut"]],
  ["a stranger who is signed in", [403, "notAdmin"]],
] as const)
  test(`${asker} is told of every route of the administration that it is not theirs, whatever they ask for`, async ({
    world,
  }) => {
    expect(adminRoutes.length).toBeGreaterThan(5);
    const victim = await createVictim(world, "private");
    const client = await clientOf(asker, world);
    for (const route of adminRoutes)
      for (const parameter of parameters(victim, route.path)) {
        const answer = await ask(client, route, parameter, BODIES[nameOf(route)]?.(victim));
        expect([answer.status, answer.json().error.code], nameOf(route)).toEqual(refusal);
      }
  });

test("an administrator is let in to all of it, so that the refusals above are about who asks", async ({ world }) => {
  const { client } = await world.createSignedIn({ role: "admin" });
  const reader = await createVictim(world, "private");
  for (const route of adminRoutes) {
    const victim = route.method === "GET" ? reader : await createVictim(world, "private");
    // Nobody is made an administrator at an address that nobody has confirmed.
    await openDatabase().user.update({ where: { id: victim.user.id }, data: { emailVerified: new Date() } });
    // What stands in the body is refused later, as no plan that anybody has read.
    const parameter = route.path.includes("[version]") ? "999999999" : parameters(victim, route.path)[0];
    const answer = await ask(client, route, parameter, BODIES[nameOf(route)]?.(victim));
    expect([200, 204, 404, 409], `${nameOf(route)}: ${answer.text}`).toContain(answer.status);
  }
});

const ADMIN_PAGES = [
  "/admin",
  "/admin/import",
  "/admin/edit",
  "/admin/edit/cards/1",
  "/admin/edit/rulings",
  "/admin/edit/lists",
  "/admin/suggestions",
  "/admin/history",
  "/admin/history/1",
  "/admin/history/1/rollback",
  "/admin/audit",
  "/admin/people",
  "/admin/pictures",
  "/admin/edit/rulings/new",
  "/admin/edit/lists/new",
];

test("pages of the administration are not there for anybody else", async ({ client: visitor, world }) => {
  const { client: user } = await world.createSignedIn();
  const { client: admin } = await world.createSignedIn({ role: "admin" });
  for (const path of ADMIN_PAGES) {
    const statuses = [];
    for (const client of [visitor, user, admin]) statuses.push((await client.get(path)).status);
    expect(statuses, path).toEqual([404, 404, 200]);
  }
  expect((await user.get("/admin/people")).text).not.toContain("/admin/audit");
});
