import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { captureLog } from "@/lib/server/testing/capture-log";
import { codeOf } from "@/prisma/factories/create-second-factor";
import { openDatabase } from "@/prisma/factories/database";
import { findSession } from "../data";
import { createOAuthAdapter, unlinkProvider } from "../mutations";
import { createSignedInUser } from "../testing/create-signed-in-user";
import type { Viewer } from "../types";
import { getReauthMethods, isProviderLinked } from "./data";
import { reauthenticate } from "./mutations";
import { REAUTH_LIFETIME_SECONDS, toRecentlyAuthenticated } from "./recently-authenticated";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }));
afterEach(() => void vi.useRealTimers());
const forward = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000);

const link = (userId: string, provider: string) =>
  openDatabase().account.create({
    data: { userId, type: "oauth", provider, providerAccountId: `${provider} ${userId}` },
  });
const now = async ({ sessionId }: Viewer) => (await findSession(sessionId))?.viewer ?? null;
const isProved = async (viewer: Viewer) => {
  const seen = await now(viewer);
  return seen !== null && toRecentlyAuthenticated(seen) !== null;
};

describe("a proof", () => {
  test("of signing in fades, and the password renews it in this session alone", async () => {
    const { user, viewer } = await createSignedInUser();
    const { sessionId: phone } = {
      sessionId: (await openDatabase().userSession.create({ data: { userId: user.id } })).id,
    };
    expect(await isProved(viewer)).toBe(true);
    forward(REAUTH_LIFETIME_SECONDS + 1);
    expect(await isProved(viewer)).toBe(false);
    expect(await reauthenticate(viewer, { password: "not the password" })).toEqual({
      ok: false,
      code: "wrongPassword",
    });
    expect(await isProved(viewer)).toBe(false);
    expect(await reauthenticate(viewer, { password: user.password })).toMatchObject({ ok: true });
    expect([await isProved(viewer), await isProved({ ...viewer, sessionId: phone })]).toEqual([true, false]);
  });

  test("is a code as well, once; a password gives no right that needs a code", async () => {
    const { user, viewer } = await createSignedInUser({ twoStep: true });
    await openDatabase().userSession.update({ where: { id: viewer.sessionId }, data: { codeGivenAt: null } });
    forward(REAUTH_LIFETIME_SECONDS + 1);
    expect(await reauthenticate(viewer, { password: user.password })).toMatchObject({ ok: true });
    expect((await now(viewer))?.twoStep).toBe(false);
    forward(REAUTH_LIFETIME_SECONDS + 1);
    const code = codeOf(user.factor ?? { secret: "" });
    expect(await reauthenticate(viewer, { code })).toMatchObject({ ok: true });
    expect([(await now(viewer))?.twoStep, await isProved(viewer)]).toEqual([true, true]);
    expect(await reauthenticate(viewer, { code })).toEqual({ ok: false, code: "wrongCode" });
  });

  test("by code waits after five wrong ones, in that session and in no other", async () => {
    const { user, viewer } = await createSignedInUser({ twoStep: true });
    const guess = (who: Viewer) => reauthenticate(who, { code: "000000" });
    for (let i = 0; i < 5; i++) expect(await guess(viewer)).toEqual({ ok: false, code: "wrongCode" });
    expect(await guess(viewer)).toEqual({ ok: false, wait: 1 });
    const other = await openDatabase().userSession.create({ data: { userId: user.id } });
    const code = codeOf(user.factor ?? { secret: "" });
    expect(await reauthenticate({ ...viewer, sessionId: other.id }, { code })).toMatchObject({ ok: true });
  });

  test("that is refused is written down in one line, without what was typed", async () => {
    const { user, viewer } = await createSignedInUser({ twoStep: true });
    const log = captureLog();
    await reauthenticate(viewer, { password: "not the password" });
    await reauthenticate(viewer, { code: "123456" });
    log.restore();
    expect(log.lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: "proofRefused", reason: "wrongPassword", account: user.id },
      { event: "proofRefused", reason: "wrongCode", account: user.id },
    ]);
    expect(log.lines.join("")).not.toMatch(/not the password|123456/);
  });

  test("of an account without a password is no password, not even an empty one", async () => {
    const { user, viewer } = await createSignedInUser();
    await openDatabase().user.update({ where: { id: user.id }, data: { passwordHash: null } });
    for (const password of ["", user.password, user.email])
      expect(await reauthenticate(viewer, { password })).toEqual({ ok: false, code: "wrongPassword" });
  });

  test("is offered in the ways that the account has", async () => {
    const [plain, both] = [await createSignedInUser(), await createSignedInUser({ twoStep: true })];
    await openDatabase().user.update({ where: { id: both.user.id }, data: { passwordHash: null } });
    await link(both.user.id, "github");
    expect(await getReauthMethods(plain.viewer)).toEqual({ password: true, code: false, providers: [] });
    expect(await getReauthMethods(both.viewer)).toEqual({ password: false, code: true, providers: ["github"] });
    expect([await isProviderLinked(both.viewer, "github"), await isProviderLinked(both.viewer, "google")]).toEqual([
      true,
      false,
    ]);
  });
});

describe("a service", () => {
  const wish = (userId: string) => ({ userId, type: "oauth" as const, provider: "github", providerAccountId: userId });

  test("is linked to an account by its owner who proved lately, and by nobody else", async () => {
    const [mine, theirs] = [await createSignedInUser(), await createSignedInUser()];
    const linkAs = (viewer: Viewer | undefined, userId: string) =>
      createOAuthAdapter(true, () => viewer).linkAccount?.(wish(userId));
    await expect(linkAs(undefined, mine.user.id)).rejects.toThrow("proved lately");
    await expect(linkAs(theirs.viewer, mine.user.id)).rejects.toThrow("proved lately");
    forward(REAUTH_LIFETIME_SECONDS + 1);
    await expect(linkAs(mine.viewer, mine.user.id)).rejects.toThrow("proved lately");
    expect(await isProviderLinked(mine.viewer, "github")).toBe(false);
    await reauthenticate(mine.viewer, { password: mine.user.password });
    await linkAs((await now(mine.viewer)) ?? undefined, mine.user.id);
    expect(await isProviderLinked(mine.viewer, "github")).toBe(true);
  });

  test("is unlinked, unless the account could not be entered without it", async () => {
    const [mine, theirs] = [await createSignedInUser(), await createSignedInUser()];
    for (const { user } of [mine, theirs]) await link(user.id, "github");
    expect(await unlinkProvider(mine.viewer, "google")).toBe("missing");
    await openDatabase().user.update({ where: { id: mine.user.id }, data: { passwordHash: null } });
    expect(await unlinkProvider(mine.viewer, "github")).toBe("lastWay");
    await link(mine.user.id, "google");
    const both = await Promise.all(["github", "google"].map((provider) => unlinkProvider(mine.viewer, provider)));
    expect(both.toSorted()).toEqual(["done", "lastWay"]);
    expect(await isProviderLinked(theirs.viewer, "github")).toBe(true);
  });
});
