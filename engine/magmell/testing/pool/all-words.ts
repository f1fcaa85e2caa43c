import type {
  Ability,
  Duration,
  EventPattern,
  EventReplacement,
  RestrictableAction,
  TargetSpec,
} from "../../model/ability";
import { RESTRICTABLE_ACTIONS } from "../../model/ability";
import type { EffectVerb } from "../../model/effect";
import type { ComparisonOperator, Condition, Filter, PlayerRef, Select } from "../../model/select";
import { ZONE_IDS } from "../../model/zone";
import { EVENT_PARTS } from "./event-parts";

/** The keys of all members of a union. */
type KeysOf<Union> = Union extends object ? keyof Union : never;
/** A union's words: the strings themselves, and the first keys of its objects. */
type VocabularyWord<Union> = (Union extends string ? Union : never) | KeysOf<Exclude<Union, string>>;

const VERBS = {
  damage: 1,
  removeDamage: 1,
  gainLife: 1,
  loseLife: 1,
  setLife: 1,
  draw: 1,
  discard: 1,
  discardThese: 1,
  destroy: 1,
  return: 1,
  summon: 1,
  put: 1,
  negate: 1,
  wake: 1,
  rest: 1,
  turnFaceUp: 1,
  turnFaceDown: 1,
  putCounters: 1,
  removeCounters: 1,
  token: 1,
  modify: 1,
  create: 1,
  control: 1,
  search: 1,
  look: 1,
  reveal: 1,
  arrange: 1,
  shuffle: 1,
  choose: 1,
  chooseNumber: 1,
  chooseColor: 1,
  chooseName: 1,
  chooseMode: 1,
  may: 1,
  if: 1,
  forEach: 1,
  repeat: 1,
  remember: 1,
  use: 1,
  win: 1,
  lose: 1,
  revealUntil: 1,
  moveCounters: 1,
  divide: 1,
  exchangeControl: 1,
  exchangeLife: 1,
  extraTurn: 1,
  skip: 1,
  unsupported: 1,
} satisfies Record<EffectVerb, 1>;

const EVENTS = {
  move: 1,
  damage: 1,
  lifeGained: 1,
  lifeLost: 1,
  used: 1,
  attack: 1,
  attackUndefended: 1,
  defend: 1,
  targeted: 1,
  lifeBecomes: 1,
  controlChanged: 1,
  shuffled: 1,
  revealed: 1,
  woke: 1,
  rested: 1,
  turnedFaceUp: 1,
  turnedFaceDown: 1,
  countersPut: 1,
  countersRemoved: 1,
  negated: 1,
  token: 1,
  turnBegins: 1,
  turnEnds: 1,
  phaseBegins: 1,
  stepBegins: 1,
  battleEnds: 1,
} satisfies Record<EventPattern["on"], 1>;

const FILTERS = {
  kind: 1,
  color: 1,
  storedColor: 1,
  colorless: 1,
  name: 1,
  storedName: 1,
  whose: 1,
  timing: 1,
  token: 1,
  rested: 1,
  faceDown: 1,
  other: 1,
  among: 1,
  ap: 1,
  hp: 1,
  useCost: 1,
  catalyst: 1,
  damage: 1,
  counters: 1,
  anyCounter: 1,
  most: 1,
  least: 1,
  sameName: 1,
  sharesColor: 1,
  zone: 1,
  owner: 1,
  battling: 1,
  targets: 1,
  targetsPlayer: 1,
  card: 1,
  did: 1,
  not: 1,
  any: 1,
} satisfies Record<keyof Filter, 1>;

const PLAYERS_MEANT = {
  you: 1,
  opponent: 1,
  turnPlayer: 1,
  controllerOf: 1,
  ownerOf: 1,
  event: 1,
} satisfies Record<VocabularyWord<PlayerRef>, 1>;

type FirstSelect = Exclude<VocabularyWord<Select>, "whose" | "where" | "count" | "event" | "battle">;
const SELECTS = {
  self: 1,
  target: 1,
  stored: 1,
  all: 1,
  top: 1,
  bottom: 1,
  player: 1,
  players: 1,
  join: 1,
  sourceOf: 1,
  of: 1,
} satisfies Record<FirstSelect, 1>;

const CONDITIONS = {
  amount: 1,
  some: 1,
  turnOf: 1,
  phase: 1,
  inBattle: 1,
  same: 1,
  paid: 1,
  every: 1,
  either: 1,
  not: 1,
} satisfies Record<Exclude<KeysOf<Condition>, "is" | "than">, 1>;

const DURATIONS = {
  turn: 1,
  battle: 1,
  game: 1,
  yourNextTurn: 1,
  yourNextTurnEnd: 1,
  opponentNextTurn: 1,
  opponentNextTurnEnd: 1,
  nextStandby: 1,
  yourNextStandby: 1,
  opponentNextStandby: 1,
  phase: 1,
  whileHere: 1,
  whileYouControl: 1,
} satisfies Record<Duration, 1>;

const ABILITIES = {
  triggered: 1,
  static: 1,
  replacement: 1,
  magic: 1,
  price: 1,
  unsupported: 1,
} satisfies Record<Ability["type"], 1>;

const INSTEADS = {
  to: 1,
  position: 1,
  rested: 1,
  faceDown: 1,
  counters: 1,
  amount: 1,
  copies: 1,
  effects: 1,
} satisfies Record<keyof EventReplacement, 1>;

const TARGETS = { zones: 1, players: 1, whose: 1, where: 1, count: 1, divide: 1, total: 1 } satisfies Record<
  keyof TargetSpec,
  1
>;

const COMPARISONS = { "=": 1, "!=": 1, "<": 1, "<=": 1, ">": 1, ">=": 1 } satisfies Record<ComparisonOperator, 1>;

/**
 * Every word of the vocabulary, by category, in the form of `collectVocabulary`. The types ensure that none is missing.
 */
export const VOCABULARY_WORDS: readonly (readonly [string, readonly string[]])[] = [
  ["verb", Object.keys(VERBS)],
  ["event", [...Object.keys(EVENTS), ...EVENT_PARTS]],
  ["triggered", ["limit"]],
  ["filter", Object.keys(FILTERS)],
  ["player", Object.keys(PLAYERS_MEANT)],
  [
    "select",
    [
      ...Object.keys(SELECTS),
      "event subject",
      "event source",
      "battle attacker",
      "battle defender",
      "battle target",
      "battle opposing",
    ],
  ],
  ["condition", Object.keys(CONDITIONS)],
  ["duration", Object.keys(DURATIONS)],
  ["ability", Object.keys(ABILITIES)],
  ["instead", Object.keys(INSTEADS)],
  ["target", Object.keys(TARGETS)],
  ["comparison", Object.keys(COMPARISONS)],
  ["act", [...RESTRICTABLE_ACTIONS] satisfies RestrictableAction[]],
  ["zone", ZONE_IDS],
  ["target zone", ["battleArea", "stoneArea", "chant", "dust"]],
  ["target count", ["exact", "between"]],
  ["body", ["modes", "choose", "again"]],
  ["subject", ["self", "player", "filter", "among"]],
  [
    "change",
    ["add ap", "add hp", "set ap", "set hp", "colors", "also colors", "grant", "loses", "must", "timing", "mayUse"],
  ],
  ["change", ["cost useCost", "cost catalyst", "swap", "multiply ap", "multiply hp", "storedColor"]],
  ["token", ["new", "copy", "colors"]],
  ["divide", ["damage", "counters"]],
  ["choose", ["total"]],
  ["counter", ["any"]],
  ["amount", ["number", "count", "stat ap", "stat damage", "counters", "life", "stored", "event", "sum", "product"]],
  ["amount", ["minus", "highest", "lowest", "half", "usedThisTurn", "happened", "total", "excess"]],
  ["amount", ["difference", "quotient", "most", "least", "if", "colors", "anyCounters"]],
  ["times", ["default", "once", "always", "nextTurn"]],
  ["position", ["top", "bottom", "number"]],
  ["change", ["floor", "must attack", "mayDefend", "perTurn", "without useCost", "without catalyst"]],
  ["change", ["price attack", "price defend", "price use"]],
  ["price", ["optional", "changes"]],
  ["replacement", ["optional"]],
  ["modes", ["choose", "again"]],
  ["how", ["choose", "random"]],
  ["count", ["between"]],
];
