import fc from "fast-check";
import { CARD_KINDS, COLORS, TIMINGS } from "../../model/card";
import { PHASES } from "../../model/turn";
import { comparison, flag, is, name, oneOrMore, part, pile, short, store } from "./tree-parts";

/** Trees that nouns, numbers and conditions hold. */
type NounTie = (key: "select" | "filter" | "amount" | "condition" | "player" | "event") => fc.Arbitrary<unknown>;

const color = fc.constantFrom(...COLORS);
const kind = fc.constantFrom(...CARD_KINDS);
const ranked = fc.constantFrom("ap", "hp", "useCost", "damage");

export const anyPlayers = (tie: NounTie) => [
  fc.constantFrom("you", "opponent", "turnPlayer"),
  part({ event: is("player") }),
  part({ controllerOf: tie("select") }),
  part({ ownerOf: tie("select") }),
];

export const anySelects = (tie: NounTie) => [
  fc.constantFrom("self", { players: "both" }),
  part({ target: fc.integer({ min: 0, max: 3 }) }),
  part({ stored: store }),
  part({ event: fc.constantFrom("subject", "source") }),
  part({ battle: fc.constantFrom("attacker", "defender", "target") }),
  part({ battle: is("opposing") }, { of: tie("select") }),
  part({ all: oneOrMore }, { whose: tie("player"), where: tie("filter") }),
  part({ sourceOf: tie("select") }),
  part({ top: pile, whose: tie("player"), count: tie("amount") }),
  part({ bottom: pile, whose: tie("player"), count: tie("amount") }),
  part({ player: tie("player") }),
  part({ join: fc.array(tie("select"), short) }),
  part({ of: tie("select"), where: tie("filter") }),
];

export const anyFilters = (tie: NounTie) => {
  const compare = part({ is: comparison, than: tie("amount") });
  const keys = {
    kind: fc.oneof(kind, fc.uniqueArray(kind)),
    color,
    storedColor: store,
    storedName: store,
    targets: tie("filter"),
    targetsPlayer: tie("player"),
    colorless: flag,
    name: is("名"),
    whose: tie("player"),
    timing: fc.constantFrom(...TIMINGS),
    token: flag,
    rested: flag,
    faceDown: flag,
    other: flag,
    among: tie("select"),
    ap: compare,
    hp: compare,
    useCost: compare,
    catalyst: compare,
    damage: compare,
    counters: part({ name, is: comparison, than: tie("amount") }),
    anyCounter: compare,
    most: part({ stat: ranked, of: tie("select") }),
    least: part({ stat: ranked, of: tie("select") }),
    sameName: tie("select"),
    sharesColor: tie("select"),
    zone: oneOrMore,
    owner: tie("player"),
    battling: flag,
    card: flag,
    did: tie("event"),
    not: tie("filter"),
    any: fc.array(tie("filter"), short),
  };
  return fc
    .subarray(Object.keys(keys) as (keyof typeof keys)[], { maxLength: 3 })
    .chain((some) => fc.record(Object.fromEntries(some.map((key) => [key, keys[key]]))));
};

export const anyAmounts = (tie: NounTie) => [
  fc.integer({ min: -2, max: 12 }),
  part({ count: tie("select") }),
  part({ stat: fc.constantFrom("ap", "hp", "damage", "useCost", "catalyst"), of: tie("select") }),
  part({ counters: name, on: tie("select") }),
  part({ life: tie("player") }),
  part({ stored: store }),
  part({ event: fc.constantFrom("amount", "excess") }),
  part({ happened: tie("event") }, { total: fc.constant(true) }),
  part({ sum: fc.array(tie("amount"), short) }),
  part({ product: fc.tuple(tie("amount"), tie("amount")) }),
  part({ minus: fc.tuple(tie("amount"), tie("amount")) }),
  part({ highest: fc.array(tie("amount"), short) }),
  part({ lowest: fc.array(tie("amount"), short) }),
  part({ if: tie("condition"), then: tie("amount"), otherwise: tie("amount") }),
  part({ half: tie("amount"), round: fc.constantFrom("up", "down") }),
  part({ difference: fc.tuple(tie("amount"), tie("amount")) }),
  part({ quotient: fc.tuple(tie("amount"), tie("amount")), round: fc.constantFrom("up", "down") }),
  part({ most: ranked, of: tie("select") }),
  part({ least: ranked, of: tie("select") }),
  part({ anyCounters: tie("select") }),
  part({ colors: tie("select") }),
  part({ usedThisTurn: tie("player") }),
];

export const anyConditions = (tie: NounTie) => [
  part({ amount: tie("amount"), is: comparison, than: tie("amount") }),
  part({ some: tie("select") }),
  part({ turnOf: tie("player") }),
  part({ phase: fc.constantFrom(...PHASES.map(({ phase }) => phase)) }),
  part({ inBattle: flag }),
  part({ paid: fc.constant(true) }),
  part({ same: fc.tuple(tie("player"), tie("player")) }),
  part({ every: fc.array(tie("condition"), short) }),
  part({ either: fc.array(tie("condition"), short) }),
  part({ not: tie("condition") }),
];
