import type { CountSpec, EffectOf } from "../../../model/effect";
import type { Amount, Filter, PlayerRef, Select } from "../../../model/select";
import { isEqualData } from "../../grammar/plain-data";
import { renderAmount, renderCounted } from "../nouns/amounts";
import { type GroupNoun, renderGroup } from "../nouns/groups";
import { createPlayerNoun, EACH_PLAYER_NOUN, getOwnPossessive, renderWithActor } from "../nouns/players";
import { createSelectNoun, getSelectHead, isPluralSelect, renderWholeZone } from "../nouns/selections";
import { createImperative, type EnglishClause, type EnglishPhrase } from "../phrase";
import type { RenderContext } from "../render-context";
import { addArticle, joinWords, type Noun, renderZone, spellNumber } from "../words";
import { recordStoredResult } from "./record-stored-result";
import type { VerbRenderers } from "./verb-renderers";

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

/** Renderers for effects on cards in hands and piles. */
export const CARD_VERB_RENDERERS: VerbRenderers<CardVerb> = {
  draw: (context, { who, count }) => {
    const player = createPlayerNoun(context, who);
    const cards = renderCounted(context, count, "card");
    context.focus = null;
    return createImperative(player, "draw", cards);
  },
  discard: renderDiscard,
  discardThese: (context, { what, store }) => {
    const all = isEqualData(what, { all: "hand" });
    const clause = all
      ? createImperative(EACH_PLAYER_NOUN, "discard", "their hand")
      : createImperative(null, "discard", createSelectNoun(context, what, "all").text);
    return recordStoredResult(context, store, what, "discarded", clause);
  },
  search: renderSearch,
  look: (context, { who, what, store }) => {
    const player = createPlayerNoun(context, who);
    const text = renderWholeZone(context, what) ?? createSelectNoun(context, what, "all").text;
    recordSeen(context, store, what, "");
    return createImperative(player, "look", `at ${text}`);
  },
  reveal: (context, { what, store }) => {
    const text = renderWholeZone(context, what) ?? createSelectNoun(context, what, "all").text;
    recordSeen(context, store, what, "revealed");
    return createImperative(null, "reveal", text);
  },
  revealUntil: renderRevealUntil,
  arrange: renderArrange,
  shuffle: (context, { who, zone }) => {
    const player = createPlayerNoun(context, who);
    return createImperative(player, "shuffle", renderZone(zone, getOwnPossessive(player)));
  },
};

function renderRevealUntil(context: RenderContext, effect: EffectOf<"revealUntil">): EnglishClause {
  const { who, zone, where, store, others } = effect;
  const player = createPlayerNoun(context, who);
  const { one } = renderGroup(context, { zones: zone, where, placeless: true });
  const owner = player.owner ?? getOwnPossessive(player);
  const head = /^(?:unit|magic|stone)$/.test(one) ? one : "card";
  context.stored.set(store, { head, manner: "last revealed", many: false, owner });
  context.stored.set(others, { head: "card", manner: "other revealed", many: true, owner });
  context.focus = `stored ${store}`;
  const pile = renderZone(zone, getOwnPossessive(player));
  const they = player.you ? "you reveal" : "they reveal";
  return createImperative(player, "reveal", `cards from the top of ${pile} until ${they} ${addArticle(one)}`);
}

/** Stores cards that were looked at, with the owner of the pile in which they lie. */
function recordSeen(context: RenderContext, store: string | undefined, what: Select, manner: string): void {
  if (store === undefined) return;
  const pile = typeof what !== "string" && "top" in what ? what.top : undefined;
  const owner =
    typeof what !== "string" && "top" in what ? (createPlayerNoun(context, what.whose).owner ?? undefined) : undefined;
  const hand = typeof what !== "string" && "all" in what && what.all === "hand" ? what.whose : undefined;
  const holder = hand === undefined || hand === "you" ? undefined : createPlayerNoun(context, hand);
  context.stored.set(store, {
    head: getSelectHead(context, what),
    manner,
    many: isPluralSelect(context, what),
    owner,
    pile,
    holder,
  });
  context.focus = `stored ${store}`;
}

/** Returns a number of things from a group, exact or between two numbers: "up to two cards", "one or two cards". */
export function renderCount(context: RenderContext, count: CountSpec, { one, many }: GroupNoun): string {
  if (typeof count === "number" || !("min" in count)) return renderCounted(context, count, one, many);
  const { min, max } = count;
  if (typeof min !== "number" || typeof max !== "number") {
    if (min === 0 && isAllOf(context, max, many)) return `any number of ${many}`;
    const least = min === 0 ? "" : `at least ${renderAmount(context, min)} and `;
    return `a number of ${many}, ${least}at most ${renderAmount(context, max)}`;
  }
  if (min <= 0) return max >= 40 ? `any number of ${many}` : `up to ${spellNumber(max)} ${max === 1 ? one : many}`;
  if (min === max) return renderCounted(context, max, one, many);
  return `${spellNumber(min)} ${max - min === 1 ? "or" : "to"} ${spellNumber(max)} ${many}`;
}

/** Whether a most is the number of just those things from which is chosen. */
const isAllOf = (context: RenderContext, max: Amount, many: string): boolean =>
  typeof max !== "number" && "count" in max && createSelectNoun(context, max.count, "bare").text.startsWith(many);

export const isPluralCount = (count: CountSpec): boolean =>
  typeof count === "number" ? count !== 1 : "min" in count ? count.max !== 1 : true;

function renderDiscard(context: RenderContext, effect: EffectOf<"discard">): EnglishClause {
  const player = createPlayerNoun(context, effect.who);
  return renderWithActor(context, player, () => discardBy(context, player, effect));
}

function discardBy(context: RenderContext, player: Noun, effect: EffectOf<"discard">): EnglishClause {
  const { who, count, how, by, where = {}, store } = effect;
  const all = count === "all";
  const cards = handCards(context, where);
  const whole = Object.values(where).every((value) => value === undefined)
    ? `${getOwnPossessive(player)} hand`
    : `all ${cards.many} in ${getOwnPossessive(player)} hand`;
  const text = all ? whole : renderCount(context, count, cards);
  const chooser = by === undefined || by === who ? null : createPlayerNoun(context, by);
  const choice = how === "random" && !all ? "at random" : chooser === null || all ? "" : `of ${chooser.whose} choice`;
  const head = /^(?:magic|stone)$/.test(cards.one) ? cards.one : "card";
  if (store !== undefined)
    context.stored.set(store, { head, manner: "discarded", many: all || isPluralCount(count), owner: player.owner });
  context.focus = store === undefined ? null : `stored ${store}`;
  return createImperative(player, "discard", joinWords(text, choice));
}

const handCards = (context: RenderContext, where: Filter): GroupNoun =>
  renderGroup(context, { zones: "hand", where, placeless: true });

function renderSearch(context: RenderContext, effect: EffectOf<"search">): EnglishPhrase {
  const { who, zone, whose = who, top, where = {}, count, store, shuffle } = effect;
  const player = createPlayerNoun(context, who);
  const owner = createPlayerNoun(context, whose);
  const pile = renderZone(zone, isSame(who, whose) ? getOwnPossessive(player) : owner.whose);
  const place = topPlace(context, top, pile);
  const group = renderGroup(context, { zones: zone, where, placeless: true });
  const head = zone === "stoneDeck" && group.one === "card" ? "stone" : group.one;
  const cards = zone === "stoneDeck" && group.one === "card" ? { one: "stone", many: "stones" } : group;
  const number =
    count === 1
      ? addArticle(cards.one)
      : typeof count === "number"
        ? `up to ${spellNumber(count)} ${cards.many}`
        : renderCounted(context, count, cards.one, cards.many);
  context.stored.set(store, {
    head: /^(?:magic|stone)$/.test(head) ? head : "card",
    manner: "found",
    many: count !== 1,
    owner: isSame(who, whose) ? getOwnPossessive(player) : owner.owner,
  });
  context.focus = `stored ${store}`;
  const clause = createImperative(player, "search", `${place} for ${number}`);
  return shuffle === false ? { ...clause, afterwards: `do not shuffle ${pile}` } : clause;
}

const isSame = (one: PlayerRef, other: PlayerRef): boolean => JSON.stringify(one) === JSON.stringify(other);

function topPlace(context: RenderContext, top: EffectOf<"search">["top"], pile: string): string {
  if (top === undefined) return pile;
  if (top === 1) return `the top card of ${pile}`;
  if (typeof top === "number") return `the top ${spellNumber(top)} cards of ${pile}`;
  return `cards from the top of ${pile} equal to ${renderAmount(context, top)}`;
}

function renderArrange(context: RenderContext, { who, what, position }: EffectOf<"arrange">): EnglishClause {
  const player = createPlayerNoun(context, who);
  if (typeof what !== "string" && "top" in what && position === "top") {
    const noun = createSelectNoun(context, what, "all");
    return createImperative(player, "put", `${noun.text} back in any order`);
  }
  const kept = typeof what !== "string" && "stored" in what ? context.stored.get(what.stored) : undefined;
  const noun = createSelectNoun(context, what, "all");
  const pile = renderPile(context, what, noun);
  const back = position === "top" && kept?.taken !== true ? "back " : "";
  return createImperative(
    player,
    "put",
    `${noun.text} ${back}on ${position === "top" ? "top" : "the bottom"} of ${pile} in any order`,
  );
}

function renderPile(context: RenderContext, what: Select, noun: Noun): string {
  if (typeof what !== "string" && "top" in what)
    return renderZone(what.top, createPlayerNoun(context, what.whose).whose);
  const kept = typeof what !== "string" && "stored" in what ? context.stored.get(what.stored) : undefined;
  return noun.owner === undefined ? "that pile" : renderZone(kept?.pile ?? "grimoire", noun.owner);
}
