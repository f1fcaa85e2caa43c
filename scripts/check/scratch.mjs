import { randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../local/ports.mjs";
import { getClusterUrl, startCluster, stopCluster } from "../local/postgres.mjs";
import { readPid, writePid } from "../local/processes.mjs";
import { openSite, removeSite } from "./site.mjs";

const PREFIX = "data-test-";
const OWNER = "run.json";
const SITE = "site";

/** Creates the temporary resources of one test run: a folder in the checkout, a PostgreSQL, and a copy of the site. */
export function openScratch(root) {
  const folder = mkdtempSync(join(root, PREFIX));
  // Where PostgreSQL has to run as another user, that user must be able to come in.
  chmodSync(folder, 0o755);
  writePid(join(folder, OWNER), process.pid);
  mkdirSync(join(folder, "reports"));

  const env = {
    CI: "true",
    NO_COLOR: "1",
    GRIMOIRE_DIST_DIR: ".next-test",
    NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
    NEXTAUTH_URL: "http://localhost:3000",
    // A .env beside the checkout may name other things; what is set here comes first.
    POSTGRES_DIR: "",
    // The server is thrown away whole: its databases need not be dropped, while their users may still be leaving.
    GRIMOIRE_SCRATCH_SERVER: "1",
  };
  return {
    env,
    /** Where a tool is to leave its report. */
    report: (name) => join(folder, "reports", name),
    async start() {
      const dir = join(folder, "postgres");
      const password = randomBytes(12).toString("hex");
      const { cluster } = await startCluster({ dir, port: await findFreePort(), password, scratch: true });
      env.DATABASE_URL = getClusterUrl(cluster);
      env.DATABASE_OWNER_URL = env.DATABASE_URL;
    },
    async copySite() {
      const site = await openSite(root);
      writeFileSync(join(folder, SITE), site.folder);
      return site;
    },
    useBrowser(path) {
      env.CHROMIUM_PATH = path;
    },
    async remove() {
      await removeFolder(folder);
      // Types of pages that are gone would be found by the next build of the checkout.
      rmSync(join(root, env.GRIMOIRE_DIST_DIR), { recursive: true, force: true });
    },
  };
}

/** Removes the temporary resources of runs that were killed. */
export async function removeOrphans(root) {
  for (const name of readdirSync(root).filter((entry) => entry.startsWith(PREFIX)))
    if (!readPid(join(root, name, OWNER))) await removeFolder(join(root, name));
}

async function removeFolder(folder) {
  const site = join(folder, SITE);
  if (existsSync(site)) await removeSite(readFileSync(site, "utf8"));
  await stopCluster(join(folder, "postgres"));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
