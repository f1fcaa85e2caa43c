import { beforeEach, describe, expect, test, vi } from "vitest";
import { createAccountLink } from "@/lib/accounts/links/mutations";
import { createSignedInUser } from "@/lib/accounts/testing/create-signed-in-user";
import type { Viewer } from "@/lib/accounts/types";
import { findKnownDevice } from "@/lib/http/auth/known-devices";
import type { RouteHandler } from "@/lib/http/private-read";
import { env } from "@/lib/server/env";
import { createUser } from "@/prisma/factories/create-user";
import { POST as invite } from "./links/invite/route";
import { POST as reset } from "./links/reset/route";
import { POST as verify } from "./links/verify/route";
import { PUT as changeEmail } from "./me/email/route";

const state = vi.hoisted(() => ({ viewer: null as Viewer | null }));
vi.mock("@/lib/http/viewer", () => ({ getViewer: async () => state.viewer }));

const SITE = "http://localhost:3000";
const NEW = "seven moons over a library";

/** Asks a route as a browser that holds a device cookie; gives the one that it holds afterwards. */
async function ask(route: RouteHandler, body: object, { held = "", method = "POST" } = {}) {
  const headers = {
    origin: SITE,
    host: "localhost:3000",
    "content-type": "application/json",
    cookie: `lang=ja; grimoire.device=${held}`,
  };
  const request = new Request(`${SITE}/api`, { method, headers, body: JSON.stringify(body) });
  const response = await route(request, { params: Promise.resolve({}) });
  const set = response.headers.getSetCookie().find((line) => line.startsWith("grimoire.device="));
  return { status: response.status, cookie: /=([^;]*)/.exec(set ?? "")?.[1] ?? "" };
}
const known = (cookie: string, email: string) => findKnownDevice(cookie, email, env().NEXTAUTH_SECRET);

beforeEach(() => {
  env().NEXTAUTH_URL = SITE;
  state.viewer = null;
});

describe("a device is known to the account, so that strangers who guess keep nobody waiting there", () => {
  test("after a new password by a link, and to no other account", async () => {
    const user = await createUser();
    const token = await createAccountLink({ kind: "reset", email: user.email, userId: user.id });
    const { status, cookie } = await ask(reset, { token, password: NEW });
    expect([status, known(cookie, user.email)?.by]).toEqual([200, "link"]);
    expect(known(cookie, "other@example.org")).toBeNull();
  });

  test("after an invitation was accepted", async () => {
    const token = await createAccountLink({ kind: "invite", email: "guest@example.org", userId: null });
    const { status, cookie } = await ask(invite, { token, password: NEW });
    expect([status, known(cookie, "guest@example.org")?.by]).toEqual([201, "link"]);
  });

  test("after the address was proved, or changed, by who is signed in there", async () => {
    const { user, viewer } = await createSignedInUser({ verified: false });
    state.viewer = viewer;
    const token = await createAccountLink({ kind: "verify", email: user.email, userId: user.id });
    const proved = await ask(verify, { token });
    expect([proved.status, known(proved.cookie, user.email)?.by]).toEqual([204, "signIn"]);
    const email = `moved-${user.email}`;
    const moved = await ask(changeEmail, { email }, { held: proved.cookie, method: "PUT" });
    expect(known(moved.cookie, email)?.by).toBe("signIn");
    expect(known(moved.cookie, user.email)).toEqual(known(proved.cookie, user.email));
  });

  test("and keeps what it is known for: a link makes no less of a device that signed in", async () => {
    const { user, viewer } = await createSignedInUser({ verified: false });
    state.viewer = viewer;
    const verified = await createAccountLink({ kind: "verify", email: user.email, userId: user.id });
    const { cookie: held } = await ask(verify, { token: verified });
    const token = await createAccountLink({ kind: "reset", email: user.email, userId: user.id });
    const { cookie } = await ask(reset, { token, password: NEW }, { held });
    expect(known(cookie, user.email)).toEqual(known(held, user.email));
  });
});

test("a link that does nothing makes no device known", async () => {
  const { cookie } = await ask(reset, { token: "x".repeat(43), password: NEW });
  expect(cookie).toBe("");
});
