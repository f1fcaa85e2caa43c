import type { Amount } from "../../../model/select";
import type { Parse, ParserInput } from "../parser-input";
import { toAmount, toCount } from "./amounts";
import { readArithmetic, readPartOfWhole } from "./arithmetic";
import type { NounPhrase } from "./noun-phrase";
import { readQuantities } from "./numbers";
import { hasOnlyPending, type PendingModifiers } from "./pending-modifiers";
import { readCounterName } from "./word-tables";

const COUNT_NOUNS = ["の数", "枚数", "個数", "体数", "人数", "点数", "回数", "数値", "値", "数"];

/** 「取り除いたカウンター2個」, of which 「〜につき」 counts the pairs. */
function removedCounters(input: ParserInput, at: number): readonly Parse<Amount>[] {
  const counter = readCounterName(input, at);
  if (counter === null) return [];
  const removed: Amount = { stored: "@count:remove" };
  return readQuantities(input, counter.end).flatMap(({ value: { count, counter: unit }, end }) =>
    unit !== "個" || typeof count !== "number"
      ? []
      : [{ value: count === 1 ? removed : { quotient: [removed, count], round: "down" as const }, end }],
  );
}

/** Returns numbers as nouns: 「〜の数」, 「その点数」, 「X」, and numbers computed from these. */
export function readNumberHeads(
  input: ParserInput,
  at: number,
  pending: PendingModifiers,
): readonly Parse<NounPhrase>[] {
  const out: Parse<NounPhrase>[] = [];
  const push = (amount: Amount | null, end: number, counter = ""): void => {
    if (amount !== null) out.push({ value: { kind: "amount", amount, counter }, end });
  };
  const { of, amount, result } = pending;
  const word = input.wordAt(COUNT_NOUNS, at);
  if (word !== null) {
    const end = at + word.length;
    if (amount !== undefined && hasOnlyPending(pending, "amount")) push(amount, end);
    else if (result !== undefined && hasOnlyPending(pending, "result")) push({ stored: `@count:${result}` }, end);
    else if (of !== undefined && hasOnlyPending(pending, "of")) {
      push(toCount(of) ?? null, end);
      if (of.kind === "stat" || of.kind === "amount" || of.kind === "damage" || of.kind === "life")
        push(toAmount(of), end);
    }
  }
  if (hasOnlyPending(pending)) {
    const same = input.wordAt(
      [
        "その点数",
        "その枚数",
        "その数",
        "同じ点数",
        "同じ枚数",
        "同じ数",
        "それと同じ数",
        "それと同じ点数",
        "それと同じ枚数",
        "その差",
      ],
      at,
    );
    if (same !== null) push({ stored: same === "その差" ? "@difference" : "@amount" }, at + same.length);
    if (input.startsWith("X", at)) push(input.x ?? { stored: "@X" }, at + 1);
  }
  if (result === "remove" && hasOnlyPending(pending, "result"))
    for (const counted of removedCounters(input, at)) push(counted.value, counted.end);
  const worked =
    of !== undefined && hasOnlyPending(pending, "of")
      ? readArithmetic(input, at, of)
      : hasOnlyPending(pending)
        ? readPartOfWhole(input, at)
        : [];
  for (const { value, end } of worked) push(value, end);
  return out;
}
