import { getSiteOrigin } from "@/lib/server/env";
import { hashPassword } from "@/lib/server/password";
import type { QueueClient } from "@/lib/server/work-queue";
import { getPasswordProblem, type PasswordOwner, type PasswordProblem } from "./password-problem";

/** The error for a password that is too easy to guess. Routes respond with the reason at the password's field. */
export class WeakPasswordError extends Error {
  constructor(
    readonly problem: PasswordProblem,
    readonly field: string,
  ) {
    super(`A password was refused: ${problem}`);
  }
}

/**
 * Checks and hashes a new password for storage. Every new password goes through this function. `field` is the name of
 * its field in the request body. Throws `WeakPasswordError` if it is too easy to guess, and `QueueFullError`.
 */
export async function hashNewPassword(
  password: string,
  { owner, field = "password", worker }: { owner: PasswordOwner; field?: string; worker?: QueueClient },
): Promise<string> {
  const problem = await getPasswordProblem(password, owner, new URL(getSiteOrigin()).hostname);
  if (problem) throw new WeakPasswordError(problem, field);
  return hashPassword(password, worker);
}
