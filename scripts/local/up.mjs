// `npm run up`: from a checkout, with or without packages, to a site that answers. Safe to run again at any time.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { DATABASE_STEPS, prepareDatabase } from "./database.mjs";
import { Failure } from "./failure.mjs";
import { checkNode, installPackages } from "./packages.mjs";
import { askedPort, nextFree, obstacle } from "./ports.mjs";
import { recall, remember } from "./processes.mjs";
import { runningServer, siteAddress, startServer, stopServer } from "./server.mjs";
import { isStamped, putStamp, sourcesHash } from "./sources.mjs";
import { createSteps, runCommand } from "./steps.mjs";
import { packaged, runTool } from "./tool.mjs";

const DEFAULT_PORT = 3000;
const root = fileURLToPath(new URL("../..", import.meta.url));

await runCommand(async () => {
  checkNode(root);
  holdAlone();
  const port = await choosePort(askedPort(process.argv.slice(2), process.env));
  const step = createSteps(DATABASE_STEPS + 3);
  await step("Packages", async () =>
    (await installPackages(root, () => stopServer(root))) ? "installed" : "up to date",
  );
  const env = await prepareDatabase(root, step);
  const build = sourcesHash(root);
  await step("Build", () => buildSite(build, env));
  await step("Site", () => serve(port, build, env));
  console.log(`\n${siteAddress(env.NEXTAUTH_URL, port)}\n`);
});

function holdAlone() {
  const file = resolve(root, "data/up.json");
  const other = recall(file);
  if (other) throw new Failure(`Another "npm run up" is at work here (process ${other.pid}): wait for it or end it.`);
  remember(file, process.pid);
}

async function choosePort(asked) {
  const running = runningServer(root)?.port;
  const wanted = asked ?? running ?? DEFAULT_PORT;
  if (wanted === running) return wanted;
  const reason = await obstacle(wanted);
  if (reason === undefined) return wanted;
  if (asked !== undefined) throw new Failure(`Port ${asked} ${reason}: stop what listens there or give another port.`);
  const port = await nextFree(DEFAULT_PORT + 1);
  console.log(`Port ${wanted} ${reason}; using ${port}.`);
  return port;
}

async function buildSite(build, env) {
  const stamp = resolve(root, ".next/sources-hash");
  if (isStamped(stamp, build) && existsSync(resolve(root, ".next/BUILD_ID"))) return "up to date";
  // The old site cannot go on reading files that the build replaces.
  await stopServer(root);
  await runTool([...packaged(root, "next/dist/bin/next"), "build"], {
    root,
    env: { ...env, NODE_ENV: "production" },
    log: "build",
    hint: "The site could not be built: the log names the file and the line.",
  });
  putStamp(stamp, build);
  return "done";
}

async function serve(port, build, env) {
  const running = runningServer(root);
  if (running?.port === port && running.build === build) return `already runs on port ${port}`;
  await stopServer(root);
  await startServer({ root, port, build, env });
  return `answers on port ${port}`;
}
