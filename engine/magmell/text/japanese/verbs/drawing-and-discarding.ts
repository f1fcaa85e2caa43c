import type { GrammarRow } from "../../grammar/grammar";
import { $, reading, row } from "../meanings";
import { effectData, effectRow, withDoer } from "./effect-row";

/** Drawing (229) and discarding (233). */
export const HAND_ROWS: readonly GrammarRow[] = [
  row("{who?:Topic}カードを{count:P枚}<引く>", withDoer({ do: "draw", count: $.count })),
  row("{who?:Topic}カードを、{count:Q枚}<引く>", withDoer({ do: "draw", count: $.count })),
  reading("{who?:Topic}カードを{count:Q枚}<引く>", withDoer({ do: "draw", count: $.count })),
  reading("{who?:Topic}カード{count:Q枚}を<引く>", withDoer({ do: "draw", count: $.count })),
  reading("{who?:Topic}{count:Q枚}(の|)カードを<引く>", withDoer({ do: "draw", count: $.count })),
  ...discards("", "choose"),
  ...discards("無作為に", "random"),
  reading(
    "{who:Player}の手札(から|の)カードを無作為に{count:N枚}<捨てる>",
    withDoer({ do: "discard", count: $.count, how: "random" }),
  ),
  reading(
    "{who:Player}の手札を無作為に{count:N枚}<捨てる>",
    withDoer({ do: "discard", count: $.count, how: "random" }),
  ),
  row("{who?:Topic}手札をすべて<捨てる>", withDoer({ do: "discard", count: "all", how: "choose" })),
  reading("{who?:Topic}すべての手札を<捨てる>", withDoer({ do: "discard", count: "all", how: "choose" })),
  row(
    "{who?:Topic}{where:CardThing}をすべて<捨てる>",
    withDoer({ do: "discard", count: "all", how: "choose", where: $.where }),
  ),
  effectRow("{what:Select}を<捨てる>", { do: "discardThese", what: $.what }),
  // Cards are discarded by whoever has them (233.1); who that is said to be still decides about 「もよい」.
  reading("{who:Topic}{what:Ref}を<捨てる>", effectData({ do: "discardThese", what: $.what, who: $.who })),
];

/** Discarding a number of cards, of some sort or another, chosen by whoever is said; the adverb says how. */
function discards(adverb: string, how: "choose" | "random"): readonly GrammarRow[] {
  const base = { do: "discard", count: $.count, how };
  return [
    row(`{who?:Topic}カードを${adverb}{count:N枚}<捨てる>`, withDoer(base)),
    row(`{who?:Topic}{where:CardThing}を${adverb}{count:N枚}<捨てる>`, withDoer({ ...base, where: $.where })),
    row(`{who?:Topic}{by:Player}が選んだカードを${adverb}{count:N枚}<捨てる>`, withDoer({ ...base, by: $.by })),
    row(
      `{who?:Topic}{by:Player}が選んだ{where:CardThing}を${adverb}{count:N枚}<捨てる>`,
      withDoer({ ...base, by: $.by, where: $.where }),
    ),
    reading(`{who?:Topic}手札を${adverb}{count:N枚}<捨てる>`, withDoer(base)),
    reading(`{who?:Topic}(あなたの|)手札からカードを${adverb}{count:N枚}<捨てる>`, withDoer(base)),
    reading(
      `{who?:Topic}(あなたの|)手札から{where:CardThing}を${adverb}{count:N枚}<捨てる>`,
      withDoer({ ...base, where: $.where }),
    ),
    reading(`{who?:Topic}カード{count:N枚}を${adverb}<捨てる>`, withDoer(base)),
    reading(`{who?:Topic}{count:Q枚}(の|)カードを${adverb}<捨てる>`, withDoer(base)),
    reading(`{who?:Topic}{where:CardThing}{count:N枚}を${adverb}<捨てる>`, withDoer({ ...base, where: $.where })),
  ];
}
