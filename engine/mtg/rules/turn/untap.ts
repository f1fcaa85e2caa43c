import { createPickQuestion, getResponseTargets, toTargets } from "../../../kernel/question";
import { getEraSwitch } from "../../model/era-switches";
import type { Event } from "../../model/event";
import type { FrameOf } from "../../model/frame";
import type { GameObject } from "../../model/object";
import type { Game, GameFrameHandler } from "../../model/state";
import { getPermanents } from "../../model/zone";
import { askPlayer } from "../ask-player";
import { getCharacteristics, getController, hasKeyword, isForbidden } from "../continuous/characteristics";
import { proposeEvents } from "../events/propose-events";
import { createPhaseInEvents, createPhaseOutEvents } from "../phasing";

/**
 * Carries out phasing at one moment: phased-out permanents of the active player phase in, and their permanents with
 * phasing phase out (P.5.3).
 * @rule mtg-6e:G.27.6, mtg-6e:A.23.2, mtg-6e:K.17.r3
 */
export function applyPhasing(game: Game): void {
  const { state } = game;
  const { zones } = state;
  const away = getEraSwitch(state.era, "phasing") === "zone" ? zones.phasedOut : zones.battlefield.filter(isAway);
  const back = away.filter(
    ({ controller, phasesInFor = controller, phasedWith }) => phasesInFor === state.active && phasedWith === null,
  );
  const out = getPermanents(zones).filter(
    (object) => getController(game, object) === state.active && hasKeyword(game, object, "phasing"),
  );
  const events: Event[] = [
    ...createPhaseInEvents(back, away, "mtg-6e:G.27.5"),
    ...createPhaseOutEvents(game, out, "mtg-6e:P.5.3"),
  ];
  if (events.length > 0) proposeEvents(game, events);
}

const isAway = ({ phasedOut }: GameObject): boolean => phasedOut;

/**
 * Untaps all permanents of the active player at once, after the choice of permanents that may stay tapped (P.5.1).
 * Untapping is not optional (P.5.r1), and permanents that arrive during it are not included.
 * @rule mtg-6e:G.34.2
 */
export const untapFrame: GameFrameHandler<"untap"> = {
  rules: ["mtg-6e:P.5.1", "mtg-6e:P.5.r1", "mtg-6e:P.5.r2", "mtg-8e:untap", "mtg-flow:1.1"],
  run: runUntap,
};

function runUntap(game: Game, frame: FrameOf<"untap">): void {
  const { state } = game;
  const tapped = getPermanents(state.zones).filter(
    (object) => object.tapped && getController(game, object) === state.active && !isForbidden(game, object, "untap"),
  );
  const free = tapped.filter((object) => mayStay(game, object));
  if (free.length > 0 && frame.given === null) {
    const asked = { rule: "mtg-6e:P.5.1", player: state.active, about: null, purpose: "untap" } as const;
    askPlayer(game, frame, createPickQuestion(asked, toTargets(free), { min: 0, max: free.length }));
    return;
  }
  const stay = frame.given === null ? [] : getResponseTargets(frame.given);
  const isStaying = ({ id }: GameObject) => stay.some((target) => "instance" in target && target.instance === id);
  const events = tapped
    .filter((object) => !isStaying(object))
    .map(({ id }): Event => ({ type: "untapped", rule: "mtg-6e:P.5.1", instance: id }));
  if (events.length > 0) proposeEvents(game, events);
}

const mayStay = (game: Game, object: GameObject): boolean =>
  getCharacteristics(game, object).rules.some(({ change }) => "may" in change && change.may === "stayTapped");
