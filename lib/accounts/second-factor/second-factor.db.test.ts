import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { codeOf } from "@/prisma/factories/create-second-factor";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { findSession } from "../data";
import { createSession } from "../mutations";
import { encryptSecret } from "../server/secret-encryption";
import { createSignedInUser } from "../testing/create-signed-in-user";
import { toAdmin } from "../to-admin";
import { findSecondFactor, hasSecondFactor } from "./data";
import {
  confirmSecondFactor,
  consumeSecondFactorCode,
  disableSecondFactor,
  regenerateRecoveryCodes,
  resetSecondFactor,
  startSecondFactorEnrollment,
} from "./mutations";
import { formatRecoveryCode } from "./second-factor-code";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }));
afterEach(() => void vi.useRealTimers());
const forward = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000);

const sessionsOf = (userId: string) => openDatabase().userSession.count({ where: { userId } });
const audited = async (actorId: string) =>
  (await openDatabase().auditEntry.findMany({ where: { actorId }, orderBy: { id: "asc" } })).map(
    ({ action }) => action,
  );

/** An owner who has just set the second step up. */
async function withFactor() {
  const made = await createSignedInUser();
  const start = await startSecondFactorEnrollment(made.viewer);
  const codes = start && (await confirmSecondFactor(made.viewer, codeOf(start)));
  if (!start || !codes || codes === "wrongCode") throw new Error("The second step was not set up");
  return { ...made, start, codes };
}

describe("a second step", () => {
  test("is asked for only after its first code, which signs out all other devices", async () => {
    const { user, viewer } = await createSignedInUser();
    await createSession(user.id, "another device");
    const start = await startSecondFactorEnrollment(viewer);
    expect(start?.address).toContain(`secret=${start?.secret}`);
    expect(start?.address).toContain(encodeURIComponent(user.email));
    expect(await hasSecondFactor(user.id)).toBe(false);
    expect(await confirmSecondFactor(viewer, "000000")).toBe("wrongCode");
    expect([await hasSecondFactor(user.id), await sessionsOf(user.id)]).toEqual([false, 2]);
    const codes = await confirmSecondFactor(viewer, codeOf(start ?? { secret: "" }));
    expect(codes).toHaveLength(10);
    expect([await hasSecondFactor(user.id), await sessionsOf(user.id)]).toEqual([true, 1]);
    expect(await findSecondFactor(viewer)).toMatchObject({ state: "on", codesLeft: 10 });
    expect((await findSession(viewer.sessionId))?.viewer.twoStep).toBe(true);
    expect(await audited(user.id)).toEqual(["secondFactor.on"]);
  });

  test("that was begun twice takes codes of the newer secret only, and one that is on is not begun again", async () => {
    const { viewer } = await createSignedInUser();
    const [older, newer] = [await startSecondFactorEnrollment(viewer), await startSecondFactorEnrollment(viewer)];
    expect(await confirmSecondFactor(viewer, codeOf(older ?? { secret: "" }))).toBe("wrongCode");
    expect(await confirmSecondFactor(viewer, codeOf(newer ?? { secret: "" }))).toHaveLength(10);
    expect(await startSecondFactorEnrollment(viewer)).toBeNull();
    forward(60);
    expect(await confirmSecondFactor(viewer, codeOf(newer ?? { secret: "" }))).toBe("wrongCode");
  });

  test("is stored without anything by which codes could be made or typed", async () => {
    const { user, start, codes } = await withFactor();
    const row = await openDatabase().secondFactor.findUniqueOrThrow({ where: { userId: user.id } });
    const hashes = await openDatabase().recoveryCode.findMany({ where: { userId: user.id } });
    const stored = JSON.stringify([row, hashes]);
    for (const secret of [start.secret, ...codes, ...codes.map(formatRecoveryCode)])
      expect(stored).not.toContain(secret);
    expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(10);
    for (const { hash } of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("opens no session without its code, whatever leads there", async () => {
    const { user } = await withFactor();
    await expect(createSession(user.id, "a way around")).rejects.toThrow("second step");
    const id = await createSession(user.id, "with the code", { withCode: true });
    expect((await findSession(id))?.viewer.twoStep).toBe(true);
  });

  test("is turned off with its codes, and every session loses what it had by it", async () => {
    const { user, viewer, codes } = await withFactor();
    const phone = await createSession(user.id, "a phone", { withCode: true });
    expect(await disableSecondFactor(viewer)).toBe(true);
    expect(await disableSecondFactor(viewer)).toBe(false);
    expect(await findSecondFactor(viewer)).toEqual({ state: "off" });
    for (const id of [viewer.sessionId, phone]) expect((await findSession(id))?.viewer.twoStep).toBe(false);
    expect(await consumeSecondFactorCode(user.id, codes[0] ?? "")).toBe(false);
    expect(await openDatabase().recoveryCode.count({ where: { userId: user.id } })).toBe(0);
    expect(await audited(user.id)).toEqual(["secondFactor.on", "secondFactor.off"]);
  });

  test("is reset by the command line, which signs the account out everywhere and keeps that in the audit log", async () => {
    const { user, viewer } = await withFactor();
    const kept: string[] = [];
    const reset = (email: string) => resetSecondFactor(email, async (_, { id }) => void kept.push(id));
    expect(await reset(user.email)).toBe("done");
    expect(await findSession(viewer.sessionId)).toBeNull();
    expect([await hasSecondFactor(user.id), await reset(user.email)]).toEqual([false, "off"]);
    expect(await reset("nobody@example.org")).toBe("missing");
    expect(kept).toEqual([user.id]);
  });
});

describe("a code of the app", () => {
  test("is taken once, and after it none of an earlier step", async () => {
    const { user, start } = await withFactor();
    expect(await consumeSecondFactorCode(user.id, codeOf(start)), "the code that set it up").toBe(false);
    const [next, later] = [codeOf(start, 1), codeOf(start, 2)];
    forward(60);
    expect(await consumeSecondFactorCode(user.id, later)).toBe(true);
    expect(await consumeSecondFactorCode(user.id, later)).toBe(false);
    expect(await consumeSecondFactorCode(user.id, next)).toBe(false);
    expect(await consumeSecondFactorCode(user.id, codeOf(start, 1))).toBe(true);
  });

  test("that comes ten times at once is taken once", async () => {
    const { user, start } = await withFactor();
    forward(60);
    const taken = await Promise.all(Array.from({ length: 10 }, () => consumeSecondFactorCode(user.id, codeOf(start))));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test("of one account is worth nothing at another", async () => {
    const [mine, theirs] = [await withFactor(), await withFactor()];
    forward(60);
    expect(await consumeSecondFactorCode(theirs.user.id, codeOf(mine.start))).toBe(false);
    expect(await consumeSecondFactorCode((await createUser()).id, codeOf(mine.start))).toBe(false);
  });

  test("is not taken where the secret was encrypted with another secret of the site; recovery codes are", async () => {
    const { user, viewer, start, codes } = await withFactor();
    const secret = encryptSecret(start.secret, user.id, "the secret of the site before");
    await openDatabase().secondFactor.update({ where: { userId: user.id }, data: { secret } });
    forward(60);
    expect(await consumeSecondFactorCode(user.id, codeOf(start))).toBe(false);
    expect(await findSecondFactor(viewer)).toMatchObject({ state: "unreadable", codesLeft: 10 });
    expect(await consumeSecondFactorCode(user.id, codes[0] ?? "")).toBe(true);
  });
});

describe("a recovery code", () => {
  test("is taken once, however it is typed, and each use stands in the audit log", async () => {
    const { user, viewer, codes } = await withFactor();
    const [first = "", second = ""] = codes;
    expect(await consumeSecondFactorCode(user.id, ` ${formatRecoveryCode(first).toUpperCase()} `)).toBe(true);
    expect(await consumeSecondFactorCode(user.id, first)).toBe(false);
    expect(await consumeSecondFactorCode(user.id, second)).toBe(true);
    expect(await findSecondFactor(viewer)).toMatchObject({ codesLeft: 8 });
    expect(await audited(user.id)).toEqual(["secondFactor.on", "secondFactor.recovery", "secondFactor.recovery"]);
  });

  test("that comes five times at once is taken once", async () => {
    const { user, codes } = await withFactor();
    const taken = await Promise.all(Array.from({ length: 5 }, () => consumeSecondFactorCode(user.id, codes[3] ?? "")));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test("of those that were before is worth nothing once there are new ones", async () => {
    const { user, viewer, codes } = await withFactor();
    const renewed = await regenerateRecoveryCodes(viewer);
    expect(renewed).toHaveLength(10);
    expect(await consumeSecondFactorCode(user.id, codes[0] ?? "")).toBe(false);
    expect(await consumeSecondFactorCode(user.id, renewed?.[0] ?? "")).toBe(true);
    expect(await regenerateRecoveryCodes((await createSignedInUser()).viewer)).toBeNull();
    expect(await audited(user.id)).toContain("secondFactor.codes");
  });
});

describe("an administrator", () => {
  test("is none in a session without a code, nor when the second step is turned off", async () => {
    const { user, viewer } = await createSignedInUser({ role: "admin", twoStep: false });
    const seen = async () => toAdmin((await findSession(viewer.sessionId))?.viewer ?? null);
    expect(await seen()).toBeNull();
    const start = await startSecondFactorEnrollment(viewer);
    await confirmSecondFactor(viewer, codeOf(start ?? { secret: "" }));
    expect((await seen())?.userId).toBe(user.id);
    await disableSecondFactor(viewer);
    expect(await seen()).toBeNull();
  });
});
