import { normalizeEmail } from "@/lib/accounts/bounds";
import { listAdmins } from "@/lib/admin/data";
import { setRole } from "@/lib/admin/mutations";
import { COMMAND_LINE } from "@/lib/catalogue/history/audit/types";

/** `npm run admin -- grant` and `revoke`: gives an account the role or takes it, and answers with the exit code. */
export async function changeAdministrator(command: "grant" | "revoke", typed: string): Promise<number> {
  const email = normalizeEmail(typed);
  const outcome = await setRole(COMMAND_LINE, email, command === "grant" ? "admin" : "user");
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
  console.log(outcome === "same" ? `${email} is ${is} already: nothing changed.` : `${email} is now ${is}.`);
  if (command === "revoke" && (await listAdmins(COMMAND_LINE)).length === 0)
    console.log("The site has no administrator now. `npm run admin -- grant EMAIL` names one.");
  return 0;
}

/** `npm run admin -- list`: prints the administrators. */
export async function listAdministrators(): Promise<number> {
  const admins = await listAdmins(COMMAND_LINE);
  if (admins.length === 0) console.log("There is no administrator. `npm run admin -- grant EMAIL` names one.");
  for (const { email, name } of admins) console.log(name === null ? email : `${email} (${name})`);
  return 0;
}
