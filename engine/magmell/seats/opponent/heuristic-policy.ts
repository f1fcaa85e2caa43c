import { nextIntBelow, type RandomState } from "../../../kernel/random";
import { type CombatStats, getCombatStats } from "../../machine/combat-stats";
import { openGame } from "../../machine/game";
import type { Cards } from "../../model/cards";
import type { Choice, PickChoice, PlayerAnswer } from "../../model/choice";
import type { PlayerId } from "../../model/ids";
import type { Game, GameState } from "../../model/state";
import { hasLethalAttack } from "../autopilot/has-lethal-attack";
import { isGoodOpeningHand } from "../autopilot/opening";
import { shouldPassSilently } from "../autopilot/with-priority";
import { type AttackOption, findBestAttack, findBestDefender } from "./combat-outlook";
import { choosePickAnswer } from "./heuristic-picks";
import { findBestUse } from "./heuristic-uses";

/** Lowest gain that justifies an attack. */
const LEAST_GAIN = 0.1;
/** Percentage of decisions of a sampled turn that deviate from the best one. */
const STRAY = 25;

/**
 * Returns the answer of a heuristic player. The player spends stones on the most expensive cards, harms the opponent's
 * units, and attacks where no defence is good. With a random state, some answers deviate, for sampling different turns.
 * Nothing hidden from the player is read.
 */
export function chooseHeuristicAnswer(
  cards: Cards,
  state: GameState,
  answers: readonly PlayerAnswer[],
  random: RandomState | null,
): PlayerAnswer {
  const [first] = answers;
  const { choice } = state;
  if (first === undefined || choice === null) throw new Error("A choice offered no answer");
  return answers.length === 1 ? first : (decide(cards, state, choice, answers, random) ?? first);
}

function decide(
  cards: Cards,
  state: GameState,
  choice: Choice,
  answers: readonly PlayerAnswer[],
  random: RandomState | null,
): PlayerAnswer | null {
  const { player } = choice;
  switch (choice.ask) {
    case "redraw":
      return (
        answers.find(({ do: act }) => act === (isGoodOpeningHand(cards, state, player) ? "keep" : "redraw")) ?? null
      );
    case "priority":
      return withPriority(openGame(cards, state), answers, player, random);
    case "pick":
      return pickOf(openGame(cards, state), choice, answers, random);
    case "number":
      return answers.at(-1) ?? null;
    case "option":
      if (choice.purpose === "byHand") return { do: "done" };
      return random !== null && nextIntBelow(random, 100) < STRAY
        ? (answers[nextIntBelow(random, answers.length)] ?? null)
        : null;
  }
}

function withPriority(
  game: Game,
  answers: readonly PlayerAnswer[],
  player: PlayerId,
  random: RandomState | null,
): PlayerAnswer | null {
  const { cards, state } = game;
  const pass = answers.find(({ do: act }) => act === "pass") ?? null;
  if (shouldPassSilently(state)) return pass;
  const quiet = state.battle === null && state.zones.chant.length === 0;
  if (quiet && random !== null && nextIntBelow(random, 100) < STRAY) {
    return answers[nextIntBelow(random, answers.length)] ?? null;
  }
  const units = getCombatStats(game);
  const attacks = answers.some(({ do: act }) => act === "attack");
  const strike = attacks ? strikeOf(game, units, answers, player) : null;
  if (strike !== null && hasLethalAttack(game, player, units)) return attackWith(strike);
  const use = findBestUse(cards, state, units, answers, player);
  if (use !== null) return use;
  return strike !== null && (strike.gain > LEAST_GAIN || pass === null) ? attackWith(strike) : pass;
}

const attackWith = ({ attacker }: AttackOption): PlayerAnswer => ({ do: "attack", unit: attacker.unit.id });

function strikeOf(
  { cards, state }: Game,
  units: readonly CombatStats[],
  answers: readonly PlayerAnswer[],
  player: PlayerId,
): AttackOption | null {
  const ids = new Set(answers.flatMap((answer) => (answer.do === "attack" ? [answer.unit] : [])));
  return findBestAttack(
    cards,
    state,
    units,
    units.filter(({ unit }) => unit.controller === player && ids.has(unit.id)),
  );
}

function pickOf(
  game: Game,
  choice: PickChoice,
  answers: readonly PlayerAnswer[],
  random: RandomState | null,
): PlayerAnswer | null {
  const { cards, state } = game;
  const { player } = choice;
  if (choice.purpose !== "attackTarget" && choice.purpose !== "defender") {
    const strays = random !== null && choice.purpose !== "useCost" && choice.purpose !== "catalyst";
    if (strays && nextIntBelow(random, 100) < STRAY) return answers[nextIntBelow(random, answers.length)] ?? null;
    return choosePickAnswer(game, choice, answers);
  }
  const units = getCombatStats(game);
  const attacker = units.find(({ unit }) => unit.id === state.battle?.attacker);
  const offered = new Set(choice.options.flatMap((target) => ("instance" in target ? [target.instance] : [])));
  const open = units.filter(({ unit }) => offered.has(unit.id));
  if (choice.purpose === "attackTarget") {
    const face = answers.find((answer) => answer.do === "pick" && "player" in answer.target) ?? null;
    if (attacker === undefined || (face !== null && hasLethalAttack(game, player, wokenAttacker(units, attacker))))
      return face;
    const strike = findBestAttack(cards, state, units, [attacker]);
    const aim = strike?.target ?? null;
    return aim === null ? face : pickUnit(aim, answers);
  }
  if (attacker === undefined) return null;
  const target = units.find(({ unit }) => unit.id === battleTarget(state)) ?? null;
  const defender = findBestDefender(cards, state, player, attacker, target, open, units);
  return defender === null ? (answers.find(({ do: act }) => act === "done") ?? null) : pickUnit(defender, answers);
}

/** Units with the attacker counted as awake, because the damage of its attack is still to come. */
const wokenAttacker = (units: readonly CombatStats[], attacker: CombatStats): readonly CombatStats[] =>
  units.map((one) => (one === attacker ? { ...one, unit: { ...one.unit, rested: false } } : one));

function battleTarget({ battle }: GameState): number | null {
  const target = battle?.target ?? null;
  return target !== null && "instance" in target ? target.instance : null;
}

const pickUnit = ({ unit }: CombatStats, answers: readonly PlayerAnswer[]): PlayerAnswer | null =>
  answers.find((answer) => answer.do === "pick" && "instance" in answer.target && answer.target.instance === unit.id) ??
  null;
