import { existsSync } from "node:fs";
import { db } from "@/lib/server/db";
import { runDecks } from "./commands/run-decks";

if (existsSync(".env")) process.loadEnvFile(".env");
try {
  process.exitCode = await runDecks(process.argv.slice(2));
  await db().$disconnect();
} catch (error) {
  console.error(`Nothing was changed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
