import type { Ability } from "../../model/ability";
import type { Effect } from "../../model/effect";
import type { Filter, Select } from "../../model/select";
import { isEqualData, mapParts } from "../grammar/plain-data";

/** Returns what else a text may mean that was read as some abilities, though each of its words was read right. */
export const listOtherMeanings = (abilities: readonly Ability[]): readonly (readonly Ability[])[] =>
  [changePlacesTogether, takeFromOwnDust, payWithOwnUnit].flatMap((change) => {
    const other = mapParts(abilities, (part) => (Array.isArray(part) ? (change(part) ?? part) : part));
    return isEqualData(other, abilities) ? [] : [other as readonly Ability[]];
  });

const OPPOSITES = { wake: "rest", rest: "wake", turnFaceUp: "turnFaceDown", turnFaceDown: "turnFaceUp" } as const;

/**
 * 「ウェイク状態のユニットをすべてレストし、レスト状態のユニットをすべてウェイクする」: in this order (704.3.2.1), or each unit once, by
 * the state that it had before.
 */
function changePlacesTogether(effects: readonly Effect[]): readonly Effect[] | null {
  const at = effects.findIndex((one, index) => {
    const next = effects[index + 1];
    const first = stateOf(one);
    const second = next === undefined ? null : stateOf(next);
    return (
      first !== null &&
      second !== null &&
      OPPOSITES[first.verb] === second.verb &&
      isEqualData(first.others, second.others)
    );
  });
  const [first, second] = [effects[at], effects[at + 1]];
  if (first === undefined || second === undefined || !("what" in second)) return null;
  const from = second.what as Select;
  const store = "#before";
  return [
    ...effects.slice(0, at),
    { do: "choose", who: "you", from, count: { count: from }, store },
    first,
    { ...second, what: { stored: store } } as Effect,
    ...effects.slice(at + 2),
  ];
}

/** The verb that changes the state of all things of a description, and the description but for that state. */
function stateOf(effect: Effect): { readonly verb: keyof typeof OPPOSITES; readonly others: unknown } | null {
  if (!(effect?.do in OPPOSITES) || !("what" in effect) || typeof effect.what !== "object" || !("all" in effect.what))
    return null;
  const verb = effect.do as keyof typeof OPPOSITES;
  const { where: { rested, faceDown, ...where } = {} as Filter, ...what } = effect.what;
  const state = verb === "wake" || verb === "rest" ? rested : faceDown;
  return state === (verb === "wake" || verb === "turnFaceUp") ? { verb, others: { ...what, where } } : null;
}

/** 「あなたはダストのカード1枚を夢に置いてもよい」: of any dust, or of one's own. */
function takeFromOwnDust(effects: readonly Effect[]): readonly Effect[] | null {
  const isOpen = (one: Effect): boolean =>
    one?.do === "choose" &&
    one.who === "you" &&
    typeof one.from === "object" &&
    "all" in one.from &&
    one.from.all === "dust" &&
    one.from.whose === undefined &&
    one.from.where?.whose === undefined &&
    one.from.where?.owner === undefined &&
    one.how === undefined;
  if (!effects.some(isOpen)) return null;
  return effects.map((one) =>
    isOpen(one) && one.do === "choose" ? { ...one, from: { ...(one.from as object), whose: "you" } as Select } : one,
  );
}

/** 「ユニット1体を破壊してもよい。そうした場合、〜」: any unit as the price, or one of one's own. */
function payWithOwnUnit(effects: readonly Effect[]): readonly Effect[] | null {
  const at = effects.findIndex((one) => one?.do === "may" && one.who === "you" && isOpenPrice(one.then));
  const may = effects[at];
  const [choose, ...rest] = may?.do === "may" ? may.then : [];
  if (may?.do !== "may" || choose?.do !== "choose" || typeof choose.from !== "object") return null;
  const own: Effect = { ...choose, from: { ...choose.from, whose: "you" } as Select };
  return effects.map((one, index) => (index === at ? { ...may, then: [own, ...rest] } : one));
}

const isOpenPrice = ([choose, act, ...bought]: readonly Effect[]): boolean =>
  choose?.do === "choose" &&
  choose.who === "you" &&
  typeof choose.from === "object" &&
  "all" in choose.from &&
  choose.from.all === "battleArea" &&
  choose.from.whose === undefined &&
  choose.from.where?.whose === undefined &&
  bought.length > 0 &&
  act !== undefined &&
  ["destroy", "put"].includes(act.do);
