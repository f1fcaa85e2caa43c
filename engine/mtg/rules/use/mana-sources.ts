import { createWeakMemo } from "../../../kernel/weak-memo";
import type { Ability, AbilityBody, ActivatedAbility, TotalCost } from "../../model/ability";
import type { Effect } from "../../model/effect";
import type { InstanceId, PlayerId } from "../../model/ids";
import {
  addMana,
  COLORS,
  createMana,
  MANA_TYPES,
  type Mana,
  type ManaOutcome,
  type ManaSource,
  mapMana,
  NO_MANA,
} from "../../model/mana";
import type { GameObject } from "../../model/object";
import type { Amount } from "../../model/select";
import type { Scope } from "../../model/stack";
import type { Game } from "../../model/state";
import { getPermanents } from "../../model/zone";
import { getCharacteristics, getController, hasKeyword, hasType, isForbidden } from "../continuous/characteristics";
import { createScope } from "../continuous/create-scope";
import { evaluateAmount } from "../continuous/evaluate";
import { indexAbilities } from "../continuous/index-abilities";
import { matchesFilter } from "../continuous/matches-filter";
import type { PaymentMeans } from "./payment";

/** Returns whether a creature cannot be tapped for a cost before its controller's next turn (G.37.2). */
export const hasSummoningSickness = (game: Game, object: GameObject): boolean =>
  hasType(game, object, "creature") && !object.settled && !hasKeyword(game, object, "haste");

/**
 * Returns the means of a player to pay the mana of a cost: the pool, and permanents with mana abilities that can be
 * played now. Resources for other parts of the cost are reserved: the source if it must be tapped, permanents to
 * sacrifice, and life to pay. Mana abilities with costs beyond tapping, life, counters or their own sacrifice are not
 * included; they can be played earlier, with priority.
 * @rule mtg-6e:A.6.3, mtg-6e:A.6.10, mtg-6e:T.4.5, mtg-6e:G.6.5
 */
export function getPaymentMeans(game: Game, player: PlayerId, source: GameObject | null, due: TotalCost): PaymentMeans {
  const { pool, life } = game.state.players[player];
  const keepsNothing = !due.tap && due.sacrifices.length === 0;
  const sources = (keepsNothing ? game.manaSources[player] : null) ?? findSources(game, player, source, due);
  if (keepsNothing) game.manaSources[player] = sources;
  return { pool, sources, life: Math.max(0, life - due.life) };
}

function findSources(game: Game, player: PlayerId, source: GameObject | null, due: TotalCost): readonly ManaSource[] {
  const own = getPermanents(game.state.zones).filter((object) => getController(game, object) === player);
  const kept = keptBack(game, player, own, source, due);
  return own.flatMap((object): readonly ManaSource[] => {
    const isToBeTapped = due.tap && object.id === source?.id;
    const outcomes = outcomesOf(game, player, object, { mayTap: !isToBeTapped, mayLeave: !kept.has(object.id) });
    return outcomes.length === 0 ? [] : [{ instance: object.id, outcomes }];
  });
}

/** Permanents needed for the sacrifices of a cost: all possible ones if there are no others to choose. */
function keptBack(
  game: Game,
  player: PlayerId,
  own: readonly GameObject[],
  source: GameObject | null,
  { sacrifices }: TotalCost,
): ReadonlySet<InstanceId> {
  const kept = new Set<InstanceId>();
  for (const { what, count } of sacrifices) {
    if (what === "self") {
      if (source !== null) kept.add(source.id);
      continue;
    }
    const scope = source === null ? null : createScope(source, player);
    const fit = own.filter((object) =>
      matchesFilter(game, scope ?? createScope(object, player), object, getCharacteristics(game, object), what),
    );
    if (count > 0) for (const { id } of fit) kept.add(id);
  }
  return kept;
}

type Freedom = { readonly mayTap: boolean; readonly mayLeave: boolean };

/** A mana ability, its place, and its outcomes once they are known if they never change. */
type ManaAbility = { readonly ability: ActivatedAbility; readonly place: number; fixed: readonly ManaOutcome[] | null };

/** The mana abilities of a list that may be played more than once a turn. */
const listManaAbilities = createWeakMemo((abilities: readonly Ability[]): readonly ManaAbility[] => {
  const some = indexAbilities(abilities).activated.filter(
    ({ ability: { mana, perTurn } }) => mana === true && perTurn === undefined,
  );
  return some.map((entry) => ({ ...entry, fixed: null }));
});

function outcomesOf(game: Game, player: PlayerId, object: GameObject, freedom: Freedom): readonly ManaOutcome[] {
  const some = listManaAbilities(getCharacteristics(game, object).abilities);
  if (some.length === 0 || isForbidden(game, object, "activate")) return [];
  const outcomes = some
    .filter(({ ability }) => isSimple(game, object, ability, freedom))
    .map((each) => each.fixed ?? outcomesOfAbility(game, createScope(object, player), each));
  return outcomes.length === 1 ? (outcomes[0] ?? []) : outcomes.flat();
}

function outcomesOfAbility(game: Game, scope: Scope, mana: ManaAbility): readonly ManaOutcome[] {
  const { ability, place } = mana;
  const life = evaluateAmount(game, scope, ability.cost.life ?? 0);
  const bodies = "modes" in ability ? ability.modes : [ability];
  const outcomes = bodies.flatMap((body, index) =>
    outcomesOfBody(game, scope, body, { ability: place, mode: "modes" in ability ? index : null, life }),
  );
  if (isFixed(ability.cost.life) && bodies.every(({ effects }) => effects.every(addsFixedMana))) mana.fixed = outcomes;
  return outcomes;
}

const isFixed = (amount: Amount | undefined): boolean => amount === undefined || typeof amount === "number";

const addsFixedMana = (effect: Effect): boolean =>
  effect.do === "addMana" ? isFixed(effect.times) : effect.do !== "addAnyMana" || isFixed(effect.amount);

/** Whether an ability can be played during a payment. */
function isSimple(game: Game, object: GameObject, { cost, zone }: ActivatedAbility, freedom: Freedom): boolean {
  if (zone !== undefined && zone !== "battlefield") return false;
  if (cost.mana !== undefined || cost.discard !== undefined || cost.putCounters !== undefined) return false;
  if (cost.tap === true && (object.tapped || !freedom.mayTap || hasSummoningSickness(game, object))) return false;
  if (cost.sacrifice !== undefined && (cost.sacrifice.what !== "self" || !freedom.mayLeave)) return false;
  if (cost.removeCounters === undefined) return true;
  const { counter, count } = cost.removeCounters;
  const scope = createScope(object, object.controller);
  return (object.counters?.[counter] ?? 0) >= evaluateAmount(game, scope, count);
}

type OutcomePlace = Pick<ManaOutcome, "ability" | "mode" | "life">;

/** The mana that a body adds for its own player, once for each color that the player may choose. */
function outcomesOfBody(
  game: Game,
  scope: Scope,
  { effects }: AbilityBody,
  place: OutcomePlace,
): readonly ManaOutcome[] {
  let fixed: Mana = NO_MANA;
  let any = 0;
  for (const effect of effects) {
    if (effect.do === "addMana" && effect.who === "you") fixed = addMana(fixed, timesMana(game, scope, effect));
    if (effect.do === "addAnyMana" && effect.who === "you")
      any += Math.max(0, evaluateAmount(game, scope, effect.amount));
  }
  if (any > 0) {
    return COLORS.map((color, index) => ({
      ...place,
      color: index,
      mana: addMana(fixed, createMana(color, any)),
    }));
  }
  return MANA_TYPES.some((type) => fixed[type] > 0) ? [{ ...place, color: null, mana: fixed }] : [];
}

function timesMana(
  game: Game,
  scope: Scope,
  { mana, times = 1 }: { readonly mana: Mana; readonly times?: Parameters<typeof evaluateAmount>[2] },
): Mana {
  const count = Math.max(0, evaluateAmount(game, scope, times));
  return mapMana((type) => mana[type] * count);
}
