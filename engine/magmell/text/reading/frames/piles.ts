import type { Effect } from "../../../model/effect";
import type { Amount, PlayerRef } from "../../../model/select";
import { bind } from "../discourse/bind";
import type { Discourse } from "../discourse/discourse";
import { DOER, type Phrase, type PhraseOf } from "../phrases/phrase";
import { filterOf, isPile } from "../phrases/selections";
import { forDoer } from "./doers";
import type { Frame, Frames } from "./frame";
import { locatedObject } from "./located";
import { chosenFrom, noteSet, nounsOf, playerIn, storeResult } from "./objects";
import type { Roles } from "./roles";

const FOUND = { grimoire: ["カード"], stoneDeck: ["魔石", "カード"] } as const;

const choose: Frame = {
  manners: ["random"],
  relative: ({ agent, object, goal }, { form }) =>
    agent?.kind === "player" && object === undefined && goal === undefined && form.past && !form.negative
      ? { chosenBy: agent.party }
      : null,
  effect: (roles, { adverbs, form }, reading) => {
    const { object } = roles;
    const { discourse } = reading;
    if (form.negative) return null;
    if (object?.kind === "word") {
      const [quantity, ...more] = roles.quantities;
      if (object.word !== "好きな色" && object.word !== "色") return null;
      if ((quantity !== undefined && quantity.count !== 1) || more.length > 0) return null;
      return forDoer(roles, reading, (who) => {
        const store = discourse.newName();
        discourse.noted.color = store;
        return [{ do: "chooseColor", who, store }];
      });
    }
    const from = locatedObject(roles, discourse);
    if (from === null) return null;
    const random = adverbs.some(({ says }) => says === "random") || ("random" in from && from.random === true);
    return forDoer(roles, reading, (who) => {
      const chosen = chosenFrom(from, roles.quantities[0], who, reading);
      if (chosen === null || chosen.before.length === 0) return null;
      const { select, plural, nouns } = chosen;
      discourse.result("choose", { select, plural, nouns, it: true });
      if (plural && !discourse.taken.includes(select)) {
        discourse.among = select;
        discourse.taken.length = 0;
      }
      return chosen.before.map((effect) =>
        random && effect.do === "choose" ? ({ ...effect, how: "random" } as Effect) : effect,
      );
    });
  },
};

/** Looking and revealing, which differ in who sees. */
const seeing = (verb: "look" | "reveal"): Frame => ({
  manners: ["random"],
  effect: (roles, { form, adverbs }, reading) => {
    const { goal } = roles;
    const { discourse } = reading;
    // 「相手に見せる」
    if (form.negative || (goal !== undefined && goal.kind !== "player")) return null;
    const object = locatedObject(roles, discourse);
    if (object === null) return null;
    const random = adverbs.some(({ says }) => says === "random");
    return forDoer(roles, reading, (who) => {
      const seen = chosenFrom(object, roles.quantities[0], who, reading) ?? wholeHand(object, who, roles, reading);
      if (seen === null || (random && seen.before.length !== 1)) return null;
      const store = storeResult(verb, seen, discourse);
      const isWhole =
        object.kind === "zone" || object.kind === "list" || (typeof seen.select === "object" && "join" in seen.select);
      noteSet({ select: seen.select, plural: seen.plural || isWhole }, { stored: store }, discourse, false);
      notePile(object, discourse);
      if (JSON.stringify(seen.select).includes('"top":')) discourse.inPile.push(store);
      const before = random ? seen.before.map((effect) => ({ ...effect, how: "random" }) as Effect) : seen.before;
      const act: Effect =
        verb === "look" ? { do: "look", who, what: seen.select, store } : { do: "reveal", what: seen.select, store };
      return [...before, act];
    });
  },
});

/** Remembers whose pile the text speaks of. */
function notePile(phrase: Phrase, discourse: Discourse): void {
  if (phrase.kind !== "zone" || !isPile(phrase.zone) || phrase.whose === "each") return;
  const isOwn = phrase.whose === undefined || JSON.stringify(phrase.whose) === JSON.stringify(DOER);
  discourse.pile = { zone: phrase.zone, whose: isOwn ? null : playerIn(phrase.whose ?? "you", discourse) };
}

/** 「手札を公開する」 means all of it. */
function wholeHand(object: Phrase, who: PlayerRef, { quantities }: Roles, reading: Parameters<typeof chosenFrom>[3]) {
  if (object.kind !== "zone" || object.zone !== "hand" || object.quantity !== undefined || quantities.length > 0)
    return null;
  return chosenFrom({ ...object, all: true }, undefined, who, reading);
}

const search: Frame = {
  effect: (roles, { form }, reading) => {
    const { object, source } = roles;
    if (form.negative || source?.kind !== "zone" || object?.kind !== "things" || object.whose !== undefined)
      return null;
    if (object.zones !== undefined || !isPile(source.zone) || source.position !== undefined) return null;
    const { zone } = source;
    const where = filterOf({ ...object, quantity: undefined });
    if (where === null) return null;
    return forDoer(roles, reading, (who) => {
      const { discourse } = reading;
      const owner = source.whose === undefined ? who : playerIn(source.whose, discourse);
      if (owner === null) return null;
      const count = searchCount(object.quantity ?? roles.quantities[0], zone, owner);
      if (count === null) return null;
      const store = storeResult(
        "search",
        { plural: count !== 1, nouns: [...new Set([...FOUND[zone], ...nounsOf(object)])] },
        discourse,
      );
      notePile(source, discourse);
      const filter = bind(where, discourse);
      return [
        {
          do: "search",
          who,
          zone,
          ...(owner !== who && { whose: owner }),
          ...(Object.keys(filter).length > 0 && { where: filter }),
          count: bind(count, discourse),
          store,
        },
      ];
    });
  },
};

/** How many cards a search finds at most; nobody has to find one (230.3). */
function searchCount(quantity: { count: unknown } | undefined, zone: "grimoire" | "stoneDeck", whose: PlayerRef) {
  const count = quantity?.count;
  if (count === undefined) return null;
  if (count === "any" || count === "all") return { count: { all: zone, whose } } satisfies Amount;
  return typeof count === "object" && count !== null && "min" in count
    ? (count as unknown as { max: Amount }).max
    : (count as Amount);
}

const shuffle: Frame = {
  effect: ({ object, agent }, { form }, reading) => {
    const { discourse } = reading;
    if (form.negative || (object !== undefined && object.kind !== "zone")) return null;
    const pile = pileOf(object, discourse);
    if (pile === null) return null;
    if (pile.whose !== undefined && agent !== undefined && JSON.stringify(pile.whose) !== JSON.stringify(DOER))
      return null;
    const several =
      typeof pile.whose === "object" && "ownerOf" in pile.whose && discourse.speaksOfMany(pile.whose.ownerOf);
    const party = several ? "each" : pile.whose;
    const owner = party === undefined ? agent : ({ kind: "player", party } as const);
    return forDoer({ agent: owner }, reading, (who) => [{ do: "shuffle", who, zone: pile.zone }]);
  },
};

/** The pile that is shuffled: the named one, or the one that the text spoke of last. */
function pileOf(object: PhraseOf<"zone"> | undefined, { pile }: Discourse) {
  if (object === undefined) return pile === null ? null : { zone: pile.zone, whose: pile.whose ?? undefined };
  const { zone, whose, position, quantity } = object;
  if (!isPile(zone) || position !== undefined || quantity !== undefined) return null;
  return { zone, whose: whose ?? (pile?.zone === zone ? (pile.whose ?? undefined) : undefined) };
}

/** 「カードの名称を1つ指定する」 */
const name: Frame = {
  effect: (roles, { form }, reading) => {
    const { object, quantities } = roles;
    const isName = object?.kind === "word" && object.word === "名称";
    if (!isName || form.negative || (object.of !== undefined && object.of.kind !== "things")) return null;
    if (quantities.some(({ count }) => count !== 1)) return null;
    return forDoer(roles, reading, (who) => {
      const store = reading.discourse.newName();
      reading.discourse.noted.name = store;
      return [{ do: "chooseName", who, store }];
    });
  },
};

export const PILES: Frames = { choose, look: seeing("look"), reveal: seeing("reveal"), search, shuffle, name };
