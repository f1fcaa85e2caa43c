import { existsSync } from "node:fs";
import { say } from "../words/command-words.mjs";
import { closeDatabase } from "./commands/close-database";
import { describeFailure } from "./commands/describe-failure";
import { runDecks } from "./commands/run-decks";

if (existsSync(".env")) process.loadEnvFile(".env");
try {
  process.exitCode = await runDecks(process.argv.slice(2));
} catch (error) {
  console.error(say("unchanged", { message: describeFailure(error) }));
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
