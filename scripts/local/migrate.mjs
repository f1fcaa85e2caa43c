// `npm run migrate`: applies the migrations that the database of DATABASE_URL lacks. It needs no development package, and
// runs from the checkout or from the folder of a standalone build.
import { resolve } from "node:path";
import { applyMigrations } from "./migrations.mjs";
import { databaseUrl, settings } from "./settings.mjs";
import { runCommand } from "./steps.mjs";

await runCommand(async () => {
  const root = process.cwd();
  const { href } = databaseUrl(settings(root));
  const applied = await applyMigrations(href, resolve(root, "prisma/migrations"));
  for (const name of applied) console.log(`Applied ${name}.`);
  if (applied.length === 0) console.log("No migration is pending.");
});
