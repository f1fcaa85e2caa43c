import type { FrameHandlers } from "../../agenda";
import { askPlayer, type RepeatPredicate, runQuestionFrame } from "../../ask";
import { decideGameResult } from "../../game-result";
import { placeNextTrigger } from "../../place-triggers";
import { getOpponent, PLAYERS, type PlayerId } from "../../players";
import { askPriority, givePriority } from "../../priority";
import { getResponseNumber, getResponseTargets } from "../../question";
import {
  getTargetInstance,
  listToyZone,
  type ToyEvent,
  type ToyFrame,
  type ToyFrameByRun,
  type ToyGame,
  type ToyInstance,
  type ToyQuestion,
  type ToyRule,
  type ToyZone,
} from "./model";
import { compileToyAmount, compileToyFilter } from "./texts";

/** Points that lose the opponent the game. */
const GOAL = 10;

const ask: (game: ToyGame, frame: ToyFrame, question: ToyQuestion) => void = askPlayer;

export const isRepeatedQuestion: RepeatPredicate = ({ purpose }) => purpose === "again";

export const TOY_FRAMES: FrameHandlers<ToyGame, ToyFrame> = {
  turn: { run: runTurn },
  check: { run: runCheck },
  priority: {
    run: (game, frame) => askPriority(game, frame, { ask: "priority", rule: "play", player: frame.player }),
  },
  resolve: { run: runResolve },
  effect: { run: runEffect },
  placeTriggers: { run: runPlaceTriggers },
  endless: { run: ({ state }, frame) => void state.agenda.push(frame) },
  ask: { run: (game, frame) => runQuestionFrame(game, frame, isRepeatedQuestion) },
};

/** Moves an instance, which gets a new identity, and returns the new instance. */
export function moveToyCard(
  game: ToyGame,
  instance: ToyInstance,
  [from, to]: readonly [ToyZone, ToyZone],
  cause: Extract<ToyEvent, { type: "moved" }>["cause"],
): ToyInstance {
  const { state, log } = game;
  const player = instance.owner;
  const list = listToyZone(state, from, player);
  list.splice(list.indexOf(instance), 1);
  const becomes = { ...instance, id: state.nextId };
  state.nextId += 1;
  listToyZone(state, to, player).push(becomes);
  log?.push({ type: "moved", player, from, to, toPlayer: player, instance: instance.id, becomes: becomes.id, cause });
  return becomes;
}

export function endToyGame({ state, log }: ToyGame, rule: ToyRule, winner: PlayerId | null): void {
  state.outcome = { rule, winner };
  log?.push({ type: "ended", rule, winner });
}

function score({ state, log }: ToyGame, player: PlayerId, amount: number): void {
  state.points[player] += amount;
  log?.push({ type: "scored", player, amount });
}

/** Draws the card of a turn; a player with an empty pile loses. */
export function drawToyCard(game: ToyGame, player: PlayerId): void {
  const top = game.state.zones.pile[player].at(-1);
  if (top === undefined) game.state.defeats.push({ player, rule: "empty" });
  else moveToyCard(game, top, ["pile", "hand"], "draw");
}

function runTurn(game: ToyGame, frame: ToyFrame): void {
  const { state } = game;
  state.turnPlayer = state.turn === 0 ? state.turnPlayer : getOpponent(state.turnPlayer);
  state.turn += 1;
  drawToyCard(game, state.turnPlayer);
  state.agenda.push(frame);
  givePriority(game, state.turnPlayer);
}

function runCheck(game: ToyGame): void {
  const { state } = game;
  for (const player of PLAYERS) {
    if (state.points[player] >= GOAL) state.defeats.push({ player: getOpponent(player), rule: "points" });
  }
  const verdict = decideGameResult(state.defeats, state.wins);
  if (verdict !== null)
    endToyGame(game, { draw: "both", defeat: "points", win: "win" }[verdict.by] as ToyRule, verdict.winner);
  else if (state.waiting.length > 0) state.agenda.push({ run: "check" }, { run: "placeTriggers", given: null });
}

function runPlaceTriggers(game: ToyGame, frame: ToyFrameByRun<"placeTriggers">): void {
  const { state } = game;
  placeNextTrigger({
    waiting: state.waiting,
    turnPlayer: state.turnPlayer,
    given: frame.given,
    ask: (player, triggers) =>
      ask(game, frame, {
        ask: "option",
        rule: "resolve",
        player,
        about: null,
        purpose: "trigger",
        options: triggers.map(({ amount }) => ({ card: amount })),
      }),
    put: (index) => {
      const [trigger] = state.waiting.splice(index, 1);
      if (trigger !== undefined) score(game, trigger.controller, trigger.amount);
      state.agenda.push({ run: "placeTriggers", given: null });
    },
  });
}

function runResolve(game: ToyGame): void {
  const { state } = game;
  const top = state.zones.chain.at(-1);
  if (top === undefined) throw new Error("Nothing waits to resolve");
  for (const { id, card, owner } of state.zones.board) {
    const { does, number } = game.cards[card] ?? {};
    if (does === "echo" && number !== undefined) {
      state.waiting.push({ controller: owner, source: id, amount: compileToyAmount(number)(game, { player: owner }) });
    }
  }
  state.agenda.push({ run: "effect", instance: moveToyCard(game, top, ["chain", "board"], "resolve"), given: null });
}

function runEffect(game: ToyGame, frame: ToyFrameByRun<"effect">): void {
  const { state, cards } = game;
  const { id, owner, card } = frame.instance;
  const { does, filter = {}, ...text } = cards[card] ?? { does: "score", number: 0 };
  const number = compileToyAmount(text.number)(game, { player: owner });
  const head = { rule: "resolve", player: owner, about: id } as const;
  if (does === "score") score(game, owner, number);
  else if (does === "win") state.wins.push(owner);
  else if (does === "doom") for (const player of PLAYERS) state.defeats.push({ player, rule: "both" });
  else if (does === "endless") state.agenda.push({ run: "endless" });
  else if (does === "return") {
    if (frame.given === null) {
      const fits = compileToyFilter(filter);
      const others = state.zones.board.filter((other) => other.id !== id && fits(game, { player: owner }, other));
      const options = others.map((other) => ({ instance: other.id }));
      ask(game, frame, {
        ...head,
        ask: "pick",
        purpose: "return",
        options,
        min: 0,
        max: 2,
        ordered: false,
        picked: [],
      });
      return;
    }
    for (const target of getResponseTargets(frame.given)) {
      const found = state.zones.board.find((other) => other.id === getTargetInstance(target));
      if (found !== undefined) moveToyCard(game, found, ["board", "hand"], "return");
    }
  } else if (does === "share") {
    if (frame.given === null) {
      ask(game, frame, { ...head, ask: "number", purpose: "share", target: null, min: 0, max: number });
      return;
    }
    const own = getResponseNumber(frame.given);
    score(game, owner, own);
    score(game, getOpponent(owner), number - own);
  } else if (does === "who") {
    if (frame.given === null) {
      ask(game, frame, { ...head, ask: "option", purpose: "who", options: [{}, {}] });
      return;
    }
    for (const player of getResponseNumber(frame.given) === 0 ? [owner] : PLAYERS) score(game, player, number);
  } else if (does === "again") {
    if (frame.given !== null && "targets" in frame.given) return;
    if (frame.given !== null) score(game, owner, 1);
    ask(game, { ...frame, given: null }, { ...head, ask: "option", purpose: "again", options: [{}] });
  }
}
