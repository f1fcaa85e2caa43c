import { forkGame } from "../../machine/game";
import { listLegalAnswers } from "../../machine/legal-answers";
import { applyAnswer } from "../../machine/step";
import { fromColorBits, getEffectiveColors, toColorBits } from "../../model/card";
import { type Cards, getCardDefinition, getCardFacts } from "../../model/cards";
import type { PlayerAnswer } from "../../model/choice";
import type { PlayerId } from "../../model/ids";
import type { Instance } from "../../model/instance";
import type { Game, GameState } from "../../model/state";

/** Highest number of payments to compare. */
const MOST_TRIES = 60;

type Way = { readonly answer: PlayerAnswer; readonly loss: number };

/**
 * Returns the answer that pays with the least useful stones: face-down and colorless ones first, then colors that the
 * hand needs least.
 */
export function choosePayment(game: Game, answers: readonly PlayerAnswer[]): PlayerAnswer | null {
  const { cards, state } = game;
  const player = state.choice?.player ?? 0;
  const losses = new Map(state.zones.stoneArea[player].map((stone) => [stone.id, loss(cards, state, player, stone)]));
  return cheapest(game, answers, losses, { tries: MOST_TRIES })?.answer ?? null;
}

function cheapest(
  game: Game,
  answers: readonly PlayerAnswer[],
  losses: ReadonlyMap<number, number>,
  budget: { tries: number },
): Way | null {
  let best: Way | null = null;
  for (const answer of answers) {
    const copy = forkGame(game);
    budget.tries -= 1;
    if (applyAnswer(copy, answer) !== null) continue;
    const own = "target" in answer && "instance" in answer.target ? (losses.get(answer.target.instance) ?? 0) : 0;
    const goesOn = samePart(copy.state, game.state) && budget.tries > 0;
    const rest = goesOn ? (cheapest(copy, listLegalAnswers(copy), losses, budget)?.loss ?? 0) : 0;
    if (best === null || own + rest < best.loss) best = { answer, loss: own + rest };
  }
  return best;
}

const samePart = ({ choice: one }: GameState, { choice: other }: GameState): boolean =>
  one?.ask === "pick" && other?.ask === "pick" && one.purpose === other.purpose;

/** Value lost if a stone pays. */
function loss(cards: Cards, state: GameState, player: PlayerId, stone: Instance): number {
  if (stone.faceDown) return 0;
  const forCatalyst = state.choice?.ask === "pick" && state.choice.purpose === "catalyst";
  const { abilities } = getCardFacts(cards, stone.card);
  // A stone may have its colors by its text, and one with several pays for more of what comes.
  const colors = toColorBits(getEffectiveColors(getCardDefinition(cards, stone.card)));
  const asked = colors === 0 ? 0 : 1 + askedOf(cards, state, player, colors);
  return 1 + asked + abilities.length / 2 - (forCatalyst && stone.rested ? 0.5 : 0);
}

/** Number of symbols of these colors in the rest of the hand. */
const askedOf = (cards: Cards, { zones }: GameState, player: PlayerId, colors: number): number =>
  zones.hand[player].reduce((sum, { card }) => {
    const { useCost, catalyst } = getCardDefinition(cards, card);
    const wanted = fromColorBits(colors);
    return sum + wanted.reduce((symbols, color) => symbols + useCost[color] + catalyst[color], 0);
  }, 0);
