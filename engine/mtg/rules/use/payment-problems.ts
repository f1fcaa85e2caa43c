import type { TotalCost } from "../../model/ability";
import type { PlayerId } from "../../model/ids";
import type { GameObject } from "../../model/object";
import type { PlayProblem } from "../../model/problem";
import type { Filter } from "../../model/select";
import type { Game } from "../../model/state";
import { getPermanents } from "../../model/zone";
import { getCharacteristics, getController } from "../continuous/characteristics";
import { createScope } from "../continuous/create-scope";
import { matchesFilter } from "../continuous/matches-filter";
import { getPaymentMeans, hasSummoningSickness } from "./mana-sources";
import { canPayFromPool, canPayMana, getMissingMana } from "./payment";

/**
 * The player who pays a cost, and the object to which the cost refers; `null` for the cost of an effect without an
 * object.
 */
export type CostPayer = { readonly player: PlayerId; readonly source: GameObject | null };

const fit = (game: Game, { player, source }: CostPayer, objects: readonly GameObject[], filter: Filter) =>
  objects.filter((object) =>
    matchesFilter(game, createScope(source ?? object, player), object, getCharacteristics(game, object), filter),
  );

/**
 * Returns permanents that a player may sacrifice for a cost: only their own, including tapped ones, creatures with
 * summoning sickness, and the source itself. Choosing them does not target.
 * @rule mtg-6e:G.33.3, mtg-6e:G.33.4, mtg-6e:G.33.r5, mtg-6e:G.33.r6, mtg-6e:G.6.r6
 */
export function getSacrificeOptions(game: Game, payer: CostPayer, what: "self" | Filter): readonly GameObject[] {
  const own = getPermanents(game.state.zones).filter((object) => getController(game, object) === payer.player);
  if (what === "self") return own.filter(({ id }) => id === payer.source?.id);
  return fit(game, payer, own, what);
}

/**
 * Returns cards of the hand that may be discarded for a cost. A spell that is being cast is no longer in the hand
 * (T.4.8).
 */
export const getDiscardOptions = (game: Game, payer: CostPayer, what: Filter): readonly GameObject[] =>
  fit(
    game,
    payer,
    game.state.zones.hand[payer.player].filter(({ id }) => id !== payer.source?.id),
    what,
  );

/** Returns all parts of a cost that its player cannot pay now; empty if the cost can be paid in full (T.4.6, G.6.4). */
export function getPaymentProblems(game: Game, payer: CostPayer, due: TotalCost): readonly PlayProblem[] {
  return [
    ...(due.tap ? getTapProblems(game, payer) : []),
    ...getCardProblems(game, payer, due),
    ...getManaProblems(game, payer, due),
  ];
}

/** Returns whether a player can pay a cost in full. {@link getPaymentProblems} returns the reasons if not. */
export const canPay = (game: Game, payer: CostPayer, due: TotalCost): boolean =>
  canPayFromMeans(game, payer, due) &&
  (!due.tap || getTapProblems(game, payer).length === 0) &&
  getCardProblems(game, payer, due).length === 0;

/** Reasons against tapping an object for its cost. */
function getTapProblems(game: Game, { player, source }: CostPayer): readonly PlayProblem[] {
  const problems: PlayProblem[] = [];
  if (source?.tapped === true) problems.push({ code: "IS_TAPPED", rule: "mtg-6e:G.6.r3", player });
  if (source !== null && hasSummoningSickness(game, source)) {
    problems.push({ code: "SUMMONING_SICK", rule: "mtg-6e:G.37.2", player });
  }
  return problems;
}

function getCardProblems(game: Game, payer: CostPayer, due: TotalCost): readonly PlayProblem[] {
  const { player, source } = payer;
  const problems: PlayProblem[] = [];
  // All of one's life may be paid, but no more than one has (G.19.6). @rule mtg-house:21
  if (due.life > 0 && due.life > game.state.players[player].life) {
    problems.push({ code: "NO_COST", rule: "mtg-6e:G.19.6", player, part: "life" });
  }
  const victims = due.sacrifices.reduce((sum, { count }) => sum + count, 0);
  if (due.sacrifices.some(({ what, count }) => count > 0 && getSacrificeOptions(game, payer, what).length < victims)) {
    problems.push({ code: "NO_COST", rule: "mtg-6e:G.33.3", player, part: "sacrifice" });
  }
  const cards = due.discards.reduce((sum, { count }) => sum + count, 0);
  if (due.discards.some(({ what, count }) => count > 0 && getDiscardOptions(game, payer, what).length < cards)) {
    problems.push({ code: "NO_COST", rule: "mtg-6e:G.6.4", player, part: "discard" });
  }
  if (due.removed.some(([counter, count]) => (source?.counters?.[counter] ?? 0) < count)) {
    problems.push({ code: "NO_COST", rule: "mtg-6e:G.6.4", player, part: "counters" });
  }
  return problems;
}

const canPayFromMeans = (game: Game, { player, source }: CostPayer, due: TotalCost): boolean =>
  canPayFromPool(game.state.players[player].pool, due.mana) ||
  canPayMana(getPaymentMeans(game, player, source, due), due.mana);

function getManaProblems(game: Game, payer: CostPayer, due: TotalCost): readonly PlayProblem[] {
  if (canPayFromMeans(game, payer, due)) return [];
  const { player, source } = payer;
  const means = getPaymentMeans(game, player, source, due);
  return [{ code: "NO_MANA", rule: "mtg-6e:T.4.6", player, missing: getMissingMana(means, due.mana) }];
}
