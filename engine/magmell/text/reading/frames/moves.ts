import type { EventPattern } from "../../../model/ability";
import type { CounterName } from "../../../model/card";
import type { Effect } from "../../../model/effect";
import type { MoveCause } from "../../../model/event";
import type { Amount, PlayerRef, Select } from "../../../model/select";
import type { ZoneId } from "../../../model/zone";
import { OPPOSITE_COMPARISON } from "../../opposite-comparison";
import type { Discourse } from "../discourse/discourse";
import type { Clause } from "../phrases/clause";
import { hasManner } from "../phrases/manners";
import {
  createPointer,
  isControllerOfThing,
  type NounPhrase,
  type NounPhraseByKind,
  type PlayerParty,
} from "../phrases/noun-phrase";
import { isPileZone, toSelect } from "../phrases/selections";
import { destroyedInBattle, isInOwnBattle } from "./battle";
import { readCounterChange, readMovedCounters } from "./counters";
import { getDoer } from "./doers";
import { findPileOwner } from "./locate-object";
import { createObjectEffect } from "./object-effect";
import { isOfOtherPlayer, resolveParty } from "./objects";
import { type SemanticRoles, toSubject, toSubjectFilter } from "./semantic-roles";
import { readTokenCreation } from "./tokens";
import type { ReadingContext, VerbFrame, VerbFrames } from "./verb-frame";

type Arrival = {
  readonly rested?: boolean;
  readonly faceDown?: boolean;
  readonly counters?: { readonly name: CounterName; readonly count: Amount };
};

/** Returns the state in which something arrives: 「レスト状態で」, 「裏向きで」. */
export function readArrivalState(roles: SemanticRoles): Arrival | null {
  const out: { -readonly [Key in keyof Arrival]: Arrival[Key] } = {};
  for (const phrase of roles.manner) {
    if (phrase.kind === "player") continue;
    if (phrase.kind !== "state") return null;
    const { rested, faceDown, counters: put, ...others } = phrase.where;
    if (Object.keys(others).length > 0) return null;
    if (put !== undefined) out.counters = { name: put.name, count: put.than };
    if (rested !== undefined) out.rested = rested;
    if (faceDown !== undefined) out.faceDown = faceDown;
  }
  return {
    ...(out.rested && { rested: true }),
    ...(out.faceDown && { faceDown: true }),
    ...(out.counters && { counters: out.counters }),
  };
}

/** The event that things move. */
function toMovePattern(
  object: NounPhrase | undefined,
  parts: { cause?: MoveCause; from?: ZoneId; to?: ZoneId },
): EventPattern | null {
  const what = object === undefined ? null : toSubject(object);
  return what === null ? null : { on: "move", what, ...parts };
}

/** Whether a phrase means all cards or abilities, which are not all that destroys: damage does, too. */
const isAnySource = (by: NounPhrase): boolean =>
  by.kind === "list"
    ? by.items.every(isAnySource)
    : by.kind === "things" &&
      ["card", "ability", "thing"].includes(by.noun) &&
      by.whose === undefined &&
      (by.noun === "ability" || Object.keys(by.where).length === 0);

const cannotBe =
  (act: "beDestroyed" | "beNegated"): VerbFrame["change"] =>
  ({ object, means, goal }, { form }) => {
    if (object === undefined || !form.negative || form.voice !== "passive") return null;
    const by = means ?? goal;
    const where = by === undefined ? undefined : toSubjectFilter(by);
    if (where === null || (act === "beDestroyed" && by !== undefined && isAnySource(by))) return null;
    return { of: object, changes: [{ cannot: act, ...(where && { where }) }] };
  };

const destroy: VerbFrame = {
  effect: createObjectEffect("destroy", ({ select }, store) => ({ do: "destroy", what: select, store })),
  event: ({ agent, object, goal, manner }, { form }) =>
    form.negative || form.ongoing
      ? null
      : isInOwnBattle(agent, manner) && form.voice === undefined
        ? destroyedInBattle(object)
        : toMovePattern(object, { cause: "destroy", ...(goal?.kind === "zone" && { to: goal.zone }) }),
  change: cannotBe("beDestroyed"),
};

const placeOf = (goal: NounPhrase | undefined): NounPhraseByKind<"zone"> | null =>
  goal?.kind === "zone" ? goal : null;

/** Reads a move to a zone. With 「一番上か一番下に」, the doer chooses the end of the pile. */
function putting(
  verb: "put" | "return",
  roles: SemanticRoles,
  clause: Clause,
  reading: ReadingContext,
): readonly Effect[] | null {
  const { goal } = roles;
  if (goal?.kind !== "list" || goal.how !== "or") return puttingAt(verb, roles, clause, reading);
  const [one, other, ...more] = goal.items;
  const isEitherEnd = one?.kind === "zone" && other?.kind === "zone" && other.elided && more.length === 0;
  if (!isEitherEnd || one.position !== "top" || other.position !== "bottom") return null;
  // Before it is done: 「それの契約者」 is that of the thing where it still lies.
  const who = getDoer(roles, reading.discourse);
  const effects = puttingAt(verb, { ...roles, goal: one }, clause, reading);
  const act = effects?.at(-1);
  if (act?.do !== verb || who === null || who === "each") return null;
  const modes: readonly (readonly Effect[])[] = [[act], [{ ...act, position: "bottom" }]];
  return [...(effects ?? []).slice(0, -1), { do: "chooseMode", who, modes }];
}

/** Where things are put: their owner's area, or the stone area of a player. */
function puttingAt(
  verb: "put" | "return",
  roles: SemanticRoles,
  clause: Clause,
  reading: ReadingContext,
): readonly Effect[] | null {
  const place = placeOf(roles.goal);
  const state = readArrivalState(roles);
  if (place === null || state === null) return null;
  const { discourse } = reading;
  const zone = place.elided ? (discourse.pile?.zone ?? place.zone) : place.zone;
  const { position, quantity, whose } = place;
  // Cards lie in areas of their owner (401.5), whoever controls them.
  if (zone !== "stoneArea" && isControllerOfThing(whose)) return null;
  if (quantity !== undefined || (state.counters !== undefined && zone !== "battleArea")) return null;
  if (roles.manner.length > 0 && zone !== "battleArea" && zone !== "stoneArea") return null;
  const side = roles.manner.find((phrase) => phrase.kind === "player")?.party;
  if (side !== undefined && zone !== "battleArea") return null;
  const inOrder = clause.adverbs.some(({ says }) => says === "anyOrder");
  if (inOrder && !(isPileZone(zone) && (position === "top" || position === "bottom"))) return null;
  return createObjectEffect(verb, (chosen, store, who) => {
    const { select, plural } = chosen;
    discourse.places.set(store, zone);
    if (zone !== "stoneArea" && isOfOtherPlayer(select, whose, discourse)) return null;
    if (inOrder && !plural && !discourse.speaksOfMany(select)) return null;
    if (inOrder && (position === "top" || position === "bottom") && liesInPile(select, discourse))
      return { do: "arrange", who, what: select, position };
    const under =
      zone === "stoneArea"
        ? place.whose === undefined
          ? who
          : resolveParty(place.whose, discourse)
        : side === undefined
          ? undefined
          : sideOf(side, select, discourse);
    if (under === null) return null;
    if (isPileZone(zone) && !place.elided)
      discourse.pile = { zone, whose: findPileOwner(place, chosen, store, who, discourse) };
    const at = position === undefined ? {} : { position };
    if (verb === "return" && Object.keys(state).length === 0)
      return { do: "return", what: select, ...(zone !== "hand" && { to: zone }), ...at, store };
    return {
      do: "put",
      what: select,
      to: zone,
      ...at,
      ...(under !== undefined && (place.whose !== undefined || side !== undefined || under !== "you") && { under }),
      ...state,
      store,
    };
  })(roles, clause, reading);
}

/** 「契約者の支配下で」: the owner of what is put. */
const sideOf = (party: PlayerParty, what: Select, discourse: Discourse): PlayerRef | null =>
  JSON.stringify(party) === JSON.stringify({ ownerOf: createPointer("object") })
    ? { ownerOf: what }
    : resolveParty(party, discourse);

/** Whether cards still lie in the pile in which they were seen. */
function liesInPile(select: Select, discourse: Discourse): boolean {
  if (typeof select !== "object") return false;
  if ("of" in select && "where" in select) return liesInPile(select.of, discourse);
  return "top" in select || ("stored" in select && discourse.inPile.includes(select.stored));
}

/** Cards that are put into a pile together are put there in any order. */
const IN_ANY_ORDER: Pick<VerbFrame, "manners" | "idle"> = { manners: ["anyOrder"], idle: ["anyOrder"] };
const put: VerbFrame = {
  ...IN_ANY_ORDER,
  effect: (roles, clause, reading) =>
    (hasManner(clause, "anyOrder")
      ? null
      : clause.frame === "move" || clause.stem === "移"
        ? readMovedCounters(roles, clause, reading)
        : readCounterChange("putCounters", roles, clause, reading)) ?? putting("put", roles, clause, reading),
  event: ({ object, goal, source }, { form }) => {
    if (form.negative || object === undefined) return null;
    if (object.kind === "counters") {
      const on = goal === undefined ? null : toSubject(goal);
      return on === null
        ? null
        : { on: "countersPut", what: on, ...(object.name !== null && { counter: object.name }) };
    }
    const start = placeOf(source);
    const from = start?.zone;
    const to = placeOf(goal);
    if (to === null || (start?.whose !== undefined && to.whose !== undefined)) return null;
    const unit =
      object.kind === "things" && object.noun === "unit" && to.zone !== "battleArea" ? "battleArea" : undefined;
    const origin = from ?? unit;
    return toMovePattern(withOwner(withOwner(object, to), start), { ...(origin && { from: origin }), to: to.zone });
  },
  condition: (roles, clause) => {
    const { agent, object, goal, quantities, complement } = roles;
    const { form } = clause;
    if (object?.kind !== "counters" || form.voice !== "passive" || form.ongoing !== true) return null;
    const on = goal ?? agent;
    const of = on === undefined ? createPointer("it") : toSelect(on);
    if (of === null || (agent !== undefined && goal !== undefined)) return null;
    const counted: Amount = object.name === null ? { anyCounters: of } : { counters: object.name, on: of };
    const bound = complement?.kind === "bound" ? complement : object.bound;
    const number = (object.quantity ?? quantities[0])?.count ?? 1;
    if (complement !== undefined && complement.kind !== "bound") return null;
    const { is, than } = bound ?? { is: ">=" as const, than: number as Amount };
    if (typeof number !== "number") return null;
    return { amount: counted, is: form.negative ? (OPPOSITE_COMPARISON[is] ?? is) : is, than };
  },
  relative: ({ object, goal, quantities }, { form }) => {
    if (object === undefined && goal !== undefined && form.voice === "passive") return { of: goal };
    if (object?.kind !== "counters" || goal !== undefined) return null;
    return counterFilter({ ...object, quantity: object.quantity ?? quantities[0] }, form.negative === true);
  },
};

/** 「あなたの魔石エリアに魔石が置かれる」: where things go says whose they are (401.5). */
const withOwner = (object: NounPhrase, place: NounPhraseByKind<"zone"> | null): NounPhrase =>
  object.kind === "things" && object.whose === undefined && place?.whose !== undefined
    ? { ...object, whose: place.whose }
    : object;

/** 「パワーカウンターが2個以上置かれている」 */
function counterFilter({ name, quantity }: NounPhraseByKind<"counters">, not: boolean) {
  if (quantity !== undefined && !["個", "つ", ""].includes(quantity.counter)) return null;
  const than = quantity?.count ?? 1;
  if (typeof than === "string" || (typeof than === "object" && "min" in than)) return null;
  const compare = not ? ({ is: "<", than } as const) : ({ is: ">=", than } as const);
  return { where: name === null ? ({ anyCounter: compare } as object) : { counters: { name, ...compare } } };
}

const goBack: VerbFrame = {
  effect: undefined,
  event: ({ agent, object, goal, source }, { form }) => {
    const place = placeOf(goal);
    const what = object ?? agent;
    if (place === null || form.negative) return null;
    const from = placeOf(source)?.zone ?? (what?.kind === "things" && what.noun === "unit" ? "battleArea" : undefined);
    return toMovePattern(what && withOwner(what, place), { cause: "return", ...(from && { from }), to: place.zone });
  },
};

const returns: VerbFrame = {
  ...IN_ANY_ORDER,
  effect: (roles, clause, reading) => putting("return", roles, clause, reading),
  event: goBack.event as NonNullable<VerbFrame["event"]>,
};

const add: VerbFrame = {
  ...IN_ANY_ORDER,
  effect: (roles, clause, reading) => putting("put", roles, clause, reading),
  event: (roles, clause) => put.event?.(roles, clause) ?? null,
};

const summon: VerbFrame = {
  effect: (roles, clause, reading) => {
    const state = readArrivalState(roles);
    const party = roles.manner.find((phrase) => phrase.kind === "player")?.party;
    if (state === null) return null;
    const { discourse } = reading;
    // What lies in the battle area cannot be summoned.
    if (roles.object?.kind === "things" && roles.object.zones === undefined && roles.source === undefined) return null;
    if (roles.object?.kind === "newToken") {
      const under = party === undefined ? undefined : resolveParty(party, discourse);
      if (clause.form.negative || roles.goal !== undefined || under === null) return null;
      return readTokenCreation(roles, { ...state, ...(under !== undefined && { under }) }, reading);
    }
    return createObjectEffect("summon", ({ select }, store, who) => {
      const under = party === undefined ? who : resolveParty(party, discourse);
      if (under === null) return null;
      return { do: "summon", what: select, ...(under !== "you" && { under }), ...state, store };
    })(roles, clause, reading);
  },
  event: ({ agent, object, source, goal, manner }, { form }) => {
    if (form.negative || form.ongoing || goal !== undefined) return null;
    const [under, ...others] = manner;
    if (others.length > 0 || (under !== undefined && (under.kind !== "player" || agent?.kind === "player")))
      return null;
    const owner = under?.kind === "player" ? under.party : agent?.kind === "player" ? agent.party : undefined;
    const what: NounPhrase | undefined =
      object?.kind === "things" && owner !== undefined && object.whose === undefined
        ? { ...object, whose: owner }
        : (object ?? agent);
    const from = placeOf(source)?.zone;
    if (what?.kind === "things" && what.noun === "token") {
      const tokens = toSubject(what);
      return tokens === null ? null : { on: "token", what: tokens };
    }
    // A stone comes into the stone area.
    const isStone = what?.kind === "pointer" && what.noun === "魔石";
    return toMovePattern(what, { ...(from && { from }), to: isStone ? "stoneArea" : "battleArea" });
  },
};

const leave: VerbFrame = {
  event: ({ agent, object, source }, { form }) => {
    const from = placeOf(object) ?? placeOf(source);
    if (from === null || agent === undefined || form.negative) return null;
    return toMovePattern(withOwner(agent, from), { from: from.zone });
  },
};

export const MOVE_FRAMES: VerbFrames = { destroy, put, return: returns, goBack, add, summon, leave, move: put };
