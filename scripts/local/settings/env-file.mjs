import { chmodSync, existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import util from "node:util";
import { say } from "../../words/command-words.mjs";
import { makeDataFolder } from "../private-files.mjs";

/** Path of the copy of `.env` from the last successful start of the site. */
export const KEPT_ENV_FILE = "data/env.kept";
/** The copy before that, from before the secret changed: what it encrypted cannot be read with another one. */
const KEPT_BEFORE = "data/env.kept.old";

const envFile = (root) => resolve(root, ".env");

/** Returns the settings in `.env` under `root`; empty if the file is missing. */
export const readEnvFile = (root) => readSettings(envFile(root));

const readText = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");
const readSettings = (file) => util.parseEnv(readText(file));

/** Replaces the text of `.env` under `root` with the result of `change`. */
export function changeEnvFile(root, change) {
  writeWhole(envFile(root), change(readText(envFile(root))));
}

/** Returns the text of `.env` with the settings set. Each replaces its existing line, or is appended. */
export function setEnvLines(text, added) {
  return Object.entries(added).reduce((before, [name, value]) => {
    const line = `${name}="${value}"`;
    const there = new RegExp(`^[ \\t]*${name}[ \\t]*=.*$`, "m");
    return there.test(before) ? before.replace(there, () => line) : `${before.replace(/([^\n])$/, "$1\n")}${line}\n`;
  }, text);
}

/**
 * Returns a sentence for each line of `.env` that is not a setting or has an unclosed quote. The settings after such a
 * line may be lost. The value itself is not shown, because it may be secret.
 */
export function findEnvFileProblems(root) {
  return readText(envFile(root))
    .split(/\r?\n/)
    .flatMap((line, at) => {
      const fault = lineFault(line.trim(), at + 1);
      return fault === undefined ? [] : [fault];
    });
}

function lineFault(text, line) {
  if (text === "" || text.startsWith("#")) return undefined;
  const [, name, quote, rest] = /^(?:export\s+)?([\w.-]+)\s*=\s*(["'`]?)(.*)$/.exec(text) ?? [];
  if (name === undefined) return say("settings.notSetting", { line });
  if (quote === "" || rest.includes(quote)) return undefined;
  return say("settings.openQuote", { line, name });
}

/** Copies `.env` to a file that only its owner may read. */
export function keepEnvFile(root) {
  const kept = resolve(root, KEPT_ENV_FILE);
  const text = readText(envFile(root));
  if (text === "" || text === readText(kept)) return;
  makeDataFolder(root);
  const before = readSettings(kept).NEXTAUTH_SECRET;
  if (before && before !== readEnvFile(root).NEXTAUTH_SECRET) renameSync(kept, resolve(root, KEPT_BEFORE));
  writeWhole(kept, text);
}

/** Returns whether a copy of `.env` exists. */
export const hasKeptEnvFile = (root) => existsSync(resolve(root, KEPT_ENV_FILE));

/** Writes a file so that it is there whole or as it was, even when the power goes; only its owner may read it. */
function writeWhole(file, text) {
  const target = realPath(file);
  const next = `${target}.new`;
  rmSync(next, { force: true });
  writeFileSync(next, text, { mode: 0o600, flush: true });
  chmodSync(next, 0o600);
  renameSync(next, target);
}

/** The file itself where `.env` is a link to it, as on machines that keep settings elsewhere. */
const realPath = (file) => (existsSync(file) ? realpathSync(file) : file);
