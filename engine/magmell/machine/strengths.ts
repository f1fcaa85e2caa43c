import type { Instance } from "../model/instance";
import type { Game } from "../model/state";
import { apOf, hpOf } from "../rules/read";

/** A unit in the battle area with the points that it has at this moment (213.2, 213.3). */
export type Strength = { readonly unit: Instance; readonly ap: number; readonly hp: number };

/** Every unit in the battle area, in the order in which they lie there, with everything counted that changes its points. */
export const strengths = (game: Game): readonly Strength[] =>
  game.state.zones.battleArea.map((unit) => {
    const place = { zone: "battleArea", player: unit.controller, instance: unit } as const;
    return { unit, ap: apOf(game, place), hp: hpOf(game, place) };
  });
