import { nextIntBelow, type RandomState, seedRandom } from "../../../kernel/random";
import { forkGame } from "../../machine/game";
import { listLegalAnswers } from "../../machine/legal-answers";
import { applyAnswer } from "../../machine/step";
import type { Cards } from "../../model/cards";
import type { PlayerAnswer } from "../../model/choice";
import type { PlayerId } from "../../model/ids";
import type { Game, GameState } from "../../model/state";
import { findInstance } from "../../model/zone";
import { autopilotSeat } from "../autopilot";
import { getCandidateAnswers, isQuietPosition } from "../autopilot/play-forward";
import { shouldPassSilently } from "../autopilot/with-priority";
import type { Thinking } from "../seat";
import type { Policy } from "./policy";
import { getContenders, getLeader, type PlanCandidate } from "./race";
import { rollOut, type TurnPlan } from "./roll-out";
import { sampleHiddenCards } from "./sample-hidden-cards";

/** Percentage of a player's decisions in a sampled turn that deviate from the policy. */
const STRAY = 30;
const MOST_STEPS = 160;

/** Purposes of questions at which a sampled turn may deviate from the policy. */
const STRAYS: readonly string[] = ["target", "choose", "attackTarget", "mode", "may", "discard"];

/** Plays a player's turn to its end in place by a policy with deviations, and returns the answers. */
function sampleTurn(game: Game, policy: Policy, random: RandomState): readonly PlayerAnswer[] {
  const { state } = game;
  const { turn, turnPlayer } = state;
  const given: PlayerAnswer[] = [];
  for (let steps = 0; steps < MOST_STEPS && state.choice !== null && state.turn === turn; steps += 1) {
    const { choice } = state;
    const own = choice.player === turnPlayer;
    const answers = listLegalAnswers(game);
    const may = own && (isQuietPosition(state) || ("purpose" in choice && STRAYS.includes(choice.purpose)));
    const open = may && nextIntBelow(random, 100) < STRAY ? getCandidateAnswers(game, answers) : [];
    const answer = open[nextIntBelow(random, Math.max(1, open.length))] ?? policy(game, answers);
    if (applyAnswer(game, answer) !== null) break;
    if (own) given.push(answer);
  }
  return given;
}

/** The search limits of a decision. */
export type SearchEffort = {
  /** Number of whole turns sampled, in addition to the single answers. */
  readonly turns: number;
  /** Highest number of samples of the hidden cards on which plans are tried. */
  readonly deals: number;
  /** Returns whether there is time for more. If absent, the search uses all allowed counts and is deterministic. */
  readonly hasTime?: () => boolean;
};

/** Advantage in the chance of winning that a plan needs over the autopilot's answer. */
const CREDIT = 0.01;
/**
 * Number of the player's main phases after which a decision is evaluated. A decision on an opening hand is evaluated
 * later.
 */
const PHASES = 1;
const OPENING_PHASES = 3;

/**
 * Finds the answer that begins the best of several plans, one roll-out per step of the generator. All plans are tried
 * on the same samples of the hidden cards. A policy then plays for both players through the opponent's turn, up to the
 * player's next main phase. Plans that fall clearly behind are dropped.
 */
export function* planAnswer(
  cards: Cards,
  state: GameState,
  answers: readonly PlayerAnswer[],
  policy: Policy,
  { turns, deals, hasTime = () => true }: SearchEffort,
): Thinking<PlayerAnswer> {
  const usual = autopilotSeat(cards, state, answers);
  if (state.choice === null || isMinor(state)) return usual;
  const { player, ask } = state.choice;
  const seed = seedOf(state, player);
  const phases = ask === "redraw" ? OPENING_PHASES : PHASES;
  let runners = runnersOf(sampleHiddenCards(cards, state, player, seed), answers, usual, policy, turns, seed);
  for (let deal = 1; deal <= deals && areOpen(state, runners) && hasTime(); deal += 1) {
    const dealt = sampleHiddenCards(cards, state, player, seed + deal);
    for (const { plan, results } of runners) {
      results.push(rollOut(forkGame(dealt), plan, player, policy, phases));
      yield;
    }
    runners = getContenders(runners);
  }
  return getLeader(runners)?.plan.answers[0] ?? usual;
}

/** Whether plans differ in the answer to give now. */
const areOpen = (state: GameState, runners: readonly PlanCandidate[]): boolean =>
  new Set(runners.flatMap(({ plan }) => plan.answers.slice(0, 1).map((answer) => keyOf(state, answer)))).size > 1;

/** Purposes of questions that the heuristics answer well enough. */
const MINOR: readonly string[] = ["useCost", "catalyst", "byHand", "arrange", "trigger", "replacement"];

/** Whether a question is not worth a comparison. */
const isMinor = (state: GameState): boolean =>
  (state.choice?.ask === "priority" && shouldPassSilently(state)) ||
  (state.choice !== null && "purpose" in state.choice && MINOR.includes(state.choice.purpose));

/** A seed from what both players see, and the number of cards in the player's hand. */
const seedOf = ({ turn, players, zones }: GameState, player: PlayerId): number =>
  1 +
  turn * 7919 +
  players[0].life * 31 +
  players[1].life * 37 +
  zones.battleArea.length * 101 +
  zones.hand[player].length;

/** Different plans worth a comparison, the default answer first. */
function runnersOf(
  game: Game,
  answers: readonly PlayerAnswer[],
  usual: PlayerAnswer,
  policy: Policy,
  turns: number,
  seed: number,
): readonly PlanCandidate[] {
  const { state } = game;
  const runners = new Map<string, PlanCandidate>();
  const add = (plan: TurnPlan): void => {
    const key = `${plan.idle} ${plan.answers.map((answer) => keyOf(state, answer)).join(" ")}`;
    if (!runners.has(key)) runners.set(key, { plan, credit: runners.size === 0 ? CREDIT : 0, results: [] });
  };
  const different = [usual, ...getCandidateAnswers(game, answers)];
  for (const answer of different) add({ answers: [answer], idle: false });
  const player = state.choice?.player ?? 0;
  if (turns === 0 || state.turnPlayer !== player || !isQuietPosition(state)) return [...runners.values()];
  for (const answer of different) if (answer.do !== "pass") add({ answers: [answer], idle: true });
  for (let turn = 0; turn < turns; turn += 1) {
    add({ answers: sampleTurn(forkGame(game), policy, seedRandom(seed + turn)), idle: false });
  }
  return [...runners.values()];
}

/** A key that is equal for uses of copies of a card in hand. */
function keyOf({ zones }: GameState, answer: PlayerAnswer): string {
  const place = answer.do === "use" ? findInstance(zones, answer.instance) : null;
  return place?.zone === "hand" ? `use ${place.instance.card}` : JSON.stringify(answer);
}
