import { type CardDefinition, NO_SYMBOLS } from "./card";
import type { Effect } from "./effect";
import type { Amount, Select } from "./select";

/**
 * Actions of manual play, by which a player carries out an unsupported card text. They consist of ordinary
 * instructions, so that they cause events and can be replayed from a record.
 */
export type ByHandAct = keyof typeof BY_HAND_ACTS;
/** Follow-up actions for the cards selected by a manual action. */
export type ByHandFollowUp = keyof typeof BY_HAND_FOLLOW_UPS;

type ByHandRow = {
  /** The action is offered only while this selects something; if absent, always. */
  readonly needs?: Select;
  readonly effects: readonly Effect[];
  /** Follow-up actions offered for the selected cards. */
  readonly ways?: readonly ByHandFollowUp[];
  /** Whether the tokens of the game are offered after `ways`. The chosen number of copies of one token is created. */
  readonly tokens?: true;
};

/** A token without abilities for unsupported card texts. Its AP and HP are chosen when it is created (206.3). */
export const BLANK_TOKEN: CardDefinition = {
  name: "トークン",
  kind: "unit",
  timing: null,
  useCost: NO_SYMBOLS,
  catalyst: NO_SYMBOLS,
  ap: 1,
  hp: 1,
  text: "",
  abilities: [],
  token: true,
};

/** Cards selected by a manual action, for its follow-up. */
export const SELECTED_CARDS: Select = { stored: "these" };

/** Highest number offered. No card text uses a higher one, and a list of this length can still be displayed. */
const MOST: Amount = 20;
/** A count higher than any number of cards. */
const ALL: Amount = 1000;

/** The number chosen at the beginning of an action. */
export const CHOSEN_NUMBER: Amount = { stored: "n" };
const N = CHOSEN_NUMBER;
const NUMBER: Effect = { do: "chooseNumber", who: "you", min: 1, max: MOST, store: "n" };
const some = (from: Select): Effect => ({
  do: "choose",
  who: "you",
  from,
  count: { min: 0, max: ALL },
  store: "these",
});

const UNITS: Select = { all: "battleArea" };
const UNITS_AND_PLAYERS: Select = { join: [UNITS, { players: "both" }] };
const AWAKE: Select = { all: ["battleArea", "stoneArea"], where: { rested: false } };
const RESTED: Select = { all: ["battleArea", "stoneArea"], where: { rested: true } };
const FACE_UP: Select = { all: "stoneArea", where: { faceDown: false } };
const FACE_DOWN: Select = { all: "stoneArea", where: { faceDown: true } };
/** Instances on the chant except the magic whose text is being played. */
const OTHERS_ON_CHANT: Select = { all: "chant", where: { other: true } };
/** Cards that the player can see and may move. */
const CARDS: Select = {
  join: [
    { all: "hand", whose: "you" },
    { all: ["battleArea", "stoneArea", "dust", "dream"] },
    { all: "chant", where: { card: true } },
  ],
};
const TOP: Select = { top: "grimoire", whose: "you", count: 1 };
const TOP_STONE: Select = { top: "stoneDeck", whose: "you", count: 1 };

/** Manual actions in the order in which they are offered. */
export const BY_HAND_ACTS = {
  draw: { effects: [NUMBER, { do: "draw", who: "you", count: N }] },
  discard: {
    needs: { all: "hand", whose: "you" },
    effects: [{ do: "discard", who: "you", count: { min: 0, max: ALL }, how: "choose" }],
  },
  theyDraw: { effects: [NUMBER, { do: "draw", who: "opponent", count: N }] },
  theyDiscard: {
    needs: { all: "hand", whose: "opponent" },
    effects: [NUMBER, { do: "discard", who: "opponent", count: N, how: "random" }],
  },
  move: {
    needs: CARDS,
    effects: [some(CARDS)],
    ways: ["toHand", "toBattleArea", "toStoneArea", "toDust", "toDream", "toTop", "toBottom"],
  },
  lookAtTop: {
    needs: TOP,
    effects: [
      NUMBER,
      { do: "look", who: "you", what: { top: "grimoire", whose: "you", count: N }, store: "seen" },
      some({ stored: "seen" }),
    ],
    ways: ["addToHand", "toBattleArea", "toStoneArea", "toDust", "toDream", "toTop", "toBottom"],
  },
  search: {
    needs: TOP,
    effects: [{ do: "search", who: "you", zone: "grimoire", count: ALL, store: "these" }],
    ways: ["addToHand", "toBattleArea", "toStoneArea", "toDust", "toDream"],
  },
  searchStones: {
    needs: TOP_STONE,
    effects: [{ do: "search", who: "you", zone: "stoneDeck", count: ALL, store: "these" }],
    ways: ["toStoneArea", "addToHand", "toDust", "toDream"],
  },
  shuffle: { needs: TOP, effects: [{ do: "shuffle", who: "you", zone: "grimoire" }] },
  shuffleStones: { needs: TOP_STONE, effects: [{ do: "shuffle", who: "you", zone: "stoneDeck" }] },
  damage: { effects: [NUMBER, some(UNITS_AND_PLAYERS), { do: "damage", to: SELECTED_CARDS, amount: N }] },
  removeDamage: {
    needs: { all: "battleArea", where: { damage: { is: ">", than: 0 } } },
    effects: [
      some({ all: "battleArea", where: { damage: { is: ">", than: 0 } } }),
      { do: "removeDamage", from: SELECTED_CARDS },
    ],
  },
  destroy: {
    needs: { all: ["battleArea", "stoneArea"] },
    effects: [some({ all: ["battleArea", "stoneArea"] }), { do: "destroy", what: SELECTED_CARDS }],
  },
  wake: { needs: RESTED, effects: [some(RESTED), { do: "wake", what: SELECTED_CARDS }] },
  rest: { needs: AWAKE, effects: [some(AWAKE), { do: "rest", what: SELECTED_CARDS }] },
  points: { needs: UNITS, effects: [NUMBER, some(UNITS)], ways: ["moreAp", "lessAp", "moreHp", "lessHp"] },
  putCounters: { needs: UNITS, effects: [NUMBER, some(UNITS)], ways: ["putPower", "putWeak", "putCremation"] },
  removeCounters: {
    needs: UNITS,
    effects: [NUMBER, some(UNITS)],
    ways: ["removePower", "removeWeak", "removeCremation"],
  },
  takeControl: {
    needs: { all: "battleArea", whose: "opponent" },
    effects: [
      some({ all: "battleArea", whose: "opponent" }),
      { do: "control", what: SELECTED_CARDS, who: "you", until: "game" },
    ],
  },
  negate: { needs: OTHERS_ON_CHANT, effects: [some(OTHERS_ON_CHANT), { do: "negate", what: SELECTED_CARDS }] },
  placeStone: { needs: TOP_STONE, effects: [{ do: "put", what: TOP_STONE, to: "stoneArea" }] },
  turnFaceDown: { needs: FACE_UP, effects: [some(FACE_UP), { do: "turnFaceDown", what: SELECTED_CARDS }] },
  turnFaceUp: { needs: FACE_DOWN, effects: [some(FACE_DOWN), { do: "turnFaceUp", what: SELECTED_CARDS }] },
  gainLife: { effects: [NUMBER, { do: "gainLife", who: "you", amount: N }] },
  loseLife: { effects: [NUMBER, { do: "loseLife", who: "you", amount: N }] },
  theyGainLife: { effects: [NUMBER, { do: "gainLife", who: "opponent", amount: N }] },
  theyLoseLife: { effects: [NUMBER, { do: "loseLife", who: "opponent", amount: N }] },
  makeToken: { effects: [NUMBER], ways: ["blankToken"], tokens: true },
  copyToken: { needs: UNITS, effects: [NUMBER, some(UNITS), { do: "token", copy: SELECTED_CARDS, count: N }] },
} as const satisfies Readonly<Record<string, ByHandRow>>;

const LESS: Amount = { minus: [0, N] };

export const BY_HAND_FOLLOW_UPS = {
  toHand: [{ do: "return", what: SELECTED_CARDS }],
  addToHand: [{ do: "put", what: SELECTED_CARDS, to: "hand" }],
  toBattleArea: [{ do: "summon", what: SELECTED_CARDS }],
  toStoneArea: [{ do: "put", what: SELECTED_CARDS, to: "stoneArea" }],
  toDust: [{ do: "put", what: SELECTED_CARDS, to: "dust" }],
  toDream: [{ do: "put", what: SELECTED_CARDS, to: "dream" }],
  toTop: [{ do: "put", what: SELECTED_CARDS, to: "grimoire" }],
  toBottom: [{ do: "put", what: SELECTED_CARDS, to: "grimoire", position: "bottom" }],
  moreAp: [{ do: "modify", what: SELECTED_CARDS, changes: [{ add: "ap", amount: N }], until: "turn" }],
  lessAp: [{ do: "modify", what: SELECTED_CARDS, changes: [{ add: "ap", amount: LESS }], until: "turn" }],
  moreHp: [{ do: "modify", what: SELECTED_CARDS, changes: [{ add: "hp", amount: N }], until: "turn" }],
  lessHp: [{ do: "modify", what: SELECTED_CARDS, changes: [{ add: "hp", amount: LESS }], until: "turn" }],
  putPower: [{ do: "putCounters", on: SELECTED_CARDS, counter: "power", count: N }],
  putWeak: [{ do: "putCounters", on: SELECTED_CARDS, counter: "weak", count: N }],
  putCremation: [{ do: "putCounters", on: SELECTED_CARDS, counter: "cremation", count: N }],
  removePower: [{ do: "removeCounters", on: SELECTED_CARDS, counter: "power", count: N }],
  removeWeak: [{ do: "removeCounters", on: SELECTED_CARDS, counter: "weak", count: N }],
  removeCremation: [{ do: "removeCounters", on: SELECTED_CARDS, counter: "cremation", count: N }],
  blankToken: [
    { do: "chooseNumber", who: "you", min: 0, max: MOST, store: "ap", of: "ap" },
    { do: "chooseNumber", who: "you", min: 1, max: MOST, store: "hp", of: "hp" },
    { do: "token", token: BLANK_TOKEN, count: N, store: "these" },
    {
      do: "modify",
      what: SELECTED_CARDS,
      changes: [
        { set: "ap", amount: { stored: "ap" } },
        { set: "hp", amount: { stored: "hp" } },
      ],
      until: "game",
    },
  ],
} as const satisfies Readonly<Record<string, readonly Effect[]>>;

export const getByHandAct = (act: ByHandAct): ByHandRow => BY_HAND_ACTS[act];
export const listByHandPrograms = (): readonly (readonly Effect[])[] => [
  ...Object.values(BY_HAND_ACTS).map(({ effects }) => effects),
  ...Object.values(BY_HAND_FOLLOW_UPS),
];
