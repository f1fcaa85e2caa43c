import { existsSync } from "node:fs";
import { say } from "../words/command-words.mjs";
import { closeDatabase } from "./commands/close-database";
import { runMtg } from "./commands/run-mtg";

/** Exit codes of a program that a signal ended, as shells give them. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

// What is written stands in one transaction, which the database undoes where the connection ends.
for (const [signal, code] of Object.entries(SIGNALS)) {
  process.once(signal, () => {
    console.error(say("mtg.interrupted"));
    process.exit(code);
  });
}

if (existsSync(".env")) process.loadEnvFile(".env");
try {
  process.exitCode = await runMtg(process.argv.slice(2));
} finally {
  await closeDatabase();
}
