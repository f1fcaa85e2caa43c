import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createDatabase } from "../../prisma/factories/database";
import { ensureTemplate } from "../../prisma/factories/template";
import { type DatabaseGate, makeDatabaseGate } from "./database-gate";

export type OwnSite = {
  readonly address: string;
  /** The address of its database as the owner, for the spec itself. */
  readonly database: string;
  /** The way by which the site reaches its database. */
  readonly gate: DatabaseGate;
  /** Sends its process a signal. */
  signal(name: NodeJS.Signals): void;
  close(): Promise<void>;
};

const PATIENCE = 120_000;
/** Ports that are tried: between the look and the start of the server, another program may take one. */
const MOST_PORTS = 5;

/** Settings of a site beside those that it needs. */
type MoreSettings = Readonly<Record<string, string>>;

/**
 * Serves the build that the other specs look at once more, over a database of its own with the starter cards. For specs
 * that publish cards, because everybody who reads the catalogue while they do would see it change; and for those that need other
 * settings.
 */
export async function openOwnSite(settings: MoreSettings = {}): Promise<OwnSite> {
  // Where the build lies that E2E_URL names, when it is not this checkout's.
  const folder = process.env.E2E_FOLDER ?? process.cwd();
  if (!existsSync(join(folder, ".next/BUILD_ID")))
    throw new Error(`There is no build in ${folder} to serve: run \`npm run up\` there, or name another in E2E_FOLDER`);
  // A server that has the template already, where one is named.
  const server = process.env.E2E_SERVER ?? process.env.DATABASE_OWNER_URL ?? process.env.DATABASE_URL;
  if (server === undefined) throw new Error("DATABASE_URL is not set: run `npm run up` once for a .env with it");
  const database = await createDatabase(server, await ensureTemplate(server));
  const gate = await makeDatabaseGate(database.siteUrl);
  const closeDatabase = async () => {
    await gate.shut();
    // The server of `npm test` is thrown away whole; others would keep every database.
    if (process.env.E2E_SERVER === undefined) await database.drop();
  };
  const site = await serve(folder, gate.url, settings).catch(async (error) => {
    await closeDatabase();
    throw error;
  });
  const close = async () => {
    await site.stop();
    await closeDatabase();
  };
  return { address: site.address, database: database.url, gate, signal: site.signal, close };
}

type ServedSite = Pick<OwnSite, "address" | "signal"> & { stop(): Promise<void> };

async function serve(folder: string, database: string, settings: MoreSettings): Promise<ServedSite> {
  for (let tried = 1; ; tried += 1) {
    const port = await freePort();
    const site = startServer(folder, port, database, settings);
    try {
      await waitForAnswer(site);
      return site;
    } catch (error) {
      await site.stop();
      const said = site.said();
      if (tried === MOST_PORTS || !said.includes("EADDRINUSE")) throw new Error(`${error}\n${said}`);
    }
  }
}

type Server = ServedSite & { readonly child: ChildProcess; said(): string };

function startServer(folder: string, port: number, database: string, settings: MoreSettings): Server {
  const address = `http://localhost:${port}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "production",
    DATABASE_URL: database,
    NEXTAUTH_URL: address,
    ...settings,
  };
  // The build lies where `npm run up` puts it, whatever this checkout is told for its own types.
  Reflect.deleteProperty(env, "GRIMOIRE_DIST_DIR");
  Reflect.deleteProperty(env, "DATABASE_OWNER_URL");
  const child = spawn(process.execPath, [join(folder, "node_modules/next/dist/bin/next"), "start", "-p", `${port}`], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kill = () => child.kill();
  process.once("exit", kill);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => said.push(String(text)));
  const stop = async () => {
    process.off("exit", kill);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill();
    await ended;
  };
  return { address, child, stop, signal: (name) => child.kill(name), said: () => said.join("") };
}

/** Waits until the server has the port, as it says itself, and answers there: who else has it might answer too. */
async function waitForAnswer({ address, child, said }: Server): Promise<void> {
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await pause(100)) {
    if (child.exitCode !== null) throw new Error("The site ended while it started:");
    if (!said().includes("Ready in")) continue;
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error(`The site did not answer at ${address}:`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("The system gave no port");
  return address.port;
}
