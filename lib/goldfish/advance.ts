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

/** How far a game is played on. */
type AdvanceOptions = {
  readonly player: PlayerId;
  /** Stops at the player's priority in the opponent's turn as well. */
  readonly stops: boolean;
  /** What the player answers first. */
  readonly given?: readonly PlayerAnswer[];
  /** Whether to stop at the player's priority in their own turn. */
  readonly until: (state: GameState) => boolean;
};

/**
 * Plays on in place and returns every answer, those given first. The opponent passes; questions to the player other than
 * priority always stop it. Empty when a given answer is not taken; the state is then of no more use.
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
    if (refusal !== null) throw new Error(`The answer "${answer.do}" is refused: ${refusal.code}`);
    answers.push(answer);
  }
  return answers;
}

/**
 * The answers that pick just these: where the order does not matter, in that of the options. Picks that are left over
 * because only one thing was left to pick are not asked for, and so not given.
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
  // Another question begins with nothing picked.
  const goesOn = sorted.length === 0 || (pickedBy(now) ?? []).length > 0;
  return goesOn ? [...answers, { do: "done" }] : answers;
}

const pickedBy = ({ choice }: GameState): readonly Target[] | null => (choice?.ask === "pick" ? choice.picked : null);

const same = (one: Target, other: Target): boolean =>
  "player" in one
    ? "player" in other && one.player === other.player
    : "instance" in other && one.instance === other.instance;

/** The stones for what is being used, as a sensible player picks them: those first that are missed least. */
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

/** The instance that is being paid for. */
const payingFor = ({ choice }: GameState): number | null =>
  choice?.ask === "pick" && (choice.purpose === "useCost" || choice.purpose === "catalyst")
    ? (choice.about?.instance ?? null)
    : null;
