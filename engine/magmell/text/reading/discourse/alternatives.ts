import type { Effect } from "../../../model/effect";
import type { Condition, Select } from "../../../model/select";
import { isEqualData } from "../../grammar/plain-data";

/**
 * Makes a chain of conditions on one thing that exclude one another, so that an otherwise behind them belongs to all:
 * 「それがユニットなら〜。マジックなら〜。それ以外なら〜」. False if they do not, as it may belong to the last one only. Effects
 * before `from` are left alone.
 */
export function joinAlternatives(out: Effect[], from = 0): boolean {
  const last = out.at(-1);
  const before = out.length - 2 < from ? undefined : out.at(-2);
  if (last?.do !== "if" || before?.do !== "if" || before.otherwise !== undefined) return true;
  if (!isClear(before, last)) return false;
  out.splice(-2, 2, { ...before, otherwise: [last] });
  return joinAlternatives(out, from);
}

/** Returns whether an otherwise in an ability may belong to the condition before its own as well. */
export function hasUnclearOtherwise(part: unknown): boolean {
  if (part === null || typeof part !== "object") return false;
  if (!Array.isArray(part)) return Object.values(part).some(hasUnclearOtherwise);
  return part.some((one: Effect, at) => {
    const before: Effect | undefined = part[at - 1];
    const isUnclear = one?.do === "if" && one.otherwise !== undefined && before?.do === "if";
    return (isUnclear && before.otherwise === undefined) || hasUnclearOtherwise(one);
  });
}

type If = Extract<Effect, { readonly do: "if" }>;

const isClear = (before: If, last: If): boolean =>
  asksAlike(before.condition, last.condition) && (exclude(before.condition, last.condition) || leaves(before));

/** Whether two conditions ask for the properties of one thing, or for one number. */
const asksAlike = (one: Condition, other: Condition): boolean =>
  ("some" in one && "some" in other && isEqualData(ofWhat(one.some), ofWhat(other.some))) ||
  ("amount" in one && "amount" in other && isEqualData(one.amount, other.amount));

const ofWhat = (select: Select): Select =>
  typeof select === "object" && "of" in select && "where" in select ? select.of : select;

/** Whether two conditions never hold together: other kinds or states, or numbers without a common one. */
function exclude(one: Condition, other: Condition): boolean {
  if ("amount" in one && "amount" in other) return isApart(one, other) || isApart(other, one);
  if (!("some" in one && "some" in other)) return false;
  const [first, second] = [one.some, other.some].map((some) =>
    typeof some === "object" && "of" in some && "where" in some ? some.where : {},
  );
  return (["kind", "rested", "faceDown", "token", "timing"] as const).some((key) => {
    const [mine, theirs] = [first?.[key], second?.[key]];
    return mine !== undefined && theirs !== undefined && typeof mine !== "object" && mine !== theirs;
  });
}

type Comparison = Extract<Condition, { readonly amount: unknown }>;

/** Whether all numbers that satisfy the first comparison are below those that satisfy the second. */
const isApart = (low: Comparison, high: Comparison): boolean =>
  typeof low.than === "number" &&
  typeof high.than === "number" &&
  ["<", "<=", "="].includes(low.is) &&
  [">", ">=", "="].includes(high.is) &&
  low.than - (low.is === "<" ? 1 : 0) < high.than + (high.is === ">" ? 1 : 0);

/** Whether the thing that was asked about is somewhere else after what is done then. */
function leaves({ condition, then }: If): boolean {
  const asked = "some" in condition ? ofWhat(condition.some) : null;
  return then.some(
    (one) =>
      ["return", "destroy", "put", "negate", "summon"].includes(one.do) &&
      "what" in one &&
      isEqualData(one.what, asked),
  );
}
