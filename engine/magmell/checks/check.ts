import type { Event } from "../model/event";
import type { FrameOf, Spared } from "../model/frame";
import { PLAYERS } from "../model/ids";
import type { Game, GameFrameRow, GameState } from "../model/state";
import { derive } from "../rules/continuous/derive";
import { happen } from "../rules/events/happen";
import { endAbandoned } from "../rules/events/lasting";
import { propose } from "../rules/events/propose";
import { judge } from "../rules/turn/outcome";
import { sparedWith } from "./destruction";
import { CHECKS } from "./table";

/** 705.3: finds everything that the rules do now, does all of it at once, and looks again until nothing is found. */
export const check: GameFrameRow<"check"> = {
  rules: [
    "mag:705.1",
    "mag:705.2",
    "mag:705.3.1",
    "mag:705.3.2",
    "mag:705.3.3",
    "mag:705.3.3.1",
    "mag:705.3.4",
    "mag:232.3",
  ],
  run: runCheck,
};

const NONE: readonly Spared[] = [];

function runCheck(game: Game, { spared = NONE }: FrameOf<"check">): void {
  const { state } = game;
  if (game.derived?.settled && state.moved.length === 0) {
    if (state.waiting.length > 0) placeWaiting(game, spared);
    return;
  }
  endAbandoned(game);
  const found: Event[] = [];
  for (const { find } of CHECKS) find(game, found, spared);
  lookedNow(state);
  for (const event of found) if (event.type === "defeated") happen(game, event);
  judge(game);
  if (state.outcome !== null) return;
  if (found.length > 0) {
    state.agenda.push({ run: "check", spared: sparedWith(spared, found) });
    propose(game, found);
  } else {
    derive(game).settled = spared.length === 0;
    if (state.waiting.length > 0) placeWaiting(game, spared);
  }
}

/** 705.3.3: what has triggered goes on the chant, and the rules look again. */
function placeWaiting({ state }: Game, spared: readonly Spared[]): void {
  state.agenda.push({ run: "check", spared }, { run: "placeTriggers", given: null });
}

/** What was noted since the last check has been looked at. */
function lookedNow(state: GameState): void {
  for (const player of PLAYERS) state.players[player].drewFromEmpty = false;
  if (state.moved.length > 0) state.moved.length = 0;
}
