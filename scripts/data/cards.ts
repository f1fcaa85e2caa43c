import { existsSync } from "node:fs";
import { LIMITS } from "@/lib/catalogue/import/files/schema";
import { type Arguments, CARDS_USAGE, type CommandName, readArguments } from "./commands/arguments";
import { lintCards } from "./commands/lint-cards";

/** `npm run cards`: reads the arguments and answers with the exit code. */
async function main(words: readonly string[]): Promise<number> {
  if (words.includes("--help") || words[0] === "help") {
    console.log(CARDS_USAGE);
    return 0;
  }
  const read = readArguments(words);
  if (typeof read === "string") return refuse(read);
  if ((read.command === "import" || read.command === "lint") && read.given.length > LIMITS.files)
    return refuse(`At most ${LIMITS.files} files at once. Join some of them.`);
  return read.command === "lint" ? lintCards(read.given, read.json) : onDatabase(read);
}

/** Everything but the lint asks the database, which is opened only now that the arguments are in order. */
async function onDatabase({ command, given, dryRun, csv }: Arguments): Promise<number> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { db } = await import("@/lib/server/db");
  const history = await import("./commands/history");
  try {
    switch (command) {
      case "import":
        return await (await import("./commands/run-import")).runImport(given, dryRun);
      case "export":
        return await (await import("./commands/export-cards")).exportCards(given[0] ?? "", csv);
      case "diff":
        return await history.showDiff(given);
      case "rollback":
        return await history.rollBackTo(given, dryRun);
      case "audit":
        return await history.showAudit();
      default:
        return await history.showHistory();
    }
  } finally {
    await db().$disconnect();
  }
}

function refuse(message: string): number {
  console.error(message);
  return 1;
}

/** What a failure of each command leaves behind. */
const NOT_DONE: Readonly<Partial<Record<CommandName | string, string>>> = {
  import: "Not imported, nothing was changed",
  rollback: "Not brought back, nothing was changed",
  export: "Not written in full",
};

const words = process.argv.slice(2);
try {
  process.exitCode = await main(words);
} catch (error) {
  const done = NOT_DONE[words[0] ?? ""] ?? "Not read";
  process.exitCode = refuse(`${done}: ${error instanceof Error ? error.message : String(error)}`);
}
