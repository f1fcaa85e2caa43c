import { nextIntBelow } from "../../../kernel/random";
import type { Choice, PlayerAnswer } from "../../model/choice";
import type { Frame } from "../../model/frame";
import { type CardIndex, getOpponent, getTurnOrder, PLAYERS, type PlayerId } from "../../model/ids";
import type { Instance } from "../../model/instance";
import type { Game, GameFrameHandler } from "../../model/state";
import { applyEvent } from "../events/apply-event";
import { createMoveEvent } from "../events/move-event";

/** Number of cards in the opening hand (503.1.1.2). */
export const OPENING_HAND_SIZE = 5;

/** Setup: shuffles all decks, decides who goes first, and draws opening hands (503.1.1 to 503.1.1.2). */
export const prepareFrame: GameFrameHandler<"prepare"> = {
  rules: ["mag:503.1.1", "mag:503.1.1.1", "mag:503.1.1.2", "mag:220.1"],
  run: runPrepare,
};

function runPrepare(game: Game, { first, tops }: Extract<Frame, { run: "prepare" }>): void {
  const { state } = game;
  for (const player of PLAYERS) {
    applyEvent(game, { type: "shuffled", rule: "mag:503.1.1", player, zone: "grimoire", only: null });
    applyEvent(game, { type: "shuffled", rule: "mag:503.1.1", player, zone: "stoneDeck", only: null });
  }
  for (const player of tops === undefined ? [] : PLAYERS) {
    bringUp(state.zones.grimoire[player], tops?.[player].grimoire ?? []);
    bringUp(state.zones.stoneDeck[player], tops?.[player].stoneDeck ?? []);
  }
  const player = first ?? (nextIntBelow(state.random, 2) === 0 ? 0 : 1);
  applyEvent(game, { type: "firstPlayerChosen", rule: "mag:503.1.1.1", player });
  state.agenda.push({ run: "turn" }, { run: "redraw", redraws: [null, null] });
  drawHands(game, PLAYERS);
}

/**
 * Moves given cards to the top of a pile in this order, by swapping them with the cards there. Cards that the rest of
 * the pile lacks are skipped.
 */
function bringUp(pile: Instance[], tops: readonly CardIndex[]): void {
  let top = pile.length - 1;
  for (const card of tops) {
    const place = pile.findLastIndex((instance, index) => index <= top && instance.card === card);
    const [found, above] = [pile[place], pile[top]];
    if (found === undefined || above === undefined) continue;
    pile[place] = above;
    pile[top] = found;
    top -= 1;
  }
}

/**
 * Redraw of opening hands: the first player decides, then the opponent, and both decisions are carried out together
 * (503.1.1.3, 104).
 */
export const redrawFrame: GameFrameHandler<"redraw"> = {
  rules: ["mag:503.1.1.3", "mag:503.1.1.4", "mag:104"],
  run: runRedraw,
};

function runRedraw(game: Game, frame: Extract<Frame, { run: "redraw" }>): void {
  const { state } = game;
  const asked = getTurnOrder(state.firstPlayer).find((player) => frame.redraws[player] === null);
  if (asked !== undefined) {
    state.agenda.push(frame);
    state.choice = { ask: "redraw", rule: "mag:503.1.1.3", player: asked };
    return;
  }
  const redrawing = getTurnOrder(state.firstPlayer).filter((player) => frame.redraws[player]);
  for (const player of redrawing) {
    for (const instance of [...state.zones.hand[player]]) {
      const place = { zone: "hand", player, instance } as const;
      const moved = createMoveEvent(game, place, "grimoire", { cause: "redraw", rule: "mag:503.1.1.3" });
      if (moved !== null) applyEvent(game, moved);
    }
    applyEvent(game, { type: "shuffled", rule: "mag:503.1.1.3", player, zone: "grimoire", only: null });
  }
  drawHands(game, redrawing);
}

export const REDRAW_ANSWERS: readonly PlayerAnswer[] = [{ do: "keep" }, { do: "redraw" }];

/** Records a redraw decision in the frame that asked for it. */
export function applyRedrawAnswer(game: Game, { player }: Choice, answer: PlayerAnswer): void {
  const { agenda } = game.state;
  const frame = agenda.pop();
  if (frame?.run !== "redraw") throw new Error("A redraw was decided, but nothing had asked");
  const chosen = answer.do === "redraw";
  applyEvent(game, { type: "redrawChosen", rule: "mag:503.1.1.3", player, redraw: chosen });
  agenda.push({
    run: "redraw",
    redraws: player === 0 ? [chosen, frame.redraws[1]] : [frame.redraws[0], chosen],
  });
}

/** Pushes frames that draw the opening hands, the first player's on top. */
function drawHands({ state }: Game, players: readonly PlayerId[]): void {
  for (const player of getTurnOrder(getOpponent(state.firstPlayer))) {
    if (players.includes(player)) {
      state.agenda.push({ run: "draw", player, count: OPENING_HAND_SIZE });
    }
  }
}
