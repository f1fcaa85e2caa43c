import type { TotalBound } from "../../../model/ability";
import type { ComparisonOperator, NumberComparison } from "../../../model/select";
import type { RenderContext } from "../render-context";
import { addArticle, renderCountedNoun, spellNumber } from "../words";
import { renderAmount } from "./amounts";

const BEYOND: Readonly<Record<ComparisonOperator, string>> = {
  "=": "equal to",
  "!=": "other than",
  "<": "less than",
  "<=": "less than or equal to",
  ">": "greater than",
  ">=": "greater than or equal to",
};

const AROUND: Readonly<Record<ComparisonOperator, (number: string) => string>> = {
  "=": (number) => number,
  "!=": (number) => `other than ${number}`,
  "<": (number) => `less than ${number}`,
  "<=": (number) => `${number} or less`,
  ">": (number) => `more than ${number}`,
  ">=": (number) => `${number} or more`,
};

/** Returns a comparison as the phrase after the name of a property: "3 or less", "less than or equal to your life". */
export const renderBound = (context: RenderContext, { is, than }: NumberComparison): string =>
  typeof than === "number" ? AROUND[is](String(than)) : `${BEYOND[is]} ${renderAmount(context, than)}`;

/** Returns a comparison of points: "3 AP or less", "more than 5 life", "AP equal to your life". */
export function renderComparedPoints(context: RenderContext, { is, than }: NumberComparison, unit: string): string {
  if (typeof than !== "number") return `${unit} ${BEYOND[is]} ${renderAmount(context, than)}`;
  if (is === "=") return `${than} ${unit}`;
  if (is === "!=") return `${unit} other than ${than}`;
  if (is === "<" || is === ">") return `${is === "<" ? "less" : "more"} than ${than} ${unit}`;
  const way = is === "<=" ? "or less" : "or more";
  return unit === "AP" || unit === "HP" ? `${than} ${unit} ${way}` : `${than} ${way} ${unit}`;
}

/** Returns a limit on a total: "with total use cost 4 or less"; empty if there is none. */
export function renderTotalBound(context: RenderContext, total: TotalBound | undefined): string {
  if (total === undefined) return "";
  return `with total ${TOTALS[total.stat]} ${renderBound(context, total)}`;
}

const TOTALS: Readonly<Record<TotalBound["stat"], string>> = { ap: "AP", hp: "HP", useCost: "use cost" };

/** The lowest and highest number that satisfy a comparison; `null` if the range has a gap. */
function range(is: ComparisonOperator, than: number): readonly [number, number] | null {
  if (is === "=") return [than, than];
  if (is === "<" || is === "<=") return [0, is === "<" ? than - 1 : than];
  if (is === "!=") return than === 0 ? [1, Number.POSITIVE_INFINITY] : null;
  return [Math.max(0, is === ">" ? than + 1 : than), Number.POSITIVE_INFINITY];
}

/**
 * Returns a comparison of a count: "no cards", "a unit", "two or fewer cards". `many` tells whether verbs agree in the
 * plural.
 */
export function renderComparedCount(
  context: RenderContext,
  { is, than }: NumberComparison,
  one: string,
  many: string,
): { readonly text: string; readonly many: boolean } {
  if (typeof than !== "number") {
    return { text: `a number of ${many} ${BEYOND[is]} ${renderAmount(context, than)}`, many: false };
  }
  const [least, most] = range(is, than) ?? [Number.NaN, Number.NaN];
  if (Number.isNaN(least) || !Number.isInteger(than)) {
    return { text: `a number of ${many} ${BEYOND[is]} ${spellNumber(than)}`, many: false };
  }
  if (most <= 0) return { text: `no ${many}`, many: true };
  if (least === most)
    return {
      text: least === 1 ? `exactly one ${one}` : `exactly ${renderCountedNoun(least, one, many)}`,
      many: least !== 1,
    };
  if (most === Number.POSITIVE_INFINITY) {
    if (least === 0) return { text: `any number of ${many}`, many: true };
    return least === 1
      ? { text: addArticle(one), many: false }
      : { text: `${spellNumber(least)} or more ${many}`, many: true };
  }
  return { text: most === 1 ? `one or fewer ${many}` : `${spellNumber(most)} or fewer ${many}`, many: true };
}
