import {
  type Cards,
  copyState,
  countMana,
  type Event,
  type GameState,
  legalAnswers,
  type PlayerAnswer,
  stepGame,
  type Target,
  viewGame,
} from "@/engine/mtg";
import { type GoldfishStops, LOCAL_PLAYER, type ManaLoss, type NextStop, OPPONENT_PLAYER } from "./types";

/** Maximum number of answers per call, more than any turn needs; a longer game is stopped. */
const MOST_ANSWERS = 3_000;

type PlayOn = {
  /** The answers of the player. */
  readonly given: readonly PlayerAnswer[];
  readonly stops: GoldfishStops;
  /** Goes on to the player's next turn, over stops and attacks. */
  readonly untilTurn?: boolean;
};

/** The player's last action: a pass, a spell to resolve, another action with priority, or an answer. */
type Manner = "pass" | "cast" | "hold" | "answer";

const mannerOf = (answer: PlayerAnswer | undefined): Manner => {
  switch (answer?.do) {
    case "pass":
      return "pass";
    case "cast":
      return "cast";
    case "byHand":
      return answer.act.act === "cast" ? "cast" : "hold";
    case "playLand":
    case "activate":
      return "hold";
    default:
      return "answer";
  }
};

/**
 * Applies the player's answers to a state and advances to the next stop. The opponent always passes, and so does the
 * player unless a stop applies. Returns all answers in order; empty if one of the player's answers is rejected. The
 * state must not be used afterwards.
 */
export function advanceToStop(
  cards: Cards,
  state: GameState,
  { given, stops, untilTurn = false }: PlayOn,
): readonly PlayerAnswer[] {
  const answers: PlayerAnswer[] = [];
  const { turn, step: from } = state;
  const stacked = state.zones.stack.length > 0;
  for (const answer of given) {
    if (stepGame(cards, state, answer) !== null) return [];
    answers.push(answer);
  }
  const manner = mannerOf(given.at(-1));
  const left = manner === "pass" && !stacked ? { turn, step: from } : null;
  const isOver = (now: GameState) => isStop(now, { manner, left, stops, untilTurn, begun: turn, stacked });
  while (state.choice !== null && answers.length < MOST_ANSWERS) {
    const { choice } = state;
    const answer =
      choice.player === OPPONENT_PLAYER ? passiveAnswer(cards, state) : ownAnswer(cards, state, untilTurn, isOver);
    if (answer === null) break;
    if (stepGame(cards, state, answer) !== null)
      throw new Error(`A goldfish gave ${JSON.stringify(answer)}, which is refused`);
    answers.push(answer);
  }
  return answers;
}

/** Returns the automatic answer for the player; null if the game stops for the player. */
function ownAnswer(
  cards: Cards,
  state: GameState,
  untilTurn: boolean,
  isOver: (state: GameState) => boolean,
): PlayerAnswer | null {
  const { choice } = state;
  if (choice?.ask === "priority") return isOver(state) ? null : { do: "pass" };
  if (choice?.ask === "pick" && choice.purpose === "mana") {
    const [target] = choice.options;
    return target !== undefined && areAlike(cards, state, choice.options) ? { do: "pick", target } : null;
  }
  // A turn that is ended attacks with nothing.
  const isAttack = choice?.ask === "pick" && choice.purpose === "attackers" && choice.min === 0;
  return untilTurn && isAttack && choice.picked.length === 0 ? { do: "done" } : null;
}

/**
 * Whether any of several permanents can be tapped for the same result, as with two basic lands of one name. Creatures
 * are different: one may be about to attack.
 */
function areAlike(cards: Cards, state: GameState, targets: readonly Target[]): boolean {
  const { battlefield } = viewGame(cards, state, LOCAL_PLAYER);
  const looks = targets.map((target) => {
    const object = battlefield.find(({ id }) => "instance" in target && id === target.instance);
    const isBearer = battlefield.some(({ attachedTo: on }) => on && "instance" in on && on.instance === object?.id);
    return object === undefined || isBearer || object.seen.types.includes("creature")
      ? target
      : { ...object, ...{ id: 0, arrived: 0, attachedAt: 0, renewed: 0, settled: 0 } };
  });
  return new Set(looks.map((look) => JSON.stringify(look))).size === 1;
}

/** Returns the answer of the passive opponent: keep, pass, or the first legal answer to a required choice. */
function passiveAnswer(cards: Cards, state: GameState): PlayerAnswer {
  const { choice } = state;
  if (choice?.ask === "mulligan") return { do: "keep" };
  if (choice?.ask === "priority") return { do: "pass" };
  const answers = legalAnswers(cards, state);
  const answer = answers.find((one) => one.do === "done") ?? answers[0];
  if (answer === undefined) throw new Error("A question has no answer");
  return answer;
}

type Standing = {
  readonly manner: Manner;
  /** The step that the player has passed in, with an empty stack. */
  readonly left: { readonly turn: number; readonly step: GameState["step"] } | null;
  readonly stops: GoldfishStops;
  readonly untilTurn: boolean;
  /** The turn in which the command was given. */
  readonly begun: number;
  /** Whether the stack was not empty when the player answered. */
  readonly stacked: boolean;
};

/** Whether the game stops when the player has priority. */
function isStop(state: GameState, { manner, left, stops, untilTurn, begun, stacked }: Standing): boolean {
  const top = state.zones.stack.at(-1);
  if (manner === "hold") return true;
  if (top !== undefined) return stops.stack && !untilTurn && top.thing?.sort !== "turnDraw";
  if (manner === "cast") return true;
  if (left !== null && state.turn === left.turn && state.step === left.step) return false;
  const isOwn = state.active === LOCAL_PLAYER;
  if (untilTurn) return isOwn && state.turn !== begun && isStopStep(state, stops, isOwn);
  // Mana never goes unseen: the player is asked before it could leave.
  if (countMana(state.players[LOCAL_PLAYER].pool) > 0) return true;
  if (manner === "pass" && stacked && state.turn === begun) return true;
  return isStopStep(state, stops, isOwn);
}

const isStopStep = ({ step: now }: GameState, stops: GoldfishStops, isOwn: boolean): boolean =>
  isOwn ? now !== null && stops.steps.includes(now) : stops.theirEnd && now === "end";

/**
 * Returns the stop that the player reaches by passing now; null if the player has no priority, if the stack is not
 * empty, or at the end of the game.
 */
export function getNextStop(cards: Cards, state: GameState, stops: GoldfishStops): NextStop | null {
  const { choice, zones, turn } = state;
  if (choice?.ask !== "priority" || choice.player !== LOCAL_PLAYER || zones.stack.length > 0) return null;
  const ahead = copyState(state);
  advanceToStop(cards, ahead, { given: [{ do: "pass" }], stops });
  if (ahead.choice === null) return null;
  return { step: ahead.step, isOwn: ahead.active === LOCAL_PLAYER, isSameTurn: ahead.turn === turn };
}

/**
 * Returns the mana that the player would lose by passing now, and the resulting loss of life; null if no mana would be
 * lost.
 */
export function getManaLoss(cards: Cards, state: GameState): ManaLoss | null {
  const { choice, zones, players } = state;
  if (choice?.ask !== "priority" || choice.player !== LOCAL_PLAYER || zones.stack.length > 0) return null;
  if (countMana(players[LOCAL_PLAYER].pool) === 0) return null;
  const ahead = copyState(state);
  const events: Event[] = [];
  stepGame(cards, ahead, { do: "pass" }, events);
  while (ahead.choice?.player === OPPONENT_PLAYER) stepGame(cards, ahead, passiveAnswer(cards, ahead), events);
  const lost = events.findIndex((event) => event.type === "manaEmptied" && event.player === LOCAL_PLAYER);
  const emptied = events[lost];
  if (emptied?.type !== "manaEmptied") return null;
  const burned = events.slice(lost).find((event) => event.type === "lifeLost" && event.player === LOCAL_PLAYER);
  return { mana: countMana(emptied.mana), life: burned?.type === "lifeLost" ? burned.amount : 0 };
}
