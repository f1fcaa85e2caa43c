import { createPickQuestion, getResponseTargets } from "../../kernel/question";
import type { Effect } from "../model/effect";
import type { MoveEvent } from "../model/event";
import { PLAYERS, type PlayerId, type Target } from "../model/ids";
import type { Scope } from "../model/stack";
import type { Game } from "../model/state";
import { getPermanents, type LocatedObject } from "../model/zone";
import { askPlayer } from "../rules/ask-player";
import { canBeAttached } from "../rules/attachment";
import { getCharacteristics } from "../rules/continuous/characteristics";
import { selectObjects } from "../rules/continuous/evaluate";
import { resolvePlayer } from "../rules/continuous/matches-filter";
import { createMoveEvent } from "../rules/events/move-event";
import { proposeEvents } from "../rules/events/propose-events";
import type { EffectHandler, EffectPosition } from "./effect-handler";
import { createInstructionFrame, getQuestionSource } from "./instruction-frame";

type Put = Extract<Effect, { readonly do: "put" }>;

/**
 * Moves cards to a zone. Cards put onto the battlefield are controlled by the player who puts them there (G.28.1,
 * G.5.2). A card that is already in the zone stays (Z.1.r4). Auras move one by one: the player who puts an Aura onto
 * the battlefield chooses what it enchants, without targeting. An Aura that can't enchant anything stays in its zone.
 * @rule mtg-6e:K.12.12, mtg-6e:K.12.14, mtg-6e:G.28.5, mtg-6e:G.5.2, mtg-6e:G.28.2, mtg-6e:K.15.r2, mtg-6e:K.27.r2
 */
export const putEffect: EffectHandler<"put"> = {
  rules: ["mtg-6e:G.28.1", "mtg-6e:Z.1.r4", "mtg-6e:K.12.12", "mtg-6e:K.12.14"],
  run: (game, effect, scope, place) => {
    const under = resolvePlayer(game, scope, effect.under ?? "you") ?? scope.controller;
    if (place.stage > 0) {
      putAura(game, effect, scope, place, under);
      return;
    }
    const moved = selectObjects(game, scope, effect.what).filter(({ zone }) => zone !== effect.to);
    const auras = effect.to === "battlefield" ? moved.filter((one) => isAura(game, one)) : [];
    if (auras.length > 0) game.state.agenda.push(createInstructionFrame(effect, place, 1));
    const events = moved.filter((one) => !auras.includes(one)).map((one) => putEvent(one, effect, under));
    if (events.length > 0) proposeEvents(game, events);
  },
};

const isAura = (game: Game, { object }: LocatedObject): boolean =>
  getCharacteristics(game, object).subtypes.includes("Aura");

const putEvent = (place: LocatedObject, { to, bottom, tapped }: Put, under: PlayerId): MoveEvent =>
  createMoveEvent(
    place,
    to,
    {
      cause: to === "exile" ? "exile" : "put",
      rule: "mtg-6e:G.28.1",
      ...(bottom && { bottom }),
      ...(tapped && { tapped }),
    },
    to === "battlefield" ? under : undefined,
  );

/** All players and permanents that an Aura may enchant now. */
const hostsOf = (game: Game, { object }: LocatedObject): readonly Target[] =>
  [
    ...PLAYERS.map((player): Target => ({ player })),
    ...getPermanents(game.state.zones).map(({ id }): Target => ({ instance: id })),
  ].filter((target) => canBeAttached(game, object, target));

/**
 * Puts the next Aura of a selection onto the battlefield. The first stage asks what it enchants, the second stage moves
 * it.
 */
function putAura(game: Game, effect: Put, scope: Scope, place: EffectPosition, under: PlayerId): void {
  const next = selectObjects(game, scope, effect.what).find(
    (one) => one.zone !== "battlefield" && isAura(game, one) && hostsOf(game, one).length > 0,
  );
  if (next === undefined) return;
  if (place.stage === 1) {
    const asked = {
      rule: "mtg-6e:K.12.12",
      player: under,
      about: getQuestionSource(scope),
      purpose: "choose",
    } as const;
    askPlayer(game, createInstructionFrame(effect, place, 2), createPickQuestion(asked, hostsOf(game, next)));
    return;
  }
  const [host] = getResponseTargets(place.given);
  if (host === undefined) return;
  game.state.agenda.push(createInstructionFrame(effect, place, 1));
  proposeEvents(game, [{ ...putEvent(next, effect, under), attachedTo: host }]);
}
