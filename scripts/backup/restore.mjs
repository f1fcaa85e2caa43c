// `npm run restore`: puts the database of DATABASE_URL into the state of a backup.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { Failure } from "../local/failure.mjs";
import { parseSiteRole } from "../local/role/site-role.mjs";
import { getOwnerUrl, readSettings } from "../local/settings/settings.mjs";
import { runCommand } from "../local/steps.mjs";
import { restoreBackup } from "./restore-backup.mjs";

const HELP = `Brings a backup back, all of it or nothing.

  npm run restore -- FILE            into an empty database
  npm run restore -- FILE --replace  in place of everything that the database holds`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) return console.log(HELP);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Failure(HELP);
  const root = process.cwd();
  const env = readSettings(root);
  const { href } = getOwnerUrl(env);
  const { rows, madeAt, migrated } = await restoreBackup(href, resolve(file), resolve(root, "prisma/migrations"), {
    replace: values.replace,
    role: parseSiteRole(env),
  });
  console.log(`Restored ${rows} rows as of ${madeAt}.`);
  for (const name of migrated) console.log(`Applied ${name}, which came after the backup.`);
});
