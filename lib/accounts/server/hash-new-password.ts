import { getSiteOrigin } from "@/lib/server/env";
import { hashPassword } from "@/lib/server/password";
import type { QueueClient } from "@/lib/server/work-queue";
import { getPasswordProblem, type PasswordOwner, type PasswordProblem } from "./password-problem";

/** Thrown for a password that is too easy to guess; a route answers with the reason, at the field that held it. */
export class WeakPasswordError extends Error {
  constructor(
    readonly problem: PasswordProblem,
    readonly field: string,
  ) {
    super(`A password was refused: ${problem}`);
  }
}

/**
 * Hashes a password that somebody chose for an account, for storage. Every new password goes through here. `field` names it in the
 * body of the request. Throws `WeakPasswordError` for one that is too easy to guess, and `QueueFullError`.
 */
export async function hashNewPassword(
  password: string,
  { owner, field = "password", worker }: { owner: PasswordOwner; field?: string; worker?: QueueClient },
): Promise<string> {
  const problem = await getPasswordProblem(password, owner, new URL(getSiteOrigin()).hostname);
  if (problem) throw new WeakPasswordError(problem, field);
  return hashPassword(password, worker);
}
