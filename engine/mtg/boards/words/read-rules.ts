import { MANA_TYPES } from "../../model/mana";
import type { CardNameIndex } from "./card-names";
import type { FactCollector, LineReader } from "./line-reader";
import { type Mention, readAdjacentMention } from "./mentions";
import { readShieldAt } from "./read-object";

/** Returns whether a token is a word with which a line on the rules, the turn or the step begins. */
export const isRulesWord = (reader: LineReader, at: number): boolean =>
  reader.value(at, "era") !== null ||
  reader.value(at, "step") !== null ||
  ["rules", "turn", "active", "first", "twoHeaded"].some((key) => reader.says(at, key));

/** Reads the rules, the turn and the step that a line tells. */
export function readRules(reader: LineReader, facts: FactCollector): void {
  for (let at = 0; at < reader.tokens.length; at += 1) {
    if (reader.isTaken(at) || !isRulesWord(reader, at)) continue;
    reader.take(at);
    const [era, step] = [reader.value(at, "era"), reader.value(at, "step")];
    if (era !== null) facts.say(reader, "era", era, at);
    else if (step !== null) facts.say(reader, "step", step, at);
    else if (reader.says(at, "twoHeaded")) facts.say(reader, "variant", "twoHeaded", at);
    else if (reader.says(at, "turn")) readTurn(reader, at, facts);
    else if (!reader.says(at, "rules")) {
      const field = reader.says(at, "first") ? "first" : "active";
      const player = reader.player(at, [-1, 1]);
      if (player === null) reader.note("WHAT_MISSING", at);
      else facts.say(reader, field, player, at);
    }
  }
}

/** The number of a turn, or whose turn it is, or both. */
function readTurn(reader: LineReader, at: number, facts: FactCollector): void {
  const player = reader.player(at, [-1, 1]);
  if (player !== null) facts.say(reader, "active", player, at);
  const number = reader.number(at, player === null ? undefined : -1);
  if (number !== null && number.value !== -1) facts.say(reader, "turn", number.value, number.index, at);
}

const NUMBERS: Readonly<Record<string, string>> = {
  life: "life",
  "zone:library": "library",
  "zone:hand": "hand",
  unknownInLibrary: "library",
  unknownInHand: "hand",
};

/** A dungeon that a line mentions, until all objects are known. */
export type DungeonDraft = { readonly piece: Mention; readonly room: number };

/** Reads what a line says of a player, from a place on. */
export function readPlayer(
  reader: LineReader,
  names: CardNameIndex,
  from: number,
  facts: FactCollector,
  onDungeon: (dungeon: DungeonDraft) => void,
): void {
  for (let at = from; at < reader.tokens.length; at += 1) {
    if (reader.isTaken(at)) continue;
    const counted = Object.keys(NUMBERS).find((key) => reader.says(at, key));
    if (counted !== undefined) {
      reader.take(at);
      const number = reader.number(at);
      if (number !== null) facts.say(reader, NUMBERS[counted] ?? counted, number.value, number.index, at);
    } else if (reader.says(at, "poison")) {
      reader.take(at);
      const number = reader.number(at, 1);
      if (number !== null) facts.say(reader, "poison", number.value, number.index, at);
    } else if (reader.says(at, "drewFromEmpty")) {
      reader.take(at);
      facts.say(reader, "drewFromEmpty", true, at);
    } else if (reader.says(at, "pool")) readPool(reader, at, facts);
    else if (reader.says(at, "room")) readRoom(reader, names, at, facts, onDungeon);
    else {
      const shield = readShieldAt(reader, at);
      if (shield !== null) facts.add(reader, "shields", shield, at);
    }
  }
}

/** Mana of a pool: symbols, with a number before those that are many. */
function readPool(reader: LineReader, at: number, facts: FactCollector): void {
  reader.take(at);
  const pool: Record<string, number> = {};
  for (let next = at + 1; next < reader.tokens.length; next += 1) {
    if (reader.isQuiet(next) || reader.says(next, "room")) continue;
    const many = reader.isKind(next, "number") && reader.isKind(next + 1, "mana");
    const symbols = reader.tokens[many ? next + 1 : next];
    if (symbols?.kind !== "mana") break;
    reader.take(next, many ? next + 1 : next);
    const letters =
      symbols.text
        .normalize("NFKC")
        .toLowerCase()
        .match(/\{[^{}]*\}/g) ?? [];
    for (const [index, letter] of letters.map((one) => one.slice(1, -1).trim()).entries()) {
      if (!MANA_TYPES.some((type) => type === letter))
        reader.note(
          "NOT_ONE_OF",
          next,
          MANA_TYPES.map((type) => `{${type.toUpperCase()}}`),
        );
      else pool[letter] = (pool[letter] ?? 0) + (many && index === 0 ? (reader.tokens[next]?.numbers[0] ?? 1) : 1);
    }
    if (many) next += 1;
  }
  if (Object.keys(pool).length === 0) reader.note("WHAT_MISSING", at, ["{R}{R}"]);
  facts.say(reader, "pool", pool, at);
}

function readRoom(
  reader: LineReader,
  names: CardNameIndex,
  at: number,
  facts: FactCollector,
  onDungeon: (dungeon: DungeonDraft) => void,
): void {
  reader.take(at);
  const room = reader.number(at);
  const object = readAdjacentMention(reader, names, at, [1, -1]);
  if (object === null) reader.note("WHAT_MISSING", at, ["#1"]);
  if (room === null || object === null) return;
  facts.say(reader, "dungeon", true, at);
  onDungeon({ piece: object, room: room.value });
}
