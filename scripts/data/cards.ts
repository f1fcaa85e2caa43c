import { existsSync } from "node:fs";
import { runCards } from "./commands/run-cards";

if (existsSync(".env")) process.loadEnvFile(".env");
process.exitCode = await runCards(process.argv.slice(2));
