import type { GrammarRule } from "../../grammar/grammar";
import { $, defineReadOnlyRule, defineRule } from "../meanings";
import { createDoerMeaning, createEffectMeaning, defineEffectRule } from "./effect-rule";

/** Grammar rules for drawing (229) and discarding (233). */
export const HAND_RULES: readonly GrammarRule[] = [
  defineRule("{who?:Topic}カードを{count:P枚}<引く>", createDoerMeaning({ do: "draw", count: $.count })),
  defineRule("{who?:Topic}カードを、{count:Q枚}<引く>", createDoerMeaning({ do: "draw", count: $.count })),
  defineReadOnlyRule("{who?:Topic}カードを{count:Q枚}<引く>", createDoerMeaning({ do: "draw", count: $.count })),
  defineReadOnlyRule("{who?:Topic}カード{count:Q枚}を<引く>", createDoerMeaning({ do: "draw", count: $.count })),
  defineReadOnlyRule("{who?:Topic}{count:Q枚}(の|)カードを<引く>", createDoerMeaning({ do: "draw", count: $.count })),
  ...discards("", "choose"),
  ...discards("無作為に", "random"),
  defineReadOnlyRule(
    "{who:Player}の手札(から|の)カードを無作為に{count:N枚}<捨てる>",
    createDoerMeaning({ do: "discard", count: $.count, how: "random" }),
  ),
  defineReadOnlyRule(
    "{who:Player}の手札を無作為に{count:N枚}<捨てる>",
    createDoerMeaning({ do: "discard", count: $.count, how: "random" }),
  ),
  defineRule("{who?:Topic}手札をすべて<捨てる>", createDoerMeaning({ do: "discard", count: "all", how: "choose" })),
  defineReadOnlyRule(
    "{who?:Topic}すべての手札を<捨てる>",
    createDoerMeaning({ do: "discard", count: "all", how: "choose" }),
  ),
  defineRule(
    "{who?:Topic}{where:CardThing}をすべて<捨てる>",
    createDoerMeaning({ do: "discard", count: "all", how: "choose", where: $.where }),
  ),
  defineEffectRule("{what:Select}を<捨てる>", { do: "discardThese", what: $.what }),
  // Cards are discarded by their owners (233.1); the stated player only decides about 「もよい」.
  defineReadOnlyRule(
    "{who:Topic}{what:Ref}を<捨てる>",
    createEffectMeaning({ do: "discardThese", what: $.what, who: $.who }),
  ),
];

/** Grammar rules for discarding a number of cards. `adverb` expresses how they are chosen. */
function discards(adverb: string, how: "choose" | "random"): readonly GrammarRule[] {
  const base = { do: "discard", count: $.count, how };
  return [
    defineRule(`{who?:Topic}カードを${adverb}{count:N枚}<捨てる>`, createDoerMeaning(base)),
    defineRule(
      `{who?:Topic}{where:CardThing}を${adverb}{count:N枚}<捨てる>`,
      createDoerMeaning({ ...base, where: $.where }),
    ),
    defineRule(
      `{who?:Topic}{by:Player}が選んだカードを${adverb}{count:N枚}<捨てる>`,
      createDoerMeaning({ ...base, by: $.by }),
    ),
    defineRule(
      `{who?:Topic}{by:Player}が選んだ{where:CardThing}を${adverb}{count:N枚}<捨てる>`,
      createDoerMeaning({ ...base, by: $.by, where: $.where }),
    ),
    defineReadOnlyRule(`{who?:Topic}手札を${adverb}{count:N枚}<捨てる>`, createDoerMeaning(base)),
    defineReadOnlyRule(`{who?:Topic}(あなたの|)手札からカードを${adverb}{count:N枚}<捨てる>`, createDoerMeaning(base)),
    defineReadOnlyRule(
      `{who?:Topic}(あなたの|)手札から{where:CardThing}を${adverb}{count:N枚}<捨てる>`,
      createDoerMeaning({ ...base, where: $.where }),
    ),
    defineReadOnlyRule(`{who?:Topic}カード{count:N枚}を${adverb}<捨てる>`, createDoerMeaning(base)),
    defineReadOnlyRule(`{who?:Topic}{count:Q枚}(の|)カードを${adverb}<捨てる>`, createDoerMeaning(base)),
    defineReadOnlyRule(
      `{who?:Topic}{where:CardThing}{count:N枚}を${adverb}<捨てる>`,
      createDoerMeaning({ ...base, where: $.where }),
    ),
  ];
}
