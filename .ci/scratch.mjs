import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { anyFree } from "../prisma/local/ports.mjs";
import { clusterUrl, startCluster, stopCluster } from "../prisma/local/postgres.mjs";
import { recall, remember } from "../prisma/local/processes.mjs";

const PREFIX = "data-test-";
const OWNER = "run.json";

/** What one run of the tests has to itself: a folder in the checkout, a PostgreSQL, the settings of the site it tries. */
export function openScratch(root) {
  const folder = mkdtempSync(join(root, PREFIX));
  // Where PostgreSQL has to run as another user, that user must be able to come in.
  chmodSync(folder, 0o755);
  remember(join(folder, OWNER), process.pid);
  mkdirSync(join(folder, "reports"));

  const env = {
    CI: "true",
    GRIMOIRE_DIST_DIR: ".next-test",
    NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
    NEXTAUTH_URL: "http://127.0.0.1",
    // A .env beside the checkout may name other things; what is set here comes first.
    POSTGRES_DIR: "",
  };
  return {
    env,
    /** Where a tool is to leave its report. */
    report: (name) => join(folder, "reports", name),
    async start() {
      await removeOrphans(root);
      const dir = join(folder, "postgres");
      const password = randomBytes(12).toString("hex");
      const { cluster } = await startCluster({ dir, port: await anyFree(), password, scratch: true });
      env.DATABASE_URL = clusterUrl(cluster);
      env.E2E_PORT = `${await anyFree()}`;
      env.NEXTAUTH_URL = `http://127.0.0.1:${env.E2E_PORT}`;
    },
    useBrowser(path) {
      env.CHROMIUM_PATH = path;
    },
    remove: () => removeFolder(folder),
  };
}

/** What runs left behind that were killed. */
async function removeOrphans(root) {
  for (const name of readdirSync(root).filter((entry) => entry.startsWith(PREFIX)))
    if (!recall(join(root, name, OWNER))) await removeFolder(join(root, name));
}

async function removeFolder(folder) {
  await stopCluster(join(folder, "postgres")).catch((error) => console.error(error.message));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
