import {
  autopilotSeat,
  type CardIndex,
  type Cards,
  copyState,
  type Deck,
  type GameState,
  legalAnswers,
  type PlayerAnswer,
  passSeat,
  startGame,
  stepGame,
} from "@/engine/magmell";
import type { OpeningDecision } from "./decision";
import { OPPONENT_ID, PLAYER_ID } from "./opponents";

/** Cards that come in one of the player's own turns. */
type TurnCards = {
  /** Cards drawn; none in the starting player's first turn (603.1.1). */
  readonly drawn: readonly CardIndex[];
  /** Stones put into the stone area (604.1). */
  readonly stones: readonly CardIndex[];
};

/** The cards that follow a decision: the hand at the beginning, and the cards drawn in the first own turns. */
type OpeningLine = { readonly hand: readonly CardIndex[]; readonly turns: readonly TurnCards[] };

/** An opening hand with the consequences of both decisions. */
type OpeningLines = {
  readonly hand: readonly CardIndex[];
  /** The decision that the autopilot would take. */
  readonly autopilot: OpeningDecision;
  readonly lines: Readonly<Record<OpeningDecision, OpeningLine>>;
};

type Deal = { readonly deck: Deck; readonly seed: number; readonly goesFirst: boolean };

/**
 * Simulates both decisions on an opening hand for a number of own turns in which nobody uses anything. The opponent has
 * the same deck, and the cards are those of a session with the seed. Null for a deck that cannot be played.
 */
export function simulateOpeningLines(
  cards: Cards,
  { deck, seed, goesFirst }: Deal,
  ownTurns: number,
): OpeningLines | null {
  const first = goesFirst ? PLAYER_ID : OPPONENT_ID;
  const dealt = startGame(cards, [deck, deck], seed, { first, practice: true });
  if (!dealt.ok) return null;
  const { state } = dealt;
  passUntil(cards, state, ({ choice }) => choice?.player === PLAYER_ID && choice.ask === "redraw");
  const line = (decision: OpeningDecision) => followLine(cards, copyState(state), decision, ownTurns);
  return {
    hand: cardsIn(state, "hand"),
    autopilot: autopilotSeat(cards, state, legalAnswers(cards, state)).do === "keep" ? "keep" : "redraw",
    lines: { keep: line("keep"), redraw: line("redraw") },
  };
}

function followLine(cards: Cards, state: GameState, decision: OpeningDecision, ownTurns: number): OpeningLine {
  answer(cards, state, { do: decision });
  // Both decide before either draws anew.
  passUntil(cards, state, ({ choice }) => choice?.ask !== "redraw");
  const hand = cardsIn(state, "hand");
  const known = new Set(state.zones.hand[PLAYER_ID].map(({ id }) => id));
  const turns: TurnCards[] = [];
  let latest = 0;
  while (turns.length < ownTurns) {
    passUntil(cards, state, (now) => now.turnPlayer === PLAYER_ID && now.turn > latest && now.phase === "main");
    if (state.choice === null) break;
    latest = state.turn;
    turns.push({ drawn: cardsIn(state, "hand", known), stones: cardsIn(state, "stoneArea", known) });
    for (const zone of ["hand", "stoneArea"] as const) for (const { id } of state.zones[zone][PLAYER_ID]) known.add(id);
  }
  return { hand, turns };
}

/** Lets both players do as little as they may, up to a moment or the end of the game. */
function passUntil(cards: Cards, state: GameState, reached: (state: GameState) => boolean): void {
  while (state.choice !== null && !reached(state)) {
    answer(cards, state, passSeat(cards, state, legalAnswers(cards, state)));
  }
}

function answer(cards: Cards, state: GameState, given: PlayerAnswer): void {
  const refusal = stepGame(cards, state, given);
  if (refusal !== null) throw new Error(`The answer "${given.do}" is refused: ${refusal.code}`);
}

/** Cards of the player in a zone, but for instances that are known already. */
const cardsIn = (
  { zones }: GameState,
  zone: "hand" | "stoneArea",
  known: ReadonlySet<number> = new Set(),
): readonly CardIndex[] => zones[zone][PLAYER_ID].filter(({ id }) => !known.has(id)).map(({ card }) => card);
