import {
  type Answer,
  type Cards,
  type GameState,
  legalAnswers,
  newRecord,
  opponentOf,
  passSeat,
  replay,
  step,
} from "@/engine";
import { nextSeed } from "./seed";
import type { Begun, Command, Session, Setup } from "./types";

/** The place at the table of whoever plays the goldfish. */
export const PLAYER = 0;
const OPPONENT = opponentOf(PLAYER);

/** Deals, as far as the player's own first question. Refuses a deck that could not even be tried, with its problems. */
export function begin(cards: Cards, { deck, seed, goesFirst }: Setup): Begun {
  const first = goesFirst ? PLAYER : OPPONENT;
  const record = newRecord(cards, [deck, deck], seed, { first, practice: true });
  const dealt = replay(cards, record);
  if (!dealt.ok) {
    if (dealt.problem.code !== "OTHER_DECKS") throw new Error(`A new record is refused: ${dealt.problem.code}`);
    return { ok: false, problems: dealt.problem.problems[PLAYER] };
  }
  const answers = playOn(cards, dealt.state, { from: null, until: () => true });
  return { ok: true, session: { record: { ...record, answers }, marks: [], undone: [] } };
}

/** The session after a command. A command that is not offered changes nothing. */
export function carryOut(cards: Cards, session: Session, command: Command): Session {
  if (!offersOf(cards, session, stateOf(cards, session)).includes(command)) return session;
  switch (command) {
    case "keep":
    case "redraw":
      return answered(cards, session, { do: command }, () => true);
    case "pass":
      return answered(cards, session, { do: "pass" }, () => true);
    case "endTurn": {
      const { turn } = stateOf(cards, session);
      return answered(cards, session, { do: "pass" }, (state) => state.turn !== turn && state.phase === "main");
    }
    case "undo":
      return undo(session);
    case "redo":
      return redo(session);
    case "sameSeed":
      return again(cards, session, {});
    case "newHand":
      return again(cards, session, { seed: nextSeed(session.record.seed) });
    case "goFirst":
    case "goSecond":
      return again(cards, session, { goesFirst: command === "goFirst" });
  }
}

/** The commands that do something in a state of the session. */
export function offersOf(cards: Cards, session: Session, state: GameState): readonly Command[] {
  const offers: Command[] = [];
  const offered = state.choice?.player === PLAYER ? legalAnswers(cards, state) : [];
  for (const { do: act } of offered) {
    if (act === "keep" || act === "redraw") offers.push(act);
    if (act === "pass") offers.push("pass", "endTurn");
  }
  if (session.marks.length > 0) offers.push("undo");
  if (session.undone.length > 0) offers.push("redo");
  return [...offers, "sameSeed", "newHand", goesFirst(session) ? "goSecond" : "goFirst"];
}

export const goesFirst = ({ record }: Session): boolean => record.options.first === PLAYER;

/** Deals once more with something changed. The deck has been let in before, so it is again. */
function again(cards: Cards, session: Session, change: Partial<Setup>): Session {
  const { decks, seed } = session.record;
  const begun = begin(cards, { deck: decks[PLAYER], seed, goesFirst: goesFirst(session), ...change });
  if (!begun.ok) throw new Error("A deck that was dealt is refused");
  return begun.session;
}

function stateOf(cards: Cards, { record }: Session): GameState {
  const played = replay(cards, record);
  if (!played.ok) throw new Error(`The record of the session is refused: ${played.problem.code}`);
  return played.state;
}

/** Gives an answer and plays on to the first question on the player's own turn at which `until` says to stop. */
function answered(cards: Cards, session: Session, from: Answer, until: (state: GameState) => boolean): Session {
  const { record, marks } = session;
  const added = playOn(cards, stateOf(cards, session), { from, until });
  return {
    record: { ...record, answers: [...record.answers, ...added] },
    marks: [...marks, record.answers.length],
    undone: [],
  };
}

type Course = { readonly from: Answer | null; readonly until: (state: GameState) => boolean };

/** Plays on in place and returns the answers given, beginning with `from`. Questions other than priority always stop it. */
function playOn(cards: Cards, state: GameState, { from, until }: Course): readonly Answer[] {
  const given: Answer[] = [];
  const next = (): Answer | null => {
    const { choice } = state;
    if (choice === null) return null;
    if (choice.player !== PLAYER) return passSeat(cards, state, legalAnswers(cards, state));
    const own = state.turnPlayer === PLAYER;
    return choice.ask !== "priority" || (own && until(state)) ? null : { do: "pass" };
  };
  for (let answer = from ?? next(); answer !== null; answer = next()) {
    const refusal = step(cards, state, answer);
    if (refusal !== null) throw new Error(`The answer "${answer.do}" is refused: ${refusal.code}`);
    given.push(answer);
  }
  return given;
}

function undo({ record, marks, undone }: Session): Session {
  const kept = marks.at(-1) ?? 0;
  return {
    record: { ...record, answers: record.answers.slice(0, kept) },
    marks: marks.slice(0, -1),
    undone: [...undone, record.answers.slice(kept)],
  };
}

function redo({ record, marks, undone }: Session): Session {
  return {
    record: { ...record, answers: [...record.answers, ...(undone.at(-1) ?? [])] },
    marks: [...marks, record.answers.length],
    undone: undone.slice(0, -1),
  };
}
