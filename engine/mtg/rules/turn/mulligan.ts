import { createPickQuestion, getResponseTargets, toTargets } from "../../../kernel/question";
import type { Choice, PlayerAnswer } from "../../model/choice";
import { getEraSwitch, getEraSwitchRule } from "../../model/era-switches";
import type { FrameOf, PerPlayer } from "../../model/frame";
import { getTurnOrder, type PlayerId } from "../../model/ids";
import { type Game, type GameFrameHandler, OPENING_HAND_SIZE } from "../../model/state";
import { findObject } from "../../model/zone";
import { askPlayer } from "../ask-player";
import { applyBatch } from "../events/apply-batch";
import { applyEvent } from "../events/apply-event";
import { createMoveEvent } from "../events/move-event";
import { pushHandDraws } from "./setup";

/**
 * Mulligans. In the older procedure, the starting player decides until keeping a hand, then the other player; each new
 * hand is one card smaller (P.1.7). In the newer procedure, both decide in turn order, draw full hands together, and
 * put one card per mulligan on the bottom; this repeats for players who have not kept.
 */
export const mulliganFrame: GameFrameHandler<"mulligan"> = {
  rules: [
    "mtg-6e:P.1.7",
    "mtg-6e:D.10.3",
    "mtg-6e:D.10.4",
    "mtg-flow:mulligan.1",
    "mtg-flow:mulligan.3",
    "mtg-house:13",
  ],
  run: runMulligan,
};

function runMulligan(game: Game, frame: FrameOf<"mulligan">): void {
  const { state } = game;
  const players = getTurnOrder(state.first);
  const asked = players.find((player) => mayDecide(frame, player));
  const isTogether = getEraSwitch(state.era, "mulligan") === "bottom";
  const decided = players.filter((player) => frame.wish[player] === true);
  // One after the other: a wish is carried out before anybody is asked again.
  if (asked !== undefined && (isTogether || decided.length === 0)) {
    state.agenda.push(frame);
    const rule = getEraSwitchRule(state.era, "mulligan");
    state.choice = { ask: "mulligan", rule, player: asked, taken: frame.taken[asked] };
    return;
  }
  if (decided.length === 0) return;
  const taken = change(frame.taken, decided, (count) => count + 1);
  state.agenda.push({ run: "mulligan", taken, kept: frame.kept, wish: [null, null] });
  if (isTogether) {
    for (const player of [...decided].reverse()) {
      state.agenda.push({ run: "bottom", player, count: taken[player], given: null });
    }
  }
  for (const player of decided) shuffleBack(game, player);
  pushHandDraws(game, decided, (player) => (isTogether ? OPENING_HAND_SIZE : OPENING_HAND_SIZE - taken[player]));
}

/** Whether a player has yet to decide: a hand of no cards is kept without a question (P.1.7). */
const mayDecide = ({ taken, kept, wish }: FrameOf<"mulligan">, player: PlayerId): boolean =>
  !kept[player] && wish[player] === null && taken[player] < OPENING_HAND_SIZE;

const change = <Value>(
  pair: PerPlayer<Value>,
  players: readonly PlayerId[],
  to: (value: Value) => Value,
): PerPlayer<Value> => [players.includes(0) ? to(pair[0]) : pair[0], players.includes(1) ? to(pair[1]) : pair[1]];

/** Puts a hand back into its library, which is shuffled (P.1.7, mtg-house:13). */
function shuffleBack(game: Game, player: PlayerId): void {
  const { state } = game;
  const rule = getEraSwitchRule(state.era, "mulligan");
  const moves = state.zones.hand[player].map((object) =>
    createMoveEvent({ zone: "hand", player, object }, "library", { cause: "mulligan", rule }),
  );
  applyBatch(game, moves);
  applyEvent(game, { type: "shuffled", rule, player, zone: "library" });
}

export const MULLIGAN_ANSWERS: readonly PlayerAnswer[] = [{ do: "keep" }, { do: "mulligan" }];

/** Records a decision in the frame that asked for it. */
export function applyMulliganAnswer(game: Game, { player }: Choice, answer: PlayerAnswer): void {
  const { state } = game;
  const frame = state.agenda.pop();
  if (frame?.run !== "mulligan") throw new Error("A mulligan was decided, but nothing had asked");
  const keeps = answer.do === "keep";
  const taken = frame.taken[player] + (keeps ? 0 : 1);
  applyEvent(game, { type: "mulliganChosen", rule: getEraSwitchRule(state.era, "mulligan"), player, keeps, taken });
  state.agenda.push({
    ...frame,
    kept: keeps ? change(frame.kept, [player], () => true) : frame.kept,
    wish: change(frame.wish, [player], () => !keeps),
  });
}

/** Cards put to the bottom of the library in any order, one for each mulligan taken. */
export const mulliganBottomFrame: GameFrameHandler<"bottom"> = { rules: ["mtg-flow:mulligan.2"], run: runBottom };

function runBottom(game: Game, frame: FrameOf<"bottom">): void {
  const { state } = game;
  const { player, count } = frame;
  const hand = state.zones.hand[player];
  if (frame.given === null) {
    const size = Math.min(count, hand.length);
    const asked = { rule: "mtg-flow:mulligan.2", player, about: null, purpose: "bottom" } as const;
    askPlayer(game, frame, createPickQuestion(asked, toTargets(hand), { min: size, max: size }, true));
    return;
  }
  // The first card picked comes to lie lowest.
  const moves = [...getResponseTargets(frame.given)].reverse().flatMap((target) => {
    const place = "instance" in target ? findObject(state.zones, target.instance) : null;
    return place === null
      ? []
      : [createMoveEvent(place, "library", { cause: "bottom", rule: "mtg-flow:mulligan.2", bottom: true })];
  });
  applyBatch(game, moves);
}
