import { readFileSync } from "node:fs";
import { Failure } from "../failure.mjs";
import { findEnvFileProblems, hasKeptEnvFile, KEPT_ENV_FILE } from "./env-file.mjs";

const POSTGRES = "write postgresql://user:password@host:port/name";
/** Fewer different signs than this cannot be chance in 32. */
const VARIETY = 10;

/** An address, or a name with the address in angle brackets, as lib/server/env.ts reads it. */
const SENDER = /^(?:[^\p{Cc}<>@"]{1,100}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;

/** Judges of single settings: each gives the end of a sentence about what is wrong and what to write; undefined when all is well. */
const JUDGES = {
  DATABASE_URL: (text) => isAddress(text, /^postgres(ql)?:$/) || `is no address of PostgreSQL: ${POSTGRES}`,
  DATABASE_DIRECT_URL: (text) => isAddress(text, /^postgres(ql)?:$/) || `is no address of PostgreSQL: ${POSTGRES}`,
  DATABASE_OWNER_URL: (text) => isAddress(text, /^postgres(ql)?:$/) || `is no address of PostgreSQL: ${POSTGRES}`,
  DATABASE_READ_URL: (text) => isAddress(text, /^postgres(ql)?:$/) || `is no address of PostgreSQL: ${POSTGRES}`,
  NEXTAUTH_URL: (text) =>
    isAddress(text, /^https?:$/) ||
    "is no http or https address: write the one that browsers use, such as https://cards.example.org",
  NEXTAUTH_SECRET: judgeSecret(" (a new one signs everybody out)"),
  METRICS_TOKEN: judgeSecret(),
  HSTS: (text) =>
    /^(off|\d{1,9}(; includeSubDomains)?(; preload)?)$/.test(text) ||
    'is neither "off" nor a number of seconds, with or without "; includeSubDomains": write one of them, or delete the line',
  SECURITY_CONTACT: (text) =>
    isAddress(text, /^(mailto|https|tel):$/) ||
    "is no contact: write an address such as mailto:security@cards.example.org",
  CATALOGUE_NEWS: (text) =>
    ["listen", "poll"].includes(text) || 'is neither "listen" nor "poll": write one of them, or delete the line',
  SIGN_UP: (text) =>
    ["open", "invited", "closed"].includes(text) ||
    'is neither "open", "invited" nor "closed": write one of them, or delete the line',
  SMTP_URL: (text) =>
    isMailServer(text) ||
    "is no mail server: write smtp://user:password@host:587 or smtps://user:password@host:465, with signs such as @ in them as %40",
  MAIL_FROM: (text) =>
    SENDER.test(text) || "is no sender: write an address such as cards@example.org, or Name <cards@example.org>",
  TRUSTED_PROXIES: whole(0, 10, "the number of your own proxies before the site"),
  PORT: whole(1, 65_535, "the port of the site"),
  SITE_HEAP_MB: whole(256, 1_048_576, "megabytes"),
};
/** Settings of which one is nothing without the other. */
const PAIRS = [
  ["GITHUB_ID", "GITHUB_SECRET"],
  ["GOOGLE_ID", "GOOGLE_SECRET"],
  ["SMTP_URL", "MAIL_FROM"],
];

/**
 * Returns everything that is wrong with some settings, one line each, with what to write. Settings that are not there are no
 * problem here.
 * @param {Record<string, string | undefined>} env
 * @param {readonly string[]} known names of all settings
 */
export function findSettingProblems(env, known) {
  const wrong = Object.entries(JUDGES).flatMap(([name, judge]) => {
    const verdict = env[name] ? judge(env[name]) : true;
    return verdict === true ? [] : [`${name} ${verdict}.`];
  });
  const halves = PAIRS.flatMap((pair) =>
    [pair, pair.toReversed()].flatMap(([here, missing]) =>
      env[here] && !env[missing] ? [`${here} is set without ${missing}: write both, or delete ${here}.`] : [],
    ),
  );
  return [...wrong, ...halves, ...misspelt(env, known)];
}

const EXAMPLE = new URL("../../../.env.example", import.meta.url);
const namesIn = (text) => [...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);

/** Returns the names of all settings: those that `.env.example` explains. */
export const listSettingNames = () => namesIn(readFileSync(EXAMPLE, "utf8"));

/** Returns the names of the settings of a site and its keeper: those that `.env.example` explains before it comes to builds. */
export const listSiteSettingNames = () => namesIn(readFileSync(EXAMPLE, "utf8").split("--- Builds")[0]);

/** Throws a Failure with a line for each problem of the settings in force, and of the lines of `.env`. */
export function checkSettings(root, env) {
  const lines = findEnvFileProblems(root);
  const problems = [...lines, ...findSettingProblems(env, listSettingNames())];
  if (problems.length === 0) return;
  const kept = `cp ${KEPT_ENV_FILE} .env brings back the file with which the site last started.`;
  const back = lines.length > 0 && hasKeptEnvFile(root) ? [kept] : [];
  throw new Failure(["The settings in .env or the environment cannot be used:", ...problems, ...back].join("\n  "));
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
    `is "${text}": write a whole number from ${least} to ${most}, ${what}`;
}

/** The value itself is never told: it would stand in logs. */
function judgeSecret(warning = "") {
  const way = `write 32 or more at random, such as openssl rand -base64 32 prints${warning}`;
  return (text) => {
    if (text.startsWith("change-me")) return `is the example's own, which everybody knows: ${way}`;
    if (text.length < 32) return `has ${text.length} characters: ${way}`;
    if (new Set(text).size < VARIETY) return `repeats a few characters: ${way}`;
    return true;
  };
}

/** Names that are nearly those of settings, where these are not set. */
function misspelt(env, known) {
  return Object.keys(env).flatMap((name) => {
    if (!env[name] || known.includes(name) || !/^[A-Z][A-Z0-9_]{5,}$/i.test(name)) return [];
    const meant = known.find((other) => !env[other] && isNear(name.toUpperCase(), other));
    return meant === undefined ? [] : [`${name} is no setting, and ${meant} is: correct the name, or delete the line.`];
  });
}

const isNear = (name, other) => distance(name, other) <= (other.length < 12 ? 1 : 3);

/** Number of letters to put in, take away or exchange to come from one word to another. */
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
