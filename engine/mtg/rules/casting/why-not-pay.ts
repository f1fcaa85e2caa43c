import type { TotalCost } from "../../model/ability";
import type { PlayerId } from "../../model/ids";
import type { GameObject } from "../../model/object";
import type { PlayProblem } from "../../model/problem";
import type { Filter } from "../../model/select";
import type { Game } from "../../model/state";
import { getPermanents } from "../../model/zone";
import { matchesFilter } from "../derive/matches";
import { characteristicsOf, controllerOf } from "../derive/read";
import { scopeOf } from "../derive/scope";
import { isSick, meansOf } from "./mana-sources";
import { canPay, covers, missingMana } from "./solve-mana";

/** The object whose cost is paid, for the words that mean it; `null` for the cost of an effect without one. */
export type Payer = { readonly player: PlayerId; readonly source: GameObject | null };

const fit = (game: Game, { player, source }: Payer, objects: readonly GameObject[], filter: Filter) =>
  objects.filter((object) =>
    matchesFilter(game, scopeOf(source ?? object, player), object, characteristicsOf(game, object), filter),
  );

/**
 * Returns permanents that a player may sacrifice for a cost: only their own, tapped or sick ones and the source itself too.
 * That chooses no target.
 *
 * @rule mtg-6e:G.33.3, mtg-6e:G.33.4, mtg-6e:G.33.r5, mtg-6e:G.33.r6, mtg-6e:G.6.r6
 */
export function sacrificable(game: Game, payer: Payer, what: "self" | Filter): readonly GameObject[] {
  const own = getPermanents(game.state.zones).filter((object) => controllerOf(game, object) === payer.player);
  if (what === "self") return own.filter(({ id }) => id === payer.source?.id);
  return fit(game, payer, own, what);
}

/** Returns cards of the hand that may be discarded for a cost: a spell that is being cast is no longer among them (T.4.8). */
export const discardable = (game: Game, payer: Payer, what: Filter): readonly GameObject[] =>
  fit(
    game,
    payer,
    game.state.zones.hand[payer.player].filter(({ id }) => id !== payer.source?.id),
    what,
  );

/** Returns all parts of a cost that its player cannot pay now; none if it can be paid whole (T.4.6, G.6.4). */
export function whyNotPay(game: Game, payer: Payer, due: TotalCost): readonly PlayProblem[] {
  return [...whyNotObjects(game, payer, due), ...whyNotMana(game, payer, due)];
}

function whyNotObjects(game: Game, payer: Payer, due: TotalCost): readonly PlayProblem[] {
  const { player, source } = payer;
  const problems: PlayProblem[] = [];
  if (due.tap && source?.tapped === true) problems.push({ code: "IS_TAPPED", rule: "mtg-6e:G.6.r3", player });
  if (due.tap && source !== null && isSick(game, source)) {
    problems.push({ code: "SUMMONING_SICK", rule: "mtg-6e:G.37.2", player });
  }
  // All of one's life may be paid, but no more than one has (G.19.6). @rule mtg-house:21
  if (due.life > 0 && due.life > game.state.players[player].life) {
    problems.push({ code: "NO_COST", rule: "mtg-6e:G.19.6", player, part: "life" });
  }
  const victims = due.sacrifices.reduce((sum, { count }) => sum + count, 0);
  if (due.sacrifices.some(({ what, count }) => count > 0 && sacrificable(game, payer, what).length < victims)) {
    problems.push({ code: "NO_COST", rule: "mtg-6e:G.33.3", player, part: "sacrifice" });
  }
  const cards = due.discards.reduce((sum, { count }) => sum + count, 0);
  if (due.discards.some(({ what, count }) => count > 0 && discardable(game, payer, what).length < cards)) {
    problems.push({ code: "NO_COST", rule: "mtg-6e:G.6.4", player, part: "discard" });
  }
  if (due.removed.some(([counter, count]) => (source?.counters?.[counter] ?? 0) < count)) {
    problems.push({ code: "NO_COST", rule: "mtg-6e:G.6.4", player, part: "counters" });
  }
  return problems;
}

function whyNotMana(game: Game, { player, source }: Payer, due: TotalCost): readonly PlayProblem[] {
  if (covers(game.state.players[player].pool, due.mana)) return [];
  const means = meansOf(game, player, source, due);
  if (canPay(means, due.mana)) return [];
  return [{ code: "NO_MANA", rule: "mtg-6e:T.4.6", player, missing: missingMana(means, due.mana) }];
}
