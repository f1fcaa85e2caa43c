import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { say } from "../../words/command-words.mjs";
import { DATABASE_STEPS, prepareData, prepareServer } from "../database.mjs";
import { acquireProcessLock } from "../lock.mjs";
import { checkMachine } from "../machine.mjs";
import { installPackages } from "../packages.mjs";
import { getChosenHost, getChosenPort } from "../ports.mjs";
import { findRunningServer, startServer, stopServer } from "../server.mjs";
import { readRunOptions } from "../settings/run-options.mjs";
import { getOwnerUrl, readSettings, rememberPort } from "../settings/settings.mjs";
import { hashSources } from "../sources.mjs";
import { createSteps } from "../steps.mjs";
import { backUpBeforeRelease } from "./backup-before.mjs";
import { choosePort, DEFAULT_PORT } from "./choose-port.mjs";
import { createRelease, hasRelease } from "./releases.mjs";

/**
 * Builds the current sources while the site keeps running, then migrates the database and calls `serve`. The site is
 * stopped only if there are migrations. If a later step fails, the previous release is started again.
 * @param {{ root: string, command: string, args: string[] }} run `command` is what the person typed
 * @param {(site: { root: string, port: number, host: string, build: string, env: Record<string, string> }, free: () => void) => Promise<string>} serve
 *   `free` releases the lock on the checkout
 * @returns {Promise<{ port: number, env: Record<string, string> }>}
 */
export async function prepareRelease({ root, command, args }, serve) {
  checkMachine(root);
  const options = readRunOptions(args);
  const free = acquireProcessLock(root, command);
  const [port, host] = [
    await choosePort(root, getChosenPort(options, readSettings(root))),
    getChosenHost(options, readSettings(root)),
  ];
  const step = createSteps(DATABASE_STEPS + 3);
  const install = () => installPackages(root, () => stopOldKind(root));
  await step(say("step.packages"), async () => say((await install()) ? "step.installed" : "step.upToDate"), "packages");
  const env = await prepareServer(root, step, options);
  const build = hashSources(root);
  await step(say("step.build"), (note) => buildBeside(root, build, env, note), "build");
  const site = { root, port, host, build, env };
  if (port !== DEFAULT_PORT || env.PORT) rememberPort(root, port);
  await orGoBack(root, env, async () => {
    await prepareData(root, env, step, () => beforeMigrations(root, env));
    await step(say("step.site"), () => serve(site, free));
  });
  return site;
}

async function buildBeside(root, build, env, note) {
  // Commands on a machine without the development packages run from `.next`.
  if (hasRelease(root, build) && existsSync(resolve(root, ".next/BUILD_ID"))) return say("step.upToDate");
  await stopOldKind(root);
  await createRelease(root, build, env, note);
  return say("step.done");
}

/** Stops a site that an earlier release started from the checkout itself: it cannot go on reading files that are being replaced. */
async function stopOldKind(root) {
  const running = findRunningServer(root);
  if (running && !hasRelease(root, running.build)) await stopServer(root);
}

/** Stops the site and writes a backup, in which nothing that was saved may be missing. Gives its path. */
async function beforeMigrations(root, env) {
  await stopServer(root);
  return backUpBeforeRelease(root, getOwnerUrl(env).href);
}

/** Runs the last steps. When one fails and the site was stopped for them, the release that served before serves again. */
async function orGoBack(root, env, work) {
  const former = findRunningServer(root);
  try {
    await work();
  } catch (error) {
    if (former && !findRunningServer(root) && hasRelease(root, former.build)) {
      const { port, host, build } = former;
      const again = await startServer({ root, port, host, build, env }).then(
        () => true,
        () => false,
      );
      if (again) console.error(say("site.wentBack"));
    }
    throw error;
  }
}
