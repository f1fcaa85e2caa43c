import type { ByEra, Era, RuledValue } from "./era";
import type { MtgRef } from "./ref";

/** The possible values of each rule on which the eras differ or which the documents of an era leave open. */
type SwitchValues = {
  /** Whether the turn's draw is an ability of the game on the stack, or happens before anyone has priority. */
  readonly turnDraw: "onStack" | "atOnce";
  /** The handicap of the starting player: the first draw step is skipped entirely. */
  readonly firstDraw: "stepSkipped";
  /** The end at which unspent mana leaves the pools. */
  readonly manaLeaves: "phase" | "step";
  /** Whether a player loses 1 life for each unspent mana that leaves. */
  readonly manaBurns: boolean;
  /** Whether combat damage waits on the stack as announced, or is dealt immediately. */
  readonly combatDamage: "onStack" | "atOnce";
  /** Whether double strike exists. */
  readonly doubleStrike: boolean;
  /** Things that creatures may attack. */
  readonly attackable: readonly ("player" | "planeswalker" | "battle")[];
  /** Whether Walls may attack. */
  readonly wallsAttack: boolean;
  /** The rule for several legends with one name: the oldest on the battlefield stays, or each player keeps one. */
  readonly legend: "oldestStays" | "controllerKeepsOne";
  /** Mulligans: each new hand has one card fewer, or full hands with excess cards put on the bottom of the library. */
  readonly mulligan: "oneFewer" | "bottom";
  /** The player who chooses to play or draw: random in the first game, then the loser of the previous game. */
  readonly chooser: "loser";
  /** Whether counters change power and toughness before other effects, so that a setting effect overrides counters. */
  readonly countersFirst: boolean;
  /** What a land loses when it becomes a basic land type. */
  readonly landBecomesBasic: "losesNameAndLegend" | "keepsSupertypes";
  /** Whether phased-out permanents are in a separate zone, or stay in place and are ignored. */
  readonly phasing: "zone" | "state";
  /** The player who chooses first while something resolves. */
  readonly choicesInResolution: "controllerFirst" | "activeFirst";
  /** Whether owners order cards that enter their graveyard together, or only in games with that option. */
  readonly graveyardOrder: "asked" | "askedByOption";
  /** Damage is marked and never lowers toughness. */
  readonly damageMarked: "marked";
};

export type EraSwitchName = keyof SwitchValues;

const ruled = <Value>(value: Value, rule: MtgRef, ...also: readonly MtgRef[]): RuledValue<Value> =>
  also.length === 0 ? { value, rule } : { value, rule, also };

/** The switches of all eras. Each cell cites the rule that sets it, or a house ruling if a document has no rule. */
export const ERA_SWITCHES: { readonly [Name in EraSwitchName]: ByEra<RuledValue<SwitchValues[Name]>> } = {
  turnDraw: {
    "6e": ruled("onStack", "mtg-6e:P.7.1", "mtg-6e:P.7.2"),
    "8e": ruled("atOnce", "mtg-8e:draw"),
    mod: ruled("atOnce", "mtg-flow:1.3", "mtg-house:5", "mtg-8e:draw"),
  },
  firstDraw: {
    "6e": ruled("stepSkipped", "mtg-6e:P.1.4", "mtg-6e:D.10.5", "mtg-6e:G.36.r1"),
    "8e": ruled("stepSkipped", "mtg-house:5", "mtg-6e:P.1.4"),
    mod: ruled("stepSkipped", "mtg-house:6", "mtg-flow:1.3"),
  },
  manaLeaves: {
    "6e": ruled("phase", "mtg-6e:P.3.5"),
    "8e": ruled("phase", "mtg-8e:word.mana-burn", "mtg-8e:draw", "mtg-8e:main-1"),
    mod: ruled("step", "mtg-house:1"),
  },
  manaBurns: {
    "6e": ruled(true, "mtg-6e:G.22.1", "mtg-6e:P.3.5"),
    "8e": ruled(true, "mtg-8e:word.mana-burn"),
    mod: ruled(false, "mtg-house:1"),
  },
  combatDamage: {
    "6e": ruled("onStack", "mtg-6e:C.5.6", "mtg-6e:C.5.1", "mtg-6e:C.5.8"),
    "8e": ruled("onStack", "mtg-8e:combat-damage"),
    mod: ruled("atOnce", "mtg-flow:3.4", "mtg-house:34"),
  },
  doubleStrike: {
    "6e": ruled(false, "mtg-6e:C.5.9"),
    "8e": ruled(true, "mtg-8e:combat-damage"),
    mod: ruled(true, "mtg-house:4"),
  },
  attackable: {
    "6e": ruled(["player"], "mtg-6e:C.3.2"),
    "8e": ruled(["player"], "mtg-8e:word.defending-player"),
    mod: ruled(["player", "planeswalker", "battle"], "mtg-flow:3.2", "mtg-cr:704.5w"),
  },
  wallsAttack: {
    "6e": ruled(false, "mtg-6e:K.26.1", "mtg-6e:C.3.3"),
    "8e": ruled(false, "mtg-house:5", "mtg-6e:K.26.1"),
    mod: ruled(true, "mtg-house:5"),
  },
  legend: {
    "6e": ruled("oldestStays", "mtg-6e:K.17.2"),
    "8e": ruled("oldestStays", "mtg-house:5", "mtg-6e:K.17.2"),
    mod: ruled("controllerKeepsOne", "mtg-cr:704.5j"),
  },
  mulligan: {
    "6e": ruled("oneFewer", "mtg-6e:P.1.7", "mtg-6e:D.10.3", "mtg-6e:D.10.4"),
    "8e": ruled("oneFewer", "mtg-house:5", "mtg-6e:P.1.7"),
    mod: ruled("bottom", "mtg-flow:mulligan.2", "mtg-house:13"),
  },
  chooser: {
    "6e": ruled("loser", "mtg-6e:P.1.5", "mtg-6e:P.1.4"),
    "8e": ruled("loser", "mtg-house:5", "mtg-6e:P.1.5"),
    mod: ruled("loser", "mtg-flow:0.3", "mtg-house:30", "mtg-6e:P.1.5"),
  },
  countersFirst: {
    "6e": ruled(true, "mtg-6e:K.10.2", "mtg-6e:K.10.r1", "mtg-6e:K.10.r3"),
    "8e": ruled(false, "mtg-house:23"),
    mod: ruled(false, "mtg-house:23"),
  },
  landBecomesBasic: {
    "6e": ruled("losesNameAndLegend", "mtg-6e:K.16.4"),
    "8e": ruled("keepsSupertypes", "mtg-8e:word.land-type"),
    mod: ruled("keepsSupertypes", "mtg-house:5", "mtg-8e:word.land-type"),
  },
  phasing: {
    "6e": ruled("zone", "mtg-6e:G.27.1", "mtg-6e:G.27.2", "mtg-6e:G.27.9"),
    "8e": ruled("zone", "mtg-house:30", "mtg-6e:G.27.1"),
    mod: ruled("state", "mtg-house:22"),
  },
  choicesInResolution: {
    "6e": ruled("controllerFirst", "mtg-6e:T.6.6"),
    "8e": ruled("controllerFirst", "mtg-house:5", "mtg-6e:T.6.6"),
    mod: ruled("activeFirst", "mtg-house:17"),
  },
  graveyardOrder: {
    "6e": ruled("asked", "mtg-6e:Z.3.3", "mtg-6e:Z.1.4"),
    "8e": ruled("asked", "mtg-house:5", "mtg-6e:Z.3.3"),
    mod: ruled("askedByOption", "mtg-house:20"),
  },
  damageMarked: {
    "6e": ruled("marked", "mtg-6e:K.10.4", "mtg-6e:K.10.r6"),
    "8e": ruled("marked", "mtg-house:30", "mtg-6e:K.10.4", "mtg-6e:K.10.r6"),
    mod: ruled("marked", "mtg-cr:704.5g"),
  },
};

/** Returns the value of a switch in an era. */
export const getEraSwitch = <Name extends EraSwitchName>(era: Era, name: Name): SwitchValues[Name] =>
  ERA_SWITCHES[name][era].value;

/** Returns the rule that sets a switch in an era. */
export const getEraSwitchRule = (era: Era, name: EraSwitchName): MtgRef => ERA_SWITCHES[name][era].rule;
