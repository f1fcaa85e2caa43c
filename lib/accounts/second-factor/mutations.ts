import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { logEvent } from "@/lib/server/log/log-line";
import { comparePassword, hashPassword } from "@/lib/server/password";
import { generateRecoveryCodes } from "../server/recovery-codes";
import { decryptSecret, encryptSecret } from "../server/secret-encryption";
import { createOtpauthUri, findTotpStep, generateTotpSecret } from "../server/totp";
import type { RecentlyAuthenticated, Viewer } from "../types";
import { hasSecondFactor } from "./data";
import { parseSecondFactorCode } from "./second-factor-code";
import type { SecondFactorEnrollment } from "./types";

type Transaction = Parameters<Parameters<ReturnType<typeof db>["$transaction"]>[0]>[0];

/** The name under which apps list the codes of this site: two sites of one operator differ by their addresses. */
const issuer = () => `Grimoire (${new URL(env().NEXTAUTH_URL).host})`;

/** Creates the secret of a second step, pending until its first code; null if there already is one. */
export async function startSecondFactorEnrollment({
  userId,
  email,
}: RecentlyAuthenticated<Viewer>): Promise<SecondFactorEnrollment | null> {
  const secret = generateTotpSecret();
  const data = { secret: encryptSecret(secret, userId, env().NEXTAUTH_SECRET), startedAt: new Date(), lastStep: 0 };
  await db().secondFactor.createMany({ data: { userId, ...data }, skipDuplicates: true });
  const { count } = await db().secondFactor.updateMany({ where: { userId, confirmedAt: null }, data });
  return count === 0 ? null : { secret, address: createOtpauthUri(secret, issuer(), email) };
}

/**
 * Turns the second step on with its first code, signs out all other devices, and returns the recovery codes, which are
 * shown only once. Returns `wrongCode` also if no secret is pending.
 */
export async function confirmSecondFactor(
  viewer: RecentlyAuthenticated<Viewer>,
  typed: string,
): Promise<string[] | "wrongCode"> {
  const { userId, sessionId } = viewer;
  const row = await db().secondFactor.findUnique({ where: { userId, confirmedAt: null } });
  const step = row && stepOf(row.secret, userId, typed);
  if (!step) return "wrongCode";
  const codes = await withHashes(userId);
  return db().$transaction(async (rows) => {
    const now = new Date();
    const waiting = { userId, confirmedAt: null, secret: row.secret };
    const { count } = await rows.secondFactor.updateMany({
      where: waiting,
      data: { confirmedAt: now, lastStep: step },
    });
    if (count === 0) return "wrongCode";
    await replaceCodes(rows, userId, codes);
    await rows.userSession.deleteMany({ where: { userId, id: { not: sessionId } } });
    await rows.userSession.updateMany({ where: { id: sessionId }, data: { codeGivenAt: now, provedAt: now } });
    await note(rows, viewer, "secondFactor.on");
    return codes.map(({ code }) => code);
  });
}

/** Replaces the recovery codes by ten new ones; null without a second step. */
export async function regenerateRecoveryCodes(viewer: RecentlyAuthenticated<Viewer>): Promise<string[] | null> {
  const { userId } = viewer;
  if (!(await hasSecondFactor(userId))) return null;
  const codes = await withHashes(userId);
  await db().$transaction(async (rows) => {
    await replaceCodes(rows, userId, codes);
    await note(rows, viewer, "secondFactor.codes");
  });
  return codes.map(({ code }) => code);
}

/** Turns the second step off. Returns false if there was none. */
export const disableSecondFactor = (viewer: RecentlyAuthenticated<Viewer>): Promise<boolean> =>
  db().$transaction(async (rows) => {
    const was = await hasSecondFactor(viewer.userId, rows);
    await deleteSecondFactorRows(rows, viewer.userId);
    if (was) await note(rows, viewer, "secondFactor.off");
    return was;
  });

/** Keeps a change of an account in the audit log, in its transaction. */
type KeepInAudit = (rows: Transaction, user: { readonly id: string; readonly email: string }) => Promise<void>;

/**
 * Turns the second step off for an owner who has lost app and recovery codes, and signs out all devices. Only for the
 * command line, whose user has checked the person.
 */
export const resetSecondFactor = (email: string, audit: KeepInAudit): Promise<"done" | "off" | "missing"> =>
  db().$transaction(async (rows) => {
    const user = await rows.user.findUnique({ where: { email }, select: { id: true } });
    if (!user) return "missing";
    if (!(await hasSecondFactor(user.id, rows))) return "off";
    await deleteSecondFactorRows(rows, user.id);
    await rows.userSession.deleteMany({ where: { userId: user.id } });
    await audit(rows, { id: user.id, email });
    return "done";
  });

/**
 * Deletes the second step of an account as part of a transaction: its secret, its recovery codes, and the record in
 * sessions that a code was entered.
 */
export async function deleteSecondFactorRows(rows: Transaction, userId: string): Promise<void> {
  await rows.secondFactor.deleteMany({ where: { userId } });
  await rows.recoveryCode.deleteMany({ where: { userId } });
  await rows.userSession.updateMany({ where: { userId }, data: { codeGivenAt: null } });
}

/**
 * Consumes an app code or recovery code, each valid once. Returns false if it is wrong. Compares hashes: call it in the
 * password queue, and count the attempt first.
 */
export async function consumeSecondFactorCode(userId: string, typed: string): Promise<boolean> {
  const given = parseSecondFactorCode(typed);
  if (given?.kind === "recovery") return takeRecoveryCode(userId, given.code);
  const row = given && (await db().secondFactor.findUnique({ where: { userId, confirmedAt: { not: null } } }));
  const step = row && stepOf(row.secret, userId, typed);
  if (!step) return false;
  // Of two that come at once the database lets one through.
  const where = { userId, secret: row.secret, lastStep: { lt: step } };
  return (await db().secondFactor.updateMany({ where, data: { lastStep: step } })).count > 0;
}

async function takeRecoveryCode(userId: string, code: string): Promise<boolean> {
  if (!(await hasSecondFactor(userId))) return false;
  const left = await db().recoveryCode.findMany({ where: { userId, usedAt: null }, take: 100 });
  for (const { id, hash } of left)
    if (await comparePassword(code, hash))
      return db().$transaction(async (rows) => {
        const used = await rows.recoveryCode.updateMany({ where: { id, usedAt: null }, data: { usedAt: new Date() } });
        if (used.count === 0) return false;
        const { name, email } = await rows.user.findUniqueOrThrow({ where: { id: userId } });
        await note(rows, { userId, name, email }, "secondFactor.recovery", { left: left.length - 1 });
        return true;
      });
  return false;
}

/** The step of a typed code of the app; `null` for another code, and where the secret can no longer be read. */
function stepOf(sealed: string, userId: string, typed: string): number | null {
  const given = parseSecondFactorCode(typed);
  const secret = decryptSecret(sealed, userId, env().NEXTAUTH_SECRET);
  return given?.kind === "app" && secret !== null ? findTotpStep(secret, given.code) : null;
}

type Deed = "secondFactor.on" | "secondFactor.off" | "secondFactor.codes" | "secondFactor.recovery";

/** Keeps in the audit log and in the log that an owner changed how the account is entered. */
async function note(
  rows: Transaction,
  { userId, name, email }: Pick<Viewer, "userId" | "name" | "email">,
  action: Deed,
  details: { readonly left?: number } = {},
): Promise<void> {
  await rows.auditEntry.create({ data: { actor: name ?? email, actorId: userId, action, details } });
  logEvent("accountDeed", { action, account: userId });
}

type HashedCode = { readonly code: string; readonly hash: string };

/** Creates recovery codes with hashes, one after the other, because an account has few places in the password queue. */
async function withHashes(userId: string): Promise<HashedCode[]> {
  const codes: HashedCode[] = [];
  for (const code of generateRecoveryCodes())
    codes.push({ code, hash: await hashPassword(code, { lane: "known", key: userId }) });
  return codes;
}

async function replaceCodes(rows: Transaction, userId: string, codes: readonly HashedCode[]): Promise<void> {
  await rows.recoveryCode.deleteMany({ where: { userId } });
  await rows.recoveryCode.createMany({ data: codes.map(({ hash }) => ({ userId, hash })) });
}
