// `npm run restore`: puts the database of DATABASE_URL into the state of a backup.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { Failure } from "../local/failure.mjs";
import { parseSiteRole } from "../local/role/site-role.mjs";
import { getOwnerUrl, readSettings } from "../local/settings/settings.mjs";
import { runCommand } from "../local/steps.mjs";
import { say } from "../words/command-words.mjs";
import { restoreBackup } from "./restore-backup.mjs";

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) return console.log(say("restore.help"));
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Failure(say("restore.help"));
  const root = process.cwd();
  const env = readSettings(root);
  const { href } = getOwnerUrl(env);
  const { rows, madeAt, migrated } = await restoreBackup(href, resolve(file), resolve(root, "prisma/migrations"), {
    replace: values.replace,
    role: parseSiteRole(env),
  });
  console.log(say("restore.done", { rows, madeAt }));
  for (const name of migrated) console.log(say("restore.migrated", { name }));
});
