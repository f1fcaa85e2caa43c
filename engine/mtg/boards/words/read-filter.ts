import type { BoardFilter, BoardKeyword } from "../board";
import type { LineReader } from "./line-reader";

type Draft = { -readonly [Key in keyof BoardFilter]: BoardFilter[Key] };

/** The deepest nesting that is followed. Boards allow less. */
const MOST_DEPTH = 8;

/** Returns conditions that follow a word, in brackets or bare. A second condition of one sort begins another filter. */
export function readFiltersAfter(reader: LineReader, index: number): readonly BoardFilter[] {
  const start = reader.beside(index, 1);
  if (start < 0) return [];
  if (reader.isKind(start, "open")) return [bracketed(reader, start, 0)];
  const found: Draft[] = [];
  for (let at = start; at >= 0 && at < reader.tokens.length; at += 1) {
    if (reader.isKind(at, "break") || reader.isKind(at, "close") || reader.isTaken(at)) break;
    if (reader.isQuiet(at)) continue;
    const isWith = reader.tokens[at - 1]?.text.toLowerCase() === "with";
    if (reader.value(at, "keyword") !== null && !isWith) break;
    const part = atom(reader, at, 0);
    if (part === null) break;
    const last = found.at(-1);
    if (last === undefined || Object.keys(part).some((key) => Object.hasOwn(last, key))) found.push({ ...part });
    else Object.assign(last, part);
  }
  return found;
}

/** All conditions between a bracket and the one that closes it. */
function bracketed(reader: LineReader, open: number, depth: number): BoardFilter {
  const filter: Draft = {};
  reader.take(open);
  if (depth > MOST_DEPTH) {
    reader.note("TOO_LONG", open);
    reader.take(...reader.tokens.keys());
    return filter;
  }
  for (let at = open + 1; at < reader.tokens.length; at += 1) {
    if (reader.isTaken(at) || reader.isQuiet(at)) continue;
    if (reader.isKind(at, "break")) continue;
    if (reader.isKind(at, "close")) {
      reader.take(at);
      return filter;
    }
    const part = atom(reader, at, depth);
    if (part === null) continue;
    if (Object.keys(part).some((key) => Object.hasOwn(filter, key))) reader.note("SAID_TWICE", at);
    Object.assign(filter, part);
  }
  reader.note("NOT_CLOSED", open);
  return filter;
}

/** One condition; `null` where none begins. */
function atom(reader: LineReader, at: number, depth: number): BoardFilter | null {
  for (const field of ["type", "supertype", "subtype", "color", "keyword"] as const) {
    const value = reader.value(at, field);
    if (value === null) continue;
    reader.take(at);
    return { [field]: value };
  }
  if (reader.says(at, "anything")) return taken(reader, at, {});
  if (reader.says(at, "noColor")) return taken(reader, at, { colorless: true });
  if (reader.says(at, "anyColor")) return taken(reader, at, { colorless: false });
  if (reader.says(at, "named")) return quoted(reader, at, "name");
  if (reader.says(at, "subtypeWord")) return quoted(reader, at, "subtype");
  if (!reader.says(at, "not")) return null;
  reader.take(at);
  const next = reader.beside(at, 1);
  if (next < 0) return null;
  const inner = reader.isKind(next, "open") ? bracketed(reader, next, depth + 1) : atom(reader, next, depth);
  return inner === null ? null : { not: inner };
}

function taken(reader: LineReader, at: number, filter: BoardFilter): BoardFilter {
  reader.take(at);
  return filter;
}

/** A condition on a name of the writer's own. */
function quoted(reader: LineReader, at: number, field: "name" | "subtype"): BoardFilter | null {
  reader.take(at);
  const next = reader.beside(at, 1);
  const token = reader.tokens[next];
  if (token?.kind !== "name" && token?.kind !== "unknown") {
    reader.note("WHAT_MISSING", at);
    return null;
  }
  reader.take(next);
  return { [field]: token.name ?? token.text };
}

/** Returns the keyword abilities that a word at a place says, with all that belongs to them; `null` if it says none. */
export function readKeywordsAt(reader: LineReader, at: number): readonly BoardKeyword[] | null {
  const simple = reader.value(at, "keyword");
  const walk = reader.value(at, "walk");
  if (simple === null && walk === null && !LONG.some((key) => reader.says(at, key))) return null;
  reader.take(at);
  if (simple !== null) return [simple as BoardKeyword];
  if (walk !== null) return [{ landwalk: { subtype: walk } }];
  if (reader.says(at, "band")) return ["banding"];
  if (reader.says(at, "rampage")) {
    const number = reader.number(at);
    return number === null ? [] : [{ rampage: number.value }];
  }
  const filters = readFiltersAfter(reader, at);
  if (filters.length === 0) reader.note("WHAT_MISSING", at);
  const kind = reader.says(at, "protectionFrom")
    ? "protectionFrom"
    : reader.says(at, "landwalk")
      ? "landwalk"
      : "blockedOnlyBy";
  return filters.map((filter) => ({ [kind]: filter }) as BoardKeyword);
}

/** Words of keywords that need something further, and the name of one that has two meanings. */
const LONG = ["band", "rampage", "protectionFrom", "landwalk", "blockedOnlyBy"];
