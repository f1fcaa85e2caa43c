import { getPlayerId, type ScenarioPlayer } from "../../../kernel/testing/names";
import {
  type ScenarioRun as AnyScenarioRun,
  type CommonAct,
  createScenarioRun as createAnyScenarioRun,
  toCommonAnswer,
} from "../../../kernel/testing/scenario";
import type { Cards, GameState, PlayerAnswer, PlayerId } from "../..";
import { findInstance, type LocatedInstance, type ZoneId } from "../../model/zone";
import { listInstances } from "../invariants";
import { MAGMELL_TEST_KIT, type MagmellKitTypes } from "../kit";
import { getCardName } from "./names";

type NamedPlace = { readonly of?: ScenarioPlayer; readonly from?: ZoneId };

/** An answer, with cards given by name. `by` and `of` name the player where two are possible. */
export type ScenarioAction =
  | "pass"
  | "done"
  | "keep"
  | "redraw"
  | "byHand"
  | { readonly use: string; readonly by?: ScenarioPlayer; readonly from?: ZoneId; readonly of?: ScenarioPlayer }
  | { readonly attack: string }
  /** An instance by its name, or a player: `"me"`, `"you"`. */
  | { readonly pick: string; readonly of?: ScenarioPlayer; readonly by?: ScenarioPlayer }
  /** The name of the card, color or act that an option shows. */
  | { readonly option: string }
  | CommonAct;

/** A scenario that is being played. */
export type ScenarioRun = AnyScenarioRun<MagmellKitTypes>;

/** Returns a scenario run that continues from a state. */
export const createScenarioRun = (cards: Cards, state: GameState): ScenarioRun =>
  createAnyScenarioRun(MAGMELL_TEST_KIT, cards, state);

/** The player on whose side an instance is: its controller, in the dream its owner, else the player of its zone. */
const getCommander = ({ zone, player, instance }: LocatedInstance): PlayerId =>
  zone === "battleArea" || zone === "chant" ? instance.controller : zone === "dream" ? instance.owner : player;

/**
 * Returns the answers that an act may refer to, offered or not: one for each instance with the given name. If `user` is
 * given, only that player's cards are used.
 */
export function listNamedAnswers(
  { cards, state }: ScenarioRun,
  act: ScenarioAction,
  user: PlayerId | null = null,
): readonly PlayerAnswer[] {
  const plain = typeof act === "string" ? { do: act } : toCommonAnswer(act);
  if (plain !== null) return [plain];
  if (typeof act === "string" || !("use" in act || "attack" in act || "pick" in act)) return [];
  const { use, attack, pick, of, from }: Partial<Record<"use" | "attack" | "pick", string>> & NamedPlace = act;
  if (pick === "me" || pick === "you") return [{ do: "pick", target: { player: getPlayerId(pick) } }];
  const whose = of !== undefined ? getPlayerId(of) : use !== undefined ? user : null;
  return listInstances(state).flatMap((instance): readonly PlayerAnswer[] => {
    const { id } = instance;
    const place = getCardName(cards, instance) === (use ?? attack ?? pick) ? findInstance(state.zones, id) : null;
    if (place === null || (whose !== null && getCommander(place) !== whose)) return [];
    if (from !== undefined && place.zone !== from) return [];
    if (use !== undefined) return [{ do: "use", instance: id }];
    return [attack !== undefined ? { do: "attack", unit: id } : { do: "pick", target: { instance: id } }];
  });
}
