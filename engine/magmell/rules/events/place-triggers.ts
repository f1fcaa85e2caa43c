import type { FrameOf } from "../../model/frame";
import { opponentOf, type PlayerId } from "../../model/ids";
import type { WaitingTrigger } from "../../model/scope";
import type { Game, GameFrameRow } from "../../model/state";
import { askPlayer, responseNumber } from "../ask-player";
import { applyEvent } from "./apply-event";
import { takeId } from "./move-event";

/**
 * Puts waiting triggers on the chant (705.3.3), the turn player's first, each player's in an order of their choice
 * (703.4.1.1). Each chooses its targets before the next.
 */
export const placeTriggers: GameFrameRow<"placeTriggers"> = {
  rules: ["mag:705.2", "mag:705.3.3", "mag:705.3.3.1", "mag:703.4.1", "mag:703.4.1.1", "mag:408.3", "mag:703.4.1.4"],
  run: runPlaceTriggers,
};

function runPlaceTriggers(game: Game, frame: FrameOf<"placeTriggers">): void {
  const { waiting, turnPlayer } = game.state;
  const player = waiting.some(({ controller }) => controller === turnPlayer) ? turnPlayer : opponentOf(turnPlayer);
  const own = ownPlaces(waiting, player);
  const [first] = own;
  if (first === undefined) return;
  if (frame.given === null && !areInterchangeable(own.flatMap((index) => waiting[index] ?? []))) {
    askPlayer(game, frame, {
      ask: "option",
      rule: "mag:703.4.1.1",
      player,
      about: null,
      purpose: "trigger",
      options: own.flatMap((index) => options(waiting[index])),
    });
    return;
  }
  const index = frame.given === null ? first : (own[responseNumber(frame.given)] ?? first);
  putOnChant(game, index);
}

const ownPlaces = (waiting: readonly WaitingTrigger[], player: PlayerId): readonly number[] =>
  waiting.flatMap(({ controller }, index) => (controller === player ? [index] : []));

const options = (waiting: WaitingTrigger | undefined) =>
  waiting === undefined ? [] : [{ card: waiting.card, ability: waiting.ability, instance: waiting.source }];

/**
 * Whether all triggers are the same ability of the same instance for the same event, so that their order makes no
 * difference.
 */
const areInterchangeable = ([first, ...others]: readonly WaitingTrigger[]): boolean => {
  const written = JSON.stringify(first);
  return others.every((other) => JSON.stringify(other) === written);
};

function putOnChant(game: Game, index: number): void {
  const { state } = game;
  const waiting = state.waiting[index];
  if (waiting === undefined) throw new Error(`No ability waits at ${index}`);
  const instance = takeId(state);
  applyEvent(game, { type: "abilityPut", rule: "mag:703.4.1", instance, waiting, index });
  state.agenda.push(
    { run: "placeTriggers", given: null },
    { run: "aim", instance, spec: -1, targets: null, shares: [], asked: null, modes: null, given: null },
  );
}
