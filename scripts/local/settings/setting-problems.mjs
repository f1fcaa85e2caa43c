import { readFileSync } from "node:fs";
import { say } from "../../words/command-words.mjs";
import { Failure } from "../failure.mjs";
import { findEnvFileProblems, hasKeptEnvFile, KEPT_ENV_FILE } from "./env-file.mjs";

/** Minimum number of different characters in a random secret of 32. */
const VARIETY = 10;

/** An address, or a name with the address in angle brackets, as lib/server/env.ts reads it. */
const SENDER = /^(?:[^\p{Cc}<>@"]{1,100}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;

/** Judges of single settings: each gives the end of a sentence about what is wrong and what to write; undefined when all is well. */
const JUDGES = {
  DATABASE_URL: judgeDatabase,
  DATABASE_DIRECT_URL: judgeDatabase,
  DATABASE_OWNER_URL: judgeDatabase,
  DATABASE_READ_URL: judgeDatabase,
  NEXTAUTH_URL: (text) => isAddress(text, /^https?:$/) || say("settings.site"),
  NEXTAUTH_SECRET: judgeSecret("settings.newSecret"),
  METRICS_TOKEN: judgeSecret("settings.writeSecret"),
  HSTS: (text) => /^(off|\d{1,9}(; includeSubDomains)?(; preload)?)$/.test(text) || say("settings.hsts"),
  SECURITY_CONTACT: (text) => isAddress(text, /^(mailto|https|tel):$/) || say("settings.contact"),
  CATALOGUE_NEWS: oneOf("listen", "poll"),
  SIGN_UP: oneOf("open", "invited", "closed"),
  SMTP_URL: (text) => isMailServer(text) || say("settings.smtp"),
  MAIL_FROM: (text) => SENDER.test(text) || say("settings.sender"),
  TRUSTED_PROXIES: whole(0, 10, "settings.proxies"),
  PORT: whole(1, 65_535, "settings.port"),
  SITE_HEAP_MB: whole(256, 1_048_576, "settings.megabytes"),
};
/** Settings that are only valid together. */
const PAIRS = [
  ["GITHUB_ID", "GITHUB_SECRET"],
  ["GOOGLE_ID", "GOOGLE_SECRET"],
  ["SMTP_URL", "MAIL_FROM"],
];

/**
 * Returns one line for each invalid setting, with a valid form of it. Missing settings are not reported.
 * @param {Record<string, string | undefined>} env
 * @param {readonly string[]} known names of all settings
 */
export function findSettingProblems(env, known) {
  const wrong = Object.entries(JUDGES).flatMap(([name, judge]) => {
    const verdict = env[name] ? judge(env[name]) : true;
    return verdict === true ? [] : [say("settings.problem", { name, problem: verdict })];
  });
  const halves = PAIRS.flatMap((pair) =>
    [pair, pair.toReversed()].flatMap(([here, missing]) =>
      env[here] && !env[missing] ? [say("settings.pair", { here, missing })] : [],
    ),
  );
  return [...wrong, ...halves, ...misspelt(env, known)];
}

const EXAMPLE = new URL("../../../.env.example", import.meta.url);
const namesIn = (text) => [...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);

/** Returns the names of all settings in `.env.example`. */
export const listSettingNames = () => namesIn(readFileSync(EXAMPLE, "utf8"));

/** Returns the names of the runtime settings: those in `.env.example` before the section on builds. */
export const listSiteSettingNames = () => namesIn(readFileSync(EXAMPLE, "utf8").split("--- Builds")[0]);

/**
 * Throws a Failure with a line for each invalid setting and each invalid line of `.env`. Returns nothing if all are
 * valid.
 */
export function checkSettings(root, env) {
  const lines = findEnvFileProblems(root);
  const problems = [...lines, ...findSettingProblems(env, listSettingNames())];
  if (problems.length === 0) return;
  const back = lines.length > 0 && hasKeptEnvFile(root) ? [say("settings.keptCopy", { file: KEPT_ENV_FILE })] : [];
  throw new Failure([say("settings.invalid"), ...problems, ...back].join("\n  "));
}

function judgeDatabase(text) {
  return isAddress(text, /^postgres(ql)?:$/) || say("settings.postgres");
}

function isAddress(text, protocol) {
  return URL.canParse(text) && protocol.test(new URL(text).protocol);
}

/** As lib/server/mail/parse-smtp-url.ts reads it. */
function isMailServer(text) {
  if (!isAddress(text, /^smtps?:$/)) return false;
  const { hostname, pathname, search } = new URL(text);
  return hostname !== "" && /^\/?$/.test(pathname) && /^(\?tls=off)?$/.test(search);
}

function whole(least, most, what) {
  return (text) =>
    (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most) ||
    say("settings.whole", { text, least, most, what: say(what) });
}

/** Checks a secret. Messages never contain its value, because they may be logged. */
function judgeSecret(key) {
  return (text) => {
    const write = say(key);
    if (text.startsWith("change-me")) return say("settings.exampleSecret", { write });
    if (text.length < 32) return say("settings.shortSecret", { length: text.length, write });
    if (new Set(text).size < VARIETY) return say("settings.weakSecret", { write });
    return true;
  };
}

function oneOf(...words) {
  return (text) => words.includes(text) || say("settings.choice", { choices: words.join(say("list.join")) });
}

/** Names that are nearly those of settings, where these are not set. */
function misspelt(env, known) {
  return Object.keys(env).flatMap((name) => {
    if (!env[name] || known.includes(name) || !/^[A-Z][A-Z0-9_]{5,}$/i.test(name)) return [];
    const meant = known.find((other) => !env[other] && isNear(name.toUpperCase(), other));
    return meant === undefined ? [] : [say("settings.misspelt", { name, meant })];
  });
}

const isNear = (name, other) => distance(name, other) <= (other.length < 12 ? 1 : 3);

/** Returns the edit distance between two words: the number of inserted, deleted or replaced letters. */
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length];
}
