import type { PlayerId } from "../../model/ids";
import { MOST_PIECES, type ScenePiece, type SceneShield, type SceneThing } from "../board";
import type { CardNames } from "./card-names";
import { Facts, type LineReader } from "./line-reader";
import { type Mention, type MentionedTarget, mentionAt, mentionBeside } from "./mentions";
import { counterName } from "./read-card";

/** The zone that a heading names, and whose it is. */
export type Heading = { readonly zone: ScenePiece["zone"]; readonly owner: PlayerId };

/** A piece as a line tells of it, or several alike. References are still as the line mentions them. */
export class PieceDraft {
  card: number | null = null;
  cardAt = 0;
  count = 1;
  readonly counters = new Map<string, number>();
  attachedTo: { readonly target: MentionedTarget; readonly at: number } | null = null;
  phasedWith: Mention | null = null;
  thing: { readonly sort: SceneThing["sort"]; readonly number: number | null; readonly source: Mention | null } | null =
    null;

  constructor(
    readonly facts: Facts,
    readonly heading: Heading,
  ) {}
}

const FLAGS = ["tapped", "token", "sick", "phasedOut"] as const;
const COUNTED = ["damage", "sector", "arrived", "attachedAt"] as const;
const STORED = ["loyalty", "defense", "lore"] as const;
const ABILITIES: Readonly<Record<string, SceneThing["sort"]>> = {
  activated: "activated",
  triggered: "triggered",
  chapter: "chapter",
  roomAbility: "room",
};

/** Reads the pieces that a line lays, from a place on. */
export function readPieces(
  reader: LineReader,
  names: CardNames,
  from: number,
  heading: Heading,
): readonly PieceDraft[] {
  const drafts: PieceDraft[] = [new PieceDraft(new Facts(reader.spot(from)), heading)];
  for (let at = from; at < reader.tokens.length; at += 1) {
    if (reader.isTaken(at)) continue;
    const draft = drafts.at(-1) as PieceDraft;
    const card = isArgument(reader, names, at, draft) ? null : names.of(reader, at);
    if (card === null) readMark(reader, names, at, draft);
    else if (draft.card === null) begin(reader, at, card, draft);
    else drafts.push(begin(reader, at, card, new PieceDraft(new Facts(reader.spot(at)), heading)));
  }
  return drafts.filter((draft) => draft.card !== null);
}

/** Whether a name belongs to the word after it, as in 「Bearにつけられている」, and lays no piece. */
function isArgument(reader: LineReader, names: CardNames, at: number, draft: PieceDraft): boolean {
  if (draft.card === null || names.of(reader, at) === null) return false;
  const next = reader.beside(at, 1);
  if (reader.says(next, "counter")) return true;
  if (!["attached", "phasedWith"].some((key) => reader.says(next, key))) return false;
  const after = reader.beside(next, 1);
  return reader.value(after, "player") === null && mentionAt(reader, names, after) === null;
}

/** Begins a piece at its name, with its number before it and how many there are on either side. */
function begin(reader: LineReader, at: number, card: number, draft: PieceDraft): PieceDraft {
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
  if (draft.count > MOST_PIECES || draft.count < 1) {
    reader.note(draft.count < 1 ? "OUT_OF_RANGE" : "TOO_LONG", counted, [`1–${MOST_PIECES}`]);
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

/** Reads one mark of a piece. */
function readMark(reader: LineReader, names: CardNames, at: number, draft: PieceDraft): void {
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

function readCounters(reader: LineReader, at: number, draft: PieceDraft): void {
  const stored = STORED.find((name) => reader.value(at, "counter") === name);
  const isBare = stored !== undefined && !reader.says(reader.beside(at, 1), "counter");
  if (stored !== undefined && !isBare) return;
  reader.take(at);
  const name = stored ?? counterName(reader, at);
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
function readDeathDamage(reader: LineReader, at: number, facts: Facts): void {
  reader.take(at);
  facts.say(reader, "deathtouched", true, at);
  const number = reader.number(at, -1);
  if (number !== null && number.value >= 0) facts.say(reader, "damage", number.value, number.index, at);
}

function readPlace(reader: LineReader, at: number, zone: string, draft: PieceDraft): void {
  reader.take(at);
  draft.facts.say(reader, "zone", zone, at);
  const player = reader.player(at, [-1, 1]);
  if (player !== null) draft.facts.say(reader, "place", player, at);
}

/** Reads whose a piece is, who protects it, what it is a copy of, and its shields. */
function readPeople(reader: LineReader, at: number, facts: Facts): boolean {
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
  const shield = shieldAt(reader, at);
  if (shield !== null) facts.add(reader, "shields", shield, at);
  return shield !== null;
}

/** Returns a shield that a word says, with how much it prevents where it says so. */
export function shieldAt(reader: LineReader, at: number): SceneShield | null {
  const kind = (["regenerate", "prevent"] as const).find((one) => reader.says(at, one));
  if (kind === undefined) return null;
  reader.take(at);
  const number = reader.number(at, -1);
  const damage = reader.besides(at, [1, -1], (one) => reader.says(one, "damage"));
  if (kind === "prevent" && damage >= 0) reader.take(damage);
  return number === null || number.value < 0 ? { kind } : { kind, amount: number.value };
}

/** Reads what a piece is attached to, phased out with, or an ability of. */
function readTies(reader: LineReader, names: CardNames, at: number, draft: PieceDraft): void {
  const sort = Object.keys(ABILITIES).find((key) => reader.says(at, key));
  if (sort !== undefined) {
    reader.take(at);
    const number = reader.number(at, -1);
    const source = mentionBeside(reader, names, at, [1, -1]);
    draft.facts.say(reader, "thing", true, at);
    draft.thing = {
      sort: ABILITIES[sort] ?? "triggered",
      number: number === null || number.value < 0 ? null : number.value,
      source,
    };
  } else if (reader.says(at, "phasedWith")) {
    reader.take(at);
    const mention = mentionBeside(reader, names, at, [1, -1]);
    if (mention === null) {
      reader.note("WHAT_MISSING", at);
      return;
    }
    draft.facts.say(reader, "phasedWith", true, at);
    draft.phasedWith = mention;
  } else if (reader.says(at, "attached")) readAttached(reader, names, at, draft);
}

function readAttached(reader: LineReader, names: CardNames, at: number, draft: PieceDraft): void {
  if (reader.value(reader.beside(at, 1), "zone") !== null) {
    reader.take(at);
    return;
  }
  const fits = (one: number) => reader.value(one, "player") !== null || mentionAt(reader, names, one) !== null;
  const other = reader.besides(at, [1, -1], fits);
  reader.take(at);
  if (other < 0) {
    reader.note("WHAT_MISSING", at, ["#1"]);
    return;
  }
  reader.take(other);
  const seat = reader.value(other, "player");
  const mention = mentionAt(reader, names, other);
  const target = mention ?? { player: seat === "1" ? (1 as const) : (0 as const) };
  draft.facts.say(reader, "attachedTo", true, other, at);
  draft.attachedTo = { target, at: other };
}
