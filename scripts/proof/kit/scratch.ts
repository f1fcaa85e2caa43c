import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, openDatabase } from "../../../prisma/factories/database";
import { ensureTemplate } from "../../../prisma/factories/template";
import { type Cluster, findFreePort, loadPostgres } from "./programs";
import { Site, type SiteSettings } from "./site";

/** The temporary environment of one proof: a folder, a database server and sites, all removed afterwards. */
export type Scratch = {
  readonly folder: string;
  readonly secret: string;
  /** URL of the database as its owner, migrated and with starter cards and decks. Sites connect with their own role. */
  readonly database: string;
  /** The bundled server; its files are forced to the disk as in production. */
  readonly cluster: Cluster;
  /** Another database like it on the same server, or an empty one. */
  addDatabase(kind: "starters" | "empty"): Promise<string>;
  addSite(wishes?: Partial<SiteSettings>): Promise<Site>;
  /** Something that has to be undone before the database goes. */
  onClose(close: () => Promise<unknown>): void;
};

/** Returns the folder of the checkout whose build is served. */
export const buildFolder = (): string => process.env.E2E_FOLDER ?? process.cwd();

/** Runs a proof in a temporary environment and removes it afterwards, also on an interrupt. */
export async function withScratch<Result>(run: (scratch: Scratch) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "grimoire-proof-"));
  // Where PostgreSQL has to run as another user, that user must be able to come in.
  chmodSync(folder, 0o755);
  const closing: (() => Promise<unknown>)[] = [];
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= (async () => {
      for (const step of closing.reverse()) await step().catch((error) => console.error(String(error)));
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    })();
    return closed;
  };
  const interrupt = () => void close().finally(() => process.exit(130));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, interrupt);
  try {
    return await run(await fill(folder, (step) => closing.push(step)));
  } finally {
    await close();
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, interrupt);
  }
}

async function fill(folder: string, onClose: Scratch["onClose"]): Promise<Scratch> {
  const { startCluster, stopCluster, getClusterUrl: clusterUrl } = await loadPostgres();
  const secret = randomBytes(32).toString("base64url");
  // Programs of the site that are run beside it check their settings, and a \`.env\` is not needed here.
  Object.assign(process.env, { NEXTAUTH_SECRET: secret, NEXTAUTH_URL: "http://localhost:3000", POSTGRES_DIR: "" });
  const dir = join(folder, "postgres");
  onClose(() => stopCluster(dir));
  const wanted = { dir, port: await findFreePort(), password: randomBytes(12).toString("hex") };
  const { cluster } = await startCluster(wanted);
  const server = clusterUrl(cluster);
  const template = await ensureTemplate(server);
  const { url: database, siteUrl } = await createDatabase(server, template);
  // The factories and commands write where this says.
  process.env.DATABASE_URL = siteUrl;
  process.env.DATABASE_OWNER_URL = database;
  onClose(() => openDatabase().$disconnect());
  return {
    folder,
    secret,
    database,
    cluster,
    onClose,
    addDatabase: async (kind) => (await createDatabase(server, kind === "starters" ? template : "template1")).url,
    addSite: async (wishes = {}) => {
      const port = wishes.port ?? (await findFreePort());
      const log = join(folder, `site-${port}.log`);
      const site = new Site({
        folder: buildFolder(),
        database: siteUrl,
        secret,
        log,
        ...wishes,
        port,
      });
      onClose(() => site.kill());
      await site.start();
      return site;
    },
  };
}
