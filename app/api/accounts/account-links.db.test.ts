import { beforeEach, describe, expect, test, vi } from "vitest";
import { findAccountLink } from "@/lib/accounts/links/data";
import { createSignedInUser } from "@/lib/accounts/testing/create-signed-in-user";
import type { Viewer } from "@/lib/accounts/types";
import type { RouteHandler } from "@/lib/http/private-read";
import { env } from "@/lib/server/env";
import { countStatements } from "@/prisma/factories/count-statements";
import { codeOf, createSecondFactor } from "@/prisma/factories/create-second-factor";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { POST as invite } from "./links/invite/route";
import { POST as reset } from "./links/reset/route";
import { POST as look } from "./links/route";
import { POST as verify } from "./links/verify/route";
import { PUT as changeEmail } from "./me/email/route";
import { POST as sendAgain } from "./me/email/verification/route";
import { POST as renew } from "./me/second-factor/codes/route";
import { DELETE as turnOff, PUT as turnOn } from "./me/second-factor/route";
import { POST as recover } from "./recovery/route";
import { POST as signUp } from "./route";

type Sent = { to: string; subject: string; text: string };
const state = vi.hoisted(() => ({
  viewer: null as Viewer | null,
  later: [] as (() => Promise<unknown>)[],
  sent: [] as Sent[],
}));
vi.mock("@/lib/http/viewer", () => ({ getViewer: async () => state.viewer }));
vi.mock("@/lib/http/run-after-response", () => ({
  runAfterResponse: (work: () => Promise<unknown>) => state.later.push(work),
}));
vi.mock("@/lib/server/mail/send-mail", async () => {
  const { env } = await import("@/lib/server/env");
  const sendMail = async (mail: Sent) => state.sent.push(mail) > 0;
  return { isMailEnabled: () => env().SMTP_URL !== undefined, sendMail };
});

const NEW = "seven moons over a library";
const SITE = "http://localhost:3000";
let caller = 0;

/** Asks a route as a page of the site would, each time from another address. */
async function ask(route: RouteHandler, body: object, method = "POST") {
  caller += 1;
  const headers = {
    origin: SITE,
    host: "localhost:3000",
    "content-type": "application/json",
    "x-grimoire-peer": `tests 192.0.2.${caller}`,
  };
  const request = new Request(`${SITE}/api`, { method, headers, body: JSON.stringify(body) });
  const response = await route(request, { params: Promise.resolve({}) });
  return { status: response.status, body: response.status === 204 ? null : await response.json() };
}

/** Does what waits for the end of the answers, and gives the mails that came of it. */
async function afterwards(): Promise<Sent[]> {
  for (const work of state.later.splice(0)) await work();
  return state.sent.splice(0);
}
const tokenIn = (mail: Sent | undefined) => /\/link#([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";

beforeEach(() => {
  (globalThis as { grimoirePeerKey?: string }).grimoirePeerKey = "tests";
  Object.assign(state, { viewer: null, later: [], sent: [] });
  Object.assign(env(), {
    SMTP_URL: "smtp://localhost",
    MAIL_FROM: "a@example.org",
    SIGN_UP: "open",
    NEXTAUTH_URL: SITE,
  });
});

describe("a forgotten password", () => {
  test("is answered alike, with the same work, whether there is an account or not, and mailed afterwards", async () => {
    const user = await createUser();
    const answers: unknown[] = [];
    const statements = [];
    for (const email of [user.email, "nobody@example.org"])
      statements.push(await countStatements(async () => void answers.push(await ask(recover, { email, lang: "ja" }))));
    expect(answers).toEqual([
      { status: 202, body: {} },
      { status: 202, body: {} },
    ]);
    expect(statements[0]).toBe(statements[1]);
    expect(state.sent).toEqual([]);
    const mails = await afterwards();
    expect(mails.map(({ to }) => to)).toEqual([user.email]);
    expect(await findAccountLink(tokenIn(mails[0]))).toMatchObject({ kind: "reset", userId: user.id });
  });

  test("is mailed to one address a few times an hour, and nobody who asks more can tell", async () => {
    const user = await createUser();
    for (let times = 0; times < 8; times++)
      expect(await ask(recover, { email: user.email, lang: "en" })).toEqual({ status: 202, body: {} });
    expect(await afterwards()).toHaveLength(5);
  });

  test("can be asked for ten times an hour from one address", async () => {
    const before = caller;
    const statuses = [];
    for (let times = 0; times < 12; times++) {
      caller = before;
      statuses.push((await ask(recover, { email: `${times}@example.org`, lang: "ja" })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(202), 429, 429]);
  });

  test("has another way on a site that sends no mail, and says so", async () => {
    Object.assign(env(), { SMTP_URL: undefined });
    const { status, body } = await ask(recover, { email: "a@example.org", lang: "ja" });
    expect([status, body.error.code]).toEqual([409, "noMail"]);
    expect(body.error.message).toContain("operator");
  });

  test("ends in a new password, of which the address is told in its language", async () => {
    const { user } = await createSignedInUser();
    await ask(recover, { email: user.email, lang: "en" });
    const [mail] = await afterwards();
    expect(mail).toMatchObject({ subject: "Reset your password (localhost:3000)" });
    expect(mail?.text).toContain(`${SITE}/en/link#`);
    const token = tokenIn(mail);
    expect((await ask(look, { token })).body).toEqual({ kind: "reset", email: user.email, reader: "none" });
    const weak = await ask(reset, { token, password: "password123", lang: "en" });
    expect([weak.status, weak.body.error.fields[0].code]).toEqual([422, "passwordCommon"]);
    expect(await ask(reset, { token, password: NEW, lang: "en" })).toEqual({
      status: 200,
      body: { email: user.email },
    });
    expect(await openDatabase().userSession.count({ where: { userId: user.id } })).toBe(0);
    expect(await afterwards()).toMatchObject([{ to: user.email, subject: "A new password was set (localhost:3000)" }]);
    const again = await ask(reset, { token, password: NEW, lang: "en" });
    expect([again.status, again.body]).toMatchObject([410, { error: { code: "linkUsed" }, kind: "reset" }]);
  });
});

describe("the address of an account", () => {
  test("is proved by the mail that follows the sign-up, in the hands of who signed up", async () => {
    const email = "newcomer@example.org";
    expect((await ask(signUp, { email, password: NEW })).status).toBe(201);
    const [mail] = await afterwards();
    expect(mail).toMatchObject({ to: email, subject: "メールアドレスの確認（localhost:3000）" });
    const token = tokenIn(mail);
    const stranger = await createSignedInUser();
    state.viewer = stranger.viewer;
    expect((await ask(look, { token })).body).toEqual({ kind: "verify", email, reader: "other" });
    expect((await ask(verify, { token })).body.error.code).toBe("otherAccount");
    state.viewer = null;
    expect((await ask(verify, { token })).status).toBe(401);
    const { id } = await openDatabase().user.findUniqueOrThrow({ where: { email } });
    state.viewer = { ...stranger.viewer, userId: id, email };
    expect(await ask(verify, { token })).toEqual({ status: 204, body: null });
    expect(await ask(sendAgain, { lang: "ja" })).toEqual({ status: 202, body: { verified: true } });
    expect(await afterwards()).toEqual([]);
  });

  test("is proved by another mail, of which there are a few an hour, also while strangers ask for new passwords", async () => {
    const { user, viewer } = await createSignedInUser({ verified: false });
    for (let times = 0; times < 6; times++) await ask(recover, { email: user.email, lang: "ja" });
    expect(await afterwards()).toHaveLength(5);
    state.viewer = viewer;
    const statuses = [];
    for (let times = 0; times < 5; times++) statuses.push((await ask(sendAgain, { lang: "en" })).status);
    expect(statuses).toEqual([202, 202, 202, 202, 429]);
    const mails = await afterwards();
    expect(mails.map(({ to }) => to)).toEqual(Array(4).fill(user.email));
    expect(mails[0]?.text).toContain("/en/link#");
  });

  test("that is changed is unproved, which both addresses are told", async () => {
    const { user, viewer } = await createSignedInUser();
    state.viewer = viewer;
    const email = `moved-${user.email}`;
    const same = await ask(changeEmail, { email: user.email, proof: user.password }, "PUT");
    expect([same.status, await afterwards()]).toEqual([200, []]);
    expect((await ask(changeEmail, { email, proof: user.password }, "PUT")).status).toBe(200);
    const [old, fresh] = await afterwards();
    expect(old).toMatchObject({ to: user.email, subject: "メールアドレスが変更されました（localhost:3000）" });
    expect(old?.text).not.toContain(email);
    expect(fresh).toMatchObject({ to: email });
    expect(await findAccountLink(tokenIn(fresh))).toMatchObject({ kind: "verify", email });
  });
});

describe("a change of two-step sign-in", () => {
  test("is told its owner by mail, with the way to the operator; what changed nothing is not", async () => {
    const { user, viewer } = await createSignedInUser();
    const waiting = await createSecondFactor(user, { confirmed: false });
    Object.assign(state, { viewer });
    expect([(await ask(turnOn, { code: "000000" }, "PUT")).status, await afterwards()]).toEqual([403, []]);
    expect((await ask(turnOn, { code: codeOf(waiting), lang: "en" }, "PUT")).status).toBe(200);
    expect(await afterwards()).toMatchObject([{ to: user.email, subject: "Two-step sign-in is on (localhost:3000)" }]);
    expect((await ask(renew, { lang: "en" })).status).toBe(201);
    expect(await afterwards()).toMatchObject([{ to: user.email, subject: "New recovery codes (localhost:3000)" }]);
    expect((await ask(turnOff, {}, "DELETE")).status).toBe(204);
    const [told, ...more] = await afterwards();
    expect([told?.subject, more]).toEqual(["2段階認証が無効になりました（localhost:3000）", []]);
    expect(told?.text).toContain(`${SITE}/terms`);
    expect([(await ask(turnOff, {}, "DELETE")).status, await afterwards()]).toEqual([204, []]);
  });
});

describe("a site by invitation", () => {
  test("takes nobody by the form, and whoever has a link", async () => {
    env().SIGN_UP = "invited";
    const refused = await ask(signUp, { email: "a@example.org", password: NEW });
    expect([refused.status, refused.body.error.code]).toEqual([403, "signUpInvited"]);
    const { createAccountLink } = await import("@/lib/accounts/links/mutations");
    const token = await createAccountLink({ kind: "invite", email: "guest@example.org", userId: null });
    const named = await ask(invite, { token, password: NEW, name: "管理者" });
    expect([named.status, named.body.error.fields[0].code]).toEqual([422, "nameReserved"]);
    expect(await ask(invite, { token, password: NEW })).toEqual({ status: 201, body: { email: "guest@example.org" } });
    expect((await ask(invite, { token, password: NEW })).body).toMatchObject({
      error: { code: "linkUsed" },
      kind: "invite",
    });
  });

  test("lets an administrator whom it invites be called so, and nobody else", async () => {
    const { createAccountLink } = await import("@/lib/accounts/links/mutations");
    const guest = { kind: "invite", email: "root@example.org", userId: null } as const;
    const asUser = await ask(invite, {
      token: await createAccountLink(guest),
      password: NEW,
      name: "Root of the site",
    });
    expect([asUser.status, asUser.body.error.fields[0].code]).toEqual([422, "nameReserved"]);
    const token = await createAccountLink({ ...guest, role: "admin" });
    expect((await ask(invite, { token, password: NEW, name: "Root of the site" })).status).toBe(201);
  });

  test("that takes nobody any more takes no invitation either, and the link is not used up", async () => {
    const { createAccountLink } = await import("@/lib/accounts/links/mutations");
    const token = await createAccountLink({ kind: "invite", email: "late@example.org", userId: null });
    env().SIGN_UP = "closed";
    expect((await ask(invite, { token, password: NEW })).body.error.code).toBe("signUpClosed");
    expect(await findAccountLink(token)).toMatchObject({ kind: "invite" });
  });
});

test("what is no token is refused before anything is looked up, and an unknown one as unknown", async () => {
  for (const token of ["", "x", "x".repeat(44), `${"x".repeat(42)}/`])
    expect((await ask(look, { token })).status).toBe(422);
  const unknown = await ask(look, { token: "x".repeat(43) });
  expect([unknown.status, unknown.body]).toMatchObject([404, { error: { code: "linkUnknown" }, kind: null }]);
});
