import { getAccountLinkUrl } from "@/app/ui/mail/link-address";
import { normalizeEmail } from "@/lib/accounts/bounds";
import { findLinkRecipient } from "@/lib/accounts/links/data";
import { createAccountLink } from "@/lib/accounts/links/mutations";
import { LINK_LIFETIME_SECONDS, type LinkKind } from "@/lib/accounts/links/types";
import { emailSchema } from "@/lib/accounts/schema";
import type { Role } from "@/lib/accounts/types";
import { appendAuditEntry } from "@/lib/magmell/catalogue/history/audit/mutations";
import { COMMAND_LINE_ACTOR } from "@/lib/magmell/catalogue/history/audit/types";
import { env, getSiteOrigin } from "@/lib/server/env";
import { findRunningServer, getSiteAddress } from "../../local/server.mjs";
import { say } from "../../words/command-words.mjs";
import { changeAdministrator } from "./administrators";

type Addressee = { readonly id: string; readonly email: string };

/**
 * Runs `npm run admin -- invite`: prints a link that creates an account for an email address, or verifies the address
 * of an existing one. `create-admin` also makes the account an administrator. Returns the exit code.
 */
export async function inviteAccount(typed: string, role: Role): Promise<number> {
  const email = addressOf(typed);
  if (email === null) return 1;
  const user = await findLinkRecipient(email);
  if (user?.emailVerified) {
    if (role === "admin") return changeAdministrator("grant", email);
    console.log(say("links.confirmed", { email }));
    return 0;
  }
  if (user) return printLink("verify", email, user, role);
  if (env().SIGN_UP === "closed") {
    console.error(say("links.closed", { email }));
    return 1;
  }
  return printLink("invite", email, null, role);
}

/**
 * Runs `npm run admin -- reset-password`: prints a link with which the owner of an account sets a new password. Returns
 * the exit code.
 */
export async function resetAccountPassword(typed: string): Promise<number> {
  const email = addressOf(typed);
  if (email === null) return 1;
  const user = await findLinkRecipient(email);
  if (user) return printLink("reset", email, user, "user");
  console.error(say("links.noAccount", { email }));
  return 1;
}

function addressOf(typed: string): string | null {
  const read = emailSchema.safeParse(typed);
  if (read.success) return read.data;
  console.error(say("links.notEmail", { email: normalizeEmail(typed) }));
  return null;
}

async function printLink(kind: LinkKind, email: string, user: Addressee | null, role: Role): Promise<number> {
  const token = await createAccountLink({ kind, email, userId: user?.id ?? null, role });
  // An invitation names nobody: whoever never comes leaves no address behind.
  await appendAuditEntry(COMMAND_LINE_ACTOR, "account.link", {
    link: kind,
    role,
    ...(user && { user: user.id, email }),
  });
  const hours = LINK_LIFETIME_SECONDS[kind] / 60 / 60;
  const life = hours < 24 ? say("links.hours", { n: hours }) : say("links.days", { n: hours / 24 });
  console.log(`${getAccountLinkUrl(ownOrigin(), "ja", token)}\n`);
  console.log([say(`links.${kind}`), ...(role === "admin" ? [say("links.grants")] : []), life].join(" "));
  console.log(say("links.secret", { email }));
  if (role === "admin") console.log(say("admin.twoStep"));
  return 0;
}

/** The origin of the site; of one that runs from this folder with the port that it was given. */
function ownOrigin(): string {
  const running = findRunningServer(process.cwd());
  return running ? new URL(getSiteAddress(env().NEXTAUTH_URL, running.port)).origin : getSiteOrigin();
}
