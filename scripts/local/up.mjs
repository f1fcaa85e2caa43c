// `npm run up`: from a checkout, with or without packages, to a site that answers. Safe to run again at any time.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { DATABASE_STEPS, prepareDatabase } from "./database.mjs";
import { Failure } from "./failure.mjs";
import { checkMachine } from "./machine.mjs";
import { installPackages } from "./packages.mjs";
import { nextFree, parsePort, portConflict } from "./ports.mjs";
import { readPid, writePid } from "./processes.mjs";
import { runningServer, siteAddress, startServer, stopServer } from "./server.mjs";
import { buildSite } from "./site-build.mjs";
import { hasBuildHash, sourcesHash, writeBuildHash } from "./sources.mjs";
import { createSteps, runCommand } from "./steps.mjs";

const DEFAULT_PORT = 3000;
const root = fileURLToPath(new URL("../..", import.meta.url));

await runCommand(async () => {
  checkMachine(root);
  holdAlone();
  const port = await choosePort(parsePort(process.argv.slice(2), process.env));
  const step = createSteps(DATABASE_STEPS + 3);
  await step("Packages", async () =>
    (await installPackages(root, () => stopServer(root))) ? "installed" : "up to date",
  );
  const env = await prepareDatabase(root, step);
  const hash = sourcesHash(root);
  await step("Build", () => build(hash, env));
  await step("Site", () => serve(port, hash, env));
  console.log(`\n${siteAddress(env.NEXTAUTH_URL, port)}\n`);
});

function holdAlone() {
  const file = resolve(root, "data/up.json");
  const other = readPid(file);
  if (other) throw new Failure(`Another "npm run up" is at work here (process ${other.pid}): wait for it or end it.`);
  writePid(file, process.pid);
}

async function choosePort(wanted) {
  const running = runningServer(root)?.port;
  const preferred = wanted ?? running ?? DEFAULT_PORT;
  if (preferred === running) return preferred;
  const reason = await portConflict(preferred);
  if (reason === undefined) return preferred;
  if (wanted !== undefined)
    throw new Failure(`Port ${wanted} ${reason}: stop what listens there or give another port.`);
  const port = await nextFree(DEFAULT_PORT + 1);
  console.log(`Port ${preferred} ${reason}; using ${port}.`);
  return port;
}

async function build(hash, env) {
  const hashFile = resolve(root, ".next/sources-hash");
  if (hasBuildHash(hashFile, hash) && existsSync(resolve(root, ".next/BUILD_ID"))) return "up to date";
  // The old site cannot go on reading files that the build replaces.
  await stopServer(root);
  await buildSite(root, env);
  writeBuildHash(hashFile, hash);
  return "done";
}

async function serve(port, hash, env) {
  const running = runningServer(root);
  if (running?.port === port && running.build === hash) return `already runs on port ${port}`;
  await stopServer(root);
  await startServer({ root, port, build: hash, env });
  return `answers on port ${port}`;
}
