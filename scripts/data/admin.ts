import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { changeAdministrator, listAdministrators } from "./commands/administrators";

const HELP = `Who may use /admin.

  npm run admin -- grant EMAIL    makes the account with this address an administrator
  npm run admin -- revoke EMAIL   takes that away
  npm run admin -- list           names all administrators

The account has to exist: sign up on the site first. There is no default administrator and no default password. Each
change stands in the audit log, and takes effect with the next page the account opens.`;

/** `npm run admin`: reads the arguments and answers with the exit code. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: "boolean" } } });
  const [command, email, ...more] = positionals;
  if (values.help || command === "help") {
    console.log(HELP);
    return 0;
  }
  if (command === "list" && email === undefined) return withDatabase(listAdministrators);
  if ((command === "grant" || command === "revoke") && email?.includes("@") && more.length === 0)
    return withDatabase(() => changeAdministrator(command, email));
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
