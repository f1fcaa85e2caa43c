import type { BoardEffectChange, BoardKeyword } from "../board";
import type { CardNameIndex } from "./card-names";
import type { LineReader } from "./line-reader";
import { type Mention, readMentionAt } from "./mentions";
import { readKeywordsAt } from "./read-filter";

/** An effect as a line tells it, until all objects are known. */
export type EffectDraft = { readonly on: readonly Mention[]; readonly changes: readonly BoardEffectChange[] };

const VERBS = ["gain", "lose", "become", "alsoBecome"] as const;
type Verb = (typeof VERBS)[number];
const BASICS: readonly string[] = ["Plains", "Island", "Swamp", "Mountain", "Forest"];

/** Returns the verb that a token is, of those that change objects. */
export const getEffectVerbAt = (reader: LineReader, at: number): Verb | null =>
  VERBS.find((verb) => reader.says(at, verb)) ?? null;

/** Reads an effect: the objects before its changes, then each change. */
export function readEffect(reader: LineReader, names: CardNameIndex, from: number): EffectDraft {
  const on: Mention[] = [];
  let at = from;
  for (; at < reader.tokens.length; at += 1) {
    if (reader.isKind(at, "colon") || reader.says(at, "ability")) break;
    if (reader.isTaken(at) || reader.isQuiet(at) || reader.isKind(at, "break") || isOn(reader, at)) continue;
    const mention = readMentionAt(reader, names, at);
    if (mention === null) break;
    reader.take(at);
    on.push(mention);
  }
  for (let next = at; next < reader.tokens.length; next += 1) if (reader.says(next, "nothing")) reader.take(next);
  const changes: BoardEffectChange[] = [];
  for (const [start, end] of segments(reader, at)) changes.push(...changesIn(reader, start, end));
  return { on, changes };
}

/** Words that stand between the head of an effect and its objects. */
function isOn(reader: LineReader, at: number): boolean {
  if (!reader.says(at, "attached") && !reader.says(at, "effect") && !reader.says(at, "nothing")) return false;
  reader.take(at);
  return true;
}

/** Parts of a line between separators that stand in no brackets. */
function segments(reader: LineReader, from: number): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  let start = from;
  let depth = 0;
  for (let at = from; at <= reader.tokens.length; at += 1) {
    if (reader.isKind(at, "open")) depth += 1;
    if (reader.isKind(at, "close")) depth -= 1;
    if (at < reader.tokens.length && (depth > 0 || !reader.isKind(at, "break"))) continue;
    if (at > start) found.push([start, at]);
    start = at + 1;
  }
  return found;
}

/** The changes of one part. A verb rules what follows it, or what goes before it where the part ends with the verb. */
function changesIn(reader: LineReader, start: number, end: number): readonly BoardEffectChange[] {
  const verbs: number[] = [];
  for (let at = start; at < end; at += 1) if (getEffectVerbAt(reader, at) !== null) verbs.push(at);
  reader.take(...verbs);
  const [first] = verbs;
  if (first === undefined) return ruled(reader, start, end, null);
  let isLast = false;
  for (let at = start; at < first; at += 1)
    isLast ||= reader.says(at, "ability") || (!reader.isTaken(at) && !reader.isQuiet(at));
  return verbs.flatMap((at, index) => {
    const [from, to] = isLast
      ? [index === 0 ? start : (verbs[index - 1] ?? start) + 1, at]
      : [at + 1, verbs[index + 1] ?? end];
    const verb = getEffectVerbAt(reader, at);
    return ruled(reader, from, to, verb);
  });
}

/** The changes that one verb makes with the words it rules. */
function ruled(reader: LineReader, from: number, to: number, verb: Verb | null): readonly BoardEffectChange[] {
  const numbers = strengths(reader, from, to, verb);
  if (verb === "become" || verb === "alsoBecome") {
    const become = becoming(reader, from, to, verb === "alsoBecome");
    return become === null ? numbers : [...numbers, become];
  }
  const keywords: BoardKeyword[] = [];
  let saysAbilities = false;
  for (let at = from; at < to; at += 1) {
    if (reader.says(at, "ability")) saysAbilities = true;
    if (!reader.isTaken(at)) keywords.push(...(readKeywordsAt(reader, at) ?? []));
  }
  if (verb !== "lose") return [...numbers, ...keywords.map((gain) => ({ gain }))];
  const lost = keywords.filter((keyword): keyword is Extract<BoardKeyword, string> => typeof keyword === "string");
  if (lost.length < keywords.length) reader.note("NOT_HERE", from);
  else if (lost.length === 0 && !saysAbilities) reader.note("WHAT_MISSING", Math.max(0, from - 1));
  return [
    ...numbers,
    ...(lost.length === 0 && saysAbilities ? [{ lose: "abilities" as const }] : lost.map((lose) => ({ lose }))),
  ];
}

/** Changes of power and toughness: added where the number has a sign, set where it has none or stands after `=`. */
function strengths(reader: LineReader, from: number, to: number, verb: Verb | null): readonly BoardEffectChange[] {
  const found: BoardEffectChange[] = [];
  for (let at = from; at < to; at += 1) {
    const token = reader.tokens[at];
    if (token === undefined || reader.isTaken(at)) continue;
    const sets = (signed: boolean, place: number) => !signed || reader.isKind(place - 1, "equals") || verb === "become";
    if (token.kind === "pair") {
      reader.take(at);
      const [power = 0, toughness = 0] = token.numbers;
      const isSet = sets(token.signed, at);
      found.push(change(isSet, "power", power), change(isSet, "toughness", toughness));
    }
    const field = (["power", "toughness"] as const).find((key) => reader.says(at, key));
    if (field === undefined) continue;
    reader.take(at);
    const next = reader.beside(at, 1);
    const number = reader.number(at);
    if (number !== null) found.push(change(sets(reader.tokens[next]?.signed ?? false, next), field, number.value));
  }
  return found;
}

const change = (isSet: boolean, field: "power" | "toughness", amount: number): BoardEffectChange =>
  isSet ? { set: field, amount } : { add: field, amount };

/** The types, subtypes and colours that something becomes; a basic land type alone makes it such a land. */
function becoming(reader: LineReader, from: number, to: number, keep: boolean): BoardEffectChange | null {
  const become: { types: string[]; subtypes: string[]; colors: string[] } = { types: [], subtypes: [], colors: [] };
  let isBracketed = false;
  for (let at = from; at < to; at += 1) {
    if (reader.isTaken(at)) continue;
    const token = reader.tokens[at];
    const [type, subtype, color] = [reader.value(at, "type"), reader.value(at, "subtype"), reader.value(at, "color")];
    if (type !== null) become.types.push(type);
    else if (subtype !== null) become.subtypes.push(subtype);
    else if (color !== null) become.colors.push(color);
    else if (token?.kind === "name") become.subtypes.push(token.name ?? "");
    else if (token?.kind === "open" || token?.kind === "close") isBracketed = true;
    else if (token?.kind !== "dash" && token?.kind !== "break") continue;
    reader.take(at);
  }
  const [land] = become.subtypes;
  const isEmpty = become.types.length + become.subtypes.length + become.colors.length === 0;
  if (isEmpty && !isBracketed) return null;
  const isLand =
    !isBracketed && become.types.length === 0 && become.colors.length === 0 && become.subtypes.length === 1;
  if (isLand && land !== undefined && BASICS.includes(land)) return { becomeLand: land } as BoardEffectChange;
  return { become, keep } as unknown as BoardEffectChange;
}
