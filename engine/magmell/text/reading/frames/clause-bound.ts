import type { Amount, ComparisonOperator } from "../../../model/select";
import type { Argument } from "../phrases/clause";
import type { NounPhrase } from "../phrases/noun-phrase";

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
