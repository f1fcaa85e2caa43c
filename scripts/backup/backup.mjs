// `npm run backup`: writes everything that the database of DATABASE_URL holds into one file, or checks such a file.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { Failure } from "../local/failure.mjs";
import { makePrivateFolder } from "../local/private-files.mjs";
import { getOwnerUrl, readSettings } from "../local/settings/settings.mjs";
import { runCommand } from "../local/steps.mjs";
import { readBackup } from "./backup-format.mjs";
import { writeBackup } from "./write-backup.mjs";

const HELP = `A backup of decks, accounts and cards, while the site runs.

  npm run backup                  writes data/backups/grimoire-DATE-TIME.ndjson.gz
  npm run backup -- FILE          writes FILE
  npm run backup -- --check FILE  reads a backup to its end and tells what it is

It holds password hashes and addresses of people: keep it where nobody else reads. npm run restore brings it back.`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: "string" }, help: { type: "boolean" } },
  });
  const [named, ...more] = positionals;
  if (values.help) return console.log(HELP);
  if (more.length > 0) throw new Failure(HELP);
  if (values.check !== undefined) {
    const { head, rows } = await readBackup(values.check);
    console.log(`${values.check} is whole: ${rows} rows, made ${head.madeAt} by release ${head.version}.`);
    return;
  }
  const root = process.cwd();
  const now = new Date();
  const stamp = now.toISOString().replace(/[-:]/g, "").replace("T", "-").slice(0, 15);
  const file = resolve(root, named ?? `data/backups/grimoire-${stamp}.ndjson.gz`);
  if (named === undefined) makePrivateFolder(dirname(file));
  const { version } = JSON.parse(readFileSync(resolve(root, "package.json"), "utf8"));
  const { rows, tables } = await writeBackup(getOwnerUrl(readSettings(root)).href, file, { version, now });
  await readBackup(file);
  console.log(`${file}: ${rows} rows of ${tables} tables, read back to its end.`);
});
