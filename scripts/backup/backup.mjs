// `npm run backup`: writes everything that the database of DATABASE_URL holds into one file, or checks such a file.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { Failure } from "../local/failure.mjs";
import { makePrivateFolder } from "../local/private-files.mjs";
import { getOwnerUrl, readSettings } from "../local/settings/settings.mjs";
import { runCommand } from "../local/steps.mjs";
import { say } from "../words/command-words.mjs";
import { readBackup } from "./backup-format.mjs";
import { writeBackup } from "./write-backup.mjs";

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: "string" }, help: { type: "boolean" } },
  });
  const [named, ...more] = positionals;
  if (values.help) return console.log(say("backup.help"));
  if (more.length > 0) throw new Failure(say("backup.help"));
  if (values.check !== undefined) {
    const { head, rows } = await readBackup(values.check);
    console.log(say("backup.whole", { file: values.check, rows, madeAt: head.madeAt, version: head.version }));
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
  console.log(say("backup.written", { file, rows, tables }));
});
