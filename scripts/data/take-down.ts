import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { takeDownPage } from "./commands/take-down-page";

const HELP = `Takes something down that the site must not show.

  npm run take-down -- DECK --reason "…"      hides a deck from everybody but its owner, who reads the reason
  npm run take-down -- AUTHOR --reason "…"    hides all decks that an author shares, and so the author's page
  npm run take-down -- DECK|AUTHOR --restore  gives hidden decks back as they were shared
  npm run take-down -- SET/NUMBER|PICTURE     removes a card's picture everywhere, for ever

DECK and AUTHOR are addresses of pages (https://…/decks/ID, /authors/KEY), PICTURE is the 64 digits of a picture. Each
change stands in the audit log. /admin/reports does the same for decks and lists what is hidden.`;

/** `npm run take-down`: reads the arguments and answers with the exit code. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean" }, reason: { type: "string" }, restore: { type: "boolean" } },
  });
  const [wanted, ...more] = positionals;
  if (values.help || wanted === undefined || more.length > 0) {
    (values.help ? console.log : console.error)(HELP);
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
  console.error(`Nothing was changed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
