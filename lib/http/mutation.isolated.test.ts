import { beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { captureLog } from "@/lib/server/testing/capture-log";
import { createTestViewer } from "../accounts/testing/create-test-viewer";
import type { Viewer } from "../accounts/types";
import { RATE_LIMITS } from "../rate-limits";
import { createMutationRoute } from "./mutation";
import { createPrivateReadRoute } from "./private-read";
import { isSameOrigin } from "./reject-cross-site-request";
import { createErrorResult } from "./route-result";

const state = vi.hoisted(() => ({ viewer: null as Viewer | null }));
vi.mock("./viewer", () => ({ getViewer: async () => state.viewer }));
const WAYS = { password: true, code: false, providers: [] };
vi.mock("../accounts/reauth/data", () => ({ getReauthMethods: async () => WAYS }));
vi.mock("../accounts/reauth/mutations", () => ({
  reauthenticate: async (viewer: Viewer, { password }: { password?: string }) =>
    password === "right"
      ? { ok: true, viewer: { ...viewer, provedAt: new Date() } }
      : { ok: false, code: "wrongPassword" },
}));
vi.mock("./auth/rotate-session-cookie", () => ({ rotateSessionCookie: async () => "session=new" }));
process.env.DATABASE_URL ??= "postgresql://nobody@localhost/none";
process.env.NEXTAUTH_SECRET ??= "a secret that only the tests know";
process.env.NEXTAUTH_URL = "https://grimoire.example";

const someone = (): Viewer =>
  createTestViewer({ id: crypto.randomUUID(), email: "a@example.org", name: null, role: "user" });
const input = z.strictObject({ name: z.string().max(10), list: z.array(z.int().max(9)).max(3).optional() });
const handle = vi.fn(async ({ input }: { input: unknown }) => ({ status: 200, body: { got: input } }));
const route = createMutationRoute({ input, auth: "required", limit: "deck", handle });

const SAME = { origin: "https://grimoire.example", host: "grimoire.example", "content-type": "application/json" };
async function send(body: unknown, headers: Record<string, string | null> = {}, to = route) {
  const kept = Object.entries({ ...SAME, ...headers }).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  );
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const request = new Request("https://grimoire.example/api/x", {
    method: "POST",
    headers: kept as [string, string][],
    body: text,
  });
  const response = await to(request, { params: Promise.resolve({}) });
  const answer = response.status === 204 ? null : await response.json();
  return { status: response.status, headers: response.headers, body: answer, code: answer?.error?.code };
}

beforeEach(() => {
  state.viewer = someone();
  handle.mockClear();
});

describe("a mutation", () => {
  test("hands its handler the checked input and answers with what it gives, stored by nobody", async () => {
    const { status, body, headers } = await send({ name: "a" });
    expect([status, body]).toEqual([200, { got: { name: "a" } }]);
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  test.each([
    ["another origin", { origin: "https://evil.example" }],
    ["another port", { origin: "https://grimoire.example:8443" }],
    ["another scheme of another host", { origin: "http://grimoire.example.evil.example" }],
    ["no origin", { origin: null }],
    ["the origin of a sandbox", { origin: "null" }],
    ["a sibling site", { "sec-fetch-site": "same-site" }],
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["no page at all", { "sec-fetch-site": "none" }],
  ])("from %s is refused before anything else", async (_, headers) => {
    state.viewer = null;
    const log = captureLog();
    expect(await send("not json", headers)).toMatchObject({ status: 403, code: "badOrigin" });
    log.restore();
    expect(handle).not.toHaveBeenCalled();
    expect(log.lines.map((line) => JSON.parse(line))).toMatchObject([{ event: "originRefused", reason: "badOrigin" }]);
  });

  test("of nobody is refused", async () => {
    state.viewer = null;
    expect(await send({ name: "a" })).toMatchObject({ status: 401, code: "signedOut" });
    expect(handle).not.toHaveBeenCalled();
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonx", null])(
    "of type %s is refused",
    async (type) => {
      const answer = await send({ name: "a" }, { "content-type": type });
      expect(answer).toMatchObject({ status: 415, code: "notJson" });
    },
  );

  test("that is no JSON, or too large, is refused", async () => {
    expect(await send("{")).toMatchObject({ status: 400, code: "malformed" });
    expect(await send("")).toMatchObject({ status: 400, code: "malformed" });
    expect(await send(" ".repeat(65 * 1024))).toMatchObject({ status: 413, code: "tooLarge" });
  });

  test("is read no further than its limit when it does not say how long it is", async () => {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled++;
        controller.enqueue(new Uint8Array(16 * 1024));
      },
    });
    const request = new Request("https://grimoire.example/api/x", {
      method: "POST",
      headers: SAME,
      body,
      duplex: "half",
    } as RequestInit);
    const response = await route(request, { params: Promise.resolve({}) });
    expect(response.status).toBe(413);
    expect(pulled).toBeLessThan(10);
  });

  test("names each field that is wrong by its place", async () => {
    const { status, body } = await send({ name: "x".repeat(11), list: [1, 10], role: "admin" });
    expect(status).toBe(422);
    expect(body.error.fields.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual([
      ["name", "too_big"],
      ["list.1", "too_big"],
      ["", "unrecognized_keys"],
    ]);
    expect(handle).not.toHaveBeenCalled();
  });

  test("keeps to its limit and says when to come back", async () => {
    const limited = createMutationRoute({ input, auth: "required", limit: "password", handle });
    state.viewer = someone();
    for (let i = 0; i < RATE_LIMITS.password.points; i++) await send({ name: "a" }, {}, limited);
    const { status, code, headers } = await send({ name: "a" }, {}, limited);
    expect([status, code]).toEqual([429, "limited"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(handle).toHaveBeenCalledTimes(RATE_LIMITS.password.points);
  });

  test("uses up nothing of its limit by bodies that it refuses", async () => {
    const limited = createMutationRoute({ input, auth: "none", limit: "signUp", handle });
    for (let i = 0; i < RATE_LIMITS.signUp.points * 21; i++) await send({}, {}, limited);
    expect((await send({ name: "a" }, {}, limited)).status).toBe(200);
  });

  test("that fails unexpectedly tells the id of its log entry and nothing else", async () => {
    const log = captureLog();
    const failing = createMutationRoute({
      input,
      auth: "none",
      limit: "deck",
      handle: async () => {
        throw new Error("the secret inside");
      },
    });
    const { status, body } = await send({ name: "a" }, {}, failing);
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain("secret");
    expect(log.lines.join("")).toContain(body.error.id);
    log.restore();
  });

  test("for administrators refuses everybody else before it looks at the body", async () => {
    const forAdmins = createMutationRoute({ input, auth: "admin", limit: "deck", handle });
    const asked = async () => (await send("not JSON", {}, forAdmins)).code;
    expect(await asked()).toBe("notAdmin");
    state.viewer = null;
    expect(await asked()).toBe("signedOut");
    expect(handle).not.toHaveBeenCalled();
    state.viewer = { ...someone(), role: "admin" };
    expect(await asked()).toBe("secondFactorFirst");
    state.viewer = { ...someone(), role: "admin", twoStep: true };
    expect(await asked()).toBe("malformed");
    expect((await send({ name: "a" }, {}, forAdmins)).status).toBe(200);
  });

  describe("that needs a proof", () => {
    const needs = createMutationRoute({
      input,
      auth: "required",
      limit: "deck",
      proof: true,
      proofField: "name",
      handle,
    });
    const lately = createMutationRoute({
      input: input.partial(),
      auth: "required",
      limit: "deck",
      proof: true,
      handle,
    });
    const before = (seconds: number) => ({ ...someone(), provedAt: new Date(Date.now() - seconds * 1000) });

    test("is done in a session that has one of the last fifteen minutes, and refused in an older one, with the ways", async () => {
      state.viewer = before(14 * 60);
      expect((await send({}, {}, lately)).status).toBe(200);
      state.viewer = before(16 * 60);
      expect(await send({}, {}, lately)).toMatchObject({ status: 401, code: "reauthenticate", body: { ways: WAYS } });
      expect(handle).toHaveBeenCalledTimes(1);
    });

    test("takes the password in the body for one, hands its handler a viewer who has proved, and refuses a wrong one", async () => {
      state.viewer = before(16 * 60);
      expect((await send({ name: "right" }, {}, needs)).status).toBe(200);
      const given = handle.mock.calls.at(0)?.at(0) as unknown as { viewer: Viewer } | undefined;
      expect(Date.now() - (given?.viewer.provedAt.getTime() ?? 0)).toBeLessThan(60_000);
      expect(await send({ name: "wrong" }, {}, needs)).toMatchObject({ status: 403, code: "wrongPassword" });
      state.viewer = before(0);
      expect(await send({ name: "wrong" }, {}, needs)).toMatchObject({ status: 403, code: "wrongPassword" });
      expect(handle).toHaveBeenCalledTimes(1);
    });

    test("gives the session a new token by a password that came along, also where the change is refused, and by nothing else", async () => {
      const fixed = { input, auth: "required", limit: "deck" } as const;
      const refused = async () => createErrorResult("conflict");
      const tokens = async (name: string, options: { renews?: boolean; handle?: typeof refused }) => {
        const to = createMutationRoute({ ...fixed, handle, proofField: "name", ...options });
        return (await send({ name }, {}, to)).headers.getSetCookie();
      };
      expect(await tokens("right", {})).toEqual(["session=new"]);
      expect(await tokens("right", { handle: refused })).toEqual(["session=new"]);
      expect(await tokens("wrong", { renews: true })).toEqual([]);
      const plain = createMutationRoute({ ...fixed, handle: refused, renews: true });
      expect((await send({ name: "a" }, {}, plain)).headers.getSetCookie()).toEqual([]);
    });

    test("tells of a malformed body first, and uses up nothing of its limit by a refusal", async () => {
      const limited = createMutationRoute({
        input: input.partial(),
        auth: "required",
        limit: "password",
        proof: true,
        handle,
      });
      state.viewer = before(16 * 60);
      expect(await send({ list: [10] }, {}, limited)).toMatchObject({ code: "invalid" });
      for (let i = 0; i < RATE_LIMITS.password.points * 2; i++)
        expect(await send({}, {}, limited)).toMatchObject({ code: "reauthenticate" });
      state.viewer = { ...state.viewer, provedAt: new Date() };
      expect((await send({}, {}, limited)).status).toBe(200);
    });

    test("is nobody's who is not signed in", async () => {
      state.viewer = null;
      expect(await send({}, {}, lately)).toMatchObject({ status: 401, code: "signedOut" });
    });
  });

  test("is marked as such, and no other method is", () => {
    const read = createPrivateReadRoute({
      auth: "none",
      limit: "read",
      handle: async () => createErrorResult("notFound"),
    });
    expect([route.isMutation, "isMutation" in read]).toEqual([true, false]);
  });
});

describe("a page of this site", () => {
  const check = (site: string, origin: string, host = new URL(origin).host) =>
    isSameOrigin(new Headers({ origin, host }), site);

  test.each([
    ["https://grimoire.example", "127.0.0.1:3000", true],
    ["https://grimoire.example", "grimoire.example", true],
    ["http://grimoire.example", "grimoire.example", false],
    ["https://grimoire.example:8443", "grimoire.example:8443", false],
    ["https://www.grimoire.example", "www.grimoire.example", false],
    ["http://192.0.2.1:3000", "192.0.2.1:3000", false],
    ["http://localhost:3000", "localhost:3000", false],
  ])("has scheme, host and port of the address that is set: %s at %s is %s", (origin, host, expected) => {
    expect(check("https://grimoire.example/", origin, host)).toBe(expected);
  });

  test.each([
    ["http://localhost:3000", "localhost:3000", true],
    ["http://127.0.0.1:3000", "127.0.0.1:3000", true],
    ["http://192.0.2.1:3000", "192.0.2.1:3000", true],
    ["http://[2001:db8::1]:3000", "[2001:db8::1]:3000", true],
    ["http://library-pc:3000", "library-pc:3000", true],
    ["http://library.local:3000", "library.local:3000", true],
    ["http://192.0.2.1:3000", "192.0.2.1:3001", false],
    ["https://192.0.2.1:3000", "192.0.2.1:3000", false],
    // A name that anybody may point at this machine (DNS rebinding).
    ["http://evil.example:3000", "evil.example:3000", false],
    ["http://127.0.0.1.evil.example:3000", "127.0.0.1.evil.example:3000", false],
  ])("without a public address is one of this machine or its network: %s at %s is %s", (origin, host, expected) => {
    expect(check("http://localhost:3000", origin, host)).toBe(expected);
  });
});

test("a reading of nobody's is refused where somebody is needed", async () => {
  state.viewer = null;
  const read = createPrivateReadRoute({
    auth: "required",
    limit: "read",
    handle: async () => ({ status: 200, body: {} }),
  });
  const response = await read(new Request("https://grimoire.example/api/x"), { params: Promise.resolve({}) });
  expect(response.status).toBe(401);
});

test("a reading for administrators is for nobody else", async () => {
  const read = createPrivateReadRoute({
    auth: "admin",
    limit: "read",
    handle: async () => ({ status: 200, body: {} }),
  });
  const ask = async () =>
    (await read(new Request("https://grimoire.example/api/x"), { params: Promise.resolve({}) })).status;
  expect(await ask()).toBe(403);
  state.viewer = null;
  expect(await ask()).toBe(401);
  state.viewer = { ...someone(), role: "admin" };
  expect(await ask()).toBe(403);
  state.viewer = { ...someone(), role: "admin", twoStep: true };
  expect(await ask()).toBe(200);
});
