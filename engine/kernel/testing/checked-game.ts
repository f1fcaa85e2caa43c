import { isDeepStrictEqual } from "node:util";
import { findBrokenInvariants, type Invariant } from "../invariants";
import { PLAYERS } from "../players";
import { deepFreeze } from "./deep-freeze";
import type { GameTestKit, TestKitTypes } from "./kit";

/** A failure of a game. `what` is the same for every occurrence of an error; `detail` has the particulars. */
export type GameFailure = { readonly what: string; readonly detail: string };

export type CheckedGame<Game extends TestKitTypes> = {
  readonly failure: GameFailure | null;
  /** Answers up to and with the one that failed. */
  readonly answers: readonly Game["answer"][];
  readonly questions: readonly string[];
  readonly events: readonly Game["event"][];
  readonly state: Game["state"] | null;
};

/** A player of a checked game; `null` ends the game early. */
export type GameDriver<Game extends TestKitTypes> = (
  cards: Game["cards"],
  state: Game["state"],
  answers: readonly Game["answer"][],
) => Game["answer"] | null;

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

const assertCheck = (holds: boolean, what: string, detail = ""): void => {
  if (!holds) throw new Failed(what, detail);
};

/**
 * Plays a game in place with all checks, and freezes what copies of a state share. Checks the states closely at the
 * decisions that `looks` selects, and replays the record at the end.
 */
export function playCheckedGame<Game extends TestKitTypes>(
  kit: GameTestKit<Game>,
  setup: Game["setup"],
  seat: GameDriver<Game>,
  looks: (decision: number) => boolean,
): CheckedGame<Game> {
  const trail: GameTrace<Game> = { answers: [], questions: [], events: [] };
  let state: Game["state"] | null = null;
  let failure: GameFailure | null = null;
  try {
    const begun = kit.start(setup);
    if (!begun.ok) throw new Failed("legal decks were refused", JSON.stringify(begun.problem));
    state = begun.state;
    trail.events.push(...begun.events);
    continueGame(kit, setup.cards, state, seat, looks, trail);
    checkRecord(kit, setup, state, trail.answers);
  } catch (error) {
    failure = toGameFailure(error);
  }
  return { failure, ...trail, state };
}

type GameTrace<Game extends TestKitTypes> = {
  readonly answers: Game["answer"][];
  readonly questions: string[];
  readonly events: Game["event"][];
};

function continueGame<Game extends TestKitTypes>(
  kit: GameTestKit<Game>,
  cards: Game["cards"],
  state: Game["state"],
  seat: GameDriver<Game>,
  looks: (decision: number) => boolean,
  { answers, questions, events }: GameTrace<Game>,
): void {
  const invariants = kit.invariants(state, cards);
  for (let decision = 0; ; decision += 1) {
    const { choice } = state;
    if (choice === null || looks(decision)) checkState(kit, cards, state, invariants);
    if (choice === null) break;
    assertCheck(decision < MOST_DECISIONS, "a game does not end", `${decision} decisions, turn ${state.turn}`);
    const offered = kit.legalAnswers(cards, state);
    assertCheck(offered.length > 0, `a choice offers nothing: ${choice.ask}`, JSON.stringify(choice));
    const answer = seat(cards, state, offered);
    if (answer === null) return;
    answers.push(answer);
    questions.push("purpose" in choice ? `${choice.ask} ${choice.purpose}` : choice.ask);
    const refusal = kit.step(cards, kit.freezeShared(state), answer, events);
    assertCheck(refusal === null, `an offered answer was refused: ${choice.ask} ${answer.do}`, JSON.stringify(refusal));
  }
  assertCheck(state.outcome !== null, "a game stopped without an outcome");
}

/** Everything that must hold of a state that waits for an answer or is over. */
function checkState<Game extends TestKitTypes>(
  { view, legalAnswers, advance }: GameTestKit<Game>,
  cards: Game["cards"],
  state: Game["state"],
  invariants: readonly Invariant<Game["state"]>[],
): void {
  const broken = findBrokenInvariants(invariants, state);
  assertCheck(broken.length === 0, `broken: ${broken[0]?.split(":")[0]}`, broken.join("; "));
  const json = JSON.stringify(state);
  const again: Game["state"] = deepFreeze(JSON.parse(json));
  assertCheck(isDeepStrictEqual(again, state), "a state is not what it is when read again");
  for (const player of PLAYERS) view(cards, state, player);
  if (state.choice === null) return;
  for (const answer of legalAnswers(cards, state)) {
    const result = advance(cards, again, answer);
    assertCheck(result.ok, `an offered answer was refused: ${state.choice.ask} ${answer.do}`, JSON.stringify(result));
  }
  assertCheck(JSON.stringify(again) === json, "advance changed its argument");
}

function checkRecord<Game extends TestKitTypes>(
  { record, replay }: GameTestKit<Game>,
  setup: Game["setup"],
  state: Game["state"],
  answers: readonly Game["answer"][],
): void {
  const again = replay(setup.cards, JSON.parse(JSON.stringify(record(setup, answers))));
  assertCheck(again.ok, "a record was refused", JSON.stringify(again.ok ? null : again.problem));
  assertCheck(again.ok && isDeepStrictEqual(again.state, state), "a record does not give the same game again");
}

/** The failure for a thrown error. Numbers are left out, because they differ between games. */
function toGameFailure(thrown: unknown): GameFailure {
  if (thrown instanceof Failed) return { what: thrown.what, detail: thrown.detail };
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { what: `threw: ${error.message.replaceAll(/\d+/g, "#")}`, detail: error.stack ?? "" };
}
