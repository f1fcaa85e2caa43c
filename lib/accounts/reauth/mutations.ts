import { clearAttempts, startAttempt } from "@/lib/server/attempts";
import { db } from "@/lib/server/db";
import { logEvent } from "@/lib/server/log/log-line";
import { runInHashingQueue, verifyPassword } from "@/lib/server/password";
import { consumeSecondFactorCode } from "../second-factor/mutations";
import type { RecentlyAuthenticated, Viewer } from "../types";
import type { ReauthInput } from "./schema";

type ProofOutcome<Who extends Viewer> =
  | { readonly ok: true; readonly viewer: RecentlyAuthenticated<Who> }
  | { readonly ok: false; readonly code: "wrongPassword" | "wrongCode" }
  /** Too many codes in a row: seconds until the next. */
  | { readonly ok: false; readonly wait: number };

/**
 * Verifies the viewer's password or code, and stores the time in the session. Wrong codes delay only that session, so
 * that a hijacked session cannot delay the owner elsewhere.
 */
export async function reauthenticate<Who extends Viewer>(
  viewer: Who,
  { password, code }: ReauthInput,
): Promise<ProofOutcome<Who>> {
  const worker = { lane: "known", key: viewer.userId } as const;
  if (password !== undefined) {
    const user = await db().user.findUnique({ where: { id: viewer.userId }, select: { passwordHash: true } });
    const right = await verifyPassword(password, user?.passwordHash ?? null, worker);
    return right ? { ok: true, viewer: await keepProof(viewer, "password") } : refuseProof(viewer, "wrongPassword");
  }
  const subject = `session ${viewer.sessionId}`;
  const attempt = await startAttempt("codeDevice", subject);
  if (!attempt.ok) return { ok: false, wait: attempt.wait };
  let outcome: "right" | "wrong" | "untried" = "untried";
  try {
    outcome = (await runInHashingQueue(worker, () => consumeSecondFactorCode(viewer.userId, code ?? "")))
      ? "right"
      : "wrong";
  } finally {
    await attempt.settle(outcome);
  }
  if (outcome !== "right") return refuseProof(viewer, "wrongCode");
  await clearAttempts("codeDevice", subject);
  return { ok: true, viewer: await keepProof(viewer, "code") };
}

/** Rejects a proof, and logs it without password or code. */
function refuseProof({ userId }: Viewer, code: "wrongPassword" | "wrongCode") {
  logEvent("proofRefused", { reason: code, account: userId });
  return { ok: false, code } as const;
}

async function keepProof<Who extends Viewer>(
  viewer: Who,
  by: "password" | "code",
): Promise<RecentlyAuthenticated<Who>> {
  const provedAt = new Date();
  const data = by === "code" ? { provedAt, codeGivenAt: provedAt } : { provedAt };
  await db().userSession.updateMany({ where: { id: viewer.sessionId, userId: viewer.userId }, data });
  return { ...viewer, provedAt, twoStep: viewer.twoStep || by === "code" } as unknown as RecentlyAuthenticated<Who>;
}
