import type { CountSpec, Effect } from "../../../model/effect";
import type { Amount, Filter, PlayerRef, Rank, Select } from "../../../model/select";
import { bindReferences } from "../discourse/bind-references";
import {
  createPointer,
  DOER_POINTER,
  type NounPhrase,
  type PlayerParty,
  type PointerPhrase,
} from "../phrases/noun-phrase";
import type { Quantity } from "../phrases/quantity";
import { toFilter } from "../phrases/selections";
import { getDoer, readForDoer } from "./doers";
import { locateObject } from "./locate-object";
import { getClauseAmount, getPhraseNouns, mentionSet, resolveParty, selectObjects, storeResult } from "./objects";
import { type SemanticRoles, toEventPlayer, toSubject } from "./semantic-roles";
import type { ReadingContext, VerbFrame, VerbFrames } from "./verb-frame";

const draw: VerbFrame = {
  effect: (roles, _, reading) => {
    const { object } = roles;
    if (
      object !== undefined &&
      (object.kind !== "things" || object.noun !== "card" || Object.keys(object.where).length > 0)
    )
      return null;
    return readForDoer(roles, reading, (who) => {
      const raw = getClauseAmount(roles, object?.kind === "things" ? object.quantity : undefined);
      if (raw === null) return null;
      const count = bindReferences(raw, reading.discourse);
      reading.discourse.noted.amount = count;
      reading.discourse.drawn = count === 1;
      return [{ do: "draw", who, count }];
    });
  },
  event: ({ agent, object }, { form }) => {
    if (agent?.kind !== "player" || (object !== undefined && object.kind !== "things") || form.negative) return null;
    const who = toEventPlayer(agent.party);
    return { on: "move", what: who === "anyone" ? {} : { whose: who }, cause: "draw" };
  },
  change: ({ agent }, { form }) =>
    agent !== undefined && form.negative && form.able ? { of: agent, changes: [{ cannot: "draw" }] } : null,
};

/** Cards of a hand: 「手札を1枚」, 「手札のマジックを1枚」, 「カードを1枚」. */
function handCards(
  object: NounPhrase | undefined,
): { readonly where?: Filter; readonly quantity?: Quantity; readonly all: boolean; readonly random?: true } | null {
  if (object === undefined || object.kind === "quantity")
    return { all: false, ...(object && { quantity: object.quantity }) };
  if (object.kind === "zone" && object.zone === "hand")
    return {
      all: object.all === true,
      ...(object.quantity && { quantity: object.quantity }),
      ...(object.random && { random: true }),
    };
  // 「手札の半分(端数切り上げ)」
  if (object.kind === "amount")
    return isPartOfHand(object.amount) ? { all: false, quantity: { count: object.amount, counter: "枚" } } : null;
  if (object.kind !== "things" || (object.zones !== undefined && object.zones.join() !== "hand")) return null;
  const filter = toFilter({ ...object, zones: undefined, whose: undefined });
  if (filter === null) return null;
  return {
    ...(Object.keys(filter).length > 0 && { where: filter }),
    ...(object.quantity && { quantity: object.quantity }),
    all: object.all === true,
    ...(object.random && { random: true }),
  };
}

/** Whether a number is half of the doer's own hand. */
function isPartOfHand(amount: Amount): boolean {
  const whole = typeof amount === "object" && "half" in amount ? amount.half : null;
  return JSON.stringify(whole) === JSON.stringify({ count: { all: "hand", whose: DOER_POINTER } });
}

/** A filter in which the highest or lowest of a kind is that of a player's hand. */
function withinHand(where: Filter, whose: PlayerRef): Filter {
  const { most, least, ...others } = where;
  const of: Select = { all: "hand", whose, ...(Object.keys(others).length > 0 && { where: others }) };
  const isKin = (rank: Rank | undefined) => rank !== undefined && JSON.stringify(rank.of) === KIN;
  return {
    ...where,
    ...(most && isKin(most) && { most: { ...most, of } }),
    ...(least && isKin(least) && { least: { ...least, of } }),
  };
}

const KIN = JSON.stringify(createPointer("kin"));

const discard: VerbFrame = {
  manners: ["random"],
  effect: (roles, clause, reading) => {
    if (clause.form.negative) return null;
    const { object, source, agent, quantities } = roles;
    const causes = clause.form.voice === "causative";
    const isNumber = object?.kind === "quantity" && quantities.length === 0;
    const counted = isNumber ? [object.quantity] : quantities;
    const isBare = source === undefined && (object === undefined || (isNumber && causes)) && counted.length > 0;
    if (
      source?.kind === "pointer" ||
      object?.kind === "pointer" ||
      (object === undefined && source === undefined && !isBare)
    )
      return discardPointed(roles, reading);
    // Nobody makes himself discard: 「相手の手札を見て1枚捨てさせる」.
    if (causes && agent === undefined && isBare)
      return reading.discourse.seenHand === null
        ? null
        : discardPointed({ object: SEEN, quantities: counted }, reading);
    // 「その名称のカードをすべて捨てさせる」 of cards that have been seen.
    if (
      causes &&
      agent === undefined &&
      object?.kind === "things" &&
      object.zones === undefined &&
      source === undefined
    )
      return discardPointed({ object, source: SEEN, quantities }, reading);
    const located = isBare ? undefined : locateObject(roles, reading.discourse);
    const cards = located === null ? null : handCards(located);
    if (cards === null || located === null) return null;
    const random = cards.random === true || clause.adverbs.some(({ says }) => says === "random");
    const owner = located !== undefined && "whose" in located ? located.whose : undefined;
    const isOthers = owner !== undefined && !isDoer(owner);
    if (causes && agent === undefined && !isOthers) return null;
    const doing = isOthers && (agent === undefined || causes) ? { kind: "player" as const, party: owner } : agent;
    const quantity = cards.quantity ?? quantities[0];
    const all = cards.all || quantity?.count === "all";
    return readForDoer({ agent: doing }, reading, (who) => {
      const { discourse } = reading;
      if (
        owner !== undefined &&
        !isDoer(owner) &&
        JSON.stringify(resolveParty(owner, discourse)) !== JSON.stringify(who)
      )
        return null;
      const count = all ? "all" : discardCount(quantity, cards.where, who, roles, reading);
      if (count === null) return null;
      const store = storeResult(
        "discard",
        { plural: count !== 1, nouns: located === undefined ? ["カード"] : getPhraseNouns(located) },
        discourse,
      );
      discourse.doers.set(store, who);
      mentionSet({ select: { stored: store }, plural: count !== 1 }, { stored: store }, discourse, true);
      discourse.noted.amount = { count: { stored: store } };
      const where = cards.where && bindReferences(withinHand(cards.where, who), discourse);
      return [{ do: "discard", who, count, how: random ? "random" : "choose", ...(where && { where }), store }];
    });
  },
  event: ({ agent, object, source }, { form }) => {
    if (form.negative) return null;
    if (source !== undefined && (source.kind !== "zone" || source.zone !== "hand")) return null;
    if (agent !== undefined && agent.kind !== "player") return null;
    if (object?.kind === "zone" && object.zone !== "hand") return null;
    const from = source;
    const owner =
      from?.whose ?? (agent?.kind === "player" ? agent.party : object?.kind === "zone" ? object.whose : undefined);
    const unnamed = form.voice === undefined ? "you" : undefined;
    const whose = owner === undefined ? unnamed : toEventPlayer(owner);
    if (object?.kind === "zone")
      return { on: "move", what: whose === undefined || whose === "anyone" ? {} : { whose }, cause: "discard" };
    const what = object === undefined ? {} : toSubject(object);
    if (what === null) return null;
    const filter =
      typeof what === "object" && !("player" in what) && whose !== undefined && whose !== "anyone"
        ? { ...what, whose }
        : what;
    return { on: "move", what: filter, cause: "discard" };
  },
};

function discardCount(
  quantity: Quantity | undefined,
  where: Filter | undefined,
  who: object | string,
  roles: SemanticRoles,
  { discourse }: ReadingContext,
): CountSpec | null {
  const raw = getClauseAmount(roles, quantity);
  if (raw !== null) return bindReferences(raw, discourse);
  const count = quantity?.count;
  if (count === "any") {
    const hand = { all: "hand", whose: who, ...(where && { where }) } as never;
    return { min: 0, max: { count: hand } };
  }
  return typeof count === "object" && "min" in count ? bindReferences(count, discourse) : null;
}

const SEEN: PointerPhrase = { kind: "pointer", select: createPointer("among"), plural: true };

const isDoer = (party: PlayerParty): boolean => JSON.stringify(party) === JSON.stringify(DOER_POINTER);

/** 「それを捨てる」, 「その中のユニット・カードをすべて捨てる」; whoever makes another discard chooses. */
function discardPointed(
  roles: Pick<SemanticRoles, "object" | "source" | "quantities" | "agent">,
  reading: ReadingContext,
): readonly Effect[] | null {
  const { discourse } = reading;
  const object = locateObject(roles, discourse);
  const doer = roles.agent === undefined ? discourse.chooser : getDoer(roles, discourse);
  if (object === null || doer === null || doer === "each") return null;
  // Nobody discards cards of another's hand.
  const { seenHand } = discourse;
  if (roles.agent !== undefined && seenHand !== null && JSON.stringify(seenHand) !== JSON.stringify(doer)) return null;
  discourse.doer = doer;
  const chosen = selectObjects(object, roles.quantities[0], doer, reading);
  if (chosen === null) return null;
  const store = storeResult("discard", chosen, discourse);
  discourse.doers.set(store, seenHand ?? doer);
  mentionSet(chosen, { stored: store }, discourse, true);
  return [...chosen.before, { do: "discardThese", what: chosen.select, store }];
}

export const CARD_FRAMES: VerbFrames = { draw, discard };
