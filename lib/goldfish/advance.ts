import {
  autopilotSeat,
  type Cards,
  copyState,
  type GameState,
  legalAnswers,
  type PlayerAnswer,
  type PlayerId,
  passSeat,
  step,
  type Target,
} from "@/engine/magmell";

/** The point to which a game is advanced. */
type AdvanceOptions = {
  readonly player: PlayerId;
  /** Stops at the player's priority in the opponent's turn too. */
  readonly stops: boolean;
  /** Answers of the player that come first. */
  readonly given?: readonly PlayerAnswer[];
  /** Whether to stop at the player's priority in their own turn. */
  readonly until: (state: GameState) => boolean;
};

/**
 * Advances a game in place to the player's next question, and returns all answers, the given ones first. The opponent
 * passes; questions to the player other than priority always stop it. Empty when a given answer is refused; the state
 * is then unusable.
 */
export function advanceToQuestion(
  cards: Cards,
  state: GameState,
  { player, stops, given = [], until }: AdvanceOptions,
): readonly PlayerAnswer[] {
  const answers: PlayerAnswer[] = [];
  for (const answer of given) {
    if (step(cards, state, answer) !== null) return [];
    answers.push(answer);
  }
  const next = (): PlayerAnswer | null => {
    const { choice } = state;
    if (choice === null) return null;
    if (choice.player !== player) return passSeat(cards, state, legalAnswers(cards, state));
    const asks = state.turnPlayer === player ? until(state) : stops;
    return choice.ask !== "priority" || asks ? null : { do: "pass" };
  };
  for (let answer = next(); answer !== null; answer = next()) {
    const refusal = step(cards, state, answer);
    // A unit that must attack keeps the player from passing, so there is something to decide.
    if (refusal !== null && answer.do === "pass") break;
    if (refusal !== null) throw new Error(`The answer "${answer.do}" is refused: ${refusal.code}`);
    answers.push(answer);
  }
  return answers;
}

/**
 * The answers that make exactly these picks, in the order of the options where order does not matter. A last pick
 * without an alternative is made by the engine, so it needs no answer.
 */
export function answersForPicks(cards: Cards, state: GameState, picks: readonly Target[]): readonly PlayerAnswer[] {
  const { choice } = state;
  if (choice?.ask !== "pick") return [];
  const place = (target: Target): number => choice.options.findIndex((option) => same(option, target));
  const sorted = choice.ordered ? picks : [...picks].sort((one, other) => place(one) - place(other));
  const now = copyState(state);
  const answers: PlayerAnswer[] = [];
  const give = (answer: PlayerAnswer): void => {
    step(cards, now, answer);
    answers.push(answer);
  };
  for (const target of sorted) {
    const picked = pickedBy(now);
    if (picked !== null && !picked.some((other) => same(other, target))) give({ do: "pick", target });
  }
  // A following question begins without picks.
  const goesOn = sorted.length === 0 || (pickedBy(now) ?? []).length > 0;
  return goesOn ? [...answers, { do: "done" }] : answers;
}

const pickedBy = ({ choice }: GameState): readonly Target[] | null => (choice?.ask === "pick" ? choice.picked : null);

const same = (one: Target, other: Target): boolean =>
  "player" in one
    ? "player" in other && one.player === other.player
    : "instance" in other && one.instance === other.instance;

/** The answers that pay for the card in use with the stones that the autopilot misses least. */
export function paymentAnswers(cards: Cards, state: GameState): readonly PlayerAnswer[] {
  const now = copyState(state);
  const used = payingFor(now);
  const answers: PlayerAnswer[] = [];
  while (used !== null && payingFor(now) === used) {
    const answer = autopilotSeat(cards, now, legalAnswers(cards, now));
    step(cards, now, answer);
    answers.push(answer);
  }
  return answers;
}

/** The instance whose cost is being paid. */
const payingFor = ({ choice }: GameState): number | null =>
  choice?.ask === "pick" && (choice.purpose === "useCost" || choice.purpose === "catalyst")
    ? (choice.about?.instance ?? null)
    : null;
