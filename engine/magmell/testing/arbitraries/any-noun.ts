import fc from "fast-check";
import { CARD_KINDS, COLORS, TIMINGS } from "../../model/card";
import { PHASES } from "../../model/turn";
import {
  booleanArbitrary,
  comparisonArbitrary,
  counterNameArbitrary,
  makeRecord,
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
  makeRecord({ event: "player" }),
  makeRecord({ controllerOf: tie("select") }),
  makeRecord({ ownerOf: tie("select") }),
];

export const createSelectArbitraries = (tie: NounTie) => [
  fc.constantFrom("self", { players: "both" }),
  makeRecord({ target: fc.integer({ min: 0, max: 3 }) }),
  makeRecord({ stored: storeNameArbitrary }),
  makeRecord({ event: ["subject", "source"] }),
  makeRecord({ battle: ["attacker", "defender", "target"] }),
  makeRecord({ battle: "opposing" }, { of: tie("select") }),
  makeRecord({ all: zoneOrZonesArbitrary }, { whose: tie("player"), where: tie("filter") }),
  makeRecord({ sourceOf: tie("select") }),
  makeRecord({ top: pileArbitrary, whose: tie("player"), count: tie("amount") }),
  makeRecord({ bottom: pileArbitrary, whose: tie("player"), count: tie("amount") }),
  makeRecord({ player: tie("player") }),
  makeRecord({ join: fc.array(tie("select"), SHORT_ARRAY_LIMITS) }),
  makeRecord({ of: tie("select"), where: tie("filter") }),
];

export const createFilterArbitraries = (tie: NounTie) => {
  const compare = makeRecord({ is: comparisonArbitrary, than: tie("amount") });
  const keys = {
    kind: fc.oneof(kind, fc.uniqueArray(kind)),
    color,
    storedColor: storeNameArbitrary,
    storedName: storeNameArbitrary,
    targets: tie("filter"),
    targetsPlayer: tie("player"),
    colorless: booleanArbitrary,
    name: fc.constant("名"),
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
    counters: makeRecord({ name: counterNameArbitrary, is: comparisonArbitrary, than: tie("amount") }),
    anyCounter: compare,
    most: makeRecord({ stat: ranked, of: tie("select") }),
    least: makeRecord({ stat: ranked, of: tie("select") }),
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
  makeRecord({ count: tie("select") }),
  makeRecord({ stat: ["ap", "hp", "damage", "useCost", "catalyst"], of: tie("select") }),
  makeRecord({ counters: counterNameArbitrary, on: tie("select") }),
  makeRecord({ life: tie("player") }),
  makeRecord({ stored: storeNameArbitrary }),
  makeRecord({ event: ["amount", "excess"] }),
  makeRecord({ happened: tie("event") }, { total: true }),
  makeRecord({ sum: fc.array(tie("amount"), SHORT_ARRAY_LIMITS) }),
  makeRecord({ product: fc.tuple(tie("amount"), tie("amount")) }),
  makeRecord({ minus: fc.tuple(tie("amount"), tie("amount")) }),
  makeRecord({ highest: fc.array(tie("amount"), SHORT_ARRAY_LIMITS) }),
  makeRecord({ lowest: fc.array(tie("amount"), SHORT_ARRAY_LIMITS) }),
  makeRecord({ if: tie("condition"), then: tie("amount"), otherwise: tie("amount") }),
  makeRecord({ half: tie("amount"), round: ["up", "down"] }),
  makeRecord({ difference: fc.tuple(tie("amount"), tie("amount")) }),
  makeRecord({ quotient: fc.tuple(tie("amount"), tie("amount")), round: ["up", "down"] }),
  makeRecord({ most: ranked, of: tie("select") }),
  makeRecord({ least: ranked, of: tie("select") }),
  makeRecord({ anyCounters: tie("select") }),
  makeRecord({ colors: tie("select") }),
  makeRecord({ usedThisTurn: tie("player") }),
];

export const createConditionArbitraries = (tie: NounTie) => [
  makeRecord({ amount: tie("amount"), is: comparisonArbitrary, than: tie("amount") }),
  makeRecord({ some: tie("select") }),
  makeRecord({ turnOf: tie("player") }),
  makeRecord({ phase: PHASES.map(({ phase }) => phase) }),
  makeRecord({ inBattle: booleanArbitrary }),
  makeRecord({ paid: true }),
  makeRecord({ same: fc.tuple(tie("player"), tie("player")) }),
  makeRecord({ every: fc.array(tie("condition"), SHORT_ARRAY_LIMITS) }),
  makeRecord({ either: fc.array(tie("condition"), SHORT_ARRAY_LIMITS) }),
  makeRecord({ not: tie("condition") }),
];
