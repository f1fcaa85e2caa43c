import { decode } from "next-auth/jwt";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { findSession } from "@/lib/accounts/data";
import { createAccountLink } from "@/lib/accounts/links/mutations";
import { createSession } from "@/lib/accounts/mutations";
import { createSignedInUser } from "@/lib/accounts/testing/create-signed-in-user";
import type { Viewer } from "@/lib/accounts/types";
import type { RouteHandler } from "@/lib/http/private-read";
import { env } from "@/lib/server/env";
import { codeOf, createSecondFactor } from "@/prisma/factories/create-second-factor";
import { POST as verify } from "./links/verify/route";
import { PUT as changeEmail } from "./me/email/route";
import { PUT as changePassword } from "./me/password/route";
import { POST as prove } from "./me/proof/route";
import { PUT as turnOn } from "./me/second-factor/route";
import { DELETE as signOut } from "./sessions/route";

const state = vi.hoisted(() => ({ viewer: null as Viewer | null }));
vi.mock("@/lib/http/viewer", () => ({ getViewer: async () => state.viewer }));

const SITE = "http://localhost:3000";
const NEXT = "seven moons over a library";
const headers = { origin: SITE, host: "localhost:3000", "content-type": "application/json" };

/** Asks a route as the viewer; `token` is the id of the session in the cookie that comes back. */
async function ask(route: RouteHandler, method: string, body: object) {
  const request = new Request(`${SITE}/api`, { method, headers, body: JSON.stringify(body) });
  const { status, headers: answered } = await route(request, { params: Promise.resolve({}) });
  const cookie = answered.getSetCookie().find((line) => line.startsWith("next-auth.session-token=")) ?? "";
  const value = /=([^;]+)/.exec(cookie)?.[1];
  const token = value ? await decode({ token: value, secret: env().NEXTAUTH_SECRET }) : null;
  return { status, cookie, token: token?.sid as string | undefined };
}

let me: Awaited<ReturnType<typeof createSignedInUser>>;
beforeEach(async () => {
  env().NEXTAUTH_URL = SITE;
  me = await createSignedInUser({ verified: false });
  state.viewer = me.viewer;
});

describe("a copy of the session's token opens nothing any more", () => {
  test.each([
    ["a new password", changePassword, "PUT", () => ({ current: me.user.password, next: NEXT })],
    ["a new address", changeEmail, "PUT", () => ({ email: `moved-${me.user.email}` })],
    ["a proof of the owner", prove, "POST", () => ({ password: me.user.password })],
    ["signing out everywhere else", signOut, "DELETE", () => ({ keepThis: true })],
    [
      "a second step",
      turnOn,
      "PUT",
      async () => ({ code: codeOf(await createSecondFactor(me.user, { confirmed: false })) }),
    ],
    [
      "the use of a link",
      verify,
      "POST",
      async () => ({ token: await createAccountLink({ kind: "verify", email: me.user.email, userId: me.user.id }) }),
    ],
  ] as const)("after %s, and the browser goes on by a new one", async (_, route, method, body) => {
    const { status, token, cookie } = await ask(route, method, await body());
    expect(status).toBeLessThan(300);
    expect(await findSession(me.viewer.sessionId)).toBeNull();
    expect((await findSession(token ?? ""))?.viewer.userId).toBe(me.user.id);
    expect(cookie).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  });
});

test("a refused change keeps the browser signed in: by its old token, or by the new one where the proof was right", async () => {
  const wrong = await ask(changePassword, "PUT", { current: "not the password", next: NEXT });
  expect([wrong.status, wrong.token]).toEqual([403, undefined]);
  expect(await findSession(me.viewer.sessionId)).not.toBeNull();
  const weak = await ask(changePassword, "PUT", { current: me.user.password, next: "password123" });
  expect(weak.status).toBe(422);
  expect(await findSession(weak.token ?? "")).not.toBeNull();
});

test("signing out everywhere leaves no session, and gives no token", async () => {
  await createSession(me.user.id, "a phone");
  expect(await ask(signOut, "DELETE", {})).toMatchObject({ status: 204, token: undefined });
  expect(await findSession(me.viewer.sessionId)).toBeNull();
});
