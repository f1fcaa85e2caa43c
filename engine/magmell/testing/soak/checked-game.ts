import { isDeepStrictEqual } from "node:util";
import { brokenInvariants, type Invariant } from "../../../kernel/invariants";
import {
  advance,
  type Cards,
  type Deck,
  type Event,
  type GameOptions,
  type GameState,
  legalAnswers,
  newRecord,
  type PlayerAnswer,
  replay,
  type Seat,
  start,
  step,
  view,
} from "../..";
import { deepFreeze, freezeShared } from "../deep-freeze";
import { invariantsSince } from "../invariants";

/** The input of a game: cards, decks, seed and options. */
export type Setup = {
  readonly cards: Cards;
  readonly decks: readonly [Deck, Deck];
  readonly seed: number;
  readonly options: GameOptions;
};

/** A failure of a game. `what` is equal for equal mistakes; particulars stand in `detail`. */
export type Failure = { readonly what: string; readonly detail: string };

export type CheckedGame = {
  readonly failure: Failure | null;
  /** Answers up to and with the one that failed. */
  readonly answers: readonly PlayerAnswer[];
  readonly questions: readonly string[];
  readonly events: readonly Event[];
  readonly state: GameState | null;
};

/** Decisions after which a game of random answers counts as endless. */
const MOST_DECISIONS = 20_000;

class Failed extends Error {
  constructor(
    readonly what: string,
    readonly detail = "",
  ) {
    super(what);
  }
}

const check = (holds: boolean, what: string, detail = ""): void => {
  if (!holds) throw new Failed(what, detail);
};

/**
 * Plays a game in place, with all parts frozen that copies share, and looks whether all is well: at each state that
 * `looks` names closely, and at the end whether the record gives the same game again. A seat that returns `null` ends it
 * early.
 */
export function checkedGame(
  setup: Setup,
  seat: (...given: Parameters<Seat>) => PlayerAnswer | null,
  looks: (decision: number) => boolean,
): CheckedGame {
  const answers: PlayerAnswer[] = [];
  const questions: string[] = [];
  const events: Event[] = [];
  let state: GameState | null = null;
  let failure: Failure | null = null;
  try {
    const { cards, decks, seed, options } = setup;
    const begun = start(cards, decks, seed, options);
    if (!begun.ok) throw new Failed("legal decks were refused", JSON.stringify(begun.problems));
    state = begun.state;
    events.push(...begun.events);
    playOn(setup, state, seat, looks, { answers, questions, events });
    checkRecord(setup, state, answers);
  } catch (error) {
    failure = failureOf(error);
  }
  return { failure, answers, questions, events, state };
}

type Trail = { readonly answers: PlayerAnswer[]; readonly questions: string[]; readonly events: Event[] };

function playOn(
  { cards }: Setup,
  state: GameState,
  seat: (...given: Parameters<Seat>) => PlayerAnswer | null,
  looks: (decision: number) => boolean,
  { answers, questions, events }: Trail,
): void {
  const invariants = invariantsSince(state, cards);
  for (let decision = 0; ; decision += 1) {
    const { choice } = state;
    if (choice === null || looks(decision)) lookAt(cards, state, invariants);
    if (choice === null) break;
    check(decision < MOST_DECISIONS, "a game does not end", `${decision} decisions, turn ${state.turn}`);
    const offered = legalAnswers(cards, state);
    check(offered.length > 0, `a choice offers nothing: ${choice.ask}`, JSON.stringify(choice));
    const answer = seat(cards, state, offered);
    if (answer === null) return;
    answers.push(answer);
    questions.push("purpose" in choice ? `${choice.ask} ${choice.purpose}` : choice.ask);
    const refusal = step(cards, freezeShared(state), answer, events);
    check(refusal === null, `an offered answer was refused: ${choice.ask} ${answer.do}`, JSON.stringify(refusal));
  }
  check(state.outcome !== null, "a game stopped without an outcome");
}

/** Everything that must hold of a state that waits for an answer or is over. */
function lookAt(cards: Cards, state: GameState, invariants: readonly Invariant<GameState>[]): void {
  const broken = brokenInvariants(invariants, state);
  check(broken.length === 0, `broken: ${broken[0]?.split(":")[0]}`, broken.join("; "));
  const json = JSON.stringify(state);
  const again = deepFreeze(JSON.parse(json)) as GameState;
  check(isDeepStrictEqual(again, state), "a state is not what it is when read again");
  for (const player of [0, 1] as const) view(cards, state, player);
  if (state.choice === null) return;
  for (const answer of legalAnswers(cards, state)) {
    const result = advance(cards, again, answer);
    check(result.ok, `an offered answer was refused: ${state.choice.ask} ${answer.do}`, JSON.stringify(result));
  }
  check(JSON.stringify(again) === json, "advance changed its argument");
}

function checkRecord({ cards, decks, seed, options }: Setup, state: GameState, answers: readonly PlayerAnswer[]): void {
  const record = JSON.parse(JSON.stringify({ ...newRecord(cards, decks, seed, options), answers }));
  const again = replay(cards, record);
  check(again.ok, "a record was refused", JSON.stringify(again.ok ? null : again.problem));
  check(again.ok && isDeepStrictEqual(again.state, state), "a record does not give the same game again");
}

/** The failure that an error tells of. Numbers differ from game to game and are left out. */
function failureOf(error: unknown): Failure {
  if (error instanceof Failed) return { what: error.what, detail: error.detail };
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  return { what: `threw: ${message.replaceAll(/\d+/g, "#")}`, detail: stack };
}
