import type { Count, Effect, EffectOf } from "../../../model/effect";
import type { PlayerRef, Select } from "../../../model/select";
import { equalData } from "../../grammar/plain-data";
import { amountText } from "../nouns/amounts";
import { totalText } from "../nouns/compare";
import { type GroupText, groupText } from "../nouns/groups";
import { YOU } from "../nouns/players";
import { type FilteredSelect, headOfSelect, nounFor } from "../nouns/selections";
import { isClause, type Phrase, permission } from "../phrase";
import type { RenderContext } from "../render-context";
import { inWords, joinWords, zonesIn } from "../words";
import { countText, isPluralCount } from "./cards";

/** Returns the object of a choice: "a unit you control", "one of them", "a magic from among the revealed cards". */
export const chosenText = (context: RenderContext, choice: EffectOf<"choose">): string =>
  joinWords(chosenThings(context, choice), totalText(context, choice.total));

function chosenThings(context: RenderContext, { from, count }: EffectOf<"choose">): string {
  const group = groupOfSelect(context, from);
  if (group !== null) return countText(context, count, group);
  if (isFiltered(from) && nounFor({ ...context, stored: new Map(context.stored) }, from, "all").text === "the rest")
    return `${shareOf(context, count)} of the rest`;
  const inner: Select = isFiltered(from) ? from.of : from;
  const noun = nounFor(context, inner, "all");
  const those = noun.text.replace(/^all /, "the ");
  if (isFiltered(from)) {
    const kind = groupText(context, { zones: "dust", where: from.where, placeless: true });
    return `${countText(context, count, kind)} from among ${those}`;
  }
  return noun.many ? `${shareOf(context, count)} of ${those}` : noun.text;
}

const isFiltered = (select: Select): select is FilteredSelect =>
  typeof select !== "string" && "of" in select && "where" in select;

/** Returns the number chosen from known things: "one", "up to two", "any number". */
export function shareOf(context: RenderContext, count: Count): string {
  if (typeof count === "number") return inWords(count);
  if (!("min" in count)) return `a number equal to ${amountText(context, count)}`;
  const { min, max } = count;
  if (typeof min !== "number" || typeof max !== "number") return `a number up to ${amountText(context, max)}`;
  if (min > 0) return min === max ? inWords(max) : `${inWords(min)} to ${inWords(max)}`;
  return max >= 40 ? "any number" : `up to ${inWords(max)}`;
}

function groupOfSelect(context: RenderContext, select: Select): GroupText | null {
  if (typeof select === "string" || !("all" in select)) return null;
  return groupText(context, { zones: zonesIn(select.all), whose: select.whose, where: select.where });
}

/** Notes what a choice has stored; `first` is what the next instruction calls it, when it takes it up at once. */
export function noteChosen(
  context: RenderContext,
  { from, count, store, also }: EffectOf<"choose">,
  first: string | null,
): void {
  const source = isFiltered(from) ? from.of : from;
  const pile = typeof source !== "string" && "stored" in source ? context.stored.get(source.stored) : undefined;
  if (pile !== undefined) pile.taken = true;
  const many = isPluralCount(count) || also === true;
  const whose = typeof from !== "string" && "all" in from && from.whose === "you" ? "your" : undefined;
  const zones = typeof from !== "string" && "all" in from ? zonesIn(from.all) : [];
  const piles = zones.length > 0 && zones.every((zone) => zone === "hand" || zone === "dust" || zone === "grimoire");
  const owner = pile?.owner ?? (piles ? whose : undefined);
  const kept = { head: headOfSelect(context, from), manner: "chosen", many, owner };
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

/** Returns whether an instruction is about just what was stored. */
export const isAbout = (effect: Effect, store: string, who: PlayerRef = "you"): boolean =>
  ORDERS.includes(effect.do) &&
  "what" in effect &&
  typeof effect.what !== "string" &&
  "stored" in effect.what &&
  effect.what.stored === store &&
  !("who" in effect && !equalData(effect.who, who));

/** Returns whether a player's choice is done with at once, so that "destroy a unit you control" says both. */
export const takesUp = (choice: EffectOf<"choose">, next: Effect, who: PlayerRef = "you"): boolean =>
  equalData(choice.who, who) && choice.also !== true && choice.how === undefined && isAbout(next, choice.store, who);

export function chosenAndDone(context: RenderContext, choice: EffectOf<"choose">, next: Effect): Phrase {
  const { count } = choice;
  const optional = typeof count !== "number" && "min" in count && count.min === 0 && count.max === 1;
  const text = chosenText(context, optional ? { ...choice, count: 1 } : choice);
  noteChosen(context, choice, text);
  const said = context.render.effect(context, next);
  if (!optional || !isClause(said)) return said;
  const allowed = permission(YOU, said);
  return allowed === null ? said : [allowed];
}
