import { type CombatStats, getCombatStats } from "../../machine/combat-stats";
import { listLegalAnswers } from "../../machine/legal-answers";
import { type CardDefinition, countSymbols } from "../../model/card";
import { type Cards, getCardDefinition } from "../../model/cards";
import { getOpponent, type PlayerId } from "../../model/ids";
import type { Game } from "../../model/state";
import { computeUnblockedDamage, getAttackers, getDefenders } from "../autopilot/combat";
import { evaluateAbilities } from "../autopilot/value";

/** Names of the features of each player, in their order. */
const OF_EACH = [
  ...["life", "lifeUnder10", "lifeUnder5", "stones", "stonesEarly", "faceDown", "awakeStones", "hand", "decking"],
  ...["units", "awakeAp", "restedAp", "awakeHp", "restedHp", "abilities", "worth", "worthSquared", "mostAp", "mostHp"],
  ...["attackers", "defenders", "attackingAp", "evadingAp", "safeAttackers", "through", "lethal"],
  ...["endangered", "endangeredRested"],
] as const;

/** Names of the features of a position, in their order; `own` is the player's, `their` the opponent's. */
export const POSITION_FEATURES: readonly string[] = [
  ...["turn", "first", "handCost", "affordable", "tooDear", "quick", "magic", "usable", "usableCost", "exposedThrough"],
  ...OF_EACH.map((name) => `own ${name}`),
  ...OF_EACH.map((name) => `their ${name}`),
];

/** Last turn, counting the turns of both players, in which stones count as early. */
const EARLY_TURN = 8;
/** Grimoire size below which running out of cards matters (705.4.2). */
const FEW_CARDS = 4;

/** A unit in the features. */
type Seen = {
  readonly stats: CombatStats;
  readonly rested: boolean;
  readonly ap: number;
  /** HP without the damage taken so far. */
  readonly left: number;
  readonly abilities: number;
  readonly worth: number;
};

/**
 * Returns the features of a position for a player, in the order of `POSITION_FEATURES`. Hidden cards are not read
 * (401.4). Designed for the beginning of the player's main phase.
 */
export function computePositionFeatures(game: Game, player: PlayerId): number[] {
  const { cards, state } = game;
  const opponent = getOpponent(player);
  const units = getCombatStats(game).map((stats) => seen(cards, stats));
  const attackers = getAttackers(
    units.map(({ stats }) => stats),
    player,
  ).filter(({ unit }) => !unit.rested);
  const home = units.filter(({ stats }) => stats.unit.controller === player && !attackers.includes(stats));
  const their = units.filter(({ stats }) => stats.unit.controller === opponent).map(({ stats }) => stats);
  const exposed = computeUnblockedDamage(
    getAttackers(their, opponent),
    home.map(({ stats }) => stats).filter(({ mayDefend }) => mayDefend),
  );
  return [
    ...[state.turn, state.firstPlayer === player ? 1 : 0, ...handFeatures(game, player), exposed],
    ...sideFeatures(game, units, player, true),
    ...sideFeatures(game, units, opponent, false),
  ];
}

function seen(cards: Cards, stats: CombatStats): Seen {
  const { unit } = stats;
  const ap = Math.max(0, stats.ap);
  const abilities = evaluateAbilities(cards, unit.card);
  const left = Math.max(0, stats.hp - unit.damage);
  return { stats, rested: unit.rested, ap, left, abilities, worth: 1 + ap + 0.7 * Math.max(0, stats.hp) + abilities };
}

/** Features of the player's hand: its cost, and which of its cards can be used. */
function handFeatures(game: Game, player: PlayerId): readonly number[] {
  const { cards, state } = game;
  const { hand, stoneArea } = state.zones;
  const stones = stoneArea[player].length;
  const held = hand[player].map(({ card }) => getCardDefinition(cards, card));
  const cost = ({ useCost }: CardDefinition): number => countSymbols(useCost);
  const used = new Set(
    state.choice?.ask === "priority" && state.choice.player === player
      ? listLegalAnswers(game).flatMap((answer) => (answer.do === "use" ? [answer.instance] : []))
      : [],
  );
  const usable = held.filter((_, index) => used.has(hand[player][index]?.id ?? -1));
  return [
    sumOf(held, cost),
    held.filter((card) => card.kind !== "stone" && cost(card) <= stones).length,
    held.filter((card) => cost(card) > stones + 1).length,
    held.filter(({ timing }) => timing === "quick").length,
    held.filter(({ kind }) => kind === "magic").length,
    usable.length,
    sumOf(usable, cost),
  ];
}

/** Features of one player's side, in the order of `OF_EACH`; `acts` if it is that player's main phase. */
function sideFeatures({ state }: Game, units: readonly Seen[], player: PlayerId, acts: boolean): readonly number[] {
  const { zones, players, turn } = state;
  const { life } = players[player];
  const own = units.filter(({ stats }) => stats.unit.controller === player);
  const foes = units.filter(({ stats }) => stats.unit.controller !== player);
  const awake = own.filter(({ rested }) => !rested);
  const rested = own.filter((unit) => unit.rested);
  // The opponent's units wake before they attack.
  const attackers = own.filter((unit) => unit.stats.mayAttack && !(acts && unit.rested));
  const foesWho = foes.filter((unit) => unit.stats.mayAttack && !(unit.rested && !acts));
  const guards = getDefenders(
    foes.map(({ stats }) => stats),
    getOpponent(player),
  );
  const through = computeUnblockedDamage(
    attackers.map(({ stats }) => stats),
    guards,
  );
  const endangered = own.filter((unit) => foesWho.some((foe) => beats(foe, unit)));
  const stones = zones.stoneArea[player];
  const target = players[getOpponent(player)].life;
  return [
    ...[life, Math.max(0, 10 - life), Math.max(0, 5 - life), stones.length, turn <= EARLY_TURN ? stones.length : 0],
    ...[stones.filter(({ faceDown }) => faceDown).length, stones.filter((stone) => !stone.rested).length],
    ...[zones.hand[player].length, Math.max(0, FEW_CARDS - zones.grimoire[player].length), own.length],
    ...[sumOf(awake, apOf), sumOf(rested, apOf), sumOf(awake, leftOf), sumOf(rested, leftOf)],
    ...[sumOf(own, ({ abilities }) => abilities), sumOf(own, worthOf), sumOf(own, ({ worth }) => worth ** 2) / 10],
    ...[Math.max(0, ...own.map(apOf)), Math.max(0, ...own.map(leftOf)), attackers.length],
    ...[awake.filter(({ stats }) => stats.mayDefend).length, sumOf(attackers, apOf)],
    sumOf(
      attackers.filter(({ stats }) => !stats.mayBeDefended),
      apOf,
    ),
    attackers.filter((unit) => !foes.some((foe) => guards.includes(foe.stats) && beats(foe, unit))).length,
    ...[Math.min(through, target), through >= target ? 1 : 0, sumOf(endangered, worthOf)],
    sumOf(
      endangered.filter((unit) => unit.rested),
      worthOf,
    ),
  ];
}

const apOf = ({ ap }: Seen): number => ap;
const leftOf = ({ left }: Seen): number => left;
const worthOf = ({ worth }: Seen): number => worth;
const beats = (one: Seen, other: Seen): boolean => one.ap > 0 && one.ap >= other.left;

function sumOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  let sum = 0;
  for (const item of items) sum += value(item);
  return sum;
}
