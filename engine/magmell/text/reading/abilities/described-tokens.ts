import type { Ability, ContinuousChange } from "../../../model/ability";
import type { Effect } from "../../../model/effect";
import { bindReferences } from "../discourse/bind-references";
import { readChanges } from "../frames/meanings";
import type { ReadingContext } from "../frames/verb-frame";
import type { LinkedClause } from "../phrases/chain";
import { toSelect } from "../phrases/selections";
import { inheritSubject } from "./shared-arguments";

type Making = Extract<Effect, { readonly do: "token"; readonly token: unknown }>;

const madeTokens = (effect: Effect | undefined): Making | null =>
  effect?.do === "token" && "token" in effect ? effect : null;

/**
 * Reads a sentence that only describes the tokens created just before: 「それは「…」を持つ。」, 「それのAPとHPは〜に等しい。」. The description
 * becomes part of their definition (206.3), which is replaced in `out`. Returns false for any other sentence.
 */
export function readTokenDescription(chain: readonly LinkedClause[], reading: ReadingContext, out: Effect[]): boolean {
  const making = madeTokens(out.at(-1));
  if (making === null || making.under !== undefined) return false;
  const abilities: Ability[] = [];
  let first: LinkedClause["clause"] | undefined;
  for (const { clause, link } of chain) {
    if ((link !== "and" && link !== "end") || clause.adverbs.length > 0) return false;
    const whole = first === undefined ? clause : inheritSubject(clause, first);
    first ??= clause;
    const described = readChanges(whole, reading);
    if (described === null) return false;
    for (const { of, changes } of described) {
      const select = toSelect(of);
      const meant = select === null ? null : bindReferences(select, reading.discourse);
      if (meant === null || JSON.stringify(meant) !== JSON.stringify({ stored: making.store })) return false;
      const own = abilitiesOf(changes);
      if (own === null) return false;
      abilities.push(...own);
    }
  }
  if (abilities.length === 0) return false;
  const { token } = making;
  const sized = abilities.some((ability) => sets(ability, "ap")) && abilities.some((ability) => sets(ability, "hp"));
  out[out.length - 1] = {
    ...making,
    token: {
      ...token,
      ...(token.ap === null && sized && { ap: 0, hp: 0 }),
      abilities: [...token.abilities, ...abilities],
    },
  };
  return true;
}

/** Changes as abilities of the things that they change; `null` if they refer to earlier mentions. */
function abilitiesOf(changes: readonly ContinuousChange[]): readonly Ability[] | null {
  if (JSON.stringify(changes).includes('"@')) return null;
  const granted = changes.flatMap((change) => ("grant" in change ? [change.grant] : []));
  const others = changes.filter((change) => !("grant" in change));
  return others.length === 0 ? granted : [...granted, { type: "static", affects: "self", changes: others }];
}

const sets = (ability: Ability, stat: "ap" | "hp"): boolean =>
  ability.type === "static" && ability.changes.some((change) => "set" in change && change.set === stat);

/** Returns whether an effect creates tokens without AP and HP, because no sentence has stated them yet. */
export const hasUnsizedTokens = (effect: Effect): boolean => madeTokens(effect)?.token.ap === null;
