import { copyWith } from "../../../kernel/copy-with";
import { createOptionQuestion, getResponseNumber } from "../../../kernel/question";
import type { Event } from "../../model/event";
import type { FrameOf } from "../../model/frame";
import type { PlayerId } from "../../model/ids";
import { copyScope } from "../../model/stack";
import type { Game } from "../../model/state";
import { findObject } from "../../model/zone";
import { askPlayer } from "../ask-player";
import { getController } from "../continuous/characteristics";
import { findOccurrences } from "./occurrences";
import { applyRegeneration } from "./replace-events";
import { type ActiveReplacement, pushReplacementEffects } from "./replacements";

/** An event with several possible replacements that exclude each other, by its index among simultaneous events. */
type ReplacementConflict = {
  readonly at: number;
  readonly player: PlayerId;
  readonly rivals: readonly ActiveReplacement[];
};

/** Whether an ability replaces a whole event by another destination or by instructions. */
const takesPlace = ({ ability: { instead } }: ActiveReplacement): boolean =>
  "moveTo" in instead || "effects" in instead;

/**
 * Returns the first simultaneous event for which the affected player must choose a replacement effect; `null` if there
 * is none.
 */
export function findReplacementConflict(
  game: Game,
  events: readonly Event[],
  all: readonly ActiveReplacement[],
): ReplacementConflict | null {
  const replacing = all.filter(takesPlace);
  if (replacing.length < 2) return null;
  for (const [at, event] of events.entries()) {
    const rivals = applyRegeneration(game, event, new Map()) === null ? rivalsFor(game, event, replacing) : [];
    if (rivals.length > 1) return { at, player: affectedBy(game, event), rivals };
  }
  return null;
}

/** Abilities that would replace an event; of several with the same effect, only the oldest. */
function rivalsFor(game: Game, event: Event, replacing: readonly ActiveReplacement[]): readonly ActiveReplacement[] {
  const applying = replacing.filter(({ ability, scope, key }) => {
    if (game.state.scopes.some(({ memory }) => key in memory)) return false;
    if ("moveTo" in ability.instead && (event.type !== "moved" || event.to !== "graveyard")) return false;
    return findOccurrences(game, scope, ability.on, event).length > 0;
  });
  const kinds = applying.map(({ ability }) => JSON.stringify(ability.instead));
  return applying.filter((_one, index) => kinds.indexOf(kinds[index] ?? "") === index);
}

/** The player whom an event affects, or whose permanent or card it affects. */
function affectedBy(game: Game, event: Event): PlayerId {
  const { zones, active } = game.state;
  const target =
    event.type === "damaged" ? event.target : "instance" in event ? { instance: event.instance as number } : null;
  if (target !== null && "instance" in target) {
    const place = findObject(zones, target.instance);
    if (place !== null) return place.zone === "battlefield" ? getController(game, place.object) : place.object.owner;
  }
  if (target !== null && "player" in target) return target.player;
  return "player" in event ? (event.player as PlayerId) : active;
}

/** Asks which of several conflicting abilities replaces an event. */
export function askReplacementConflict(
  game: Game,
  events: readonly Event[],
  { player, rivals }: ReplacementConflict,
): void {
  const options = rivals.map(({ scope: { card, source } }) => ({
    card,
    ...(source !== null && { instance: source }),
  }));
  askPlayer(
    game,
    { run: "contested", events, given: null },
    createOptionQuestion({ rule: "mtg-6e:T.10.10", player, about: null, purpose: "replacement" }, options),
  );
}

/** Returns the events of a moment after the choice of the replacement of one of them. */
export function resolveReplacementConflict(
  game: Game,
  { events, given }: FrameOf<"contested">,
  { at, rivals }: ReplacementConflict,
): readonly Event[] {
  const chosen = given === null ? undefined : rivals[getResponseNumber(given)];
  const event = events[at];
  if (chosen === undefined || event === undefined) return events;
  const { instead, on } = chosen.ability;
  const others = events.filter((_event, index) => index !== at);
  if ("moveTo" in instead && event.type === "moved") return [...others, copyWith(event, { to: instead.moveTo })];
  if ("effects" in instead) {
    const [facts = null] = findOccurrences(game, chosen.scope, on, event);
    pushReplacementEffects(
      game,
      copyScope(chosen.scope, { event: facts, memory: { [chosen.key]: { number: 1 } } }),
      instead.effects,
    );
  }
  return others;
}
