import fc from "fast-check";
import { CARD_KINDS, COLORS, TIMINGS } from "../../model/card";
import { PHASES } from "../../model/turn";
import {
  booleanArbitrary,
  comparisonArbitrary,
  counterNameArbitrary,
  createConstantArbitrary,
  createRecordArbitrary,
  pileArbitrary,
  SHORT_ARRAY_LIMITS,
  storeNameArbitrary,
  zoneOrZonesArbitrary,
} from "./tree-parts";

/** Trees that nouns, numbers and conditions hold. */
type NounTie = (key: "select" | "filter" | "amount" | "condition" | "player" | "event") => fc.Arbitrary<unknown>;

const color = fc.constantFrom(...COLORS);
const kind = fc.constantFrom(...CARD_KINDS);
const ranked = fc.constantFrom("ap", "hp", "useCost", "damage");

export const createPlayerArbitraries = (tie: NounTie) => [
  fc.constantFrom("you", "opponent", "turnPlayer"),
  createRecordArbitrary({ event: createConstantArbitrary("player") }),
  createRecordArbitrary({ controllerOf: tie("select") }),
  createRecordArbitrary({ ownerOf: tie("select") }),
];

export const createSelectArbitraries = (tie: NounTie) => [
  fc.constantFrom("self", { players: "both" }),
  createRecordArbitrary({ target: fc.integer({ min: 0, max: 3 }) }),
  createRecordArbitrary({ stored: storeNameArbitrary }),
  createRecordArbitrary({ event: fc.constantFrom("subject", "source") }),
  createRecordArbitrary({ battle: fc.constantFrom("attacker", "defender", "target") }),
  createRecordArbitrary({ battle: createConstantArbitrary("opposing") }, { of: tie("select") }),
  createRecordArbitrary({ all: zoneOrZonesArbitrary }, { whose: tie("player"), where: tie("filter") }),
  createRecordArbitrary({ sourceOf: tie("select") }),
  createRecordArbitrary({ top: pileArbitrary, whose: tie("player"), count: tie("amount") }),
  createRecordArbitrary({ bottom: pileArbitrary, whose: tie("player"), count: tie("amount") }),
  createRecordArbitrary({ player: tie("player") }),
  createRecordArbitrary({ join: fc.array(tie("select"), SHORT_ARRAY_LIMITS) }),
  createRecordArbitrary({ of: tie("select"), where: tie("filter") }),
];

export const createFilterArbitraries = (tie: NounTie) => {
  const compare = createRecordArbitrary({ is: comparisonArbitrary, than: tie("amount") });
  const keys = {
    kind: fc.oneof(kind, fc.uniqueArray(kind)),
    color,
    storedColor: storeNameArbitrary,
    storedName: storeNameArbitrary,
    targets: tie("filter"),
    targetsPlayer: tie("player"),
    colorless: booleanArbitrary,
    name: createConstantArbitrary("名"),
    whose: tie("player"),
    timing: fc.constantFrom(...TIMINGS),
    token: booleanArbitrary,
    rested: booleanArbitrary,
    faceDown: booleanArbitrary,
    other: booleanArbitrary,
    among: tie("select"),
    ap: compare,
    hp: compare,
    useCost: compare,
    catalyst: compare,
    damage: compare,
    counters: createRecordArbitrary({ name: counterNameArbitrary, is: comparisonArbitrary, than: tie("amount") }),
    anyCounter: compare,
    most: createRecordArbitrary({ stat: ranked, of: tie("select") }),
    least: createRecordArbitrary({ stat: ranked, of: tie("select") }),
    sameName: tie("select"),
    sharesColor: tie("select"),
    zone: zoneOrZonesArbitrary,
    owner: tie("player"),
    battling: booleanArbitrary,
    card: booleanArbitrary,
    did: tie("event"),
    not: tie("filter"),
    any: fc.array(tie("filter"), SHORT_ARRAY_LIMITS),
  };
  return fc
    .subarray(Object.keys(keys) as (keyof typeof keys)[], { maxLength: 3 })
    .chain((some) => fc.record(Object.fromEntries(some.map((key) => [key, keys[key]]))));
};

export const createAmountArbitraries = (tie: NounTie) => [
  fc.integer({ min: -2, max: 12 }),
  createRecordArbitrary({ count: tie("select") }),
  createRecordArbitrary({ stat: fc.constantFrom("ap", "hp", "damage", "useCost", "catalyst"), of: tie("select") }),
  createRecordArbitrary({ counters: counterNameArbitrary, on: tie("select") }),
  createRecordArbitrary({ life: tie("player") }),
  createRecordArbitrary({ stored: storeNameArbitrary }),
  createRecordArbitrary({ event: fc.constantFrom("amount", "excess") }),
  createRecordArbitrary({ happened: tie("event") }, { total: fc.constant(true) }),
  createRecordArbitrary({ sum: fc.array(tie("amount"), SHORT_ARRAY_LIMITS) }),
  createRecordArbitrary({ product: fc.tuple(tie("amount"), tie("amount")) }),
  createRecordArbitrary({ minus: fc.tuple(tie("amount"), tie("amount")) }),
  createRecordArbitrary({ highest: fc.array(tie("amount"), SHORT_ARRAY_LIMITS) }),
  createRecordArbitrary({ lowest: fc.array(tie("amount"), SHORT_ARRAY_LIMITS) }),
  createRecordArbitrary({ if: tie("condition"), then: tie("amount"), otherwise: tie("amount") }),
  createRecordArbitrary({ half: tie("amount"), round: fc.constantFrom("up", "down") }),
  createRecordArbitrary({ difference: fc.tuple(tie("amount"), tie("amount")) }),
  createRecordArbitrary({ quotient: fc.tuple(tie("amount"), tie("amount")), round: fc.constantFrom("up", "down") }),
  createRecordArbitrary({ most: ranked, of: tie("select") }),
  createRecordArbitrary({ least: ranked, of: tie("select") }),
  createRecordArbitrary({ anyCounters: tie("select") }),
  createRecordArbitrary({ colors: tie("select") }),
  createRecordArbitrary({ usedThisTurn: tie("player") }),
];

export const createConditionArbitraries = (tie: NounTie) => [
  createRecordArbitrary({ amount: tie("amount"), is: comparisonArbitrary, than: tie("amount") }),
  createRecordArbitrary({ some: tie("select") }),
  createRecordArbitrary({ turnOf: tie("player") }),
  createRecordArbitrary({ phase: fc.constantFrom(...PHASES.map(({ phase }) => phase)) }),
  createRecordArbitrary({ inBattle: booleanArbitrary }),
  createRecordArbitrary({ paid: fc.constant(true) }),
  createRecordArbitrary({ same: fc.tuple(tie("player"), tie("player")) }),
  createRecordArbitrary({ every: fc.array(tie("condition"), SHORT_ARRAY_LIMITS) }),
  createRecordArbitrary({ either: fc.array(tie("condition"), SHORT_ARRAY_LIMITS) }),
  createRecordArbitrary({ not: tie("condition") }),
];
