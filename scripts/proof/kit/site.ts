import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { HttpClient } from "./client";

export type SiteSettings = {
  /** Checkout with the build that is served. */
  readonly folder: string;
  readonly port: number;
  readonly database: string;
  readonly secret: string;
  /** File that takes the site's output. */
  readonly log: string;
  /** URL under which visitors know the site, if it is behind a proxy. */
  readonly publicAddress?: string | undefined;
  readonly env?: Readonly<Record<string, string>> | undefined;
};

const PATIENCE = 120_000;

/** One process that serves the production build, started as `npm start` does. */
export class Site {
  readonly address: string;
  readonly #settings: SiteSettings;
  #child: ChildProcess | null = null;

  constructor(settings: SiteSettings) {
    if (!existsSync(join(settings.folder, ".next/BUILD_ID")))
      throw new Error(`No build found in ${settings.folder}. Run \`npm run build\` or \`npm run up\` first.`);
    this.#settings = settings;
    this.address = `http://localhost:${settings.port}`;
  }

  get pid(): number {
    const pid = this.#child?.pid;
    if (pid === undefined) throw new Error("The site does not run");
    return pid;
  }

  /** Starts the process and waits until it reports that it is ready. */
  async start(): Promise<void> {
    const { folder, port, database, secret, log, publicAddress, env } = this.#settings;
    const out = openSync(log, "a");
    const child = spawn(
      process.execPath,
      ["node_modules/next/dist/bin/next", "start", "-p", `${port}`, "-H", "localhost"],
      {
        cwd: folder,
        stdio: ["ignore", out, out],
        env: {
          ...process.env,
          NODE_ENV: "production",
          DATABASE_URL: database,
          NEXTAUTH_URL: publicAddress ?? this.address,
          NEXTAUTH_SECRET: secret,
          // Each made-up visitor names an address of its own, as a proxy would.
          TRUSTED_PROXIES: "1",
          // The build lies where \`npm run up\` puts it, whatever this checkout is told for its own types.
          GRIMOIRE_DIST_DIR: undefined,
          DATABASE_OWNER_URL: undefined,
          ...env,
        },
      },
    );
    closeSync(out);
    this.#child = child;
    await this.#waitUntilReady(child);
  }

  async #waitUntilReady(child: ChildProcess): Promise<void> {
    const client = new HttpClient({ address: this.address, from: "192.0.2.1" });
    let last = "";
    try {
      for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await pause(25)) {
        if (child.exitCode !== null) break;
        const answer = await client.get("/readyz", {}, 10_000).catch(() => undefined);
        if (answer?.status === 200) return;
        last = answer?.text ?? "";
      }
    } finally {
      client.close();
    }
    const end = readFileSync(this.#settings.log, "utf8").slice(-2_000);
    await this.kill();
    throw new Error(`The site did not get ready: ${last}\n${end}`);
  }

  /** Ends the process as the loss of power would. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** Stops the process. Returns the milliseconds that it took, and whether it had to be killed. */
  async stop(patience = 60_000): Promise<{ ms: number; killed: boolean }> {
    const begin = performance.now();
    let killed = false;
    const timer = setTimeout(() => {
      killed = true;
      this.#child?.kill("SIGKILL");
    }, patience);
    await this.#end("SIGTERM");
    clearTimeout(timer);
    return { ms: performance.now() - begin, killed };
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
    this.#child = null;
  }
}
