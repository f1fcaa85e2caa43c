import { existsSync, readdirSync, statfsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { readBackup } from "../../backup/backup-format.mjs";
import { say } from "../../words/command-words.mjs";
import { Failure } from "../failure.mjs";
import { checkMachine, describeMachine } from "../machine.mjs";
import { describeMissingSettings, findMissingSettings } from "../settings/complete-env.mjs";
import { checkSettings } from "../settings/setting-problems.mjs";
import { runCheck, throwError } from "./finding.mjs";
import { getNodeWarning } from "./known-versions.mjs";

const GIGABYTE = 1024 ** 3;
/** Free space below which an upgrade with its backup may fail. */
const ROOM = GIGABYTE;
const DAY = 24 * 60 * 60 * 1000;
const OLDEST_BACKUP = 7 * DAY;

/** Checks the Node version, the free disk space, the permissions of `.env`, the settings and the backups. */
export async function checkPlace(root, env, now = new Date()) {
  const backups = await checkBackups(resolve(root, "data/backups"), now.getTime()).catch((error) => error);
  return [
    runCheck(
      say("doctor.node"),
      () => {
        checkMachine(root, describeMachine(), env);
        return process.versions.node;
      },
      () => getNodeWarning(process.versions.node, now.toISOString().slice(0, 10)),
    ),
    runCheck(say("doctor.disk"), () => checkDisk(statfsSync(root))),
    runCheck(say("doctor.rights"), () => checkRights(resolve(root, ".env"))),
    runCheck(say("doctor.settings"), () => checkWhole(root, env)),
    runCheck(say("doctor.backups"), () => (backups instanceof Error ? throwError(backups) : backups)),
  ];
}

/** Checks the free space on a disk; at least 1 GB is required. */
export function checkDisk({ bavail, bsize }) {
  const free = bavail * bsize;
  if (free < ROOM) throw new Failure(say("doctor.diskFull", { free: size(free) }));
  return say("doctor.diskFine", { free: size(free) });
}

/** Checks that only its owner may read the file with the secrets. */
export function checkRights(file) {
  if (!existsSync(file)) return say("doctor.noEnv");
  const mode = statSync(file).mode & 0o777;
  if (mode & 0o077) throw new Failure(say("doctor.envOpen", { mode: mode.toString(8) }));
  return say("doctor.envFine");
}

/** Judges the settings as `npm run up` does: each by itself, and whether all are there. */
function checkWhole(root, env) {
  checkSettings(root, env);
  const missing = findMissingSettings(root, env);
  if (missing.length > 0) throw new Failure(describeMissingSettings(root, missing));
  return say("doctor.settingsFine");
}

/** Checks that the newest backup in a folder is at most 7 days old and readable to its end. */
export async function checkBackups(folder, now) {
  const [newest] = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(".ndjson.gz"))
    .map((name) => ({ name, time: statSync(resolve(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  if (newest === undefined) throw new Failure(say("doctor.noBackup"));
  const age = now - newest.time;
  if (age > OLDEST_BACKUP) throw new Failure(say("doctor.oldBackup", { n: Math.floor(age / DAY) }));
  const { rows } = await readBackup(resolve(folder, newest.name)).catch((error) => {
    if (!(error instanceof Failure)) throw error;
    throw new Failure(say("doctor.damagedBackup", { name: newest.name }));
  });
  return say("doctor.backupFine", { n: Math.round(age / (DAY / 24)), rows });
}

const size = (bytes) => `${(bytes / GIGABYTE).toFixed(1)} GB`;
