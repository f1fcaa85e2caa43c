import { existsSync } from "node:fs";
import { runMtg } from "./commands/run-mtg";

/** Exit codes of a program that a signal ended, as shells give them. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

// What is written stands in one transaction, which the database undoes where the connection ends.
for (const [signal, code] of Object.entries(SIGNALS)) {
  process.once(signal, () => {
    console.error(
      "Interrupted. The card data is what it was, unless it was just loaded: “npm run mtg -- cards status” tells.",
    );
    process.exit(code);
  });
}

if (existsSync(".env")) process.loadEnvFile(".env");
const { db } = await import("@/lib/server/db");
try {
  process.exitCode = await runMtg(process.argv.slice(2));
} finally {
  await db().$disconnect();
}
