import { normalizeEmail } from "@/lib/accounts/bounds";
import { resetSecondFactor } from "@/lib/accounts/second-factor/mutations";
import { appendAuditEntry } from "@/lib/magmell/catalogue/history/audit/mutations";
import { COMMAND_LINE_ACTOR } from "@/lib/magmell/catalogue/history/audit/types";

/**
 * Runs `npm run admin -- reset-second-factor`: turns the two-step sign-in of an account off, for an owner who has neither the
 * app nor a recovery code any more; answers with the exit code.
 */
export async function resetAccountSecondFactor(typed: string): Promise<number> {
  const email = normalizeEmail(typed);
  const outcome = await resetSecondFactor(email, (rows, user) =>
    appendAuditEntry(COMMAND_LINE_ACTOR, "secondFactor.reset", { user: user.id, email: user.email }, rows),
  );
  if (outcome === "missing") {
    console.error(`There is no account with the address ${email}. Look at the spelling, then run this again.`);
    return 1;
  }
  console.log(
    outcome === "off"
      ? `${email} has no two-step sign-in: nothing changed.`
      : `${email} signs in by the password alone now, and was signed out everywhere. Setting it up again is on the account page.`,
  );
  return 0;
}
