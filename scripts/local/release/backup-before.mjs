import { readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, resolve } from "node:path";
import { readBackup } from "../../backup/backup-format.mjs";
import { writeBackup } from "../../backup/write-backup.mjs";
import { say } from "../../words/command-words.mjs";
import { Failure } from "../failure.mjs";
import { makePrivateFolder } from "../private-files.mjs";

/** Number of backups from before migrations that are kept. Other backups are never deleted. */
const KEPT = 5;
const OURS = /^before-upgrade-\d{8}-\d{6}\.ndjson\.gz$/;

/**
 * Writes a backup of a database before its migration and verifies that it is readable. Keeps only the newest five
 * backups of this kind. Throws a Failure when the backup cannot be written.
 * @param {string} root folder under which `data/backups` lies
 * @param {string} connectionString address of the database
 * @returns {Promise<string>} its path from the folder
 */
export async function backUpBeforeRelease(root, connectionString, now = new Date()) {
  const folder = resolve(root, "data/backups");
  const stamp = now.toISOString().replace(/[-:]/g, "").replace("T", "-").slice(0, 15);
  const file = resolve(folder, `before-upgrade-${stamp}.ndjson.gz`);
  const { version } = JSON.parse(readFileSync(resolve(root, "package.json"), "utf8"));
  try {
    makePrivateFolder(folder);
    await writeBackup(connectionString, file, { version, now });
    await readBackup(file);
  } catch (error) {
    if (error instanceof Failure)
      throw new Failure(say("sentences", { first: error.message, next: say("migrate.nothing") }), error.log);
    throw new Failure(say("migrate.noBackup", { message: error.message }));
  }
  const old = readdirSync(folder)
    .filter((name) => OURS.test(name))
    .sort()
    .slice(0, -KEPT);
  for (const name of old) rmSync(resolve(folder, name));
  return `data/backups/${basename(file)}`;
}
