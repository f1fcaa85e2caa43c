import type { CountSpec, Effect, EffectOf } from "../../../model/effect";
import type { PlayerRef, Select } from "../../../model/select";
import { isEqualData } from "../../grammar/plain-data";
import { renderAmount } from "../nouns/amounts";
import { renderTotalBound } from "../nouns/compare";
import { type GroupNoun, renderGroup } from "../nouns/groups";
import { YOU_NOUN } from "../nouns/players";
import { createSelectNoun, type FilteredSelect, getSelectHead } from "../nouns/selections";
import { createImperative, type EnglishPhrase, isClause, renderPermission } from "../phrase";
import type { RenderContext } from "../render-context";
import { joinWords, spellNumber, toZones } from "../words";
import { isPluralCount, renderCount } from "./cards";

/** Returns the object of a choice: "a unit you control", "one of them", "a magic from among the revealed cards". */
export const renderChoiceObject = (context: RenderContext, choice: EffectOf<"choose">): string =>
  joinWords(chosenThings(context, choice), renderTotalBound(context, choice.total));

function chosenThings(context: RenderContext, { from, count: given }: EffectOf<"choose">): string {
  const isAny = typeof given !== "number" && "min" in given && isEqualData(given, { min: 0, max: { count: from } });
  const count: CountSpec = isAny ? { min: 0, max: Number.POSITIVE_INFINITY } : given;
  if (isEqualData(count, { count: from })) return createSelectNoun(context, from, "all").text;
  const group = groupOfSelect(context, from);
  if (group !== null) return renderCount(context, count, group);
  if (
    isFiltered(from) &&
    createSelectNoun({ ...context, stored: new Map(context.stored) }, from, "all").text === "the rest"
  )
    return `${renderChosenCount(context, count)} of the rest`;
  const inner: Select = isFiltered(from) ? from.of : from;
  const noun = createSelectNoun(context, inner, "all");
  const those = noun.text.replace(/^all /, "the ");
  if (isFiltered(from)) {
    const kind = renderGroup(context, { zones: "dust", where: from.where, placeless: true });
    return `${renderCount(context, count, kind)} from among ${those}`;
  }
  return noun.many ? `${renderChosenCount(context, count)} of ${those}` : noun.text;
}

const isFiltered = (select: Select): select is FilteredSelect =>
  typeof select !== "string" && "of" in select && "where" in select;

/** Returns the number chosen from known things: "one", "up to two", "any number". */
export function renderChosenCount(context: RenderContext, count: CountSpec): string {
  if (typeof count === "number") return spellNumber(count);
  if (!("min" in count)) return `a number equal to ${renderAmount(context, count)}`;
  const { min, max } = count;
  if (typeof min !== "number" || typeof max !== "number") return `a number up to ${renderAmount(context, max)}`;
  if (min > 0) return min === max ? spellNumber(max) : `${spellNumber(min)} to ${spellNumber(max)}`;
  return max >= 40 ? "any number" : `up to ${spellNumber(max)}`;
}

function groupOfSelect(context: RenderContext, select: Select): GroupNoun | null {
  if (typeof select === "string" || !("all" in select)) return null;
  return renderGroup(context, { zones: toZones(select.all), whose: select.whose, where: select.where });
}

/**
 * Records the stored result of a choice. `first` is the noun for the result in an instruction right after the choice.
 */
export function recordChosenResult(
  context: RenderContext,
  { from, count, store, also }: EffectOf<"choose">,
  first: string | null,
): void {
  const source = isFiltered(from) ? from.of : from;
  const pile = typeof source !== "string" && "stored" in source ? context.stored.get(source.stored) : undefined;
  if (pile !== undefined) pile.taken = true;
  const many = isPluralCount(count) || also === true;
  const whose = typeof from !== "string" && "all" in from && from.whose === "you" ? "your" : undefined;
  const zones = typeof from !== "string" && "all" in from ? toZones(from.all) : [];
  const piles = zones.length > 0 && zones.every((zone) => zone === "hand" || zone === "dust" || zone === "grimoire");
  const owner = pile?.owner ?? (piles ? whose : undefined);
  const kept = { head: getSelectHead(context, from), manner: "chosen", many, owner };
  context.stored.set(store, first === null ? kept : { ...kept, first: { text: first, many } });
  context.focus = `stored ${store}`;
}

/** Instructions that are an order about one selection, which can be named in them. */
const ORDERS: readonly Effect["do"][] = [
  "destroy",
  "return",
  "summon",
  "put",
  "negate",
  "wake",
  "rest",
  "turnFaceUp",
  "turnFaceDown",
  "use",
  "discardThese",
  "reveal",
];

/** Returns whether an instruction affects exactly the stored result. */
export const usesOnlyStored = (effect: Effect, store: string, who: PlayerRef = "you"): boolean =>
  ORDERS.includes(effect.do) &&
  "what" in effect &&
  typeof effect.what !== "string" &&
  "stored" in effect.what &&
  effect.what.stored === store &&
  !("who" in effect && !isEqualData(effect.who, who));

/**
 * Returns whether the next effect only applies to the result of a choice, so that one clause expresses both: "destroy a
 * unit you control".
 */
export const isChoiceUsedBy = (choice: EffectOf<"choose">, next: Effect, who: PlayerRef = "you"): boolean =>
  isEqualData(choice.who, who) &&
  choice.also !== true &&
  choice.how === undefined &&
  usesOnlyStored(next, choice.store, who);

/**
 * Returns a choice with the instruction about it as one clause, or as two sentences where the chosen cards are
 * discarded from another hand. With `allowed` it is one clause in any case, for "you may have your opponent …".
 */
export function renderChoiceWithEffect(
  context: RenderContext,
  choice: EffectOf<"choose">,
  next: Effect,
  allowed = false,
): EnglishPhrase {
  const { count } = choice;
  const optional = typeof count !== "number" && "min" in count && count.min === 0 && count.max === 1;
  const seen = isFiltered(choice.from) ? choice.from.of : choice.from;
  const holder = typeof seen !== "string" && "stored" in seen ? context.stored.get(seen.stored)?.holder : undefined;
  if (next.do === "discardThese" && holder !== undefined) {
    const chosen = renderChoiceObject(context, choice);
    recordChosenResult(context, choice, null);
    if (allowed) return createImperative(holder, "discard", chosen);
    return [`choose ${chosen}`, `${holder.text} discards ${isPluralCount(count) ? "them" : "it"}`];
  }
  const text = renderChoiceObject(context, optional ? { ...choice, count: 1 } : choice);
  recordChosenResult(context, choice, text);
  const said = context.render.effect(context, next);
  if (!optional || !isClause(said)) return said;
  const may = renderPermission(YOU_NOUN, said);
  return may === null ? said : [may];
}
