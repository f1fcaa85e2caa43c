import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, openSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { asSite } from "../../../prisma/factories/template";
import { findFreePort } from "../kit/programs";

/** Folder in which Debian installs PostgreSQL, one subfolder per version. */
const VERSIONS = "/usr/lib/postgresql";
const USER = "grimoire";
/** Connections that the pooler holds open: fewer than two sites would take by themselves. */
const POOLED = 12;

type PooledServer = {
  /** Version of PostgreSQL. */
  readonly version: string;
  /** Addresses of the database `postgres`, past the pooler and through it. */
  readonly direct: string;
  readonly pooled: string;
  close(): Promise<void>;
};

/** Returns a sentence about missing Debian packages for a pooled server; `null` if all are installed. */
export function findMissingPrograms(): string | null {
  const missing = [
    ...(postgresFolder() === null ? ["postgresql"] : []),
    ...(findPooler() === null ? ["pgbouncer"] : []),
  ];
  if (missing.length === 0) return null;
  return `This machine lacks ${missing.join(" and ")}: sudo apt-get install ${missing.join(" ")}`;
}

function postgresFolder(): string | null {
  const versions = existsSync(VERSIONS)
    ? readdirSync(VERSIONS).filter((name) => existsSync(join(VERSIONS, name, "bin/initdb")))
    : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? null : join(VERSIONS, newest, "bin");
}

const findPooler = () =>
  ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer", "/usr/local/bin/pgbouncer"].find((path) => existsSync(path)) ?? null;

/** Prefix to run both programs as Debian's postgres user, because they refuse root. */
const asPostgres = process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--"] : [];

function run(program: string, ...args: string[]): void {
  const [command = "", ...rest] = [...asPostgres, program, ...args];
  const { status, stderr } = spawnSync(command, rest, {
    encoding: "utf8",
    cwd: "/",
    stdio: ["ignore", "ignore", "pipe"],
  });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}

/** Creates a PostgreSQL from the system's packages in a folder, behind a connection pooler in transaction mode. */
export async function startPooledServer(folder: string): Promise<PooledServer> {
  const bin = postgresFolder();
  const pooler = findPooler();
  if (bin === null || pooler === null) throw new Error(findMissingPrograms() ?? "");
  const home = join(folder, "debian");
  mkdirSync(home);
  chmodSync(home, 0o777);
  const password = randomBytes(12).toString("hex");
  const [port, poolPort] = [await findFreePort(), await findFreePort()];
  const secret = join(home, "password");
  writeFileSync(secret, password, { mode: 0o644 });
  const dir = join(home, "postgres");
  run(
    join(bin, "initdb"),
    "-D",
    dir,
    "-U",
    USER,
    "-A",
    "scram-sha-256",
    `--pwfile=${secret}`,
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
  );
  const options = `-p ${port} -h 127.0.0.1 -k ''`;
  const log = join(home, "postgres.log");
  startDetached(join(bin, "pg_ctl"), ["start", "-w", "-D", dir, "-l", log, "-o", options]);
  const direct = `postgresql://${USER}:${password}@127.0.0.1:${port}/postgres`;
  const pooled = `postgresql://${USER}:${password}@127.0.0.1:${poolPort}/postgres`;
  const stopPooler = await startPooler(home, pooler, { port, poolPort, password, pooled });
  const version = await askVersion(direct);
  const close = async () => {
    await stopPooler();
    run(join(bin, "pg_ctl"), "stop", "-D", dir, "-m", "immediate", "-w");
  };
  return { version, direct, pooled, close };
}

/** Starts what leaves a server behind; a pipe would stay open with it. */
function startDetached(program: string, args: readonly string[]): void {
  const [command = "", ...rest] = [...asPostgres, program, ...args];
  const { status } = spawnSync(command, rest, { stdio: "ignore", cwd: "/" });
  if (status !== 0) throw new Error(`${program} failed`);
}

type PoolerSettings = { port: number; poolPort: number; password: string; pooled: string };

async function startPooler(home: string, program: string, settings: PoolerSettings): Promise<() => Promise<void>> {
  const users = join(home, "users.txt");
  // The sites come as a role of their own.
  const site = new URL(asSite(settings.pooled));
  const known = [[USER, settings.password] as const, [site.username, site.password] as const];
  writeFileSync(users, known.map(([user, password]) => `"${user}" "${password}"\n`).join(""), { mode: 0o644 });
  const config = join(home, "pgbouncer.ini");
  const lines = [
    "[databases]",
    `* = host=127.0.0.1 port=${settings.port}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${settings.poolPort}`,
    "unix_socket_dir =",
    "auth_type = scram-sha-256",
    `auth_file = ${users}`,
    "pool_mode = transaction",
    `default_pool_size = ${POOLED}`,
    "max_client_conn = 200",
  ];
  writeFileSync(config, `${lines.join("\n")}\n`, { mode: 0o644 });
  const out = openSync(join(home, "pgbouncer.log"), "a");
  const [command = "", ...rest] = [...asPostgres, program, config];
  const child = spawn(command, rest, { stdio: ["ignore", out, out], cwd: "/" });
  await untilAnswers(settings.pooled, child);
  return async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let look = 0; look < 200 && child.exitCode === null; look += 1) {
    const there = await askVersion(url).catch(() => null);
    if (there !== null) return;
    await pause(50);
  }
  throw new Error("pgbouncer does not answer");
}

async function askVersion(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<{ server_version: string }>("SHOW server_version")).rows[0]?.server_version ?? "";
  } finally {
    await client.end();
  }
}
