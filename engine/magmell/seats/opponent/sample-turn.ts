import { nextIntBelow, type RandomState } from "../../../kernel/random";
import { listLegalAnswers } from "../../machine/legal-answers";
import { applyAnswer } from "../../machine/step";
import type { PlayerAnswer } from "../../model/choice";
import type { Game } from "../../model/state";
import { getCandidateAnswers, isQuietPosition } from "../autopilot/play-forward";
import type { Policy } from "./policy";

/** Parts in a hundred of a player's decisions in a sampled turn that stray from the policy. */
const STRAY = 30;
const MOST_STEPS = 160;

/** Questions that a sampled turn answers in other ways than the policy does. */
const STRAYS: readonly string[] = ["target", "choose", "attackTarget", "mode", "may", "discard"];

/** Returns a player's answers to the end of the turn by a policy from which they stray. The game is played on in place. */
export function sampleTurn(game: Game, policy: Policy, random: RandomState): readonly PlayerAnswer[] {
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
