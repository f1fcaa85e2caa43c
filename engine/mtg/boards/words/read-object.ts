import type { PlayerId } from "../../model/ids";
import { type BoardObject, type BoardShield, type BoardStackObject, MAX_BOARD_OBJECTS } from "../board";
import type { CardNameIndex } from "./card-names";
import { FactCollector, type LineReader } from "./line-reader";
import { type Mention, readAdjacentMention, readMentionAt, type TargetMention } from "./mentions";
import { readCounterName } from "./read-card";

/** The zone that a heading names, and whose it is. */
export type ZoneHeading = { readonly zone: BoardObject["zone"]; readonly owner: PlayerId };

/** An object as a line tells of it, or several alike. References are still as the line mentions them. */
export class ObjectDraft {
  card: number | null = null;
  cardAt = 0;
  count = 1;
  readonly counters = new Map<string, number>();
  attachedTo: { readonly target: TargetMention; readonly at: number } | null = null;
  phasedWith: Mention | null = null;
  thing: {
    readonly sort: BoardStackObject["sort"];
    readonly number: number | null;
    readonly source: Mention | null;
  } | null = null;

  constructor(
    readonly facts: FactCollector,
    readonly heading: ZoneHeading,
  ) {}
}

const FLAGS = ["tapped", "token", "sick", "phasedOut"] as const;
const COUNTED = ["damage", "sector", "arrived", "attachedAt"] as const;
const STORED = ["loyalty", "defense", "lore"] as const;
const ABILITIES: Readonly<Record<string, BoardStackObject["sort"]>> = {
  activated: "activated",
  triggered: "triggered",
  chapter: "chapter",
  roomAbility: "room",
};

/** Reads the objects that a line lays, from a place on. */
export function readObjects(
  reader: LineReader,
  names: CardNameIndex,
  from: number,
  heading: ZoneHeading,
): readonly ObjectDraft[] {
  const drafts: ObjectDraft[] = [new ObjectDraft(new FactCollector(reader.spot(from)), heading)];
  for (let at = from; at < reader.tokens.length; at += 1) {
    if (reader.isTaken(at)) continue;
    const draft = drafts.at(-1) as ObjectDraft;
    const card = isArgument(reader, names, at, draft) ? null : names.of(reader, at);
    if (card === null) readMark(reader, names, at, draft);
    else if (draft.card === null) begin(reader, at, card, draft);
    else drafts.push(begin(reader, at, card, new ObjectDraft(new FactCollector(reader.spot(at)), heading)));
  }
  return drafts.filter((draft) => draft.card !== null);
}

/** Whether a name belongs to the word after it, as in 「Bearにつけられている」, and lays no object. */
function isArgument(reader: LineReader, names: CardNameIndex, at: number, draft: ObjectDraft): boolean {
  if (draft.card === null || names.of(reader, at) === null) return false;
  const next = reader.beside(at, 1);
  if (reader.says(next, "counter")) return true;
  if (!["attached", "phasedWith"].some((key) => reader.says(next, key))) return false;
  const after = reader.beside(next, 1);
  return reader.value(after, "player") === null && readMentionAt(reader, names, after) === null;
}

/** Begins an object at its name, with its number before it and how many there are on either side. */
function begin(reader: LineReader, at: number, card: number, draft: ObjectDraft): ObjectDraft {
  reader.take(at);
  draft.card = card;
  draft.cardAt = at;
  const before = reader.beside(at, -1);
  const isFree = before >= 0 && !reader.isTaken(before);
  if (isFree && reader.isKind(before, "ref")) {
    reader.take(before);
    draft.facts.say(reader, "id", reader.tokens[before]?.numbers[0], before);
  }
  const counts = [isFree && reader.isKind(before, "number") ? before : -1, countAfter(reader, at)];
  const counted = counts.find((index) => index >= 0);
  if (counted === undefined) return draft;
  reader.take(counted);
  draft.count = reader.tokens[counted]?.numbers[0] ?? 1;
  if (draft.count > MAX_BOARD_OBJECTS || draft.count < 1) {
    reader.note(draft.count < 1 ? "OUT_OF_RANGE" : "TOO_LONG", counted, [`1–${MAX_BOARD_OBJECTS}`]);
    draft.count = 1;
  }
  return draft;
}

/** The number after a name that says how many there are, as `×2` and 「2枚」 do; -1 if none does. */
function countAfter(reader: LineReader, at: number): number {
  const after = reader.beside(at, 1);
  const token = reader.tokens[after];
  if (token?.kind !== "number") return -1;
  return token.times || /^[枚体つ]/u.test(reader.tokens[after + 1]?.text ?? "") ? after : -1;
}

/** Reads one mark of an object. */
function readMark(reader: LineReader, names: CardNameIndex, at: number, draft: ObjectDraft): void {
  const { facts } = draft;
  if (reader.isKind(at, "open") || reader.isKind(at, "close")) {
    reader.take(at);
    return;
  }
  for (const flag of FLAGS) {
    if (!reader.says(at, flag)) continue;
    reader.take(at);
    facts.say(reader, flag, true, at);
    return;
  }
  for (const field of COUNTED) {
    if (!reader.says(at, field)) continue;
    reader.take(at);
    const number = reader.number(at);
    if (number !== null) facts.say(reader, field, number.value, number.index, at);
    return;
  }
  if (reader.says(at, "counter") || reader.value(at, "counter") !== null) {
    readCounters(reader, at, draft);
    return;
  }
  if (reader.says(at, "deathDamage")) {
    readDeathDamage(reader, at, facts);
    return;
  }
  const zone = reader.value(at, "zone");
  if (zone !== null) {
    readPlace(reader, at, zone, draft);
    return;
  }
  if (readPeople(reader, at, facts)) return;
  readTies(reader, names, at, draft);
}

function readCounters(reader: LineReader, at: number, draft: ObjectDraft): void {
  const stored = STORED.find((name) => reader.value(at, "counter") === name);
  const isBare = stored !== undefined && !reader.says(reader.beside(at, 1), "counter");
  if (stored !== undefined && !isBare) return;
  reader.take(at);
  const name = stored ?? readCounterName(reader, at);
  const number = name === null ? null : reader.number(at, isBare ? undefined : 1);
  if (name === null || number === null) return;
  if (draft.counters.has(name)) {
    reader.note("SAID_TWICE", at);
    return;
  }
  draft.counters.set(name, number.value);
  draft.facts.spots[`counters.${name}`] = reader.spot(number.index);
}

/** Damage by deathtouch, and how much where it says so. */
function readDeathDamage(reader: LineReader, at: number, facts: FactCollector): void {
  reader.take(at);
  facts.say(reader, "deathtouched", true, at);
  const number = reader.number(at, -1);
  if (number !== null && number.value >= 0) facts.say(reader, "damage", number.value, number.index, at);
}

function readPlace(reader: LineReader, at: number, zone: string, draft: ObjectDraft): void {
  reader.take(at);
  draft.facts.say(reader, "zone", zone, at);
  const player = reader.player(at, [-1, 1]);
  if (player !== null) draft.facts.say(reader, "place", player, at);
}

/** Reads whose an object is, who protects it, what it is a copy of, and its shields. */
function readPeople(reader: LineReader, at: number, facts: FactCollector): boolean {
  for (const field of ["controller", "owner", "protector"] as const) {
    if (!reader.says(at, field)) continue;
    reader.take(at);
    const player = reader.player(at, [1, -1]);
    if (player === null) reader.note("WHAT_MISSING", at);
    else facts.say(reader, field, player, at);
    return true;
  }
  if (reader.says(at, "copy")) {
    reader.take(at);
    const spell = reader.besides(at, [1, -1], (one) => reader.says(one, "spell"));
    if (spell >= 0) reader.take(spell);
    facts.say(reader, "copy", spell >= 0 ? "spell" : "card", at);
    return true;
  }
  const shield = readShieldAt(reader, at);
  if (shield !== null) facts.add(reader, "shields", shield, at);
  return shield !== null;
}

/** Returns a shield that a word says, with how much it prevents where it says so. */
export function readShieldAt(reader: LineReader, at: number): BoardShield | null {
  const kind = (["regenerate", "prevent"] as const).find((one) => reader.says(at, one));
  if (kind === undefined) return null;
  reader.take(at);
  const number = reader.number(at, -1);
  const damage = reader.besides(at, [1, -1], (one) => reader.says(one, "damage"));
  if (kind === "prevent" && damage >= 0) reader.take(damage);
  return number === null || number.value < 0 ? { kind } : { kind, amount: number.value };
}

/** Reads what an object is attached to, phased out with, or an ability of. */
function readTies(reader: LineReader, names: CardNameIndex, at: number, draft: ObjectDraft): void {
  const sort = Object.keys(ABILITIES).find((key) => reader.says(at, key));
  if (sort !== undefined) {
    reader.take(at);
    const number = reader.number(at, -1);
    const source = readAdjacentMention(reader, names, at, [1, -1]);
    draft.facts.say(reader, "thing", true, at);
    draft.thing = {
      sort: ABILITIES[sort] ?? "triggered",
      number: number === null || number.value < 0 ? null : number.value,
      source,
    };
  } else if (reader.says(at, "phasedWith")) {
    reader.take(at);
    const mention = readAdjacentMention(reader, names, at, [1, -1]);
    if (mention === null) {
      reader.note("WHAT_MISSING", at);
      return;
    }
    draft.facts.say(reader, "phasedWith", true, at);
    draft.phasedWith = mention;
  } else if (reader.says(at, "attached")) readAttached(reader, names, at, draft);
}

function readAttached(reader: LineReader, names: CardNameIndex, at: number, draft: ObjectDraft): void {
  if (reader.value(reader.beside(at, 1), "zone") !== null) {
    reader.take(at);
    return;
  }
  const fits = (one: number) => reader.value(one, "player") !== null || readMentionAt(reader, names, one) !== null;
  const other = reader.besides(at, [1, -1], fits);
  reader.take(at);
  if (other < 0) {
    reader.note("WHAT_MISSING", at, ["#1"]);
    return;
  }
  reader.take(other);
  const seat = reader.value(other, "player");
  const mention = readMentionAt(reader, names, other);
  const target = mention ?? { player: seat === "1" ? (1 as const) : (0 as const) };
  draft.facts.say(reader, "attachedTo", true, other, at);
  draft.attachedTo = { target, at: other };
}
