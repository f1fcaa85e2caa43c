import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { findPasswordFingerprint } from "@/lib/accounts/data";
import { createAccountLink, resetPassword } from "@/lib/accounts/links/mutations";
import { REAUTH_LIFETIME_SECONDS } from "@/lib/accounts/reauth/recently-authenticated";
import { getPendingSignInCookieName, readPendingSignIn } from "@/lib/http/auth/pending-sign-in";
import { createRequestDeviceCookie } from "@/lib/http/auth/request-device-cookie";
import { type AuthContext, createAuthOptions } from "@/lib/http/auth-options";
import { env } from "@/lib/server/env";
import { captureLog } from "@/lib/server/testing/capture-log";
import { codeOf } from "@/prisma/factories/create-second-factor";
import { createSession } from "@/prisma/factories/create-session";
import { createUser, type KnownUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { encodeForm, fetchCsrfToken, get, getCookies, isSignedIn, post, SITE, signIn } from "./testing/ask-auth";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }));
afterEach(() => void vi.useRealTimers());
const forward = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000);

let user: KnownUser;
beforeEach(async () => {
  user = await createUser({ twoStep: true });
});
const rightCode = (steps = 0) => codeOf(user.factor ?? { secret: "" }, steps);
const sessionsOf = () => openDatabase().userSession.count({ where: { userId: user.id } });

/** Passes the first step; gives the cookies that come of it. */
async function firstStep(cookies = ""): Promise<string> {
  const { csrfToken, cookie } = await fetchCsrfToken();
  const { email, password } = user;
  return getCookies(await post(encodeForm({ email, password, csrfToken }), { cookie: `${cookie}; ${cookies}` }));
}
async function giveCode(code: string, cookies: string, more: Record<string, string> = {}): Promise<Response> {
  const { csrfToken, cookie } = await fetchCsrfToken();
  return post(encodeForm({ code, csrfToken, ...more }), { cookie: `${cookie}; ${cookies}`, path: "callback/code" });
}
const codeFrom = async (response: Response) => [response.status, (await response.json()).error?.code];

describe("an account with a second step", () => {
  test("has no session after the right password, and one after the code", async () => {
    const first = await signIn(user);
    expect(await codeFrom(first.clone())).toEqual([401, "secondFactor"]);
    expect([isSignedIn(first), await sessionsOf()]).toEqual([false, 0]);
    expect(getCookies(first)).toMatch(/^grimoire\.code=[^;]+$/);
    expect(first.headers.getSetCookie()[0]).toMatch(/; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/);
    const second = await giveCode(rightCode(), getCookies(first));
    expect([second.status, isSignedIn(second), await sessionsOf()]).toEqual([200, true, 1]);
    expect(getCookies(second)).toMatch(/grimoire\.code=(;|$)/);
    expect(await (await get("session", getCookies(second))).json()).toHaveProperty("expires");
    const row = await openDatabase().userSession.findFirstOrThrow({ where: { userId: user.id } });
    expect(row.codeGivenAt).not.toBeNull();
  });

  test("tells a wrong password from a right one as before, and says nothing of the second step by a wrong one", async () => {
    const plain = await createUser();
    const answer = async (email: string) => {
      const response = await signIn({ email, password: "not the password" });
      return [response.status, await response.text(), getCookies(response).replace(/=[^;]*/g, "")];
    };
    expect(await answer(user.email)).toEqual(await answer(plain.email));
  });

  test("is not known to a device before the code", async () => {
    expect(await firstStep()).not.toContain("grimoire.device");
    const waiting = await firstStep();
    expect(getCookies(await giveCode("000000", waiting))).not.toContain("grimoire.device");
    expect(getCookies(await giveCode(rightCode(), waiting))).toContain("grimoire.device");
  });

  test("takes each code once, and a recovery code in its place", async () => {
    const waiting = await firstStep();
    const code = rightCode();
    expect(isSignedIn(await giveCode(code, waiting))).toBe(true);
    expect((await giveCode(code, waiting)).status).toBe(401);
    const [recovery = ""] = user.factor?.recoveryCodes ?? [];
    expect(isSignedIn(await giveCode(recovery.toUpperCase(), waiting))).toBe(true);
    expect((await giveCode(recovery, waiting)).status).toBe(401);
    expect(await sessionsOf()).toBe(2);
  });

  test("takes no code without the first step, nor by another account's, nor after ten minutes", async () => {
    expect(await codeFrom(await giveCode(rightCode(), ""))).toEqual([401, "startOver"]);
    expect(await codeFrom(await giveCode(rightCode(), "grimoire.code=x.y.z"))).toEqual([401, "startOver"]);
    const { cookie } = await createSession(user);
    expect(await codeFrom(await giveCode(rightCode(), `grimoire.code=${cookie.value}`))).toEqual([401, "startOver"]);
    const other = await createUser({ twoStep: true });
    const theirs = getCookies(await signIn(other));
    expect((await giveCode(rightCode(), theirs)).status).toBe(401);
    const waiting = await firstStep();
    forward(10 * 60 + 20);
    expect(await codeFrom(await giveCode(rightCode(), waiting))).toEqual([401, "startOver"]);
  });

  test("takes no code of a sign-in that began before a new password", async () => {
    const waiting = await firstStep();
    const token = await createAccountLink({ kind: "reset", email: user.email, userId: user.id });
    expect(await resetPassword(token, "seven moons over a library")).toMatchObject({ kind: "reset" });
    expect(await codeFrom(await giveCode(rightCode(), waiting))).toEqual([401, "startOver"]);
    expect(await sessionsOf()).toBe(0);
  });

  test("is not opened by what waits for its code: that is no session", async () => {
    const value = (await firstStep()).replace(/^.*grimoire\.code=/, "");
    const session = await get("session", `next-auth.session-token=${value}`);
    expect(await session.json()).toEqual({});
  });

  test("takes no code in a body that asks for more, or without the token against forged forms", async () => {
    const waiting = await firstStep();
    expect((await giveCode(rightCode(), waiting, { email: user.email })).status).toBe(422);
    expect((await giveCode("1".repeat(65), waiting)).status).toBe(422);
    const { cookie } = await fetchCsrfToken();
    const forged = await post(encodeForm({ code: rightCode(), csrfToken: "x" }), {
      cookie: `${cookie}; ${waiting}`,
      path: "callback/code",
    });
    expect(await codeFrom(forged)).toEqual([403, "badToken"]);
    const doubled = await post(`code=000000&${encodeForm({ code: rightCode(), csrfToken: "x" })}`, {
      path: "callback/code",
    });
    expect(doubled.status).toBe(400);
    expect(await sessionsOf()).toBe(0);
  });
});

describe("guessing codes", () => {
  test("waits after five by account, longer and longer, and keeps no known device waiting", async () => {
    const signedIn = await giveCode(rightCode(), await firstStep());
    const device = /grimoire\.device=[^;]+/.exec(getCookies(signedIn))?.[0] ?? "";
    const waiting = await firstStep();
    for (let i = 0; i < 5; i++) expect((await giveCode("000000", waiting)).status).toBe(401);
    const refused = await giveCode("000000", waiting);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
    const owner = await firstStep(device);
    expect(isSignedIn(await giveCode(rightCode(1), `${owner}; ${device}`))).toBe(true);
  });

  test("counts by account too on a device that is known by a mailed link alone, of which there may be many", async () => {
    const device = createRequestDeviceCookie(new Headers(), user.email, "link").split(";")[0] ?? "";
    const waiting = await firstStep();
    for (let i = 0; i < 5; i++) expect((await giveCode("000000", `${waiting}; ${device}`)).status).toBe(401);
    expect((await giveCode("000000", waiting)).status).toBe(429);
  });

  test("uses up no tries of the password, and no password uses up tries of codes", async () => {
    for (let i = 0; i < 9; i++) expect(await firstStep()).toContain("grimoire.code=");
    const waiting = await firstStep();
    for (let i = 0; i < 6; i++) await giveCode("000000", waiting);
    expect(await firstStep()).toContain("grimoire.code=");
  });

  test("is written down in one line each, without the code", async () => {
    const waiting = await firstStep();
    const log = captureLog();
    await giveCode("123456", waiting);
    expect(log.lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: "signInRefused", reason: "wrongCode", account: user.id },
    ]);
    expect(log.lines.join("")).not.toMatch(/123456/);
    log.restore();
  });
});

describe("sign-in with another service", () => {
  const account = { type: "oauth", provider: "github", providerAccountId: "1" } as const;
  const callbacks = (run: AuthContext) => createAuthOptions(run).callbacks;
  const admit = (run: AuthContext, who: { id: string; email: string }) =>
    callbacks(run)?.signIn?.({ user: who, account, profile: {} });

  test("leads an account with a second step to its code, and any other in", async () => {
    const run: AuthContext = { userAgent: "", goTo: `${SITE}/en/decks/mine?sort=name` };
    expect(await admit(run, user)).toBe("/en/sign-in?return=%2Fen%2Fdecks%2Fmine%3Fsort%3Dname");
    expect(run.waits).toEqual({ userId: user.id, email: user.email, mark: expect.stringMatching(/^[\w-]{43}$/) });
    const other: AuthContext = { userAgent: "" };
    expect([await admit(other, await createUser()), other.waits]).toEqual([true, undefined]);
  });

  test("makes no session of it before the code, even where it was let through", async () => {
    const enter = callbacks({ userAgent: "" })?.jwt?.({ token: {}, user, account });
    await expect(enter).rejects.toThrow("second step");
    expect(await sessionsOf()).toBe(0);
  });
});

describe("the cookie of a sign-in that waits", () => {
  test("belongs to this very host where the site has https, and is read with the site's secret only", async () => {
    expect(getPendingSignInCookieName("https://grimoire.example")).toBe("__Host-grimoire.code");
    const value = (await firstStep()).replace(/^.*grimoire\.code=/, "");
    const { id: userId, email } = user;
    const mark = await findPasswordFingerprint(userId);
    expect(await readPendingSignIn(value, env().NEXTAUTH_SECRET)).toEqual({ userId, email, mark });
    expect(await readPendingSignIn(value, "another secret of another site, long enough")).toBeNull();
  });
});

test("a proof is as old as the sign-in", async () => {
  const signedIn = await giveCode(rightCode(), await firstStep());
  expect(isSignedIn(signedIn)).toBe(true);
  const row = await openDatabase().userSession.findFirstOrThrow({ where: { userId: user.id } });
  expect(Math.abs(row.provedAt.getTime() - row.createdAt.getTime())).toBeLessThan(REAUTH_LIFETIME_SECONDS * 1000);
});
