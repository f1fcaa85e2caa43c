import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { say } from "../words/command-words.mjs";
import { inviteAccount, resetAccountPassword } from "./commands/account-links";
import { changeAdministrator, listAdministrators } from "./commands/administrators";
import { describeFailure } from "./commands/describe-failure";
import { resetAccountSecondFactor } from "./commands/second-factor";

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
    console.log(say("admin.help"));
    return 0;
  }
  if (command === "list" && email === undefined) return withDatabase(listAdministrators);
  const run = Object.hasOwn(COMMANDS, command ?? "") ? COMMANDS[command ?? ""] : undefined;
  if (run && email?.includes("@") && more.length === 0) return withDatabase(() => run(email));
  console.error(say("admin.help"));
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
  console.error(say("unchanged", { message: describeFailure(error) }));
  process.exitCode = 1;
}
