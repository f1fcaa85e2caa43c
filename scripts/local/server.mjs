import { spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { closeSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { say } from "../words/command-words.mjs";
import { Failure } from "./failure.mjs";
import { readLastPidRecord, readPid, terminateProcess, writePid } from "./processes.mjs";
import { listSiteSettingNames } from "./settings/setting-problems.mjs";
import { getKeeperEnvironment } from "./settings/site-environment.mjs";
import { openLog } from "./tool.mjs";

const PATIENCE = 180_000;
/** Milliseconds in which a site finishes its answers before it is killed. */
const STOP_PATIENCE = 32_000;
/** The setting by whose value the others are coded. */
const KEY = "NEXTAUTH_SECRET";
/** Settings that the record does not hash, because it has them otherwise or they do not concern the site. */
const UNRECORDED = ["PORT", "HOST", "POSTGRES_DIR", "STARTER_CARDS"];
const SUPERVISOR = fileURLToPath(new URL("supervisor/supervise.mjs", import.meta.url));

/** Returns the path of the record of the running site: pid of the supervisor, port and build. */
export const getServerRecordPath = (root) => resolve(root, "data/server.json");
/** Returns the path of the record of the site's own process. */
export const getSiteRecordPath = (root) => resolve(root, "data/site.json");

/**
 * Returns the record of the site that `up` left running: pid of the supervisor, port and build; undefined when none
 * runs.
 */
export const findRunningServer = (root) => readPid(getServerRecordPath(root));

/** Returns whether the site or its supervisor runs; each may outlive the other. */
export const isSiteAlive = (root) =>
  [getServerRecordPath(root), getSiteRecordPath(root)].some((file) => readPid(file) !== undefined);

/**
 * Returns the last port of the site, even if its supervisor was killed; undefined if the site never ran or was stopped.
 */
export const readLastPort = (root) => readLastPidRecord(getServerRecordPath(root))?.port;

/** Stops the site that `up` left running, after it has finished its responses. Returns whether a site was running. */
export async function stopServer(root) {
  const keeper = await terminateProcess(getServerRecordPath(root), STOP_PATIENCE);
  // A keeper that was killed leaves the site behind.
  const site = await terminateProcess(getSiteRecordPath(root), STOP_PATIENCE);
  return keeper || site;
}

/**
 * Returns the names of the settings that differ between two runs. If the secret differs, returns only its name, because
 * the hashes of all other settings depend on it.
 */
export function listChangedSettings(before, after) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])];
  const changed = names.filter((name) => before?.[name] !== after[name]).sort();
  return before && changed.includes(KEY) ? [KEY] : changed;
}

/**
 * Returns a keyed hash of each setting that the site is started with, by name; empty settings are left out. Hashes are
 * stored instead of values, because values may be secret.
 */
export const hashSettings = (env) =>
  Object.fromEntries(
    listSiteSettingNames().flatMap((name) =>
      env[name] && !UNRECORDED.includes(name) ? [[name, codeOf(env, name)]] : [],
    ),
  );

const codeOf = (env, name) =>
  createHmac("sha256", env[KEY] ?? "")
    .update(`${name}=${env[name]}`)
    .digest("hex")
    .slice(0, 32);

/**
 * Starts a release in the background under a supervisor, and waits until it answers. Throws a Failure when the site
 * ends or does not answer.
 * @param {{ root: string, port: number, host: string, build: string, env: Record<string, string> }} options `build` is the hash
 *   of its sources
 */
export async function startServer({ root, port, host, build, env }) {
  const { file, out } = openLog(root, "server", "a");
  const server = spawn(process.execPath, [SUPERVISOR, JSON.stringify({ root, port, host, build })], {
    cwd: root,
    detached: true,
    stdio: ["ignore", out, out],
    env: { ...getKeeperEnvironment(env), GRIMOIRE_LOG_FILE: file },
  });
  closeSync(out);
  server.unref();
  writePid(getServerRecordPath(root), server.pid, { port, host, build, codes: hashSettings(env) });
  await waitForAnswer(root, port, host, file).catch(async (error) => {
    await stopServer(root);
    throw error;
  });
}

/** Returns the address of the site for NEXTAUTH_URL. A local address gets `port`; a public one stays unchanged. */
export function getSiteAddress(configured, port) {
  const url = new URL(configured);
  if (url.hostname !== "localhost" && url.hostname !== "127.0.0.1") return configured;
  url.port = `${port}`;
  return url.href.replace(/\/$/, "");
}

/** Returns the URL under which this machine reaches a site; `localhost` for a site that listens on all addresses. */
export const getLocalAddress = (host, port) =>
  `http://${/^(0\.0\.0\.0|::)$/.test(host) ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}/`;

async function waitForAnswer(root, port, host, log) {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const response = await fetch(getLocalAddress(host, port), { redirect: "manual" }).catch(() => undefined);
    if (response && response.status < 500) return;
    if (response) throw new Failure(say("site.error", { status: response.status }), log);
    if (!findRunningServer(root)) throw new Failure(say("site.ended"), log);
    if (Date.now() > deadline) throw new Failure(say("site.silent", { port }), log);
    await pause(100);
  }
}
