import {
  type BattleStep,
  type Cards,
  copyState,
  finishThinking,
  type GameState,
  type InstanceId,
  isSameTarget,
  legalAnswers,
  type PlayerAnswer,
  type PlayerId,
  paymentSeat,
  stepGame,
  type Target,
  type Thinking,
  viewGame,
} from "@/engine/magmell";
import { planPicks } from "@/lib/play/session";
import { PLAYER_ID, thinkForOpponent } from "./opponents";
import type { GoldfishSetup, OpponentKind, StopRules } from "./types";

/** How a game advances automatically, and where it stops. */
export type AdvancePolicy = {
  readonly setup: GoldfishSetup;
  readonly stops: StopRules;
  readonly handPay: boolean;
  /** Answers of the player that come first. */
  readonly given?: readonly PlayerAnswer[];
  /** Whether the player with priority stops in this state; other questions always stop. */
  readonly until?: (state: GameState) => boolean;
};

/**
 * Advances a game in place to the player's next question. The opponent's seat answers for the opponent, stones are
 * picked automatically, and priority is passed unless a stop rule applies. Returns all answers, the given ones first.
 * Empty if a given answer is rejected; the state must then not be used.
 */
export const advanceToQuestion = (cards: Cards, state: GameState, advance: AdvancePolicy): readonly PlayerAnswer[] =>
  finishThinking(thinkToQuestion(cards, state, advance));

/** Runs `advanceToQuestion` in slices, so that the opponent's computation can be interrupted. */
export function* thinkToQuestion(
  cards: Cards,
  state: GameState,
  advance: AdvancePolicy,
): Thinking<readonly PlayerAnswer[]> {
  const answers: PlayerAnswer[] = [];
  for (const answer of advance.given ?? []) {
    while (stepGame(cards, state, answer) !== null) {
      // The question that a further answer is for may come after priority has been passed (701.1.3).
      const between = answers.length === 0 ? null : yield* nextAnswer(cards, state, advance);
      if (between === null || stepGame(cards, state, between) !== null) return [];
      answers.push(between);
    }
    answers.push(answer);
  }
  for (;;) {
    const answer = yield* nextAnswer(cards, state, advance);
    if (answer === null) break;
    const refusal = stepGame(cards, state, answer);
    // A unit that must attack keeps the player from passing, so there is something to decide.
    if (refusal !== null && answer.do === "pass") break;
    if (refusal !== null) throw new Error(`The answer "${answer.do}" is refused: ${refusal.code}`);
    answers.push(answer);
  }
  return answers;
}

/** The answer that needs no decision of a person; `null` where one has to decide, or the game is over. */
function* nextAnswer(
  cards: Cards,
  state: GameState,
  { setup, stops, handPay, until }: AdvancePolicy,
): Thinking<PlayerAnswer | null> {
  const { choice } = state;
  if (choice === null) return null;
  const { kind } = setup.opponent;
  if (choice.player !== PLAYER_ID && kind !== "hotSeat")
    return yield* thinkForOpponent(kind, cards, state, legalAnswers(cards, state));
  if (isPaymentChoice(state)) return handPay ? null : paymentSeat(cards, state, legalAnswers(cards, state));
  if (choice.ask !== "priority") return null;
  const goesOn = state.turnPlayer === choice.player && until !== undefined && !until(state);
  return !goesOn && shouldAskPlayer(cards, state, choice.player, stops) ? null : { do: "pass" };
}

/** Returns a condition for `until`: whether a turn after that of the given state is in its main phase. */
export const hasNextTurnBegun =
  ({ turn }: GameState) =>
  (now: GameState): boolean =>
    now.turn !== turn && now.phase === "main";

/** Returns whether a person controls a player. */
export const isHumanPlayer = ({ opponent }: GoldfishSetup, player: PlayerId): boolean =>
  player === PLAYER_ID || opponent.kind === "hotSeat";

export const isPaymentChoice = ({ choice }: GameState): boolean =>
  choice?.ask === "pick" && (choice.purpose === "useCost" || choice.purpose === "catalyst");

/** Returns the answers that make exactly these picks, if the open question is a pick. */
export function buildPickAnswers(cards: Cards, state: GameState, picks: readonly Target[]): readonly PlayerAnswer[] {
  const now = copyState(state);
  const getQuestion = () => (now.choice?.ask === "pick" ? now.choice : null);
  return planPicks(picks, isSameTarget, getQuestion, (answer) => stepGame(cards, now, answer));
}

/** Returns the answers that pay for the card in use with the stones that are least needed. */
export function buildPaymentAnswers(cards: Cards, state: GameState): readonly PlayerAnswer[] {
  const now = copyState(state);
  const used = payingFor(now);
  const answers: PlayerAnswer[] = [];
  while (used !== null && payingFor(now) === used) {
    const answer = paymentSeat(cards, now, legalAnswers(cards, now));
    stepGame(cards, now, answer);
    answers.push(answer);
  }
  return answers;
}

/** The instance whose cost is being paid. */
const payingFor = (state: GameState): number | null =>
  isPaymentChoice(state) && state.choice?.ask === "pick" ? (state.choice.about?.instance ?? null) : null;

/**
 * Returns answers that attack the opponent with each unit that can attack and has AP, one after another, up to another
 * question for the player. Works on a copy of the state.
 */
export function buildAttackAnswers(cards: Cards, state: GameState, advance: AdvancePolicy): readonly PlayerAnswer[] {
  const now = copyState(state);
  const player = state.choice?.player ?? PLAYER_ID;
  const answers: PlayerAnswer[] = [];
  for (const unit of findAttackersWithAp(cards, now)) {
    if (!attackersOf(cards, now).includes(unit)) continue;
    answers.push(...advanceToQuestion(cards, now, { ...advance, given: [{ do: "attack", unit }] }));
    const aim = attackTarget(now, player);
    if (aim !== null) answers.push(...advanceToQuestion(cards, now, { ...advance, given: [aim] }));
    if (now.choice?.ask !== "priority" || now.choice.player !== player || now.battle !== null) break;
  }
  return answers;
}

/** Returns the units that can attack now and have AP. */
export function findAttackersWithAp(cards: Cards, state: GameState): readonly InstanceId[] {
  const ready = attackersOf(cards, state);
  if (ready.length === 0) return ready;
  const { battleArea } = viewGame(cards, state, state.choice?.player ?? PLAYER_ID);
  return ready.filter((unit) => (battleArea.find(({ id }) => id === unit)?.ap ?? 0) > 0);
}

const attackersOf = (cards: Cards, state: GameState): readonly InstanceId[] =>
  legalAnswers(cards, state).flatMap((answer) => (answer.do === "attack" ? [answer.unit] : []));

/** Picks the opponent as the target of an attack, if that is the open question and legal. */
function attackTarget({ choice }: GameState, player: PlayerId): PlayerAnswer | null {
  if (choice?.ask !== "pick" || choice.purpose !== "attackTarget" || choice.player !== player) return null;
  const target = choice.options.find((option) => "player" in option);
  return target === undefined ? null : { do: "pick", target };
}

/** Steps of a battle in which something is used to effect: before them the target is not known, after them the damage is done. */
const TELLING_STEPS: readonly BattleStep[] = ["attack", "defense"];

/** Returns the default stop rules. There is no stop at the end of a passive opponent's turn. */
export const getDefaultStopRules = (opponent: OpponentKind): StopRules => ({
  uses: true,
  attacks: true,
  ends: opponent !== "passive",
  own: false,
});

/**
 * Returns whether a player with priority is asked: in their own turn always, outside a battle and with an empty chant;
 * otherwise if a stop rule applies and they could use something (232.2).
 */
function shouldAskPlayer(cards: Cards, state: GameState, player: PlayerId, stops: StopRules): boolean {
  const own = state.turnPlayer === player;
  if (own && state.battle === null && state.zones.chant.length === 0) return true;
  return wants(state, player, stops) && legalAnswers(cards, state).some(({ do: act }) => act === "use");
}

function wants({ zones, battle, turnPlayer, phase }: GameState, player: PlayerId, stops: StopRules): boolean {
  const top = zones.chant.at(-1);
  if (top !== undefined) return top.controller === player ? stops.own : stops.uses;
  if (battle !== null)
    return TELLING_STEPS.includes(battle.step) && (turnPlayer === player ? stops.own : stops.attacks);
  return phase === "end" && stops.ends;
}
