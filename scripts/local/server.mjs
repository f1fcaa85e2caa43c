import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Failure } from "./failure.mjs";
import { end, readPid, writePid } from "./processes.mjs";
import { logFile, packaged, QUIET } from "./tool.mjs";

const PATIENCE = 180_000;
const recordOf = (root) => resolve(root, "data/server.json");

/** Record of the site that `up` left running: its process, port and build; undefined when none runs. */
export const runningServer = (root) => readPid(recordOf(root));

/** Stops the site that `up` left running. Returns whether one was. */
export const stopServer = (root) => end(recordOf(root));

/**
 * Serves the build in the background and waits until it answers. Throws a Failure when it ends or stays silent.
 * @param {{ root: string, port: number, build: string, env: Record<string, string> }} options `build` is the hash of its
 *   sources
 */
export async function startServer({ root, port, build, env }) {
  const file = logFile(root, "server");
  mkdirSync(dirname(file), { recursive: true });
  const out = openSync(file, "a");
  const [program, ...args] = [...packaged(root, "next/dist/bin/next"), "start", "-p", `${port}`];
  const server = spawn(program, args, {
    cwd: root,
    detached: true,
    stdio: ["ignore", out, out],
    env: { ...env, ...QUIET, NODE_ENV: "production", NEXTAUTH_URL: siteAddress(env.NEXTAUTH_URL, port) },
  });
  closeSync(out);
  server.unref();
  writePid(recordOf(root), server.pid, { port, build });
  await waitForAnswer(root, port, file).catch(async (error) => {
    await stopServer(root);
    throw error;
  });
}

/** Address of the site for NEXTAUTH_URL: a local one takes the port, a public one stays as it was set. */
export function siteAddress(configured, port) {
  const url = new URL(configured);
  if (url.hostname !== "localhost" && url.hostname !== "127.0.0.1") return configured;
  url.port = `${port}`;
  return url.href.replace(/\/$/, "");
}

async function waitForAnswer(root, port, log) {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" }).catch(() => undefined);
    if (response && response.status < 500) return;
    if (response) throw new Failure(`The site starts but answers with error ${response.status}: see its log.`, log);
    if (!runningServer(root)) throw new Failure("The site ended while it started: the end of its log says why.", log);
    if (Date.now() > deadline) throw new Failure(`The site did not answer on port ${port} within three minutes.`, log);
    await pause(100);
  }
}
