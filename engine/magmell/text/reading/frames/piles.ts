import type { Effect } from "../../../model/effect";
import type { Amount, PlayerRef, Select } from "../../../model/select";
import { isEqualData } from "../../grammar/plain-data";
import { bindReferences } from "../discourse/bind-references";
import type { Discourse } from "../discourse/discourse";
import {
  createPointer,
  DOER_POINTER,
  type NounPhrase,
  type NounPhraseByKind,
  type ThingsPhrase,
} from "../phrases/noun-phrase";
import { isPileZone, NOUN_FILTERS, toFilter } from "../phrases/selections";
import { readForDoer } from "./doers";
import { locateObject } from "./locate-object";
import { getPhraseNouns, mentionSet, resolveParty, selectObjects, storeResult } from "./objects";
import type { SemanticRoles } from "./semantic-roles";
import { untargetable } from "./states";
import type { VerbFrame, VerbFrames } from "./verb-frame";

const FOUND = { grimoire: ["カード"], stoneDeck: ["魔石", "カード"] } as const;

const choosable = (of: NounPhrase | undefined, other: NounPhrase | undefined, by: NounPhrase | undefined) =>
  of === undefined || (other !== undefined && other !== of) ? null : untargetable(of, by);

const choose: VerbFrame = {
  manners: ["random"],
  // 「マジックの対象に選べない」
  change: ({ agent, object, goal }, { form }) =>
    form.negative && (form.able || form.voice === "passive") && goal?.kind === "word" && goal.word === "対象"
      ? choosable(agent ?? object, object, goal.of)
      : null,
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
      return readForDoer(roles, reading, (who) => {
        const store = discourse.newName();
        discourse.noted.color = store;
        return [{ do: "chooseColor", who, store }];
      });
    }
    const located = locateObject(roles, discourse);
    if (located === null) return null;
    const from = isInSeenHand(located, discourse) ? seenCards(located) : located;
    const random = adverbs.some(({ says }) => says === "random") || ("random" in from && from.random === true);
    return readForDoer(roles, reading, (who) => {
      const chosen = selectObjects(from, roles.quantities[0], who, reading);
      if (chosen === null || chosen.before.length === 0) return null;
      const { select, plural, nouns } = chosen;
      discourse.result("choose", { select, plural, nouns, it: true });
      discourse.sentence.about = { ...chosen, before: [] };
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

/** 「相手の手札を見て、マジック1枚を選ぶ」: of what was seen. */
const isInSeenHand = (phrase: NounPhrase, { seenHand, among }: Discourse): phrase is ThingsPhrase =>
  seenHand !== null &&
  among !== null &&
  phrase.kind === "things" &&
  phrase.zones === undefined &&
  phrase.whose === undefined &&
  (phrase.noun === "magic" || phrase.noun === "card");

const seenCards = ({ noun, where, quantity }: ThingsPhrase): NounPhrase => ({
  kind: "pointer",
  select: createPointer("among"),
  plural: true,
  where: { ...NOUN_FILTERS[noun], ...where },
  ...(quantity && { quantity }),
});

/** Looking and revealing, which differ in who sees. */
const seeing = (verb: "look" | "reveal"): VerbFrame => ({
  manners: ["random", "together"],
  idle: ["together"],
  effect: (roles, { form, adverbs }, reading) => {
    const { goal } = roles;
    const { discourse } = reading;
    // 「相手に見せる」
    if (form.negative || (goal !== undefined && !(goal.kind === "player" && goal.party === "opponent"))) return null;
    const object = locateObject(roles, discourse);
    if (object === null) return null;
    const random = adverbs.some(({ says }) => says === "random");
    return readForDoer(roles, reading, (who) => {
      const seen = selectObjects(object, roles.quantities[0], who, reading) ?? wholeHand(object, who, roles, reading);
      if (seen === null || (random && seen.before.length !== 1)) return null;
      // Only several players do something at the same time.
      if (discourse.loop === null && adverbs.some(({ says }) => says === "together")) return null;
      const store = storeResult(verb, seen, discourse);
      const isWhole =
        object.kind === "zone" || object.kind === "list" || (typeof seen.select === "object" && "join" in seen.select);
      mentionSet({ select: seen.select, plural: seen.plural || isWhole }, { stored: store }, discourse, false);
      discourse.viewed = { store, by: who, alone: verb === "look" };
      notePile(object, discourse);
      if (object.kind === "zone" && object.zone === "hand")
        discourse.seenHand = object.whose === undefined ? who : resolveParty(object.whose, discourse);
      if (JSON.stringify(seen.select).includes('"top":')) discourse.inPile.push(store);
      const before = random ? seen.before.map((effect) => ({ ...effect, how: "random" }) as Effect) : seen.before;
      const act: Effect =
        verb === "look" ? { do: "look", who, what: seen.select, store } : { do: "reveal", what: seen.select, store };
      return [...before, act];
    });
  },
});

/** Records the pile that the text mentions, and its owner. */
function notePile(phrase: NounPhrase, discourse: Discourse): void {
  if (phrase.kind !== "zone" || !isPileZone(phrase.zone) || phrase.whose === "each") return;
  const isOwn = phrase.whose === undefined || JSON.stringify(phrase.whose) === JSON.stringify(DOER_POINTER);
  discourse.pile = { zone: phrase.zone, whose: isOwn ? null : resolveParty(phrase.whose ?? "you", discourse) };
}

/** 「手札を公開する」 means all of it. */
function wholeHand(
  object: NounPhrase,
  who: PlayerRef,
  { quantities }: SemanticRoles,
  reading: Parameters<typeof selectObjects>[3],
) {
  if (object.kind !== "zone" || object.zone !== "hand" || object.quantity !== undefined || quantities.length > 0)
    return null;
  return selectObjects({ ...object, all: true }, undefined, who, reading);
}

const search: VerbFrame = {
  effect: (roles, { form }, reading) => {
    const { object, source } = roles;
    if (form.negative || source?.kind !== "zone" || object?.kind !== "things" || object.whose !== undefined)
      return null;
    if (object.zones !== undefined || !isPileZone(source.zone) || source.position !== undefined) return null;
    const { zone } = source;
    const where = toFilter({ ...object, quantity: undefined });
    if (where === null) return null;
    return readForDoer(roles, reading, (who) => {
      const { discourse } = reading;
      const owner = source.whose === undefined ? who : resolveParty(source.whose, discourse);
      if (owner === null) return null;
      const count = searchCount(object.quantity ?? roles.quantities[0], zone, owner);
      if (count === null) return null;
      const store = storeResult(
        "search",
        { plural: count !== 1, nouns: [...new Set([...FOUND[zone], ...getPhraseNouns(object)])] },
        discourse,
      );
      notePile(source, discourse);
      const filter = bindReferences(where, discourse);
      return [
        {
          do: "search",
          who,
          zone,
          ...(owner !== who && { whose: owner }),
          ...(Object.keys(filter).length > 0 && { where: filter }),
          count: bindReferences(count, discourse),
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

const shuffle: VerbFrame = {
  effect: ({ object, agent }, { form }, reading) => {
    const { discourse } = reading;
    if (form.negative || (object !== undefined && object.kind !== "zone")) return null;
    const pile = pileOf(object, discourse);
    if (pile === null) return null;
    const named = object?.whose;
    if (named !== undefined && agent !== undefined && !isEqualData(named, DOER_POINTER)) return null;
    // 「相手は魔導書を無作為化する」: who does it does it to his own.
    if (named === undefined && agent !== undefined)
      return readForDoer({ agent }, reading, (who) => [{ do: "shuffle", who, zone: pile.zone }]);
    const of = typeof pile.whose === "object" && "ownerOf" in pile.whose ? pile.whose.ownerOf : null;
    const several = of !== null && discourse.speaksOfMany(of);
    // Whoever owns none of several things shuffles nothing.
    if (several && !areHands(of, discourse))
      return (["you", "opponent"] as const).map((who) => ({
        do: "if",
        condition: { some: { of, where: { owner: who } } },
        then: [{ do: "shuffle", who, zone: pile.zone }],
      }));
    const party = several ? "each" : pile.whose;
    const owner = party === undefined ? agent : ({ kind: "player", party } as const);
    const { doer } = discourse;
    const effects = readForDoer({ agent: owner }, reading, (who) => [{ do: "shuffle", who, zone: pile.zone }]);
    // Whose pile it is does not do what follows.
    discourse.doer = doer;
    return effects;
  },
};

/** Whether things were the hands of both players. */
const areHands = (select: Select, { origins }: Discourse): boolean =>
  typeof select === "object" && "stored" in select && isEqualData(origins.get(select.stored), { all: "hand" });

/** The pile that is shuffled: the named one, or the one that the text spoke of last. */
function pileOf(object: NounPhraseByKind<"zone"> | undefined, { pile }: Discourse) {
  if (object === undefined) return pile === null ? null : { zone: pile.zone, whose: pile.whose ?? undefined };
  const { zone, whose, position, quantity } = object;
  if (!isPileZone(zone) || position !== undefined || quantity !== undefined) return null;
  return { zone, whose: whose ?? (pile?.zone === zone ? (pile.whose ?? undefined) : undefined) };
}

const isAnyThing = (phrase: NounPhrase): boolean => phrase.kind === "things" && Object.keys(phrase.where).length === 0;

/** 「カードの名称を1つ指定する」 */
const name: VerbFrame = {
  effect: (roles, { form }, reading) => {
    const { object, quantities } = roles;
    const isName = object?.kind === "word" && (object.word === "名称" || object.word === "カード名");
    if (!isName || form.negative || (object.of !== undefined && !isAnyThing(object.of))) return null;
    if (quantities.length > 1 || quantities.some(({ count }) => count !== 1)) return null;
    return readForDoer(roles, reading, (who) => {
      const store = reading.discourse.newName();
      reading.discourse.noted.name = store;
      return [{ do: "chooseName", who, store }];
    });
  },
};

export const PILE_FRAMES: VerbFrames = {
  choose,
  look: seeing("look"),
  reveal: seeing("reveal"),
  search,
  shuffle,
  name,
};
