import { beforeEach, describe, expect, test } from "vitest";
import { findSession } from "@/lib/accounts/data";
import { createSignedInUser } from "@/lib/accounts/testing/create-signed-in-user";
import { createAuthOptions } from "@/lib/http/auth-options";
import { codeOf } from "@/prisma/factories/create-second-factor";
import { createUser, type KnownUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import {
  encodeForm,
  fetchCsrfToken,
  get,
  getCookies,
  isSignedIn,
  post,
  signIn,
  toCredentials,
} from "./testing/ask-auth";

let user: KnownUser;
beforeEach(async () => {
  user = await createUser();
});

const sessionCookie = (response: Response) => /next-auth\.session-token=[^;]+/.exec(getCookies(response))?.[0] ?? "";
/** Whether a cookie still opens a session. */
const isLive = async (cookie: string) => "expires" in (await (await get("session", cookie)).json());

/** Signs in on a browser that holds some cookies. */
async function signInHolding(who: KnownUser, cookies: string) {
  const { csrfToken, cookie } = await fetchCsrfToken();
  return post(encodeForm({ ...toCredentials(who), csrfToken }), { cookie: `${cookie}; ${cookies}` });
}

describe("the session that a browser held", () => {
  test("ends when it signs in to the same account anew", async () => {
    const old = sessionCookie(await signIn(user));
    const fresh = sessionCookie(await signInHolding(user, old));
    expect([await isLive(old), await isLive(fresh)]).toEqual([false, true]);
  });

  test("ends when it signs in to another account, which takes over no second step", async () => {
    const admin = await createUser({ twoStep: true });
    const first = await signIn(admin);
    const { csrfToken, cookie } = await fetchCsrfToken();
    const code = encodeForm({ code: codeOf(admin.factor ?? { secret: "" }), csrfToken });
    const old = sessionCookie(await post(code, { cookie: `${cookie}; ${getCookies(first)}`, path: "callback/code" }));
    expect(await isLive(old)).toBe(true);
    const fresh = sessionCookie(await signInHolding(user, old));
    expect([await isLive(old), await isLive(fresh)]).toEqual([false, true]);
    const row = await openDatabase().userSession.findFirstOrThrow({ where: { userId: user.id } });
    expect(row.codeGivenAt).toBeNull();
  });

  test("ends with the code of the second step, and not before it", async () => {
    const old = sessionCookie(await signIn(user));
    const other = await createUser({ twoStep: true });
    const first = await signInHolding(other, old);
    expect(await isLive(old)).toBe(true);
    const { csrfToken, cookie } = await fetchCsrfToken();
    const code = encodeForm({ code: codeOf(other.factor ?? { secret: "" }), csrfToken });
    const held = `${cookie}; ${getCookies(first)}; ${old}`;
    expect(isSignedIn(await post(code, { cookie: held, path: "callback/code" }))).toBe(true);
    expect(await isLive(old)).toBe(false);
  });

  test("ends by another service too, whose sign-in is the same account's", async () => {
    const { viewer } = await createSignedInUser();
    const { callbacks } = createAuthOptions({ userAgent: "", viewer });
    const account = { type: "oauth", provider: "github", providerAccountId: "1" } as const;
    const { id, email } = await openDatabase().user.findUniqueOrThrow({ where: { id: viewer.userId } });
    const fresh = await callbacks?.jwt?.({ token: {}, user: { id, email }, account });
    expect(await findSession(viewer.sessionId)).toBeNull();
    expect(await findSession(String(fresh?.sid))).not.toBeNull();
  });

  test("stays when a wrong password is given", async () => {
    const old = sessionCookie(await signIn(user));
    expect((await signInHolding({ ...user, password: "not the password" }, old)).status).toBe(401);
    expect(await isLive(old)).toBe(true);
  });
});
