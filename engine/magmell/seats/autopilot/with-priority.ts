import { countSymbols } from "../../model/card";
import { getCardDefinition } from "../../model/cards";
import type { PlayerAnswer } from "../../model/choice";
import type { PlayerId } from "../../model/ids";
import type { Game, GameState } from "../../model/state";
import { findInstance } from "../../model/zone";
import { dedupeAnswers } from "./dedupe-answers";
import { evaluatePosition, VICTORY_VALUE } from "./evaluate-position";
import { hasLethalAttack } from "./has-lethal-attack";
import { type AnswerTrial, createLowerBound, isQuietPosition, type TrialBudget, tryAnswer } from "./play-forward";
import { getStonesForNegating } from "./reserve";

/** A tried answer: its gain over passing, and its cost in stones. */
type Tried = { readonly answer: PlayerAnswer; readonly gain: number; readonly cost: number };
/** A tried answer, or stones reserved for a later response if `answer` is `null`. */
type Planned = Omit<Tried, "answer"> & { readonly answer: PlayerAnswer | null };

/** Lowest gain that justifies using a card. */
const LEAST_GAIN = 0.1;
/** Highest number of cards compared for the use of the stones. */
const MOST_WEIGHED = 8;
/** Typical gain of negating an opponent's card. */
const NEGATING_GAIN = 2;

/**
 * Battle steps in which nothing is used on an empty chant. Before the target is known a better moment will follow, and
 * after the damage cards can also be used after the battle.
 */
const SILENT_STEPS: readonly string[] = ["designation", "damage", "end"];

export const shouldPassSilently = ({ battle, zones }: GameState): boolean =>
  battle !== null && zones.chant.length === 0 && SILENT_STEPS.includes(battle.step);

/**
 * Returns the answer to priority: win if possible, use the cards with the most gain for the stones, attack if that
 * gains, otherwise pass.
 */
export function choosePriorityAnswer(
  game: Game,
  answers: readonly PlayerAnswer[],
  player: PlayerId,
  budget: TrialBudget,
  trial: AnswerTrial = tryAnswer,
): PlayerAnswer | null {
  const pass = answers.find((answer) => answer.do === "pass") ?? null;
  const attacks = answers.filter((answer) => answer.do === "attack");
  const still = isQuietPosition(game.state) || pass === null ? null : trial(game, pass, player, budget);
  const base = still ?? evaluatePosition(game, player);
  if (attacks.length > 0 && hasLethalAttack(game, player)) {
    const attack = bestAttack(game, attacks, player, Number.NEGATIVE_INFINITY, budget, trial);
    if (attack !== null) return attack;
  }
  const uses = answers.filter((answer) => answer.do === "use");
  const reserve = isQuietPosition(game.state) ? reserveOf(game, player) : [];
  const use = bestOfPlan(triedUses(game, uses, player, base, budget, trial), reserve, awakeStones(game.state, player));
  return use?.answer ?? bestAttack(game, attacks, player, base + LEAST_GAIN, budget, trial) ?? pass;
}

/** Uses with a gain. Each may spend the tries that earlier uses have left. */
function triedUses(
  game: Game,
  uses: readonly PlayerAnswer[],
  player: PlayerId,
  base: number,
  budget: TrialBudget,
  trial: AnswerTrial,
): readonly Tried[] {
  return uses.flatMap((answer, index): readonly Tried[] => {
    const share = { tries: Math.ceil(budget.tries / (uses.length - index)) };
    budget.tries -= share.tries;
    const value = trial(game, answer, player, share, createLowerBound(base + LEAST_GAIN));
    budget.tries += Math.max(0, share.tries);
    if (value === null || value <= base + LEAST_GAIN) return [];
    return [{ answer, gain: value - base, cost: costOf(game, answer) }];
  });
}

/** The first attack with the highest value, above `least`; `null` if there is none. */
function bestAttack(
  game: Game,
  attacks: readonly PlayerAnswer[],
  player: PlayerId,
  least: number,
  budget: TrialBudget,
  trial: AnswerTrial,
): PlayerAnswer | null {
  let best: PlayerAnswer | null = null;
  let most = least;
  const different = dedupeAnswers(game, attacks);
  for (const [index, attack] of different.entries()) {
    const share = { tries: Math.ceil(budget.tries / (different.length - index)) };
    budget.tries -= share.tries;
    const value = trial(game, attack, player, share, createLowerBound(most));
    budget.tries += Math.max(0, share.tries);
    if (value !== null && value > most) [best, most] = [attack, value];
  }
  return best;
}

/** Printed cost of an answer in stones, precise enough to compare cards. */
function costOf({ cards, state }: Game, answer: PlayerAnswer): number {
  const place = answer.do === "use" ? findInstance(state.zones, answer.instance) : null;
  return place === null ? 0 : countSymbols(getCardDefinition(cards, place.instance.card).useCost);
}

const awakeStones = ({ zones }: GameState, player: PlayerId): number =>
  zones.stoneArea[player].filter(({ rested }) => !rested).length;

/** The first answer with the highest gain; `null` if there is none. */
const best = (tried: readonly Tried[]): Tried | null =>
  tried.reduce<Tried | null>((most, one) => (most === null || one.gain > most.gain ? one : most), null);

function reserveOf({ cards, state }: Game, player: PlayerId): readonly Planned[] {
  const cost = state.turnPlayer === player ? getStonesForNegating(cards, state, player) : null;
  return cost === null ? [] : [{ answer: null, gain: NEGATING_GAIN, cost }];
}

/**
 * The best single use of the plan with the highest total gain for the available stones, including the reserve. A
 * winning use is a plan by itself.
 */
function bestOfPlan(uses: readonly Tried[], reserve: readonly Planned[], stones: number): Tried | null {
  const winning = uses.find(({ gain }) => gain > VICTORY_VALUE / 2);
  if (winning !== undefined) return winning;
  const likely = [...uses].sort((one, other) => other.gain - one.gain).slice(0, MOST_WEIGHED);
  const weighed: readonly Planned[] = [...likely, ...reserve.filter(({ cost }) => cost <= stones)];
  let plan: readonly Planned[] = weighed;
  let most = 0;
  for (let set = 1; set < 1 << weighed.length; set += 1) {
    const chosen = weighed.filter((_, index) => (set & (1 << index)) !== 0);
    if (chosen.reduce((sum, { cost }) => sum + cost, 0) > stones) continue;
    const gain = chosen.reduce((sum, one) => sum + one.gain, 0);
    if (gain > most) [plan, most] = [chosen, gain];
  }
  return best(plan.filter((one): one is Tried => one.answer !== null));
}
