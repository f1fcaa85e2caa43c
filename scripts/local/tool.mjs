import { spawn } from "node:child_process";
import { closeSync, fchmodSync, openSync, writeSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { createInterface } from "node:readline";
import { Failure } from "./failure.mjs";
import { makeDataFolder, makePrivateFolder } from "./private-files.mjs";

/** Returns the path of the log file of a step. */
export const getLogFile = (root, name) => resolve(root, "data/logs", `${name}.log`);

/** Opens the log of a step, readable by its owner alone. `how` is "w" to overwrite or "a" to append. */
export function openLog(root, name, how) {
  const file = getLogFile(root, name);
  makeDataFolder(root);
  makePrivateFolder(dirname(file));
  const out = openSync(file, how, 0o600);
  // A file of an earlier release may be open to others.
  fchmodSync(out, 0o600);
  return { file, out };
}

/** Environment of every tool we start: no prompts, no telemetry, no update checks. */
export const QUIET_ENVIRONMENT = {
  CHECKPOINT_DISABLE: "1",
  NEXT_TELEMETRY_DISABLED: "1",
  PRISMA_HIDE_UPDATE_MESSAGE: "1",
  npm_config_audit: "false",
  npm_config_fund: "false",
  npm_config_update_notifier: "false",
};

/**
 * Runs a program to its end and writes its output to `data/logs/<log>.log`. Throws a Failure with `hint` when it fails.
 * @param {string[]} command the program and its arguments
 * @param {{ root: string, log: string, hint: string, env?: Record<string, string>, onLine?: (line: string) => void }} options
 *   `onLine` gets each line of its standard output as it is written
 */
export async function runTool([program, ...args], { root, log, hint, env = process.env, onLine }) {
  const { file, out } = openLog(root, log, "w");
  const code = await new Promise((done, fail) => {
    const stdio = ["ignore", onLine ? "pipe" : out, out];
    const child = spawn(program, args, { cwd: root, env: { ...env, ...QUIET_ENVIRONMENT }, stdio });
    child.stdout?.on("data", (data) => writeSync(out, data));
    if (onLine) createInterface({ input: child.stdout }).on("line", onLine);
    child.once("error", fail);
    child.once("close", (status, signal) => done(status ?? signal));
  }).catch((error) => error.code);
  closeSync(out);
  if (code !== 0) throw new Failure(hint, file);
}

/** Returns the first words of a command that runs a program of an installed package. */
export const getPackageCommand = (root, name) => [process.execPath, resolve(root, "node_modules", name)];

/** Returns the first words of a command that runs npm, with the npm that started this process if there is one. */
export function getNpmCommand(env = process.env) {
  return env.npm_execpath?.endsWith(".js") ? [process.execPath, env.npm_execpath] : ["npm"];
}
