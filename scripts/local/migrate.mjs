// `npm run migrate`: applies the migrations that the database lacks, as its owner, and gives the role of the site its rights. It needs no
// development package, and runs from the checkout or from the folder of a standalone build.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { say } from "../words/command-words.mjs";
import { applyMigrations, settleMigration } from "./migrations.mjs";
import { parseSiteRole, prepareSiteRole } from "./role/site-role.mjs";
import { getOwnerUrl, readSettings } from "./settings/settings.mjs";
import { runCommand } from "./steps.mjs";

await runCommand(async () => {
  const { values } = parseArgs({
    options: { again: { type: "string" }, done: { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help) return console.log(say("migrate.help"));
  const root = process.cwd();
  const env = readSettings(root);
  const { href } = getOwnerUrl(env);
  const folder = resolve(root, "prisma/migrations");
  if (values.again) await settleMigration(href, folder, values.again, "again");
  if (values.done) await settleMigration(href, folder, values.done, "done");
  const applied = await applyMigrations(href, folder);
  for (const name of applied) console.log(say("migrate.applied", { name }));
  if (applied.length === 0) console.log(say("migrate.none"));
  const role = parseSiteRole(env);
  if (!role) return;
  await prepareSiteRole(href, role);
  console.log(say("migrate.role", { user: role.user }));
});
