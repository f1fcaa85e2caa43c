import { type RandomState, seedRandom } from "../../../kernel/random";
import { forkGame } from "../../machine/game";
import { legalAnswersIn } from "../../machine/legal-answers";
import { applyAnswer } from "../../machine/step";
import type { Cards } from "../../model/cards";
import type { PlayerAnswer } from "../../model/choice";
import type { PlayerId } from "../../model/ids";
import type { Game, GameState } from "../../model/state";
import { autopilotSeat } from "../autopilot";
import { candidateAnswers } from "../autopilot/play-forward";
import { passesSilently } from "../autopilot/with-priority";
import { dealHidden } from "./deal-hidden";
import { lightAnswer } from "./light-policy";
import { winChance } from "./win-chance";

/** How long a decision is thought over. */
export type Effort = {
  /** Number of the player's turns sampled. */
  readonly turns: number;
  /** Number of deals of the hidden cards that the last candidates are tried on; earlier ones on fewer. */
  readonly deals: number;
  /** Whether there is time for more; absent for all that the counts allow, which alone is deterministic. */
  readonly hasTime?: () => boolean;
};

/** Answers to give in order, and how they did so far. */
type Plan = { readonly answers: readonly PlayerAnswer[]; sum: number; count: number };

/** Number of answers after which a trial is judged as it stands. */
const MOST_STEPS = 160;
/** Deals after which the worse half of the plans is dropped, the first time. */
const FIRST_CUT = 2;
/** Advantage in the chance of winning that another plan than the autopilot's answer needs. */
const MARGIN = 0.03;

/**
 * The answer that begins the best of several plans. In a quiet main phase of the player's own a plan is the rest of the
 * turn, sampled with stray decisions; elsewhere it is one answer. Each is rolled out by rules of thumb against the
 * opponent's reply, up to the player's next main phase, on the same deals.
 */
export function planAnswer(
  cards: Cards,
  state: GameState,
  answers: readonly PlayerAnswer[],
  effort: Effort,
): PlayerAnswer {
  const player = state.choice?.player ?? 0;
  const seed = seedOf(state, player);
  const usual = autopilotSeat(cards, state, answers);
  if (isMinor(state)) return usual;
  let plans = plansOf(cards, state, answers, player, usual, effort, seed);
  if (plans.length < 2) return usual;
  let cut = FIRST_CUT;
  for (let deal = 0; deal < effort.deals && (effort.hasTime?.() ?? true); deal += 1) {
    const dealt = dealHidden(cards, state, player, seed + 1000 + deal);
    for (const plan of plans) {
      plan.sum += rollOut(forkGame(dealt), plan.answers, player);
      plan.count += 1;
    }
    if (deal + 1 === cut && plans.length > 2) {
      plans = [...plans].sort((one, other) => mean(other) - mean(one)).slice(0, Math.ceil(plans.length / 2));
      cut *= 2;
    }
  }
  return bestOf(plans, usual);
}

/** Purposes of questions that rules of thumb answer well enough. */
const MINOR: readonly string[] = ["useCost", "catalyst", "byHand", "arrange", "trigger", "replacement"];

/** Whether a question is not worth a plan; the effects of a redraw lie beyond the horizon. */
const isMinor = (state: GameState): boolean =>
  state.choice === null ||
  state.choice.ask === "redraw" ||
  (state.choice.ask === "priority" && passesSilently(state)) ||
  ("purpose" in state.choice && MINOR.includes(state.choice.purpose));

const mean = ({ sum, count }: Plan): number => (count === 0 ? 0 : sum / count);

/** The first answer of the best plan; the autopilot's unless another is better by a margin. */
function bestOf(plans: readonly Plan[], usual: PlayerAnswer): PlayerAnswer {
  let best: { readonly answer: PlayerAnswer; readonly value: number } = { answer: usual, value: -1 };
  const key = JSON.stringify(usual);
  for (const plan of plans) {
    const [answer] = plan.answers;
    if (answer === undefined) continue;
    const value = mean(plan) + (JSON.stringify(answer) === key ? MARGIN : 0);
    if (value > best.value) best = { answer, value };
  }
  return best.answer;
}

/** A seed from what both players see. */
const seedOf = ({ turn, players, zones }: GameState, player: PlayerId): number =>
  1 +
  turn * 7919 +
  players[0].life * 31 +
  players[1].life * 37 +
  zones.battleArea.length * 101 +
  zones.hand[player].length;

function plansOf(
  cards: Cards,
  state: GameState,
  answers: readonly PlayerAnswer[],
  player: PlayerId,
  usual: PlayerAnswer,
  effort: Effort,
  seed: number,
): readonly Plan[] {
  const isQuiet = state.choice?.ask === "priority" && state.battle === null && state.zones.chant.length === 0;
  const seen = new Map<string, Plan>();
  const add = (plan: readonly PlayerAnswer[]): void => {
    const key = JSON.stringify(plan);
    if (!seen.has(key)) seen.set(key, { answers: plan, sum: 0, count: 0 });
  };
  add([usual]);
  const base = dealHidden(cards, state, player, seed);
  for (const answer of candidateAnswers(base, answers)) add([answer]);
  if (isQuiet && state.turnPlayer === player) {
    for (let sample = 0; sample < effort.turns; sample += 1) {
      add(sampleTurn(forkGame(base), player, seedRandom(seed + sample)));
    }
  }
  return [...seen.values()];
}

/** The player's own answers to the end of the turn, with stray decisions. The game is played on in place. */
function sampleTurn(game: Game, player: PlayerId, random: RandomState): readonly PlayerAnswer[] {
  const { cards, state } = game;
  const { turn } = state;
  const given: PlayerAnswer[] = [];
  for (let steps = 0; steps < MOST_STEPS && state.choice !== null && state.turn === turn; steps += 1) {
    const own = state.choice.player === player;
    const answer = lightAnswer(cards, state, legalAnswersIn(game), own ? random : null);
    if (applyAnswer(game, answer) !== null) break;
    if (own) given.push(answer);
  }
  return given;
}

/**
 * Chance of winning if a player gives some answers and both go on by rules of thumb, judged at the player's next main
 * phase. Once an answer of the plan is not offered, the rest of it is dropped. The game is played on in place.
 */
function rollOut(game: Game, plan: readonly PlayerAnswer[], player: PlayerId): number {
  const { cards, state } = game;
  const { turn } = state;
  let next = 0;
  for (let steps = 0; steps < MOST_STEPS && state.choice !== null; steps += 1) {
    const { choice } = state;
    const later = state.turn > turn && state.turnPlayer === player && state.phase === "main";
    if (later && choice.ask === "priority") break;
    const planned = choice.player === player ? plan[next] : undefined;
    if (planned !== undefined) {
      next += 1;
      if (applyAnswer(game, planned) === null) continue;
      next = plan.length;
    }
    if (applyAnswer(game, lightAnswer(cards, state, legalAnswersIn(game), null)) !== null) break;
  }
  return winChance(game, player);
}
