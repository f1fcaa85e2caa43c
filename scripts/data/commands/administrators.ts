import { normalizeEmail } from "@/lib/accounts/bounds";
import { listAdmins } from "@/lib/admin/data";
import { setRole } from "@/lib/admin/mutations";
import { COMMAND_LINE_ACTOR } from "@/lib/magmell/catalogue/history/audit/types";
import { say } from "../../words/command-words.mjs";

/**
 * Runs `npm run admin -- grant` and `revoke`: makes an account an administrator, or removes that role. Returns the exit
 * code.
 */
export async function changeAdministrator(command: "grant" | "revoke", typed: string): Promise<number> {
  const email = normalizeEmail(typed);
  // Read beforehand: a failure after the change would be told as one that changed nothing.
  const others = (await listAdmins(COMMAND_LINE_ACTOR)).filter((admin) => admin.email !== email);
  const outcome = await setRole(COMMAND_LINE_ACTOR, email, command === "grant" ? "admin" : "user");
  if (outcome === "missing" || outcome === "unverified") {
    console.error(command === "revoke" ? say("links.noAccount", { email }) : say(`admin.${outcome}`, { email }));
    return 1;
  }
  if (command === "grant") {
    console.log(say(outcome === "same" ? "admin.alreadyAdmin" : "admin.granted", { email }));
    if (outcome === "done") console.log(say("admin.twoStep"));
    return 0;
  }
  console.log(say(outcome === "same" ? "admin.notAdmin" : "admin.revoked", { email }));
  if (others.length === 0) console.log(say("admin.none"));
  return 0;
}

/** Runs `npm run admin -- list`: prints the administrators. */
export async function listAdministrators(): Promise<number> {
  const admins = await listAdmins(COMMAND_LINE_ACTOR);
  if (admins.length === 0) console.log(say("admin.none"));
  for (const { email, name, twoStep } of admins) {
    const admin = name === null ? email : `${email} (${name})`;
    console.log(twoStep ? admin : say("admin.noTwoStep", { admin }));
  }
  return 0;
}
