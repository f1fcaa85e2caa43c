import type { Amount } from "../../../model/select";
import { isLeaving } from "../../leaving";
import { type NounPhrase, type ThingsPhrase, UNNAMED_OWNER } from "./noun-phrase";
import { toFilter, toSelect, toSinglePlayer } from "./selections";

/** Returns a phrase as an amount; null if it is not one. Only with `isTotal` is a number of several things their sum. */
export function toAmount(phrase: NounPhrase, isTotal = false): Amount | null {
  switch (phrase.kind) {
    case "amount":
      return phrase.amount;
    case "quantity": {
      const { count, counter } = phrase.quantity;
      // 「+1」 is a change, not a number.
      return counter === "±" || typeof count === "string" || (typeof count === "object" && "min" in count)
        ? null
        : count;
    }
    case "life": {
      const whose = toSinglePlayer(phrase.whose ?? "you");
      return phrase.quantity !== undefined || whose === null || whose === undefined ? null : { life: whose };
    }
    case "stat": {
      const [stat] = phrase.stats;
      if (!isTotal && phrase.of?.kind === "pointer" && phrase.of.plural) return null;
      const of = phrase.of === undefined ? UNNAMED_OWNER : toSelect(phrase.of);
      return stat === undefined || phrase.stats.length > 1 || of === null ? null : { stat, of };
    }
    case "damage": {
      const number = phrase.quantity?.count;
      if (typeof number === "object" && "stored" in number) return number;
      const of = phrase.of === undefined ? null : toSelect(phrase.of);
      return of === null ? null : { stat: "damage", of };
    }
    default:
      return null;
  }
}

/** Returns the number of things, cards or counters that a phrase describes; `null` if it cannot be counted. */
export function toCount(phrase: NounPhrase): Amount | null {
  if (phrase.kind === "counters") {
    const on = phrase.of === undefined ? null : toSelect(phrase.of);
    if (on === null) return null;
    return phrase.name === null ? ({ anyCounters: on } as unknown as Amount) : { counters: phrase.name, on };
  }
  if (phrase.kind === "player") return null;
  if (phrase.kind === "list" && phrase.how === "and") {
    const items = phrase.items.map(toCount);
    return items.some((item) => item === null) ? null : { sum: items as readonly Amount[] };
  }
  if (
    phrase.kind === "pointer" &&
    phrase.where === undefined &&
    typeof phrase.select === "object" &&
    "stored" in phrase.select
  ) {
    const [, verb] = /^@result:(.+)$/u.exec(phrase.select.stored) ?? [];
    if (verb !== undefined) return { stored: `@count:${verb}` };
  }
  // 「あなたのユニットが持つ色の数」
  if (phrase.kind === "word" && phrase.word === "色" && phrase.of !== undefined) {
    const having = toSelect(phrase.of);
    return having === null ? null : { colors: having };
  }
  const used = phrase.kind === "things" ? (usedThisTurn(phrase) ?? leftThisTurn(phrase)) : null;
  if (used !== null) return used;
  const select = toSelect(phrase);
  return select === null ? null : { count: select };
}

/** 「このターンに破壊されたユニットの数」: what left is counted as it leaves. */
function leftThisTurn(phrase: ThingsPhrase): Amount | null {
  const { did, ...where } = phrase.where;
  if (did?.on !== "move" || !isLeaving(did) || phrase.zones !== undefined || phrase.quantity !== undefined) return null;
  const what = JSON.stringify(did.what) === "{}" ? toFilter({ ...phrase, where }) : null;
  return what === null ? null : { happened: { ...did, what } };
}

/** 「このターンにあなたが使用したマジックの枚数」: uses are counted, as the cards have moved on by then. */
function usedThisTurn(phrase: ThingsPhrase): Amount | null {
  const { did, ...where } = phrase.where;
  if (did?.on !== "used" || phrase.zones !== undefined || phrase.quantity !== undefined) return null;
  const what = toFilter({ ...phrase, where });
  if (what === null || (did.what !== undefined && JSON.stringify(did.what) !== "{}")) return null;
  const isAny = Object.keys(what).length === 0;
  if (isAny && did.who !== undefined && did.who !== "anyone") return { usedThisTurn: did.who };
  return { happened: { ...did, ...(!isAny && { what }) } };
}
