import { normalizeEmail } from "@/lib/accounts/bounds";
import { listAdmins } from "@/lib/admin/data";
import { setRole } from "@/lib/admin/mutations";
import { COMMAND_LINE_ACTOR } from "@/lib/magmell/catalogue/history/audit/types";

/** The words for what an administrator does first. */
export const TWO_FACTOR_HINT =
  "Signing in leads an administrator to two-step sign-in first: an authenticator app, on a phone for instance, has to be at hand.";

/** Runs `npm run admin -- grant` and `revoke`: gives an account the role or takes it, and answers with the exit code. */
export async function changeAdministrator(command: "grant" | "revoke", typed: string): Promise<number> {
  const email = normalizeEmail(typed);
  const outcome = await setRole(COMMAND_LINE_ACTOR, email, command === "grant" ? "admin" : "user");
  if (outcome === "missing") {
    console.error(
      `There is no account with the address ${email}. Sign up on the site first, then run this again, or make a link for its owner with \`npm run admin -- create-admin ${email}\`.`,
    );
    return 1;
  }
  if (outcome === "unverified") {
    console.error(
      `Nobody has shown yet that ${email} is the address of whoever made the account. Its owner confirms it on the account page; or run \`npm run admin -- create-admin ${email}\` and give its owner the link.`,
    );
    return 1;
  }
  const is = command === "grant" ? "an administrator" : "no administrator";
  const first = command === "grant" && outcome === "done" ? ` ${TWO_FACTOR_HINT}` : "";
  console.log(outcome === "same" ? `${email} is ${is} already: nothing changed.` : `${email} is now ${is}.${first}`);
  if (command === "revoke" && (await listAdmins(COMMAND_LINE_ACTOR)).length === 0)
    console.log("The site has no administrator now. `npm run admin -- grant EMAIL` names one.");
  return 0;
}

/** Runs `npm run admin -- list`: prints the administrators. */
export async function listAdministrators(): Promise<number> {
  const admins = await listAdmins(COMMAND_LINE_ACTOR);
  if (admins.length === 0) console.log("There is no administrator. `npm run admin -- grant EMAIL` names one.");
  for (const { email, name, twoStep } of admins)
    console.log(`${email}${name === null ? "" : ` (${name})`}${twoStep ? "" : ", without two-step sign-in yet"}`);
  return 0;
}
