import { existsSync } from "node:fs";
import { db } from "@/lib/server/db";
import { say } from "../words/command-words.mjs";
import { describeFailure } from "./commands/describe-failure";
import { runDecks } from "./commands/run-decks";

if (existsSync(".env")) process.loadEnvFile(".env");
try {
  process.exitCode = await runDecks(process.argv.slice(2));
  await db().$disconnect();
} catch (error) {
  console.error(say("unchanged", { message: describeFailure(error) }));
  process.exitCode = 1;
}
