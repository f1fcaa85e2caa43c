import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { inviteAccount, resetAccountPassword } from "./commands/account-links";
import { changeAdministrator, listAdministrators } from "./commands/administrators";
import { resetAccountSecondFactor } from "./commands/second-factor";

const HELP = `Who may use /admin, and links for accounts. Without a mail server (SMTP_URL) these links are the way to confirm an
address and to get back into an account.

  npm run admin -- create-admin EMAIL     prints a link by which the owner of this address becomes an administrator
  npm run admin -- grant EMAIL            makes the account with this address an administrator
  npm run admin -- revoke EMAIL           takes that away
  npm run admin -- list                   names all administrators
  npm run admin -- invite EMAIL           prints a link by which an account is made, or its address confirmed
  npm run admin -- reset-password EMAIL   prints a link by which a new password is set
  npm run admin -- reset-second-factor EMAIL
                                          turns two-step sign-in off for an owner who lost the app and the recovery codes

grant takes accounts whose address is confirmed, since anybody can sign up with any address. There is no default administrator
and no default password. Each change stands in the audit log, and takes effect with the next page the account opens.`;

/** Commands with an address, by their names. */
const COMMANDS: Readonly<Record<string, (email: string) => Promise<number>>> = {
  "create-admin": (email) => inviteAccount(email, "admin"),
  grant: (email) => changeAdministrator("grant", email),
  revoke: (email) => changeAdministrator("revoke", email),
  invite: (email) => inviteAccount(email, "user"),
  "reset-password": resetAccountPassword,
  "reset-second-factor": resetAccountSecondFactor,
};

/** `npm run admin`: reads the arguments and answers with the exit code. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: "boolean" } } });
  const [command, email, ...more] = positionals;
  if (values.help || command === "help") {
    console.log(HELP);
    return 0;
  }
  if (command === "list" && email === undefined) return withDatabase(listAdministrators);
  const run = Object.hasOwn(COMMANDS, command ?? "") ? COMMANDS[command ?? ""] : undefined;
  if (run && email?.includes("@") && more.length === 0) return withDatabase(() => run(email));
  console.error(HELP);
  return 1;
}

async function withDatabase(run: () => Promise<number>): Promise<number> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { db } = await import("@/lib/server/db");
  try {
    return await run();
  } finally {
    await db().$disconnect();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`Nothing was changed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
