import type { Count, EffectOf } from "../../../model/effect";
import type { Filter, PlayerRef, Select } from "../../../model/select";
import { amountText, things } from "../amounts";
import { type Clause, doing, type Said } from "../clauses";
import { a, inWords, type Noun, spaced } from "../grammar";
import { type Group, groupOf } from "../groups";
import { keep } from "../keep";
import type { Page } from "../page";
import { own, playerNoun, withActor } from "../players";
import { headOfSelect, manyOf, refer, wholeZone } from "../selections";
import { zoneOf } from "../zones";
import type { VerbRows } from "./instruction";

type CardVerb = "draw" | "discard" | "discardThese" | "search" | "look" | "reveal" | "arrange" | "shuffle";

/** What is done with cards in hands and piles. */
export const CARD_VERBS: VerbRows<CardVerb> = {
  draw: (page, { who, count }) => {
    const player = playerNoun(page, who);
    const cards = things(page, count, "card");
    page.focus = null;
    return doing(player, "draw", cards);
  },
  discard: sayDiscard,
  discardThese: (page, { what, store }) =>
    keep(page, store, what, "discarded", doing(null, "discard", refer(page, what, "all").text)),
  search: saySearch,
  look: (page, { who, what, store }) => {
    const player = playerNoun(page, who);
    const text = wholeZone(page, what) ?? refer(page, what, "all").text;
    noteSeen(page, store, what, "");
    return doing(player, "look", `at ${text}`);
  },
  reveal: (page, { what, store }) => {
    const text = wholeZone(page, what) ?? refer(page, what, "all").text;
    noteSeen(page, store, what, "revealed");
    return doing(null, "reveal", text);
  },
  arrange: sayArrange,
  shuffle: (page, { who, zone }) => {
    const player = playerNoun(page, who);
    return doing(player, "shuffle", zoneOf(zone, own(player)));
  },
};

/** What was looked at is known by where it lies. */
function noteSeen(page: Page, store: string | undefined, what: Select, manner: string): void {
  if (store === undefined) return;
  const owner =
    typeof what !== "string" && "top" in what ? (playerNoun(page, what.whose).owner ?? undefined) : undefined;
  page.stored.set(store, { head: headOfSelect(page, what), manner, many: manyOf(page, what), owner });
  page.focus = `stored ${store}`;
}

/** So many of a group, which may be between two numbers: "up to two cards", "one or two cards". */
export function countText(page: Page, count: Count, { one, many }: Group): string {
  if (typeof count === "number" || !("min" in count)) return things(page, count, one, many);
  const { min, max } = count;
  if (typeof min !== "number" || typeof max !== "number") {
    const least = min === 0 ? "" : `at least ${amountText(page, min)} and `;
    return `a number of ${many}, ${least}at most ${amountText(page, max)}`;
  }
  if (min <= 0) return max >= 40 ? `any number of ${many}` : `up to ${inWords(max)} ${max === 1 ? one : many}`;
  if (min === max) return things(page, max, one, many);
  return `${inWords(min)} ${max - min === 1 ? "or" : "to"} ${inWords(max)} ${many}`;
}

export const manyIn = (count: Count): boolean =>
  typeof count === "number" ? count !== 1 : "min" in count ? count.max !== 1 : true;

function sayDiscard(page: Page, effect: EffectOf<"discard">): Clause {
  const player = playerNoun(page, effect.who);
  return withActor(page, player, () => discardBy(page, player, effect));
}

function discardBy(page: Page, player: Noun, effect: EffectOf<"discard">): Clause {
  const { who, count, how, by, where = {}, store } = effect;
  const all = count === "all";
  const cards = handCards(page, where);
  const whole = Object.values(where).every((value) => value === undefined)
    ? `${own(player)} hand`
    : `all ${cards.many} in ${own(player)} hand`;
  const text = all ? whole : countText(page, count, cards);
  const chooser = by === undefined || by === who ? null : playerNoun(page, by);
  const choice = how === "random" && !all ? "at random" : chooser === null || all ? "" : `of ${chooser.whose} choice`;
  const head = /^(?:magic|stone)$/.test(cards.one) ? cards.one : "card";
  if (store !== undefined)
    page.stored.set(store, { head, manner: "discarded", many: all || manyIn(count), owner: player.owner });
  page.focus = store === undefined ? null : `stored ${store}`;
  return doing(player, "discard", spaced(text, choice));
}

const handCards = (page: Page, where: Filter): Group => groupOf(page, { zones: "hand", where, placeless: true });

function saySearch(page: Page, effect: EffectOf<"search">): Said {
  const { who, zone, whose = who, top, where = {}, count, store, shuffle } = effect;
  const player = playerNoun(page, who);
  const owner = playerNoun(page, whose);
  const pile = zoneOf(zone, isSame(who, whose) ? own(player) : owner.whose);
  const place = topPlace(page, top, pile);
  const group = groupOf(page, { zones: zone, where, placeless: true });
  const head = zone === "stoneDeck" && group.one === "card" ? "stone" : group.one;
  const cards = zone === "stoneDeck" && group.one === "card" ? { one: "stone", many: "stones" } : group;
  const number =
    count === 1
      ? a(cards.one)
      : typeof count === "number"
        ? `up to ${inWords(count)} ${cards.many}`
        : things(page, count, cards.one, cards.many);
  page.stored.set(store, {
    head: /^(?:magic|stone)$/.test(head) ? head : "card",
    manner: "found",
    many: count !== 1,
    owner: isSame(who, whose) ? own(player) : owner.owner,
  });
  page.focus = `stored ${store}`;
  const clause = doing(player, "search", `${place} for ${number}`);
  return shuffle === false ? { ...clause, afterwards: `do not shuffle ${pile}` } : clause;
}

const isSame = (one: PlayerRef, other: PlayerRef): boolean => JSON.stringify(one) === JSON.stringify(other);

function topPlace(page: Page, top: EffectOf<"search">["top"], pile: string): string {
  if (top === undefined) return pile;
  if (top === 1) return `the top card of ${pile}`;
  if (typeof top === "number") return `the top ${inWords(top)} cards of ${pile}`;
  return `cards from the top of ${pile} equal to ${amountText(page, top)}`;
}

function sayArrange(page: Page, { who, what, position }: EffectOf<"arrange">): Clause {
  const player = playerNoun(page, who);
  if (typeof what !== "string" && "top" in what && position === "top") {
    const noun = refer(page, what, "all");
    return doing(player, "put", `${noun.text} back in any order`);
  }
  const kept = typeof what !== "string" && "stored" in what ? page.stored.get(what.stored) : undefined;
  const noun = refer(page, what, "all");
  const pile = pileOf(page, what, noun);
  const back = position === "top" && kept?.taken !== true ? "back " : "";
  return doing(
    player,
    "put",
    `${noun.text} ${back}on ${position === "top" ? "top" : "the bottom"} of ${pile} in any order`,
  );
}

function pileOf(page: Page, what: Select, noun: Noun): string {
  if (typeof what !== "string" && "top" in what) return zoneOf(what.top, playerNoun(page, what.whose).whose);
  return noun.owner === undefined ? "that pile" : `${noun.owner} grimoire`;
}
