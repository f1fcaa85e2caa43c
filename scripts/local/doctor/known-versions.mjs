/*
 * Facts about versions of other programs, as of November 2026. Whoever makes a release looks them up again:
 * https://www.postgresql.org/support/versioning/ and https://github.com/nodejs/release#release-schedule.
 */

import { say } from "../../words/command-words.mjs";

/**
 * Major versions of PostgreSQL: the first minor version without known faults in safety, and the last day with mended ones.
 * @type {Record<string, { sound: number, end: string }>}
 */
const POSTGRES = {
  14: { sound: 24, end: "2026-11-12" },
  15: { sound: 19, end: "2027-11-11" },
  16: { sound: 15, end: "2028-11-09" },
  17: { sound: 11, end: "2029-11-08" },
  18: { sound: 6, end: "2030-11-14" },
};
/** The day of the sound minor versions. */
const SOUND_SINCE = "2026-08-13";

/** Major versions of Node with the last day of each. */
const NODE = { 20: "2026-04-30", 22: "2027-04-30", 24: "2028-04-30" };

/**
 * Returns a warning about an outdated PostgreSQL version, such as "18.4" or "15.18 (Debian …)"; undefined if there is
 * none.
 */
export function getPostgresWarning(version, isBundled, today) {
  const [, major = "", minor = "0"] = /^(\d+)(?:\.(\d+))?/.exec(version) ?? [];
  const known = POSTGRES[major];
  if (known === undefined) return undefined;
  if (today > known.end) return say("doctor.postgresEnded", { major, end: known.end });
  if (Number(minor) >= known.sound) return undefined;
  const values = { version: `${major}.${minor}`, sound: `${major}.${known.sound}`, day: SOUND_SINCE };
  return say(isBundled ? "doctor.postgresBundled" : "doctor.postgresBehind", values);
}

/** Returns a warning about a Node version without support, or with an odd major number; undefined if there is none. */
export function getNodeWarning(version, today) {
  const major = Number.parseInt(version, 10);
  const end = NODE[major];
  if (end !== undefined && today > end) return say("doctor.nodeEnded", { version, end });
  return major % 2 === 1 ? say("doctor.nodeOdd", { version }) : undefined;
}
