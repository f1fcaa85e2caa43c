import { normalizeEmail } from "@/lib/accounts/bounds";
import { resetSecondFactor } from "@/lib/accounts/second-factor/mutations";
import { appendAuditEntry } from "@/lib/magmell/catalogue/history/audit/mutations";
import { COMMAND_LINE_ACTOR } from "@/lib/magmell/catalogue/history/audit/types";
import { say } from "../../words/command-words.mjs";

/**
 * Runs `npm run admin -- reset-second-factor`: turns off two-step sign-in of an account whose owner has lost both the
 * app and the recovery codes. Returns the exit code.
 */
export async function resetAccountSecondFactor(typed: string): Promise<number> {
  const email = normalizeEmail(typed);
  const outcome = await resetSecondFactor(email, (rows, user) =>
    appendAuditEntry(COMMAND_LINE_ACTOR, "secondFactor.reset", { user: user.id, email: user.email }, rows),
  );
  if (outcome === "missing") {
    console.error(say("links.noAccount", { email }));
    return 1;
  }
  console.log(say(outcome === "off" ? "secondFactor.off" : "secondFactor.reset", { email }));
  return 0;
}
