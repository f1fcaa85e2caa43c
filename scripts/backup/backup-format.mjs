import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { Failure } from "../local/failure.mjs";
import { say } from "../words/command-words.mjs";

/*
 * A backup is gzipped text, one JSON value to a line: a head; for each table a line that names it, its rows as objects, and a line with
 * their number; and an end with the hash of all lines before it. So it can be looked through with common tools, and loaded into any
 * version of PostgreSQL.
 */

/** Format name in a backup's first line. It changes when older releases cannot read new backups. */
export const BACKUP_FORMAT = "grimoire-backup/1";

const LINE_END = 0x0a;
const MEGABYTE = 1024 * 1024;
/** Bytes of the longest line that is read. The largest rows are drafts with their pictures, of some 50 MB. */
const LONGEST = 128 * MEGABYTE;
/** Levels of nesting in a line, which rows have a few of. Each takes memory while a line is read, so long lines are looked at before. */
const DEEPEST = 100;
const LONG = 64 * 1024;

/** Creates a hash over the lines of a backup, added one by one. */
export function createLineHash() {
  const hash = createHash("sha256");
  return { add: (line) => hash.update(line).update("\n"), hex: () => hash.digest("hex") };
}

/**
 * Reads a backup line by line and calls the given callbacks. Throws a Failure if the file is not a backup, is
 * incomplete, or has been changed.
 * @returns {Promise<{ head: object, rows: number }>}
 */
export async function readBackup(file, { onHead, onTable, onRow, onTableEnd } = {}) {
  const broken = (key, values) => new Failure(say("backup.broken", { file, problem: say(key, values) }));
  const hash = createLineHash();
  const state = { head: null, table: null, inTable: 0, rows: 0, end: null };
  for await (const line of linesOf(file, broken)) {
    if (state.end !== null) throw broken("backup.goesOn");
    const value = parsed(line, broken);
    if (state.head === null) {
      if (value.format !== BACKUP_FORMAT || !Array.isArray(value.migrations))
        throw new Failure(say("backup.unknownFormat", { file }));
      state.head = value;
      await onHead?.(value);
    } else if (state.table === null && value.end !== undefined) {
      if (value.end !== hash.hex() || value.rows !== state.rows) throw broken("backup.changed");
      state.end = value;
    } else if (state.table === null) {
      if (typeof value.table !== "string" || !isNames(value.columns)) throw broken("backup.badLine");
      state.table = value.table;
      state.inTable = 0;
      await onTable?.(value);
    } else if (value.endOfTable === state.table) {
      if (value.rows !== state.inTable) throw broken("backup.lacksRows", { table: state.table });
      await onTableEnd?.(state.table);
      state.table = null;
    } else {
      state.inTable += 1;
      state.rows += 1;
      await onRow?.(line);
    }
    if (state.end === null) hash.add(line);
  }
  if (state.end === null) throw broken("backup.cutOff");
  return { head: state.head, rows: state.rows };
}

/** The lines of a packed file. A longer one than any row can be ends the reading before it fills the memory. */
async function* linesOf(file, broken) {
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => {});
  let parts = [];
  let length = 0;
  try {
    for await (const chunk of unpacked) {
      let from = 0;
      for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, from)) {
        yield Buffer.concat([...parts, chunk.subarray(from, end)]).toString("utf8");
        parts = [];
        length = 0;
        from = end + 1;
      }
      parts.push(chunk.subarray(from));
      length += chunk.length - from;
      if (length > LONGEST) throw broken("backup.longLine", { n: LONGEST / MEGABYTE });
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (/^E[A-Z]+$/.test(error.code)) throw new Failure(say("backup.unreadable", { file, message: error.message }));
    throw broken("backup.notPacked");
  }
  if (length > 0) yield Buffer.concat(parts).toString("utf8");
}

/** The object that a line holds. */
function parsed(line, broken) {
  if (line.length > LONG && isDeep(line)) throw broken("backup.deepLine");
  let value;
  try {
    value = JSON.parse(line);
  } catch {
    throw broken("backup.badLine");
  }
  if (typeof value !== "object" || value === null) throw broken("backup.badLine");
  return value;
}

const isNames = (value) => Array.isArray(value) && value.every((name) => typeof name === "string");

/** Returns whether a line of JSON is nested more than `DEEPEST` levels. */
function isDeep(line) {
  let [levels, quoted] = [0, false];
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at];
    if (quoted && sign === "\\") at += 1;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === "{" || sign === "[")) levels += 1;
    else if (!quoted && (sign === "}" || sign === "]")) levels -= 1;
    if (levels > DEEPEST) return true;
  }
  return false;
}
