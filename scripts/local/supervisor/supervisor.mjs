import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import os from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { say } from "../../words/command-words.mjs";
import { Failure } from "../failure.mjs";
import { isLockHeld } from "../lock.mjs";
import { isPostmasterAlive, startCluster } from "../postgres.mjs";
import { writePid } from "../processes.mjs";
import { getReleaseFolder } from "../release/releases.mjs";
import { getLocalAddress, getSiteAddress, getSiteRecordPath } from "../server.mjs";
import { getBundledCluster, rememberDatabasePort } from "../settings/settings.mjs";
import { getSiteEnvironment } from "../settings/site-environment.mjs";
import { getLogFile, QUIET_ENVIRONMENT } from "../tool.mjs";
import { openKeeperLog } from "./keeper-log.mjs";
import { waitUntilUnresponsive } from "./until-silent.mjs";

const LEAST = 256;
const USUAL = 2048;

/**
 * Returns the heap limit of the site in megabytes: SITE_HEAP_MB, else 2048, but at most three quarters of the machine's
 * or container's memory.
 */
export function getHeapLimit(env, memory = process.constrainedMemory?.() || os.totalmem()) {
  if (env.SITE_HEAP_MB) return Number(env.SITE_HEAP_MB);
  const have = Math.min(memory, os.totalmem()) / 1024 / 1024;
  return Math.max(LEAST, Math.min(USUAL, Math.floor(have * 0.75)));
}

/** Milliseconds before each new start; whatever ends again and again is started once in half a minute. */
const PAUSES = [200, 1_000, 3_000, 10_000, 30_000];
/** Milliseconds after which a start counts as a good one. */
const LASTING = 60_000;

/** Increasing delays between restarts of one program. */
export class RestartBackoff {
  #ends = 0;

  /** Pause after an end, `lived` milliseconds after the start. */
  after(lived) {
    if (lived >= LASTING) this.#ends = 0;
    return PAUSES[Math.min(this.#ends++, PAUSES.length - 1)];
  }
}

/** Milliseconds between two looks at PostgreSQL. */
const PACE = 1_000;
/** Milliseconds that a stopped site has to finish its responses; the site itself stops after 25 s. */
const PATIENCE = 30_000;

/** Milliseconds that a hung site has to end by itself before it is killed. */
const LAST_WORDS = 5_000;

/** Supervisor of a site and its bundled PostgreSQL. Restarts either when it dies or hangs, after increasing delays. */
export class Supervisor {
  #site;
  #cluster;
  #child;
  #say;
  #stopping = new AbortController();

  /**
   * @param {{ root: string, port: number, host: string, build: string, env: Record<string, string>, program?: string[],
   *   looks?: typeof import("./until-silent.mjs").HEALTH_CHECK_OPTIONS }} site
   */
  constructor(site) {
    this.#say = openKeeperLog(site.env.GRIMOIRE_LOG_FILE);
    this.#site = { ...site, env: { ...site.env } };
    this.#cluster = getBundledCluster(site.root, site.env);
  }

  /**
   * Runs until `stop`. Throws a Failure when the site ends before it has ever answered: starting that again would change nothing.
   */
  async run() {
    try {
      await Promise.all([this.#keepSite(), this.#keepDatabase()]);
    } finally {
      this.stop();
      rmSync(getSiteRecordPath(this.#site.root), { force: true });
    }
  }

  /** Asks the site to finish its responses and end. */
  stop() {
    if (this.#stopping.signal.aborted) return;
    this.#stopping.abort();
    this.#child?.kill("SIGTERM");
  }

  get #isStopping() {
    return this.#stopping.signal.aborted;
  }

  async #keepSite() {
    const pauses = new RestartBackoff();
    let answered = false;
    while (!this.#isStopping) {
      const start = Date.now();
      const end = this.#startSite();
      const isAnew = answered;
      if (!answered) {
        answered = await Promise.race([this.#firstAnswer(), end.then(() => false)]);
        if (answered) this.#say("The site answers.");
      }
      if (answered) this.#endIfSilent(this.#child, end, !isAnew);
      const how = await this.#ended(end);
      if (this.#isStopping) return;
      if (!answered) throw new Failure(say("site.endedEarly", { how: how.signal ?? say("site.exitCode", how) }));
      const wait = pauses.after(Date.now() - start);
      this.#say(`The site ended (${how.signal ?? `exit code ${how.code}`}). Restarting it in ${wait / 1000} s.`);
      await this.#pause(wait);
    }
  }

  #startSite() {
    const { root, port, host, build, env, program } = this.#site;
    // Where `localhost` has two addresses, proxies ask the first one of IPv4.
    const flags = [`--max-old-space-size=${getHeapLimit(env)}`, "--dns-result-order=ipv4first"];
    const [command, ...args] = program ?? [process.execPath, ...flags, "server.js"];
    const own = {
      PORT: `${port}`,
      HOSTNAME: host,
      NEXTAUTH_URL: getSiteAddress(env.NEXTAUTH_URL, port),
      SECURITY_LOG_FILE: env.SECURITY_LOG_FILE || getLogFile(root, "security"),
    };
    this.#child = spawn(command, args, {
      cwd: getReleaseFolder(root, build),
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...getSiteEnvironment(env), ...QUIET_ENVIRONMENT, ...own, NODE_ENV: "production" },
    });
    const end = once(this.#child, "exit").then(([code, signal]) => ({ code, signal }));
    end.catch(() => {});
    writePid(getSiteRecordPath(root), this.#child.pid);
    return end;
  }

  /** Waits for the end of the site; kills it if it does not end after a stop request. */
  async #ended(end) {
    const child = this.#child;
    const stopped = once(this.#stopping.signal, "abort").then(() => pause(PATIENCE, null, { ref: false }));
    stopped.then(() => child.kill("SIGKILL"));
    return end;
  }

  /** Looks at a site until its end, or until it is to stop, and ends it when it hangs. */
  async #endIfSilent(child, end, hasAnswered) {
    const { port, host, looks } = this.#site;
    const over = new AbortController();
    for (const first of [end, once(this.#stopping.signal, "abort")]) first.finally(() => over.abort()).catch(() => {});
    const silent = await waitUntilUnresponsive(
      `${getLocalAddress(host, port)}healthz`,
      over.signal,
      looks,
      hasAnswered,
    );
    if (silent === null) return;
    this.#say(`The site does not respond (${silent}). Ending it.`);
    child.kill("SIGTERM");
    await pause(LAST_WORDS, undefined, { ref: false });
    child.kill("SIGKILL");
  }

  /** Resolves to true once the site has answered, or to false if it is stopped before. */
  async #firstAnswer() {
    const { port, host } = this.#site;
    for (; !this.#isStopping; await this.#pause(100)) {
      const response = await fetch(`${getLocalAddress(host, port)}healthz`).catch(() => undefined);
      if (response?.ok) return true;
    }
    return false;
  }

  async #keepDatabase() {
    const pauses = new RestartBackoff();
    let start = Date.now();
    for (; this.#cluster && !this.#isStopping; await this.#pause(PACE)) {
      // A command that is at work here may have stopped it, and starts it itself.
      if (isPostmasterAlive(this.#cluster.dir) || isLockHeld(this.#site.root) || !existsSync(this.#cluster.dir))
        continue;
      const wait = pauses.after(Date.now() - start);
      this.#say(`PostgreSQL ended. Restarting it in ${wait / 1000} s.`);
      await this.#pause(wait);
      if (this.#isStopping) return;
      start = Date.now();
      await this.#startDatabase();
    }
  }

  async #startDatabase() {
    try {
      const { cluster } = await startCluster(this.#cluster);
      this.#say(`PostgreSQL listens on port ${cluster.port}.`);
      if (cluster.port !== this.#cluster.port) this.#follow(cluster);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#say(error.log === undefined ? error.message : `${error.message} (log: ${error.log})`);
    }
  }

  /** Updates the site's database URL after another program has taken the old port. */
  #follow(cluster) {
    const { root, env } = this.#site;
    rememberDatabasePort(root, cluster);
    for (const name of ["DATABASE_URL", "DATABASE_OWNER_URL"].filter((one) => env[one])) {
      const address = new URL(env[name]);
      address.port = `${cluster.port}`;
      env[name] = address.href;
    }
    this.#cluster = cluster;
    this.#child?.kill("SIGTERM");
  }

  /** A pause that ends early when all is to stop. */
  #pause(milliseconds) {
    return pause(milliseconds, undefined, { signal: this.#stopping.signal }).catch(() => {});
  }
}
