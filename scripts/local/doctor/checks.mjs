import { existsSync, readdirSync, statfsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { Failure } from "../failure.mjs";
import { checkMachine, thisMachine } from "../machine.mjs";
import { connect, migrationState } from "../migrations.mjs";
import { roleCommands, roleProblems, SITE_USER, siteRole } from "../role/site-role.mjs";
import { localAddress, runningServer } from "../server.mjs";
import { checkSettings } from "../settings/setting-problems.mjs";
import { bundledCluster, ownerUrl } from "../settings/settings.mjs";
import { sourcesHash } from "../sources.mjs";

/**
 * One thing that was looked at: `problem` and `what to do` where it is not as it should be, else a few words about it.
 * @typedef {{ name: string, problem?: string, told?: string }} Finding
 */

const GIGABYTE = 1024 ** 3;
/** Free space below which an upgrade with its backup may fail. */
const ROOM = GIGABYTE;
/** Seconds by which the clocks of site and database may differ. */
const SKEW = 5;
const DAY = 24 * 60 * 60 * 1000;
const OLDEST_BACKUP = 7 * DAY;
const PATIENCE = 10_000;

/** The machine, its disk and the settings. */
export function checkPlace(root, env) {
  return [
    finding("Node", () => {
      checkMachine(root, thisMachine(), env);
      return process.versions.node;
    }),
    finding("Disk", () => checkDisk(statfsSync(root))),
    finding("Rights of .env", () => checkRights(resolve(root, ".env"))),
    finding("Settings", () => {
      checkSettings(root, env);
      return "can be used";
    }),
    finding("Backups", () => checkBackups(resolve(root, "data/backups"), Date.now())),
  ];
}

/** Room on a disk. */
export function checkDisk({ bavail, bsize }) {
  const free = bavail * bsize;
  if (free < ROOM) throw new Failure(`${size(free)} are free: make room before saves are refused, 1 GB or more.`);
  return `${size(free)} free`;
}

/** Rights of the file with the secrets. */
export function checkRights(file) {
  if (!existsSync(file)) return "there is no .env; the environment has the settings";
  const mode = statSync(file).mode & 0o777;
  if (mode & 0o077) throw new Failure(`others may read it (${mode.toString(8)}): run chmod 600 .env.`);
  return "yours alone";
}

/** Age of the newest backup in a folder. */
export function checkBackups(folder, now) {
  const times = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".ndjson.gz"))
        .map((name) => statSync(resolve(folder, name)).mtimeMs)
    : [];
  if (times.length === 0) throw new Failure("there is none: run npm run backup, and keep it on another machine.");
  const age = now - Math.max(...times);
  if (age > OLDEST_BACKUP)
    throw new Failure(`the newest is ${Math.floor(age / DAY)} days old: run npm run backup, each day by a timer.`);
  return `the newest is ${Math.round(age / (DAY / 24))} hours old`;
}

/** The database: whether it answers, keeps what it is given, and has the shape of this release. */
export async function checkDatabase(root, env) {
  const { default: pg } = await import("pg");
  const facts = await wait(async () => {
    const client = new pg.Client({ connectionString: ownerUrl(env).href, connectionTimeoutMillis: PATIENCE });
    try {
      await connect(client);
      const { rows } = await client.query("SELECT name, setting FROM pg_settings WHERE name = ANY($1)", [
        ["server_version", "fsync", "full_page_writes", "synchronous_commit"],
      ]);
      const asked = Date.now();
      const { rows: clock } = await client.query("SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now");
      const skew = (Number(clock[0].now) - (asked + Date.now()) / 2) / 1000;
      return { ...Object.fromEntries(rows.map(({ name, setting }) => [name, setting])), skew };
    } finally {
      await client.end().catch(() => {});
    }
  });
  if (facts instanceof Error) return [finding("Database", () => raise(facts))];
  return [
    finding("Database", () => checkVersion(facts.server_version)),
    finding("Durability", () => checkDurability(facts)),
    finding("Clocks", () => checkSkew(facts.skew)),
    await schemaFinding(root, env),
    await roleFinding(root, env),
  ];
}

/** The mail server: whether it takes the site's name and password. No mail is sent. */
export async function checkMail(env) {
  if (!env.SMTP_URL)
    return finding(
      "Mail",
      () => "none is sent, as SMTP_URL is not set; npm run admin makes links that confirm addresses",
    );
  const problem = await askMailServer(env.SMTP_URL).catch((error) => error);
  return finding("Mail", () => {
    if (problem instanceof Error)
      throw new Failure(
        `the server of SMTP_URL cannot be used (${problem.message}): see that it runs, and that name, password and port are right.`,
      );
    return "its server answers";
  });
}

/** Opens a connection as lib/server/mail does, signs in, and closes it. */
async function askMailServer(address) {
  const { createTransport } = await import("nodemailer");
  const { protocol, hostname, port, username, password, search } = new URL(address);
  const secure = protocol === "smtps:";
  const local = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port || (secure ? 465 : 587)),
    secure,
    requireTLS: !secure && search === "" && !local,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** The role as which the site runs: whether a fault in the site could do more than the site has to. */
async function roleFinding(root, env) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: env.DATABASE_URL, connectionTimeoutMillis: PATIENCE });
  const problems = await wait(async () => {
    try {
      await connect(client);
      return await roleProblems(client);
    } finally {
      await client.end().catch(() => {});
    }
  });
  return finding("Role", () => {
    if (problems instanceof Error) raise(problems);
    if (problems.length === 0) return "the site may change rows and nothing else";
    const what = `the site runs as ${client.user}: ${problems.join(", ")}.`;
    if (bundledCluster(root, env)) throw new Failure(`${what} Run npm run up.`);
    const { user = SITE_USER } = siteRole(env) ?? {};
    throw new Failure(
      `${what} Run as an administrator of the database: ${roleCommands(user).join(" ")} Then write that role into DATABASE_URL and the owner into DATABASE_OWNER_URL, and run npm run migrate.`,
    );
  });
}

function checkVersion(version) {
  if (Number.parseInt(version, 10) < 14)
    throw new Failure(`PostgreSQL ${version} answers, and 14 is the oldest that is looked after: take a newer one.`);
  return `PostgreSQL ${version} answers`;
}

/** Settings without which an answer that says "saved" may be lost with the power. */
export function checkDurability(settings) {
  const off = ["fsync", "full_page_writes", "synchronous_commit"].filter((name) => settings[name] === "off");
  if (off.length > 0)
    throw new Failure(`saves may be lost with the power: set ${off.map((name) => `${name} = on`).join(", ")}.`);
  return "fsync, full_page_writes and synchronous_commit are on";
}

/** Difference of the clocks of site and database, in seconds. */
export function checkSkew(skew) {
  if (Math.abs(skew) > SKEW)
    throw new Failure(`site and database differ by ${skew.toFixed(1)} s: let both follow a time server (NTP).`);
  return `differ by ${Math.abs(skew).toFixed(1)} s`;
}

async function schemaFinding(root, env) {
  const state = await wait(() => migrationState(ownerUrl(env).href, resolve(root, "prisma/migrations")));
  return finding("Schema", () => {
    if (state instanceof Error) raise(state);
    if (state.pending.length > 0)
      throw new Failure(
        `${state.pending.length} migrations are missing, from ${state.pending[0]} on: run npm run up, or npm run migrate.`,
      );
    return "as this release knows it";
  });
}

/** The site: whether it runs, answers, and is the build of these sources. */
export async function checkSite(root) {
  const running = runningServer(root);
  if (!running) return [finding("Site", () => raise(new Failure("none runs from this folder: run npm run up.")))];
  const { port, host, build } = running;
  const log = "see data/logs/server.log";
  const response = await fetch(`${localAddress(host, port)}readyz`, { signal: AbortSignal.timeout(PATIENCE) }).catch(
    () => undefined,
  );
  const { reasons = [] } = (await response?.json().catch(() => undefined)) ?? {};
  return [
    finding("Site", () => {
      if (!response) throw new Failure(`it runs but does not answer on port ${port}: ${log}.`);
      if (!response.ok)
        throw new Failure(reasons.map(({ message }) => message).join(" ") || `it answers ${response.status}: ${log}.`);
      return `ready on port ${port}`;
    }),
    finding("Listens on", () =>
      host === "localhost" ? "this machine alone" : `${host}: whoever reaches this machine reaches it without a proxy`,
    ),
    finding("Build", () => {
      if (build !== sourcesHash(root)) throw new Failure("the sources have changed since: run npm run up.");
      return "of these sources";
    }),
  ];
}

/** Lines of a report, and whether anything is wrong. */
export function report(findings) {
  const lines = findings.map(({ name, problem, told }) =>
    problem ? `problem  ${name}: ${problem}` : `ok       ${name}: ${told}`,
  );
  return { lines, wrong: findings.filter(({ problem }) => problem).length };
}

/** @returns {Finding} */
function finding(name, look) {
  try {
    return { name, told: look() };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { name, problem: error.message.replace(/\s*\n\s*/g, " ") };
  }
}

const wait = (work) =>
  work().catch((error) => {
    if (error instanceof Failure) return error;
    return new Failure(
      `it cannot be asked (${error.message || error.code}): see that it runs and that DATABASE_URL is right.`,
    );
  });

function raise(error) {
  throw error;
}

const size = (bytes) => `${(bytes / GIGABYTE).toFixed(1)} GB`;
