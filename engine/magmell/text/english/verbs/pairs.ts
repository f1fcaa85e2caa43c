import type { Effect } from "../../../model/effect";
import { isEqualData } from "../../grammar/plain-data";
import { USED_FROM } from "../../used-from";
import { renderGroup } from "../nouns/groups";
import { createPlayerNoun } from "../nouns/players";
import type { EnglishPhrase } from "../phrase";
import { renderPredicates } from "../predicates";
import type { RenderContext } from "../render-context";
import { renderChangePredicates } from "../sentences/changes";
import { conjugate, createThingNoun } from "../words";

/**
 * Returns what holds until the next use of a card as one sentence: "the next card you use this turn costs 2 less to
 * use"; null for other instructions.
 */
export function renderNextUse(context: RenderContext, effect: Effect, next: Effect): EnglishPhrase | null {
  if (effect.do !== "remember" || next.do !== "create" || next.until !== "turn" || next.from !== undefined) return null;
  const { amount, store } = effect;
  const { ability } = next;
  if (typeof amount === "number" || !("happened" in amount) || ability.type !== "static") return null;
  const { happened } = amount;
  const { affects } = ability;
  if (happened.on !== "used" || happened.who === "anyone" || typeof affects === "string") return null;
  if (!("all" in affects) || !isEqualData(affects.all, USED_FROM) || !isEqualData(affects.whose, happened.who))
    return null;
  if (!isEqualData(ability.while, { amount, is: "=", than: { stored: store } })) return null;
  const player = createPlayerNoun(context, happened.who);
  const { one } = renderGroup(context, { zones: "hand", where: affects.where, placeless: true });
  const card = createThingNoun(`the next ${one} ${player.text} ${conjugate("use", player)} this turn`, false);
  return [`${card.text} ${renderPredicates(renderChangePredicates(context, ability.changes, card, false), card)}`];
}

/** Returns that something deals no damage, to units and to players, as one sentence; null for other instructions. */
export function renderHarmless(context: RenderContext, effect: Effect, next: Effect): EnglishPhrase | null {
  if (effect.do !== "create" || next.do !== "create") return null;
  const { ability } = effect;
  if (ability.type !== "replacement" || ability.on.on !== "damage" || ability.on.by === undefined) return null;
  if (!isEqualData(ability.on.what, {}) || !isEqualData(ability.instead, { amount: 0 })) return null;
  const toPlayers = { ...effect, ability: { ...ability, on: { ...ability.on, what: { player: "anyone" } } } };
  if (!isEqualData(next, toPlayers)) return null;
  return context.render.createdAbility(context, effect).map((said) => said.replace(/ to a (?:unit|card)(?=[ ,])/u, ""));
}
