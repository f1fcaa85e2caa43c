import type { PlayerId } from "../../model/ids";
import type { CardNameIndex } from "./card-names";
import type { LineReader } from "./line-reader";
import { type Mention, readMentionAt, type TargetMention } from "./mentions";

/** Attackers and blockers as lines tell them, until all objects are known. */
export class CombatDraft {
  readonly attackers: { id: Mention; target: TargetMention | "usual" | "gone"; band: number | null }[] = [];
  readonly blockers: { id: Mention; attackers: readonly Mention[] }[] = [];
  readonly blocked: Mention[] = [];
}

const VERBS = ["attack", "block", "blocked"] as const;

/** Returns whether a token is a verb of combat. */
export const isCombatVerb = (reader: LineReader, at: number): boolean => VERBS.some((verb) => reader.says(at, verb));

/** Reads what a line says of combat, part by part. */
export function readCombat(reader: LineReader, names: CardNameIndex, from: number, draft: CombatDraft): void {
  let start = from;
  for (let at = from; at <= reader.tokens.length; at += 1) {
    if (at < reader.tokens.length && !reader.isKind(at, "break")) continue;
    readPart(reader, names, start, at, draft);
    start = at + 1;
  }
}

function readPart(reader: LineReader, names: CardNameIndex, start: number, end: number, draft: CombatDraft): void {
  const verb = find(start, end, (at) => isCombatVerb(reader, at));
  if (verb < 0) {
    readBand(reader, start, end, draft);
    return;
  }
  reader.take(verb);
  const subject = find(start, verb, (at) => /^[がは]$/u.test(reader.tokens[at]?.text ?? ""));
  const split = subject < 0 ? verb : subject;
  const left = mentions(reader, names, start, split);
  const right = mentions(reader, names, split, end);
  const nothing = find(start, end, (at) => reader.says(at, "nothing"));
  if (nothing >= 0) reader.take(nothing);
  if (left.length === 0 && nothing < 0) reader.note("WHAT_MISSING", verb, ["#1"]);
  const first = draft.attackers.length;
  if (reader.says(verb, "attack")) {
    const seat = find(split, end, (at) => reader.value(at, "player") !== null);
    if (seat >= 0) reader.take(seat);
    const player: PlayerId = reader.value(seat, "player") === "1" ? 1 : 0;
    const target = seat >= 0 ? { player } : (right[0] ?? (nothing >= 0 ? "gone" : "usual"));
    for (const id of left) draft.attackers.push({ id, target, band: null });
  } else if (reader.says(verb, "block")) {
    for (const id of left) draft.blockers.push({ id, attackers: right });
  } else draft.blocked.push(...left);
  readBand(reader, start, end, { attackers: draft.attackers.slice(first) });
}

/** The band of attackers that were told last. */
function readBand(reader: LineReader, start: number, end: number, { attackers }: Pick<CombatDraft, "attackers">): void {
  const at = find(start, end, (one) => reader.says(one, "band"));
  if (at < 0) return;
  reader.take(at);
  const number = reader.number(at);
  const last = attackers.at(-1);
  if (number === null || last === undefined) return;
  last.band = number.value;
}

/** All objects that a stretch of a line mentions. */
function mentions(reader: LineReader, names: CardNameIndex, start: number, end: number): readonly Mention[] {
  const found: Mention[] = [];
  for (let at = start; at < end; at += 1) {
    const mention = reader.isTaken(at) ? null : readMentionAt(reader, names, at);
    if (mention === null) continue;
    reader.take(at);
    found.push(mention);
  }
  return found;
}

function find(start: number, end: number, fits: (at: number) => boolean): number {
  for (let at = start; at < end; at += 1) if (fits(at)) return at;
  return -1;
}
