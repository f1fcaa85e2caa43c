import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { say } from "../words/command-words.mjs";
import { describeFailure } from "./commands/describe-failure";
import { takeDownPage } from "./commands/take-down-page";

/** `npm run take-down`: reads the arguments and answers with the exit code. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean" }, reason: { type: "string" }, restore: { type: "boolean" } },
  });
  const [wanted, ...more] = positionals;
  if (values.help || wanted === undefined || more.length > 0) {
    (values.help ? console.log : console.error)(say("takeDown.help"));
    return values.help ? 0 : 1;
  }
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { db } = await import("@/lib/server/db");
  try {
    return await takeDownPage(wanted, values.restore ? "restore" : "hide", values.reason ?? "");
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
