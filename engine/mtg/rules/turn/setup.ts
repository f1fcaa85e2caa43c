import { createOptionQuestion, getResponseNumber } from "../../../kernel/question";
import { nextIntBelow } from "../../../kernel/random";
import { getEraSwitchRule } from "../../model/era-switches";
import type { FrameOf } from "../../model/frame";
import { getOpponent, getTurnOrder, PLAYERS, type PlayerId } from "../../model/ids";
import { type Game, type GameFrameHandler, OPENING_HAND_SIZE } from "../../model/state";
import { askPlayer } from "../ask-player";
import { applyEvent } from "../events/apply-event";

/** Setup: shuffles the libraries, and determines the player who chooses to play or draw (P.1.1, P.1.5). */
export const prepareFrame: GameFrameHandler<"prepare"> = {
  rules: ["mtg-6e:G.26.1", "mtg-6e:P.1.1", "mtg-6e:P.1.5", "mtg-flow:0.3"],
  run: runPrepare,
};

function runPrepare(game: Game, { chooser, starter }: FrameOf<"prepare">): void {
  const { state } = game;
  for (const player of PLAYERS) applyEvent(game, { type: "shuffled", rule: "mtg-6e:P.1.1", player, zone: "library" });
  if (starter !== null) {
    begin(game, starter);
    return;
  }
  const player = chooser ?? (nextIntBelow(state.random, 2) === 0 ? 0 : 1);
  applyEvent(game, { type: "chooserNamed", rule: getEraSwitchRule(state.era, "chooser"), player });
  state.agenda.push({ run: "playOrDraw", chooser: player, given: null });
}

/** The choice to play or draw, made before opening hands are drawn (P.1.4, P.1.6). */
export const playOrDrawFrame: GameFrameHandler<"playOrDraw"> = {
  rules: ["mtg-6e:P.1.4", "mtg-6e:P.1.6"],
  run: (game, frame) => {
    const { chooser, given } = frame;
    if (given === null) {
      const asked = { rule: "mtg-6e:P.1.4", player: chooser, about: null, purpose: "playOrDraw" } as const;
      askPlayer(game, frame, createOptionQuestion(asked, [{ act: "play" }, { act: "draw" }]));
      return;
    }
    begin(game, getResponseNumber(given) === 0 ? chooser : getOpponent(chooser));
  },
};

/** Opening hands and mulligans of a game that a player starts, and then its first turn. */
function begin(game: Game, starter: PlayerId): void {
  const { state } = game;
  applyEvent(game, { type: "starterChosen", rule: "mtg-6e:P.1.4", player: starter });
  state.agenda.push({ run: "turn" }, { run: "mulligan", taken: [0, 0], kept: [false, false], wish: [null, null] });
  pushHandDraws(game, getTurnOrder(starter), () => OPENING_HAND_SIZE);
}

/**
 * Pushes the draws of opening hands, with the first player's on top.
 * @rule mtg-6e:P.1.6, mtg-flow:fact.2, mtg-flow:0.4
 */
export function pushHandDraws(
  { state }: Game,
  players: readonly PlayerId[],
  count: (player: PlayerId) => number,
): void {
  for (const player of [...players].reverse()) {
    state.agenda.push({ run: "draw", player, count: count(player), rule: "mtg-6e:P.1.6" });
  }
}
