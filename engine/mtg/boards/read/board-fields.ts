import { BASIC_LAND_TYPES, type BasicLandType, CARD_TYPES, SUPERTYPES } from "../../model/card";
import { ERAS } from "../../model/era";
import { PLAYERS, type Target } from "../../model/ids";
import { SIMPLE_KEYWORDS } from "../../model/keyword";
import { COLORS, MANA_TYPES, type Mana, parseManaCost } from "../../model/mana";
import { SECTORS } from "../../model/object";
import { STEPS } from "../../model/turn";
import { ZONE_IDS } from "../../model/zone";
import {
  BOARD_VERSION,
  type BoardCard,
  type BoardCombat,
  type BoardEffect,
  type BoardEffectChange,
  type BoardFilter,
  type BoardKeyword,
  type BoardObject,
  type BoardPlayer,
  type BoardShield,
  type BoardStackObject,
  MAX_BOARD_OBJECTS,
  type MtgBoard,
} from "../board";
import {
  type FieldReader,
  type FieldReaders,
  optionalField,
  readArray,
  readFlag,
  readInteger,
  readLine,
  readObject,
  readOneOf,
  readPair,
  readTally,
  readUnion,
  reportProblem,
  requiredField,
} from "./readers";

/** Limits of a board, so that every valid board can be built and checked quickly. */
const MOST_NAME = 80;
const MOST_WORDS = 12;
const MOST_NUMBER = 999;
const MOST_ID = 9999;
const MOST_MOMENT = 9999;
const MOST_DEPTH = 3;
const MOST_EFFECTS = 12;
const MOST_CHANGES = 4;

const amount = readInteger(0, MOST_NUMBER);
const signed = readInteger(-MOST_NUMBER, MOST_NUMBER);
const id = readInteger(1, MOST_ID);
const moment = readInteger(0, MOST_MOMENT);
const player = readOneOf(PLAYERS);
const name = readLine(MOST_NAME);
const color = readOneOf(COLORS);
const cardType = readOneOf(CARD_TYPES);
const supertype = readOneOf(SUPERTYPES);
const keywordName = readOneOf(SIMPLE_KEYWORDS);
const words = <Word>(word: FieldReader<Word>) => readArray(word, MOST_WORDS);

const cost: FieldReader<string> = (value, place) =>
  typeof value === "string" && value.length <= MOST_NAME && parseManaCost(value) !== null
    ? value
    : reportProblem(place, "NOT_A_COST", value, "{2}{G}{G}");

const target: FieldReader<Target> = readUnion<Target>({
  player: readObject<{ player: 0 | 1 }>(() => ({ player: requiredField(player) })),
  instance: readObject<{ instance: number }>(() => ({ instance: requiredField(id) })),
});

const filterTo = (depth: number): FieldReader<BoardFilter> =>
  readObject<BoardFilter>(() => ({
    type: optionalField(cardType),
    supertype: optionalField(supertype),
    subtype: optionalField(name),
    color: optionalField(color),
    colorless: optionalField(readFlag),
    name: optionalField(name),
    keyword: optionalField(keywordName),
    not: optionalField(
      depth > 0 ? filterTo(depth - 1) : (value, place) => reportProblem(place, "TOO_LONG", value, String(MOST_DEPTH)),
    ),
  }));
const filter = filterTo(MOST_DEPTH);

const keyword: FieldReader<BoardKeyword> = readUnion<BoardKeyword>(
  {
    protectionFrom: readObject<{ protectionFrom: BoardFilter }>(() => ({ protectionFrom: requiredField(filter) })),
    rampage: readObject<{ rampage: number }>(() => ({ rampage: requiredField(amount) })),
    landwalk: readObject<{ landwalk: BoardFilter }>(() => ({ landwalk: requiredField(filter) })),
    blockedOnlyBy: readObject<{ blockedOnlyBy: BoardFilter }>(() => ({ blockedOnlyBy: requiredField(filter) })),
  },
  keywordName,
);

const card = readObject<BoardCard>(() => ({
  name: requiredField(name),
  types: requiredField(words(cardType)),
  supertypes: optionalField(words(supertype)),
  subtypes: optionalField(words(name)),
  cost: optionalField(cost),
  colors: optionalField(words(color)),
  power: optionalField(signed),
  toughness: optionalField(signed),
  keywords: optionalField(words(keyword)),
  loyalty: optionalField(amount),
  defense: optionalField(amount),
  enchants: optionalField(
    readObject<NonNullable<BoardCard["enchants"]>>(() => ({
      objects: optionalField(filter),
      players: optionalField(readFlag, false),
    })),
  ),
  counterCap: optionalField(
    readObject<NonNullable<BoardCard["counterCap"]>>(() => ({
      counter: requiredField(name),
      most: requiredField(amount),
    })),
  ),
  lastChapter: optionalField(amount),
  rooms: optionalField(amount),
}));

const shield = readObject<BoardShield>(() => ({
  kind: requiredField(readOneOf(["regenerate", "prevent"])),
  amount: optionalField(amount),
}));
const shields = readArray(shield, MOST_WORDS);

const thing = readObject<BoardStackObject>(() => ({
  sort: requiredField(readOneOf(["activated", "triggered", "chapter", "room"])),
  source: optionalField(id),
  number: optionalField(amount),
}));

const object = readObject<BoardObject>(() => ({
  id: requiredField(id),
  card: requiredField(readInteger(0, MAX_BOARD_OBJECTS - 1)),
  zone: requiredField(readOneOf(ZONE_IDS)),
  owner: requiredField(player),
  controller: optionalField(player),
  tapped: optionalField(readFlag, false),
  damage: optionalField(amount, 0),
  deathtouched: optionalField(readFlag, false),
  counters: optionalField(readTally(amount, MOST_WORDS)),
  token: optionalField(readFlag, false),
  copy: optionalField(readOneOf(["spell", "card"])),
  attachedTo: optionalField(target),
  attachedAt: optionalField(moment),
  protector: optionalField(player),
  sector: optionalField(readOneOf(SECTORS)),
  arrived: optionalField(moment, 0),
  sick: optionalField(readFlag, false),
  phasedOut: optionalField(readFlag, false),
  phasedWith: optionalField(id),
  shields: optionalField(shields),
  thing: optionalField(thing),
}));

const mana: FieldReader<Partial<Mana>> = readObject<Partial<Mana>>(
  () =>
    Object.fromEntries(MANA_TYPES.map((type) => [type, optionalField(amount, 0)])) as unknown as FieldReaders<
      Partial<Mana>
    >,
);

const onePlayer = readObject<BoardPlayer>(() => ({
  life: optionalField(signed, 20),
  poison: optionalField(amount, 0),
  drewFromEmpty: optionalField(readFlag, false),
  pool: optionalField(mana),
  dungeon: optionalField(
    readObject<NonNullable<BoardPlayer["dungeon"]>>(() => ({
      piece: requiredField(id),
      room: requiredField(readInteger(1, MOST_NUMBER)),
    })),
  ),
  shields: optionalField(shields),
  library: optionalField(readInteger(0, MAX_BOARD_OBJECTS), 0),
  hand: optionalField(readInteger(0, MAX_BOARD_OBJECTS), 0),
}));

const change: FieldReader<BoardEffectChange> = readUnion<BoardEffectChange>({
  add: readObject<Extract<BoardEffectChange, { add: unknown }>>(() => ({
    add: requiredField(readOneOf(["power", "toughness"])),
    amount: requiredField(signed),
  })),
  set: readObject<Extract<BoardEffectChange, { set: unknown }>>(() => ({
    set: requiredField(readOneOf(["power", "toughness"])),
    amount: requiredField(signed),
  })),
  gain: readObject<Extract<BoardEffectChange, { gain: unknown }>>(() => ({ gain: requiredField(keyword) })),
  lose: readObject<Extract<BoardEffectChange, { lose: unknown }>>(() => ({
    lose: requiredField(readOneOf([...SIMPLE_KEYWORDS, "abilities"])),
  })),
  become: readObject<Extract<BoardEffectChange, { become: unknown }>>(() => ({
    become: requiredField(
      readObject<Extract<BoardEffectChange, { become: unknown }>["become"]>(() => ({
        types: optionalField(words(cardType)),
        subtypes: optionalField(words(name)),
        colors: optionalField(words(color)),
      })),
    ),
    keep: requiredField(readFlag),
  })),
  becomeLand: readObject<Extract<BoardEffectChange, { becomeLand: unknown }>>(() => ({
    becomeLand: requiredField(readOneOf(Object.keys(BASIC_LAND_TYPES) as BasicLandType[])),
  })),
});

const effect = readObject<BoardEffect>(() => ({
  on: requiredField(readArray(id, MAX_BOARD_OBJECTS)),
  changes: requiredField(readArray(change, MOST_CHANGES)),
}));

const combat = readObject<BoardCombat>(() => ({
  attackers: requiredField(
    readArray(
      readObject<BoardCombat["attackers"][number]>(() => ({
        id: requiredField(id),
        target: optionalField(target),
        band: optionalField(amount),
      })),
      MAX_BOARD_OBJECTS,
    ),
  ),
  blockers: optionalField(
    readArray(
      readObject<NonNullable<BoardCombat["blockers"]>[number]>(() => ({
        id: requiredField(id),
        attackers: requiredField(readArray(id, MAX_BOARD_OBJECTS)),
      })),
      MAX_BOARD_OBJECTS,
    ),
  ),
  blocked: optionalField(readArray(id, MAX_BOARD_OBJECTS)),
}));

/** The reader of boards. Fields with their default value are left out of the result. */
export const boardReader: FieldReader<MtgBoard> = readObject<MtgBoard>(() => ({
  version: requiredField((value, place) =>
    value === BOARD_VERSION ? BOARD_VERSION : reportProblem(place, "VERSION", value, String(BOARD_VERSION)),
  ),
  era: requiredField(readOneOf(ERAS)),
  variant: optionalField(readOneOf(["none", "twoHeaded"]), "none"),
  turn: optionalField(readInteger(1, MOST_NUMBER), 3),
  first: optionalField(player, 0),
  active: optionalField(player, 0),
  step: optionalField(readOneOf(STEPS.map(({ step }) => step)), "main1"),
  cards: requiredField(readArray(card, MAX_BOARD_OBJECTS)),
  players: optionalField(readPair(onePlayer)),
  pieces: requiredField(readArray(object, MAX_BOARD_OBJECTS)),
  effects: optionalField(readArray(effect, MOST_EFFECTS)),
  combat: optionalField(combat),
}));
