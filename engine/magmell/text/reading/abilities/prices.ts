import type { PriceAbility } from "../../../model/ability";
import { bindReferences } from "../discourse/bind-references";
import { readChanges } from "../frames/meanings";
import type { ReadingContext } from "../frames/verb-frame";
import type { Parse, ParserInput } from "../parser-input";
import { type LinkedClause, readChains } from "../phrases/chain";
import { hasManner, removeManner } from "../phrases/manners";
import { toSelect } from "../phrases/selections";
import { readChainEffects } from "./body";
import { findFirstReading } from "./first-reading";

type Chain = readonly LinkedClause[];

/** Reads 「このカードを使用する際、〜してもよい。そうしたならば、〜」: a price beyond the cost of a card (702.3.4). */
export function readCardPrice(input: ParserInput, newReading: () => ReadingContext): Parse<PriceAbility> | null {
  return findFirstReading(input, readChains(input, 0), ({ value, end }) => {
    const [first, ...rest] = value;
    if (first === undefined || rest.length === 0 || !isOwnUse(first)) return null;
    const reading = newReading();
    const optional = rest.at(-1)?.clause.form.permitted === true;
    const pay = readChainEffects(rest.map(withoutPermission), reading);
    if (pay === null || pay.length === 0) return null;
    const price: PriceAbility = { type: "price", ...(optional && { optional: true }), pay };
    const less = optional ? findFirstReading(input, readChains(input, end), (next) => bought(next, reading)) : null;
    return less === null ? { value: price, end } : { value: { ...price, changes: less.value }, end: less.end };
  });
}

/** 「このカードを使用する際、」 */
function isOwnUse({ clause, link }: LinkedClause): boolean {
  const [object, ...more] = clause.args;
  const isSelf = object?.particle === "を" && object.phrase.kind === "pointer" && object.phrase.select === "self";
  const isPlain = more.length === 0 && clause.adverbs.length === 0 && !clause.form.negative && !clause.form.past;
  return link === "as" && clause.frame === "use" && isSelf && isPlain;
}

const withoutPermission = (one: LinkedClause): LinkedClause => {
  const { permitted: _, ...form } = one.clause.form;
  return { ...one, clause: { ...one.clause, form } };
};

/** The changes of the cost of this use that a price buys. */
function bought(
  { value, end }: Parse<Chain>,
  reading: ReadingContext,
): Parse<NonNullable<PriceAbility["changes"]>> | null {
  const [only, ...more] = value;
  if (only === undefined || more.length > 0 || !hasManner(only.clause, "ifDone")) return null;
  if (removeManner(only.clause, "ifDone", "free", "freeOfAll", "freeOfCatalyst").adverbs.length > 0) return null;
  const changed = readChanges(removeManner(only.clause, "ifDone"), reading);
  if (changed === null || changed.some(({ of }) => toSelect(of) !== "self")) return null;
  return {
    value: bindReferences(
      changed.flatMap(({ changes }) => changes),
      reading.discourse,
    ),
    end,
  };
}
