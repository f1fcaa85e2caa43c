import { CARD_FILE_LIMITS } from "@/lib/magmell/catalogue/import/files/schema";
import { say } from "../../words/command-words.mjs";
import { type CommandArguments, type CommandName, readArguments } from "./arguments";
import { describeFailure } from "./describe-failure";
import { lintCards } from "./lint-cards";

/**
 * Runs one `npm run cards` command and resolves to its exit code; every failure is printed in one line. Closes the
 * database connection at the end unless `keepConnection` is set, for callers that run further commands.
 */
export async function runCards(words: readonly string[], { keepConnection = false } = {}): Promise<number> {
  if (words.includes("--help") || words[0] === "help") {
    console.log(say("cards.help"));
    return 0;
  }
  let command: CommandName | undefined;
  try {
    const read = readArguments(words);
    if (typeof read === "string") return refuse(read);
    command = read.command;
    return await run(read, keepConnection);
  } catch (error) {
    const consequence = (command && CONSEQUENCES[command]) ?? "cards.failed.read";
    return refuse(say(consequence, { message: describeFailure(error) }));
  }
}

async function run(read: CommandArguments, keepConnection: boolean): Promise<number> {
  if (FILED.includes(read.command) && read.given.length > CARD_FILE_LIMITS.files)
    return refuse(say("cards.tooMany", { n: CARD_FILE_LIMITS.files }));
  return read.command === "lint"
    ? lintCards(read.given, read.json, read.pictures)
    : runOnDatabase(read, keepConnection);
}

/** Commands that take card files. */
const FILED: readonly CommandName[] = ["import", "starters", "lint"];

/** Commands other than the lint need a database: their modules are loaded only once the arguments are in order. */
async function runOnDatabase(
  { command, given, dryRun, csv, pictures }: CommandArguments,
  keepConnection: boolean,
): Promise<number> {
  const { db } = await import("@/lib/server/db");
  const history = await import("./history");
  try {
    switch (command) {
      case "import":
        return await (await import("./run-import")).runImport(given, dryRun, pictures);
      case "starters":
        return await (await import("./run-starters")).runCardStarters(given);
      case "export":
        return await (await import("./export-cards")).exportCards(given[0] ?? "", csv);
      case "diff":
        return await history.showDiff(given);
      case "rollback":
        return await history.rollBackTo(given, dryRun);
      case "take-down":
        return await (await import("./take-down")).takeDown(given[0] ?? "");
      case "audit":
        return await history.showAudit();
      default:
        return await history.showHistory();
    }
  } finally {
    if (!keepConnection) await db().$disconnect();
  }
}

function refuse(message: string): number {
  console.error(message);
  return 1;
}

/** Message about the state after a failure of each command. */
const CONSEQUENCES: Readonly<Partial<Record<CommandName, Parameters<typeof say>[0]>>> = {
  import: "cards.failed.import",
  starters: "cards.failed.import",
  rollback: "cards.failed.rollback",
  "take-down": "cards.failed.takeDown",
  export: "cards.failed.export",
};
