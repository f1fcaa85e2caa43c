import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { decryptSecret } from "../server/secret-encryption";
import type { Viewer } from "../types";
import type { SecondFactorState } from "./types";

/** Returns whether an account has a second step. For sign-in and for the account's owner only. */
export const hasSecondFactor = async (userId: string, rows: Pick<ReturnType<typeof db>, "secondFactor"> = db()) =>
  (await rows.secondFactor.count({ where: { userId, confirmedAt: { not: null } } })) > 0;

/** Returns the state of the viewer's second step. */
export async function findSecondFactor({ userId }: Viewer): Promise<SecondFactorState> {
  const row = await db().secondFactor.findUnique({ where: { userId } });
  if (!row?.confirmedAt) return { state: "off" };
  const codesLeft = await db().recoveryCode.count({ where: { userId, usedAt: null } });
  const readable = decryptSecret(row.secret, userId, env().NEXTAUTH_SECRET) !== null;
  return { state: readable ? "on" : "unreadable", since: row.confirmedAt, codesLeft };
}
