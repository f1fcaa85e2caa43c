import {
  type Cards,
  type GameState,
  legalAnswers,
  newRecord,
  opponentOf,
  type PlayerAnswer,
  replay,
} from "@/engine/magmell";
import { advanceToQuestion, answersForPicks, paymentAnswers } from "./advance";
import { nextSeed } from "./seed";
import type { GoldfishCommand, GoldfishSession, GoldfishSetup, PlainCommand, StartResult } from "./types";

/** The seat of the player. */
export const PLAYER = 0;
const OPPONENT = opponentOf(PLAYER);

/**
 * Starts a session and plays as far as the player's first question. A deck that cannot be played is refused with its
 * problems.
 */
export function startSession(cards: Cards, { deck, seed, goesFirst }: GoldfishSetup, stops = false): StartResult {
  const first = goesFirst ? PLAYER : OPPONENT;
  const record = newRecord(cards, [deck, deck], seed, { first, practice: true, byHand: true });
  const dealt = replay(cards, record);
  if (!dealt.ok) {
    if (dealt.problem.code !== "OTHER_DECKS") throw new Error(`A new record is refused: ${dealt.problem.code}`);
    return { ok: false, problems: dealt.problem.problems[PLAYER] };
  }
  const answers = advanceToQuestion(cards, dealt.state, { player: PLAYER, stops, until: () => true });
  return { ok: true, session: { record: { ...record, answers }, marks: [], undone: [], stops } };
}

/** Applies a command to a session. A command that is not available, or an answer that is refused, changes nothing. */
export function applyCommand(cards: Cards, session: GoldfishSession, command: GoldfishCommand): GoldfishSession {
  const state = stateOf(cards, session);
  if (typeof command !== "string") {
    if (state.choice?.player !== PLAYER) return session;
    const given = "answer" in command ? [command.answer] : answersForPicks(cards, state, command.picks);
    return given.some(({ do: act }) => act === "concede") ? session : giveAnswers(cards, session, state, given);
  }
  if (!offersOf(cards, session, state).includes(command)) return session;
  switch (command) {
    case "keep":
    case "redraw":
    case "pass":
    case "byHand":
      return giveAnswers(cards, session, state, [{ do: command }]);
    case "finishBattle":
      return giveAnswers(cards, session, state, [{ do: "pass" }], hasNoBattle);
    case "endTurn": {
      const { turn } = state;
      return giveAnswers(cards, session, state, [{ do: "pass" }], (now) => now.turn !== turn && now.phase === "main");
    }
    case "pay":
      return giveAnswers(cards, session, state, paymentAnswers(cards, state));
    case "undo":
      return undo(session);
    case "redo":
      return redo(session);
    case "sameSeed":
      return restart(cards, session, {});
    case "newHand":
      return restart(cards, session, { seed: nextSeed(session.record.seed) });
    case "goFirst":
    case "goSecond":
      return restart(cards, session, { goesFirst: command === "goFirst" });
    case "stopThere":
      return { ...session, stops: true };
    case "passThere":
      return passOn(cards, { ...session, stops: false }, state);
  }
}

/** Whether `finishBattle` stops: the battle is over, or the chant holds a card to respond to. */
const hasNoBattle = ({ battle, zones }: GameState): boolean => battle === null || zones.chant.length > 0;

/** The plain commands that are available in a state of the session. */
export function offersOf(cards: Cards, session: GoldfishSession, state: GameState): readonly PlainCommand[] {
  const offers: PlainCommand[] = [];
  const { choice, battle } = state;
  const offered = choice?.player === PLAYER ? legalAnswers(cards, state) : [];
  for (const { do: act } of offered) {
    if (act === "keep" || act === "redraw" || act === "byHand") offers.push(act);
    if (act === "pass") offers.push("pass", ...(battle === null ? [] : (["finishBattle"] as const)), "endTurn");
  }
  if (choice?.player === PLAYER && isPayment(state)) offers.push("pay");
  if (session.marks.length > 0) offers.push("undo");
  if (session.undone.length > 0) offers.push("redo");
  const other = goesFirst(session) ? "goSecond" : "goFirst";
  return [...offers, "sameSeed", "newHand", other, session.stops ? "passThere" : "stopThere"];
}

const isPayment = ({ choice }: GameState): boolean =>
  choice?.ask === "pick" && (choice.purpose === "useCost" || choice.purpose === "catalyst");

export const goesFirst = ({ record }: GoldfishSession): boolean => record.options.first === PLAYER;

/** Starts the session again with a changed setup. Its deck was accepted before, so it is accepted again. */
function restart(cards: Cards, session: GoldfishSession, change: Partial<GoldfishSetup>): GoldfishSession {
  const { decks, seed } = session.record;
  const setup = { deck: decks[PLAYER], seed, goesFirst: goesFirst(session), ...change };
  const begun = startSession(cards, setup, session.stops);
  if (!begun.ok) throw new Error("A deck that was dealt is refused");
  return begun.session;
}

function stateOf(cards: Cards, { record }: GoldfishSession): GameState {
  const played = replay(cards, record);
  if (!played.ok) throw new Error(`The record of the session is refused: ${played.problem.code}`);
  return played.state;
}

/**
 * Gives answers and plays on, to the first question in the player's own turn at which `until` holds. The state is
 * consumed. A refused answer leaves the session as it was.
 */
function giveAnswers(
  cards: Cards,
  session: GoldfishSession,
  state: GameState,
  given: readonly PlayerAnswer[],
  until: (state: GameState) => boolean = () => true,
): GoldfishSession {
  const added = advanceToQuestion(cards, state, { player: PLAYER, stops: session.stops, given, until });
  if (added.length === 0) return session;
  const { record, marks } = session;
  return {
    ...session,
    record: { ...record, answers: [...record.answers, ...added] },
    marks: [...marks, record.answers.length],
    undone: [],
  };
}

/** Passes priority that the player no longer wants. It counts as no command, so undo goes back beyond it. */
function passOn(cards: Cards, session: GoldfishSession, state: GameState): GoldfishSession {
  const { record } = session;
  const added = advanceToQuestion(cards, state, { player: PLAYER, stops: false, until: () => true });
  if (added.length === 0) return session;
  return { ...session, record: { ...record, answers: [...record.answers, ...added] }, undone: [] };
}

function undo({ record, marks, undone, stops }: GoldfishSession): GoldfishSession {
  const kept = marks.at(-1) ?? 0;
  return {
    record: { ...record, answers: record.answers.slice(0, kept) },
    marks: marks.slice(0, -1),
    undone: [...undone, record.answers.slice(kept)],
    stops,
  };
}

function redo({ record, marks, undone, stops }: GoldfishSession): GoldfishSession {
  return {
    record: { ...record, answers: [...record.answers, ...(undone.at(-1) ?? [])] },
    marks: [...marks, record.answers.length],
    undone: undone.slice(0, -1),
    stops,
  };
}
