import { randomUUID } from "node:crypto";
import type { APIRequestContext, APIResponse } from "playwright/test";
import { createSession } from "../prisma/factories/create-session";
import { openDatabase } from "../prisma/factories/database";
import { type ApiRoute, apiRoutes } from "./http/support/api-routes";
import { expect, test } from "./support/test";
import { asKnown, BODIES, createVictim, parameters, snapshot } from "./http/support/victims";
import type { World } from "./support/world";

type Asker = "a visitor" | "a stranger who is signed in";

/** Routes that may answer 409 to an owner, and why: the site has no mail server, and the second step of a victim waits for its first code. */
const REFUSED_TO_OWNERS: Readonly<Record<string, string>> = {
  "POST /api/accounts/recovery": "noMail",
  "POST /api/accounts/me/email/verification": "noMail",
  "POST /api/accounts/me/second-factor/codes": "conflict",
};

const allRoutes = apiRoutes().filter(({ path }) => !path.includes("[...nextauth]"));
const routes = allRoutes.filter(({ method, path }) => method === "GET" || `${method} ${path}` in BODIES);

/** The first parameter of a path decides whose it is; the versions of a made deck are numbered from 1. */
const withParameter = (path: string, parameter: string) =>
  path.replace(/\[[^\]]+\]/, parameter).replace("[version]", "1");

async function ask(request: APIRequestContext, cookie: string, route: ApiRoute, parameter: string, body: unknown) {
  const base = new URL(test.info().project.use.baseURL ?? "");
  return request.fetch(withParameter(route.path, parameter), {
    method: route.method,
    headers: { origin: base.origin, cookie, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { data: JSON.stringify(body) }),
  });
}

/** Headers that differ from one request to the next. */
const COUNTED = new Set(["date", "x-request-id", "ratelimit", "ratelimit-remaining", "ratelimit-reset"]);

/** An answer without what differs between any two answers, and without the parameter, which may be told back. */
async function fingerprint(response: APIResponse, parameter: string) {
  const headers = Object.entries(response.headers()).filter(([name]) => !COUNTED.has(name));
  const told = JSON.stringify({ status: response.status(), headers, body: await response.text() });
  // The number of a version is a part of other numbers too.
  return /^\d+$/.test(parameter) ? told : told.replaceAll(parameter, "…");
}

async function cookieOf(asker: Asker, world: World): Promise<string> {
  if (asker === "a visitor") return "";
  const { cookie } = await createSession(await world.createUser());
  return `${cookie.name}=${cookie.value}`;
}

test("the route tree was found, and every write without a body to try is refused, whoever asks", async ({
  request,
  world,
}) => {
  expect(routes.length).toBeGreaterThan(12);
  expect(routes.filter(({ method }) => method !== "GET")).toHaveLength(Object.keys(BODIES).length);
  const { cookie } = await createSession(await world.createUser({ role: "admin" }));
  for (const route of allRoutes.filter((route) => !routes.includes(route))) {
    const answer = await ask(request, `${cookie.name}=${cookie.value}`, route, "x", {});
    // Under an address that no route has there is nothing, whatever the method.
    const refusal = route.path.includes("[...") ? 404 : 405;
    expect(answer.status(), `${route.method} ${route.path}`).toBe(refusal);
  }
});

for (const asker of ["a visitor", "a stranger who is signed in"] as const)
  for (const visibility of ["private", "unlisted"] as const)
    test(`${asker} reads and writes nothing of somebody with a ${visibility} deck`, async ({ request, world }) => {
      for (const route of routes) {
        const name = `${route.method} ${route.path}`;
        const victim = await createVictim(world, visibility);
        const before = await snapshot(victim);
        const [theirs, missing] = parameters(victim, route.path);
        const body = BODIES[name]?.(asKnown(victim));
        const answer = await ask(request, await cookieOf(asker, world), route, theirs, body);
        const text = await answer.text();
        const secrets = [
          victim.user.email,
          victim.user.name ?? "",
          victim.deck.name,
          victim.deck.linkToken ?? "argon2",
          victim.mtgDeck.name,
          victim.mtgDeck.linkToken ?? "argon2",
        ];
        expect(
          secrets.filter((secret) => text.includes(secret)),
          `${name} tells nothing`,
        ).toEqual([]);
        expect(await snapshot(victim), `${name} changes nothing`).toEqual(before);
        if (theirs === missing) continue;
        expect(answer.ok(), `${name} is refused`).toBe(false);
        const other = await ask(request, await cookieOf(asker, world), route, missing, body);
        expect(await fingerprint(answer, theirs), `${name} answers as if there were nothing`).toBe(
          await fingerprint(other, missing),
        );
      }
    });

test("the owner may do all of it, so that the refusals above are about who asks", async ({ request, world }) => {
  for (const route of routes.filter(({ path }) => /^\/api\/((mtg\/)?decks|accounts|suggestions)\//.test(path))) {
    const victim = await createVictim(world, "private");
    const { cookie } = await createSession(victim.user);
    const name = `${route.method} ${route.path}`;
    const [theirs] = parameters(victim, route.path);
    const answer = await ask(request, `${cookie.name}=${cookie.value}`, route, theirs, BODIES[name]?.(victim));
    const refusal = REFUSED_TO_OWNERS[name];
    if (refusal && answer.status() === 409) expect((await answer.json()).error.code).toBe(refusal);
    else expect(answer.status(), `${name}: ${await answer.text()}`).toBeLessThan(300);
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
  request,
  world,
}) => {
  const user = await world.createUser({ role: "admin" });
  const { cookie, session } = await createSession(user);
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
  const named = routes.filter(({ method, path }) => `${method} ${path}` in NEEDS_PROOF);
  expect(named).toHaveLength(Object.keys(NEEDS_PROOF).length);
  for (const route of named) {
    const name = `${route.method} ${route.path}`;
    const answer = await ask(request, `${cookie.name}=${cookie.value}`, route, randomUUID(), NEEDS_PROOF[name]);
    const { error, ways } = await answer.json();
    expect([answer.status(), error.code, ways], name).toEqual([401, "reauthenticate", waysOf]);
  }
  expect({ ...(await mine()), sessions: [] }).toEqual({ ...before, sessions: [] });
});

test("an administrator without a second step is told to set it up, by every route, and does nothing", async ({
  request,
  world,
}) => {
  const { cookie } = await createSession(await world.createUser({ role: "admin", twoStep: false }));
  for (const route of routes.filter(({ path }) => path.startsWith("/api/admin/"))) {
    const victim = await createVictim(world, "private");
    const name = `${route.method} ${route.path}`;
    const [theirs] = parameters(victim, route.path);
    const answer = await ask(request, `${cookie.name}=${cookie.value}`, route, theirs, BODIES[name]?.(victim));
    expect([answer.status(), (await answer.json()).error.code], name).toEqual([403, "secondFactorFirst"]);
  }
});

test("a write that comes from another site is refused, although the cookie came with it", async ({
  request,
  world,
}) => {
  for (const { method, path } of routes.filter(({ path }) => /^\/api\/(decks|accounts|suggestions|admin)/.test(path))) {
    if (method === "GET") continue;
    const victim = await createVictim(world, "private");
    const { cookie } = await createSession(victim.user);
    const before = await snapshot(victim);
    const [theirs] = parameters(victim, path);
    const answer = await request.fetch(withParameter(path, theirs), {
      method,
      headers: {
        origin: "https://elsewhere.example",
        cookie: `${cookie.name}=${cookie.value}`,
        "content-type": "application/json",
      },
      data: JSON.stringify(BODIES[`${method} ${path}`]?.(victim)),
    });
    expect([answer.status(), (await answer.json()).error.code], `${method} ${path}`).toEqual([403, "badOrigin"]);
    expect(await snapshot(victim), `${method} ${path}`).toEqual(before);
  }
});

for (const pattern of ["/decks/ID", "/en/decks/ID", "/decks/ID/edit", "/decks/ID/versions"])
  test(`${pattern} of somebody else is the page of a deck that does not exist`, async ({
    page,
    context,
    world,
    allowMessages,
  }) => {
    allowMessages(/404/);
    const { name, email } = await world.createSignedIn(context);
    // The first page of a signed-in window says so to its script, by a cookie.
    await page.goto("/");
    const look = async (id: string) => {
      const response = await page.goto(pattern.replace("ID", id));
      const { date: _, "x-request-id": __, ...headers } = (await response?.allHeaders()) ?? {};
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner").getByRole("button", { name: name ?? email })).toBeVisible();
      return {
        status: response?.status(),
        // Each answer has a nonce of its own, and some say the address back.
        headers: JSON.stringify(headers)
          .replaceAll(/nonce[-=][^'; ,]+/g, "")
          .replaceAll(id, "…"),
        title: await page.title(),
        text: await page.locator("body").innerText(),
      };
    };
    const missing = await look(randomUUID());
    expect(missing.status).toBe(404);
    for (const visibility of ["private", "unlisted"] as const)
      expect(await look((await createVictim(world, visibility)).deck.id)).toEqual(missing);
  });

const adminRoutes = routes.filter(({ path }) => path.startsWith("/api/admin/"));

for (const [asker, refusal] of [
  ["a visitor", [401, "signedOut"]],
  ["a stranger who is signed in", [403, "notAdmin"]],
] as const)
  test(`${asker} is told of every route of the administration that it is not theirs, whatever they ask for`, async ({
    request,
    world,
  }) => {
    expect(adminRoutes.length).toBeGreaterThan(5);
    const victim = await createVictim(world, "private");
    for (const route of adminRoutes) {
      const name = `${route.method} ${route.path}`;
      for (const parameter of parameters(victim, route.path)) {
        const answer = await ask(request, await cookieOf(asker, world), route, parameter, BODIES[name]?.(victim));
        expect([answer.status(), (await answer.json()).error.code], name).toEqual(refusal);
      }
    }
  });

test("an administrator is let in to all of it, so that the refusals above are about who asks", async ({
  request,
  world,
}) => {
  const { cookie } = await createSession(await world.createUser({ role: "admin" }));
  for (const route of adminRoutes) {
    const victim = await createVictim(world, "private");
    // Nobody is made an administrator at an address that nobody has confirmed.
    await openDatabase().user.update({ where: { id: victim.user.id }, data: { emailVerified: new Date() } });
    const name = `${route.method} ${route.path}`;
    // What stands in the body is refused later, as no plan that anybody has read.
    const parameter = route.path.includes("[version]") ? "999999999" : parameters(victim, route.path)[0];
    const answer = await ask(request, `${cookie.name}=${cookie.value}`, route, parameter, BODIES[name]?.(victim));
    expect([200, 204, 404, 409], `${name}: ${await answer.text()}`).toContain(answer.status());
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

test("pages of the administration are not there for anybody else", async ({ request, world }) => {
  const user = await cookieOf("a stranger who is signed in", world);
  const { cookie } = await createSession(await world.createUser({ role: "admin" }));
  for (const path of ADMIN_PAGES) {
    const status = async (value: string) => (await request.get(path, { headers: { cookie: value } })).status();
    expect([await status(""), await status(user)], path).toEqual([404, 404]);
    expect(await status(`${cookie.name}=${cookie.value}`), path).toBe(200);
  }
  const refused = await (await request.get("/admin/people", { headers: { cookie: user } })).text();
  expect(refused).not.toContain("/admin/audit");
});
