import type { Count, EffectOf } from "../../../model/effect";
import type { Amount, Filter, PlayerRef, Select } from "../../../model/select";
import { amountText, countedText } from "../nouns/amounts";
import { type GroupText, groupText } from "../nouns/groups";
import { ownWord, playerNoun, withActor } from "../nouns/players";
import { headOfSelect, isPlural, nounFor, wholeZone } from "../nouns/selections";
import { type Clause, imperative, type Phrase } from "../phrase";
import type { RenderContext } from "../render-context";
import { inWords, joinWords, type Noun, withArticle, zoneOf } from "../words";
import { noteStored } from "./note-stored";
import type { VerbRows } from "./verb-rows";

type CardVerb =
  | "draw"
  | "discard"
  | "discardThese"
  | "search"
  | "look"
  | "reveal"
  | "revealUntil"
  | "arrange"
  | "shuffle";

/** Rows for effects on cards in hands and piles. */
export const CARD_VERBS: VerbRows<CardVerb> = {
  draw: (context, { who, count }) => {
    const player = playerNoun(context, who);
    const cards = countedText(context, count, "card");
    context.focus = null;
    return imperative(player, "draw", cards);
  },
  discard: sayDiscard,
  discardThese: (context, { what, store }) =>
    noteStored(context, store, what, "discarded", imperative(null, "discard", nounFor(context, what, "all").text)),
  search: saySearch,
  look: (context, { who, what, store }) => {
    const player = playerNoun(context, who);
    const text = wholeZone(context, what) ?? nounFor(context, what, "all").text;
    noteSeen(context, store, what, "");
    return imperative(player, "look", `at ${text}`);
  },
  reveal: (context, { what, store }) => {
    const text = wholeZone(context, what) ?? nounFor(context, what, "all").text;
    noteSeen(context, store, what, "revealed");
    return imperative(null, "reveal", text);
  },
  revealUntil: sayRevealUntil,
  arrange: sayArrange,
  shuffle: (context, { who, zone }) => {
    const player = playerNoun(context, who);
    return imperative(player, "shuffle", zoneOf(zone, ownWord(player)));
  },
};

function sayRevealUntil(context: RenderContext, effect: EffectOf<"revealUntil">): Clause {
  const { who, zone, where, store, others } = effect;
  const player = playerNoun(context, who);
  const { one } = groupText(context, { zones: zone, where, placeless: true });
  const owner = player.owner ?? ownWord(player);
  const head = /^(?:unit|magic|stone)$/.test(one) ? one : "card";
  context.stored.set(store, { head, manner: "last revealed", many: false, owner });
  context.stored.set(others, { head: "card", manner: "other revealed", many: true, owner });
  context.focus = `stored ${store}`;
  const pile = zoneOf(zone, ownWord(player));
  const they = player.you ? "you reveal" : "they reveal";
  return imperative(player, "reveal", `cards from the top of ${pile} until ${they} ${withArticle(one)}`);
}

/** Stores cards that were looked at, with the owner of the pile in which they lie. */
function noteSeen(context: RenderContext, store: string | undefined, what: Select, manner: string): void {
  if (store === undefined) return;
  const pile = typeof what !== "string" && "top" in what ? what.top : undefined;
  const owner =
    typeof what !== "string" && "top" in what ? (playerNoun(context, what.whose).owner ?? undefined) : undefined;
  context.stored.set(store, { head: headOfSelect(context, what), manner, many: isPlural(context, what), owner, pile });
  context.focus = `stored ${store}`;
}

/** Returns a number of things from a group, exact or between two numbers: "up to two cards", "one or two cards". */
export function countText(context: RenderContext, count: Count, { one, many }: GroupText): string {
  if (typeof count === "number" || !("min" in count)) return countedText(context, count, one, many);
  const { min, max } = count;
  if (typeof min !== "number" || typeof max !== "number") {
    if (min === 0 && isAllOf(context, max, many)) return `any number of ${many}`;
    const least = min === 0 ? "" : `at least ${amountText(context, min)} and `;
    return `a number of ${many}, ${least}at most ${amountText(context, max)}`;
  }
  if (min <= 0) return max >= 40 ? `any number of ${many}` : `up to ${inWords(max)} ${max === 1 ? one : many}`;
  if (min === max) return countedText(context, max, one, many);
  return `${inWords(min)} ${max - min === 1 ? "or" : "to"} ${inWords(max)} ${many}`;
}

/** Whether a most is the number of just those things from which is chosen. */
const isAllOf = (context: RenderContext, max: Amount, many: string): boolean =>
  typeof max !== "number" && "count" in max && nounFor(context, max.count, "bare").text.startsWith(many);

export const isPluralCount = (count: Count): boolean =>
  typeof count === "number" ? count !== 1 : "min" in count ? count.max !== 1 : true;

function sayDiscard(context: RenderContext, effect: EffectOf<"discard">): Clause {
  const player = playerNoun(context, effect.who);
  return withActor(context, player, () => discardBy(context, player, effect));
}

function discardBy(context: RenderContext, player: Noun, effect: EffectOf<"discard">): Clause {
  const { who, count, how, by, where = {}, store } = effect;
  const all = count === "all";
  const cards = handCards(context, where);
  const whole = Object.values(where).every((value) => value === undefined)
    ? `${ownWord(player)} hand`
    : `all ${cards.many} in ${ownWord(player)} hand`;
  const text = all ? whole : countText(context, count, cards);
  const chooser = by === undefined || by === who ? null : playerNoun(context, by);
  const choice = how === "random" && !all ? "at random" : chooser === null || all ? "" : `of ${chooser.whose} choice`;
  const head = /^(?:magic|stone)$/.test(cards.one) ? cards.one : "card";
  if (store !== undefined)
    context.stored.set(store, { head, manner: "discarded", many: all || isPluralCount(count), owner: player.owner });
  context.focus = store === undefined ? null : `stored ${store}`;
  return imperative(player, "discard", joinWords(text, choice));
}

const handCards = (context: RenderContext, where: Filter): GroupText =>
  groupText(context, { zones: "hand", where, placeless: true });

function saySearch(context: RenderContext, effect: EffectOf<"search">): Phrase {
  const { who, zone, whose = who, top, where = {}, count, store, shuffle } = effect;
  const player = playerNoun(context, who);
  const owner = playerNoun(context, whose);
  const pile = zoneOf(zone, isSame(who, whose) ? ownWord(player) : owner.whose);
  const place = topPlace(context, top, pile);
  const group = groupText(context, { zones: zone, where, placeless: true });
  const head = zone === "stoneDeck" && group.one === "card" ? "stone" : group.one;
  const cards = zone === "stoneDeck" && group.one === "card" ? { one: "stone", many: "stones" } : group;
  const number =
    count === 1
      ? withArticle(cards.one)
      : typeof count === "number"
        ? `up to ${inWords(count)} ${cards.many}`
        : countedText(context, count, cards.one, cards.many);
  context.stored.set(store, {
    head: /^(?:magic|stone)$/.test(head) ? head : "card",
    manner: "found",
    many: count !== 1,
    owner: isSame(who, whose) ? ownWord(player) : owner.owner,
  });
  context.focus = `stored ${store}`;
  const clause = imperative(player, "search", `${place} for ${number}`);
  return shuffle === false ? { ...clause, afterwards: `do not shuffle ${pile}` } : clause;
}

const isSame = (one: PlayerRef, other: PlayerRef): boolean => JSON.stringify(one) === JSON.stringify(other);

function topPlace(context: RenderContext, top: EffectOf<"search">["top"], pile: string): string {
  if (top === undefined) return pile;
  if (top === 1) return `the top card of ${pile}`;
  if (typeof top === "number") return `the top ${inWords(top)} cards of ${pile}`;
  return `cards from the top of ${pile} equal to ${amountText(context, top)}`;
}

function sayArrange(context: RenderContext, { who, what, position }: EffectOf<"arrange">): Clause {
  const player = playerNoun(context, who);
  if (typeof what !== "string" && "top" in what && position === "top") {
    const noun = nounFor(context, what, "all");
    return imperative(player, "put", `${noun.text} back in any order`);
  }
  const kept = typeof what !== "string" && "stored" in what ? context.stored.get(what.stored) : undefined;
  const noun = nounFor(context, what, "all");
  const pile = pileOf(context, what, noun);
  const back = position === "top" && kept?.taken !== true ? "back " : "";
  return imperative(
    player,
    "put",
    `${noun.text} ${back}on ${position === "top" ? "top" : "the bottom"} of ${pile} in any order`,
  );
}

function pileOf(context: RenderContext, what: Select, noun: Noun): string {
  if (typeof what !== "string" && "top" in what) return zoneOf(what.top, playerNoun(context, what.whose).whose);
  const kept = typeof what !== "string" && "stored" in what ? context.stored.get(what.stored) : undefined;
  return noun.owner === undefined ? "that pile" : zoneOf(kept?.pile ?? "grimoire", noun.owner);
}
