import { existsSync, readdirSync, statfsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { readBackup } from "../../backup/backup-format.mjs";
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

/** Looks at the machine, its disk, the settings and the backups. */
export async function checkPlace(root, env, now = new Date()) {
  const backups = await checkBackups(resolve(root, "data/backups"), now.getTime()).catch((error) => error);
  return [
    runCheck(
      "Node",
      () => {
        checkMachine(root, describeMachine(), env);
        return process.versions.node;
      },
      () => getNodeWarning(process.versions.node, now.toISOString().slice(0, 10)),
    ),
    runCheck("Disk", () => checkDisk(statfsSync(root))),
    runCheck("Rights of .env", () => checkRights(resolve(root, ".env"))),
    runCheck("Settings", () => checkWhole(root, env)),
    runCheck("Backups", () => (backups instanceof Error ? throwError(backups) : backups)),
  ];
}

/** Checks the room on a disk. */
export function checkDisk({ bavail, bsize }) {
  const free = bavail * bsize;
  if (free < ROOM) throw new Failure(`${size(free)} are free: make room before saves are refused, 1 GB or more.`);
  return `${size(free)} free`;
}

/** Checks the rights of the file with the secrets. */
export function checkRights(file) {
  if (!existsSync(file)) return "there is no .env; the environment has the settings";
  const mode = statSync(file).mode & 0o777;
  if (mode & 0o077) throw new Failure(`others may read it (${mode.toString(8)}): run chmod 600 .env.`);
  return "yours alone";
}

/** Judges the settings as `npm run up` does: each by itself, and whether all are there. */
function checkWhole(root, env) {
  checkSettings(root, env);
  const missing = findMissingSettings(root, env);
  if (missing.length > 0) throw new Failure(describeMissingSettings(root, missing));
  return "can be used";
}

/** Looks at the newest backup in a folder: how old it is, and whether it can be read to its end. */
export async function checkBackups(folder, now) {
  const [newest] = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(".ndjson.gz"))
    .map((name) => ({ name, time: statSync(resolve(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  if (newest === undefined) throw new Failure("there is none: run npm run backup, and keep it on another machine.");
  const age = now - newest.time;
  if (age > OLDEST_BACKUP)
    throw new Failure(`the newest is ${Math.floor(age / DAY)} days old: run npm run backup, each day by a timer.`);
  const { rows } = await readBackup(resolve(folder, newest.name)).catch((error) => {
    if (!(error instanceof Failure)) throw error;
    throw new Failure(
      `the newest, ${newest.name}, is damaged and cannot be restored: run npm run backup now, and find out what cut or changed the file (npm run backup -- --check data/backups/${newest.name} tells more).`,
    );
  });
  return `the newest is ${Math.round(age / (DAY / 24))} hours old, and whole: ${rows} rows`;
}

const size = (bytes) => `${(bytes / GIGABYTE).toFixed(1)} GB`;
