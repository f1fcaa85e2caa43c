import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createRequestDeviceCookie } from "@/lib/http/auth/request-device-cookie";
import { LOG_EVENTS, type LogEventName } from "@/lib/server/log/events";
import { captureLog } from "@/lib/server/testing/capture-log";
import { WorkQueue } from "@/lib/server/work-queue";
import { createUser, type KnownUser } from "@/prisma/factories/create-user";
import { openUnreachableDatabase } from "@/prisma/factories/unreachable-database";
import {
  encodeForm,
  FORM_TYPE,
  fetchCsrfToken,
  get,
  getCookies,
  isSignedIn,
  type PostOptions,
  post,
  signIn,
  toCredentials,
} from "./testing/ask-auth";

afterEach(() => void vi.restoreAllMocks());

let user: KnownUser;
beforeEach(async () => {
  user = await createUser();
});

describe("signing in", () => {
  test("opens a session by the right password, and nothing by a wrong one", async () => {
    const right = await signIn(user);
    expect([right.status, isSignedIn(right)]).toEqual([200, true]);
    const session = await get("session", getCookies(right));
    expect(await session.json()).toHaveProperty("expires");
    const wrong = await signIn({ ...user, password: "not the password" });
    expect([wrong.status, isSignedIn(wrong)]).toEqual([401, false]);
  });

  test("is refused where a field is there twice: nothing is counted on one account and tried on another", async () => {
    const { csrfToken, cookie } = await fetchCsrfToken();
    for (const extra of ["email=other%40example.org", "password=x", `csrfToken=${csrfToken}`]) {
      const answer = await post(`${extra}&${encodeForm({ ...toCredentials(user), csrfToken })}`, { cookie });
      expect(answer.status).toBe(400);
      const { error } = await answer.json();
      expect(error).toMatchObject({ code: "doubled", fields: [{ path: extra.split("=")[0] }] });
    }
  });

  test.each([
    `${FORM_TYPE}; application/json`,
    `${FORM_TYPE}, application/json`,
    "application/json",
    "application/json; x=application/x-www-form-urlencoded",
    `${FORM_TYPE}; charset=shift_jis`,
    `${FORM_TYPE}x`,
    "multipart/form-data",
    "text/plain",
  ])("takes no body of type %s, in which two readers could see two things", async (type) => {
    const { csrfToken, cookie } = await fetchCsrfToken();
    const body = type.includes("json")
      ? JSON.stringify({ ...toCredentials(user), csrfToken })
      : encodeForm({ ...toCredentials(user), csrfToken });
    const answer = await post(body, { cookie, type });
    expect([answer.status, (await answer.json()).error.code]).toEqual([415, "notForm"]);
  });

  test("takes a form that names its character set", async () => {
    expect(isSignedIn(await signIn(user, { type: `${FORM_TYPE};charset=UTF-8` }))).toBe(true);
  });

  test("refuses fields that nobody asked for, and values out of bounds", async () => {
    const { csrfToken, cookie } = await fetchCsrfToken();
    const send = async (fields: Record<string, string>) =>
      (await post(encodeForm({ ...toCredentials(user), csrfToken, ...fields }), { cookie })).status;
    expect(await send({ role: "admin" })).toBe(422);
    expect(await send({ password: "x".repeat(301) })).toBe(422);
    expect((await post("x".repeat(9000), { cookie })).status).toBe(413);
  });

  test("needs the token against forged forms, and its cookie", async () => {
    const { csrfToken, cookie } = await fetchCsrfToken();
    const send = (csrfToken: string, cookie: string) =>
      post(encodeForm({ ...toCredentials(user), csrfToken }), { cookie });
    for (const [token, jar] of [
      ["x", cookie],
      [csrfToken, ""],
      [csrfToken, `next-auth.csrf-token=${csrfToken}|${"0".repeat(64)}`],
      ["", "next-auth.csrf-token=|"],
    ]) {
      const answer = await send(token ?? "", jar ?? "");
      expect([answer.status, (await answer.json()).error.code]).toEqual([403, "badToken"]);
    }
  });

  test("uses up no try by a request that is refused for its form, so that nobody can use them up for others", async () => {
    const { cookie } = await fetchCsrfToken();
    for (let i = 0; i < 150; i++) await post(encodeForm({ ...toCredentials(user), csrfToken: "x" }), { cookie });
    expect(isSignedIn(await signIn(user))).toBe(true);
  });
});

describe("guessing", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }));
  afterEach(() => void vi.useRealTimers());
  const forward = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000);
  const guess = (options?: PostOptions) => signIn({ ...user, password: "not the password" }, options);
  const deviceOf = (response: Response) => /grimoire\.device=[^;]+/.exec(getCookies(response))?.[0] ?? "";
  /** Signs in with the right password on a device, which sends its cookie along. */
  async function signInOn(device: string) {
    const { csrfToken, cookie } = await fetchCsrfToken();
    return post(encodeForm({ ...toCredentials(user), csrfToken }), { cookie: `${cookie}; ${device}` });
  }
  async function guessOn(device: string) {
    const { csrfToken, cookie } = await fetchCsrfToken();
    return post(encodeForm({ ...toCredentials(user), password: "wrong", csrfToken }), {
      cookie: `${cookie}; ${device}`,
    });
  }

  test("has to wait after five passwords, is told how long, and may then go on", async () => {
    for (let i = 0; i < 5; i++) expect((await guess()).status).toBe(401);
    const answer = await guess();
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "1"]);
    forward(1);
    expect((await guess()).status).toBe(401);
    expect((await guess()).headers.get("retry-after")).toBe("2");
    forward(2);
    expect(isSignedIn(await signIn(user))).toBe(true);
  });

  test("keeps no owner out on a device that signed in before", async () => {
    const device = deviceOf(await signIn(user));
    for (let i = 0; i < 40; i++) await guess();
    expect((await guess()).status).toBe(429);
    for (let i = 0; i < 9; i++) expect(isSignedIn(await signInOn(device))).toBe(true);
    expect((await guess()).status).toBe(429);
  });

  test("keeps no owner out on a device that a mailed link made known", async () => {
    const device = createRequestDeviceCookie(new Headers(), user.email, "link").split(";")[0] ?? "";
    for (let i = 0; i < 40; i++) await guess();
    expect(isSignedIn(await signInOn(device))).toBe(true);
  });

  test("of one account keeps nobody waiting at another", async () => {
    for (let i = 0; i < 10; i++) await guess();
    expect(isSignedIn(await signIn(await createUser()))).toBe(true);
  });

  test("of many accounts from one address has to wait, and keeps nobody waiting elsewhere or on a known device", async () => {
    const [address, neighbour, elsewhere] = ["2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:3::1"];
    const device = getCookies(await signIn(user, { address }));
    const { csrfToken, cookie } = await fetchCsrfToken();
    const spray = async () => {
      const fields = { email: `${randomUUID()}@example.org`, password: "password123", csrfToken };
      return (await post(encodeForm(fields), { cookie, address })).status;
    };
    const answers = [];
    for (let i = 0; i < 55; i++) answers.push(await spray());
    expect(answers.filter((status) => status === 401)).toHaveLength(50);
    const from = async (options: PostOptions) => (await signIn(await createUser(), options)).status;
    expect([await from({ address: neighbour }), await from({ address: elsewhere })]).toEqual([429, 200]);
    const mine = await post(encodeForm({ ...toCredentials(user), csrfToken }), {
      cookie: `${cookie}; ${device}`,
      address,
    });
    expect(isSignedIn(mine)).toBe(true);
    forward(30);
    expect(await from({ address: neighbour })).toBe(200);
  });

  test("on a known device is counted too, but on that device alone, until the password is right", async () => {
    const device = deviceOf(await signIn(user));
    for (let i = 0; i < 5; i++) expect((await guessOn(device)).status).toBe(401);
    expect((await guessOn(device)).status).toBe(429);
    expect(isSignedIn(await signIn(user))).toBe(true);
    forward(1);
    expect(isSignedIn(await signInOn(device))).toBe(true);
    for (let i = 0; i < 5; i++) expect((await guessOn(device)).status).toBe(401);
  });

  test("by the cookie of another account's device is guessing of a stranger", async () => {
    const other = deviceOf(await signIn(await createUser()));
    for (let i = 0; i < 5; i++) expect((await guessOn(other)).status).toBe(401);
    expect((await guess()).status).toBe(429);
  });

  test("tries at most twenty passwords in a quarter of an hour", async () => {
    let tried = 0;
    for (let second = 0; second < 15 * 60; second += 5) {
      if ((await guess()).status === 401) tried += 1;
      forward(5);
    }
    expect(tried).toBeGreaterThan(5);
    expect(tried).toBeLessThanOrEqual(20);
  });

  test("is written down when it has to wait, and when a form may be forged", async () => {
    for (let tries = 0; tries < 5; tries += 1) await guess();
    const log = captureLog();
    await guess();
    const { csrfToken, cookie } = await fetchCsrfToken();
    await post(encodeForm({ ...toCredentials(user), csrfToken: `${csrfToken}x` }), { cookie });
    log.restore();
    const held = { event: "signInHeld", account: expect.stringMatching(/^unknown:[\w-]{16}$/), wait: 1 };
    expect(log.lines.map((line) => JSON.parse(line))).toMatchObject([
      held,
      { event: "originRefused", reason: "badToken", address: "this machine or unknown" },
    ]);
    expect(log.lines.join("")).not.toContain(user.email);
  });

  test("is written down in one line each, with neither password nor address of the mail", async () => {
    const log = captureLog();
    await guess();
    await signIn({ email: "nobody@example.org\n2026 INFO", password: "the password typed" });
    const { lines } = log;
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: "signInRefused", reason: "wrongPassword", account: user.id, address: "this machine or unknown" },
      { event: "signInRefused", reason: "unknownAccount", account: expect.stringMatching(/^unknown:[\w-]{16}$/) },
    ]);
    for (const line of lines) expect(line).toMatch(/^[^\n]+\n$/);
    expect(lines.join("")).not.toMatch(/password typed|nobody/);
    log.restore();
  });
});

describe("a flood of sign-ins", () => {
  const globals = globalThis as { grimoireHashes?: WorkQueue };
  afterEach(() => {
    delete globals.grimoireHashes;
  });

  test("is refused as soon as few wait, uses up no tries, and leaves places for known devices", async () => {
    const { csrfToken, cookie } = await fetchCsrfToken();
    const device = getCookies(await signIn(user));
    const queue = new WorkQueue({ slots: 1, places: 1, perKey: 9 });
    globals.grimoireHashes = queue;
    let release = () => {};
    const busy = new Promise<void>((done) => {
      release = done;
    });
    const flood = [1, 2].map(() => queue.run({ lane: "stranger", key: null }, () => busy));
    for (let i = 0; i < 9; i++) {
      const answer = await post(encodeForm({ ...toCredentials(user), csrfToken }), { cookie });
      expect([answer.status, (await answer.json()).error.code]).toEqual([503, "busy"]);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    const mine = post(encodeForm({ ...toCredentials(user), csrfToken }), { cookie: `${cookie}; ${device}` });
    await vi.waitFor(() => expect(queue.isFull({ lane: "known", key: null })).toBe(true), { timeout: 30_000 });
    release();
    expect(isSignedIn(await mine)).toBe(true);
    await Promise.all(flood);
    expect(isSignedIn(await post(encodeForm({ ...toCredentials(user), csrfToken }), { cookie }))).toBe(true);
  });
});

describe("while the database is away", () => {
  const globals = globalThis as { grimoireDb?: unknown };
  async function away(run: () => Promise<void>): Promise<object[]> {
    const kept = globals.grimoireDb;
    globals.grimoireDb = openUnreachableDatabase();
    const log = captureLog();
    await run().finally(() => {
      globals.grimoireDb = kept;
    });
    const lines = log.lines.map((line) => JSON.parse(line));
    log.restore();
    // The words of the log are its own: those of the library hold addresses.
    for (const line of lines) expect(line.message).toBe(LOG_EVENTS[line.event as LogEventName].message);
    return lines;
  }
  async function expectUnavailable(answer: Response) {
    const text = await answer.text();
    expect([answer.status, JSON.parse(text).error.code]).toEqual([503, "unavailable"]);
    expect(text + getCookies(answer)).not.toMatch(/127\.0\.0\.1|prisma|P1001|session-token/i);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }

  test("sign-in says so, tells nothing of the inside, counts no try, and is one line of the log", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const lines = await away(async () => {
      for (let i = 0; i < 9; i++) await expectUnavailable(await signIn(user));
    });
    vi.useRealTimers();
    expect(lines).toMatchObject([{ event: "databaseAway", code: "P1001" }]);
    expect(isSignedIn(await signIn(user))).toBe(true);
  });

  test("nobody is signed out: session and sign-out leave the cookie alone", async () => {
    const mine = getCookies(await signIn(user));
    const { csrfToken, cookie } = await fetchCsrfToken();
    await away(async () => {
      await expectUnavailable(await get("session", mine));
      await expectUnavailable(await post(encodeForm({ csrfToken }), { cookie: `${cookie}; ${mine}`, path: "signout" }));
    });
    expect(await (await get("session", mine)).json()).toHaveProperty("expires");
  });
});
