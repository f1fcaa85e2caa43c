import { BASIC_LAND_TYPES, type BasicLandType, CARD_TYPES, SUPERTYPES } from "../../model/card";
import { ERAS } from "../../model/era";
import { PLAYERS, type Target } from "../../model/ids";
import { SIMPLE_KEYWORDS } from "../../model/keyword";
import { COLORS, MANA_TYPES, type Mana, parseManaCost } from "../../model/mana";
import { SECTORS } from "../../model/object";
import { STEPS } from "../../model/turn";
import { ZONE_IDS } from "../../model/zone";
import {
  MOST_PIECES,
  type MtgScene,
  SCENE_VERSION,
  type SceneCard,
  type SceneChange,
  type SceneCombat,
  type SceneEffect,
  type SceneFilter,
  type SceneKeyword,
  type ScenePiece,
  type ScenePlayer,
  type SceneShield,
  type SceneThing,
} from "../board";
import {
  both,
  type Fields,
  flag,
  line,
  list,
  may,
  need,
  oneOf,
  type Reader,
  record,
  shaped,
  tally,
  whole,
  wrong,
} from "./readers";

/** Bounds of a scene, so that whatever is read can be laid and checked in little time. */
const MOST_NAME = 80;
const MOST_WORDS = 12;
const MOST_NUMBER = 999;
const MOST_ID = 9999;
const MOST_MOMENT = 9999;
const MOST_DEPTH = 3;
const MOST_EFFECTS = 12;
const MOST_CHANGES = 4;

const amount = whole(0, MOST_NUMBER);
const signed = whole(-MOST_NUMBER, MOST_NUMBER);
const id = whole(1, MOST_ID);
const moment = whole(0, MOST_MOMENT);
const player = oneOf(PLAYERS);
const name = line(MOST_NAME);
const color = oneOf(COLORS);
const cardType = oneOf(CARD_TYPES);
const supertype = oneOf(SUPERTYPES);
const keywordName = oneOf(SIMPLE_KEYWORDS);
const words = <Word>(word: Reader<Word>) => list(word, MOST_WORDS);

const cost: Reader<string> = (value, place) =>
  typeof value === "string" && value.length <= MOST_NAME && parseManaCost(value) !== null
    ? value
    : wrong(place, "NOT_A_COST", value, "{2}{G}{G}");

const target: Reader<Target> = shaped<Target>({
  player: record<{ player: 0 | 1 }>(() => ({ player: need(player) })),
  instance: record<{ instance: number }>(() => ({ instance: need(id) })),
});

const filterTo = (depth: number): Reader<SceneFilter> =>
  record<SceneFilter>(() => ({
    type: may(cardType),
    supertype: may(supertype),
    subtype: may(name),
    color: may(color),
    colorless: may(flag),
    name: may(name),
    keyword: may(keywordName),
    not: may(depth > 0 ? filterTo(depth - 1) : (value, place) => wrong(place, "TOO_LONG", value, String(MOST_DEPTH))),
  }));
const filter = filterTo(MOST_DEPTH);

const keyword: Reader<SceneKeyword> = shaped<SceneKeyword>(
  {
    protectionFrom: record<{ protectionFrom: SceneFilter }>(() => ({ protectionFrom: need(filter) })),
    rampage: record<{ rampage: number }>(() => ({ rampage: need(amount) })),
    landwalk: record<{ landwalk: SceneFilter }>(() => ({ landwalk: need(filter) })),
    blockedOnlyBy: record<{ blockedOnlyBy: SceneFilter }>(() => ({ blockedOnlyBy: need(filter) })),
  },
  keywordName,
);

const card = record<SceneCard>(() => ({
  name: need(name),
  types: need(words(cardType)),
  supertypes: may(words(supertype)),
  subtypes: may(words(name)),
  cost: may(cost),
  colors: may(words(color)),
  power: may(signed),
  toughness: may(signed),
  keywords: may(words(keyword)),
  loyalty: may(amount),
  defense: may(amount),
  enchants: may(
    record<NonNullable<SceneCard["enchants"]>>(() => ({ objects: may(filter), players: may(flag, false) })),
  ),
  counterCap: may(record<NonNullable<SceneCard["counterCap"]>>(() => ({ counter: need(name), most: need(amount) }))),
  lastChapter: may(amount),
  rooms: may(amount),
}));

const shield = record<SceneShield>(() => ({ kind: need(oneOf(["regenerate", "prevent"])), amount: may(amount) }));
const shields = list(shield, MOST_WORDS);

const thing = record<SceneThing>(() => ({
  sort: need(oneOf(["activated", "triggered", "chapter", "room"])),
  source: may(id),
  number: may(amount),
}));

const piece = record<ScenePiece>(() => ({
  id: need(id),
  card: need(whole(0, MOST_PIECES - 1)),
  zone: need(oneOf(ZONE_IDS)),
  owner: need(player),
  controller: may(player),
  tapped: may(flag, false),
  damage: may(amount, 0),
  deathtouched: may(flag, false),
  counters: may(tally(amount, MOST_WORDS)),
  token: may(flag, false),
  copy: may(oneOf(["spell", "card"])),
  attachedTo: may(target),
  attachedAt: may(moment),
  protector: may(player),
  sector: may(oneOf(SECTORS)),
  arrived: may(moment, 0),
  sick: may(flag, false),
  phasedOut: may(flag, false),
  phasedWith: may(id),
  shields: may(shields),
  thing: may(thing),
}));

const mana: Reader<Partial<Mana>> = record<Partial<Mana>>(
  () => Object.fromEntries(MANA_TYPES.map((type) => [type, may(amount, 0)])) as unknown as Fields<Partial<Mana>>,
);

const onePlayer = record<ScenePlayer>(() => ({
  life: may(signed, 20),
  poison: may(amount, 0),
  drewFromEmpty: may(flag, false),
  pool: may(mana),
  dungeon: may(
    record<NonNullable<ScenePlayer["dungeon"]>>(() => ({ piece: need(id), room: need(whole(1, MOST_NUMBER)) })),
  ),
  shields: may(shields),
  library: may(whole(0, MOST_PIECES), 0),
  hand: may(whole(0, MOST_PIECES), 0),
}));

const change: Reader<SceneChange> = shaped<SceneChange>({
  add: record<Extract<SceneChange, { add: unknown }>>(() => ({
    add: need(oneOf(["power", "toughness"])),
    amount: need(signed),
  })),
  set: record<Extract<SceneChange, { set: unknown }>>(() => ({
    set: need(oneOf(["power", "toughness"])),
    amount: need(signed),
  })),
  gain: record<Extract<SceneChange, { gain: unknown }>>(() => ({ gain: need(keyword) })),
  lose: record<Extract<SceneChange, { lose: unknown }>>(() => ({
    lose: need(oneOf([...SIMPLE_KEYWORDS, "abilities"])),
  })),
  become: record<Extract<SceneChange, { become: unknown }>>(() => ({
    become: need(
      record<Extract<SceneChange, { become: unknown }>["become"]>(() => ({
        types: may(words(cardType)),
        subtypes: may(words(name)),
        colors: may(words(color)),
      })),
    ),
    keep: need(flag),
  })),
  becomeLand: record<Extract<SceneChange, { becomeLand: unknown }>>(() => ({
    becomeLand: need(oneOf(Object.keys(BASIC_LAND_TYPES) as BasicLandType[])),
  })),
});

const effect = record<SceneEffect>(() => ({
  on: need(list(id, MOST_PIECES)),
  changes: need(list(change, MOST_CHANGES)),
}));

const combat = record<SceneCombat>(() => ({
  attackers: need(
    list(
      record<SceneCombat["attackers"][number]>(() => ({ id: need(id), target: may(target), band: may(amount) })),
      MOST_PIECES,
    ),
  ),
  blockers: may(
    list(
      record<NonNullable<SceneCombat["blockers"]>[number]>(() => ({
        id: need(id),
        attackers: need(list(id, MOST_PIECES)),
      })),
      MOST_PIECES,
    ),
  ),
  blocked: may(list(id, MOST_PIECES)),
}));

/** The shape of a scene. Fields that say the usual thing are left out of what is read. */
export const sceneShape: Reader<MtgScene> = record<MtgScene>(() => ({
  version: need((value, place) =>
    value === SCENE_VERSION ? SCENE_VERSION : wrong(place, "VERSION", value, String(SCENE_VERSION)),
  ),
  era: need(oneOf(ERAS)),
  variant: may(oneOf(["none", "twoHeaded"]), "none"),
  turn: may(whole(1, MOST_NUMBER), 3),
  first: may(player, 0),
  active: may(player, 0),
  step: may(oneOf(STEPS.map(({ step }) => step)), "main1"),
  cards: need(list(card, MOST_PIECES)),
  players: may(both(onePlayer)),
  pieces: need(list(piece, MOST_PIECES)),
  effects: may(list(effect, MOST_EFFECTS)),
  combat: may(combat),
}));
