import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { findFreePort, findPortConflict } from "../local/ports.mjs";
import { stopCluster } from "../local/postgres.mjs";
import { stopServer } from "../local/server.mjs";
import { readEnvFile } from "../local/settings/env-file.mjs";

// What a clean clone would not have.
const NOT_CLONED =
  /^(\.git|node_modules|\.next[^/]*|data|data-test-[^/]*|\.env(?!\.example$)[^/]*|prisma\/generated|engine\/(magmell|mtg)\/rulebook\/(generated|proofs\.json)|public\/fonts|public\/sw\.js|e2e\/\.results|coverage|[^/]*\.tsbuildinfo)$/;
// What would tell the copy more than a fresh machine knows.
const NOT_INHERITED = [
  "DATABASE_URL",
  "DATABASE_OWNER_URL",
  "POSTGRES_DIR",
  "NEXTAUTH_URL",
  "NEXTAUTH_SECRET",
  "PORT",
  "NODE_ENV",
  "GRIMOIRE_DIST_DIR",
];

/**
 * Creates a copy of the checkout without untracked files, in which the README's commands are tested. The copy lies
 * outside the checkout, so that tools find no configuration above it.
 */
export async function openSite(root) {
  const folder = mkdtempSync(join(tmpdir(), "grimoire-site-"));
  cpSync(root, folder, { recursive: true, filter: (path) => !NOT_CLONED.test(relative(root, path)) });
  // The packages are the same: links are enough. Where there can be none, `npm run up` installs them as it does anywhere.
  spawnSync("cp", ["-al", join(root, "node_modules"), folder], { stdio: "ignore" });
  if (!existsSync(join(folder, "node_modules/.package-lock.json")))
    rmSync(join(folder, "node_modules"), { recursive: true, force: true });
  const port = await findFreePort();
  const nothing = Object.fromEntries(NOT_INHERITED.map((name) => [name, undefined]));
  return {
    folder,
    port,
    address: `http://localhost:${port}`,
    env: { ...nothing, TMPDIR: tmpdir(), CI: "1" },
    /** Settings in the copy's own `.env`, for tests that write to its database. */
    settings: () => readEnvFile(folder),
    /** Servers of the copy that still run, as a sentence each. */
    async remains() {
      const database = Number(new URL(readEnvFile(folder).DATABASE_URL).port);
      const open = [
        [port, "The site is still running."],
        [database, "PostgreSQL is still running."],
      ];
      const found = await Promise.all(open.map(async ([port, says]) => ((await findPortConflict(port)) ? [says] : [])));
      return found.flat();
    },
    remove: () => removeSite(folder),
  };
}

/** Stops the servers of such a copy and deletes it. */
export async function removeSite(folder) {
  if (!basename(folder).startsWith("grimoire-site-") || !existsSync(folder)) return;
  await stopServer(folder);
  await stopCluster(join(folder, "data/postgres"));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
