import type { EventPattern } from "../../../model/ability";
import type { Amount, ComparisonOperator, NumberComparison } from "../../../model/select";
import type { Argument, Clause } from "../phrases/clause";
import type { NounPhrase } from "../phrases/noun-phrase";

/**
 * Returns an event with the details that its clause adds to the verb: its ordinal in the turn, its amount, its cause,
 * and whether a rule process caused it. Null if the event cannot have such a detail.
 */
export function addEventDetails(event: EventPattern, { adverbs, args }: Clause): EventPattern | null {
  let out = event;
  // 「1ターンに2枚目の」: only the how many-th is counted in a turn.
  const isFirst = adverbs.some(({ says }) => says === "first");
  const isCounted = isFirst || args.some(({ phrase }) => "nth" in phrase && phrase.nth !== undefined);
  if (isFirst) out = { ...out, nth: 1 };
  if (!isCounted && adverbs.some(({ says }) => says === "thisTurn" || says === "everyTurn")) return null;
  for (const { says } of adverbs) {
    if (says === "catalystPayment" || says === "costPayment") {
      if (out.on !== "rested" && out.on !== "turnedFaceDown") return null;
      out = { ...out, cause: says === "costPayment" ? "cost" : "catalyst" };
    }
    if (says !== "process" && says !== "notProcess") continue;
    if (out.on !== "move") return null;
    out = { ...out, process: says === "process" };
  }
  for (const { phrase, particle } of args) {
    if ("nth" in phrase && phrase.nth !== undefined) out = { ...out, nth: phrase.nth };
    const bound =
      phrase.kind === "bound" && particle === ""
        ? { is: phrase.is, than: phrase.than }
        : "bound" in phrase
          ? phrase.bound
          : undefined;
    if (bound === undefined) continue;
    const counted = withAmount(out, bound);
    if (counted === null) return null;
    out = counted;
  }
  return out;
}

const COUNTING = ["damage", "lifeGained", "lifeLost", "countersPut", "countersRemoved"] as const;

/** An event of at least so many points; 「1個以上」 is any number, and 「1枚以上」 are all that move at one moment. */
function withAmount(event: EventPattern, amount: NumberComparison): EventPattern | null {
  if (amount.is === ">=" && amount.than === 1) return event.on === "move" ? { ...event, together: true } : event;
  return COUNTING.some((on) => on === event.on) ? ({ ...event, amount } as EventPattern) : null;
}

type Bound = { readonly is: ComparisonOperator; readonly than: Amount };

/** Returns the arguments of a clause without its number, and that number. */
export function withoutBound(args: readonly Argument[]): {
  readonly args: readonly Argument[];
  readonly bound: Bound | null;
} {
  let bound: Bound | null = null;
  const rest = args.flatMap((arg): readonly Argument[] => {
    const { phrase } = arg;
    if (phrase.kind === "bound") {
      bound = { is: phrase.is, than: phrase.than };
      return [];
    }
    if (phrase.kind === "quantity" && typeof phrase.quantity.count === "number") {
      bound = { is: "=", than: phrase.quantity.count };
      return [];
    }
    if ("quantity" in phrase && phrase.quantity !== undefined && typeof phrase.quantity.count === "number") {
      bound = { is: "=", than: phrase.quantity.count };
      return [{ ...arg, phrase: { ...phrase, quantity: undefined } as NounPhrase }];
    }
    return [arg];
  });
  return { args: rest, bound };
}
