import type { GrammarRule } from "../../grammar/grammar";
import type { PhraseMeaning } from "../../grammar/pattern";
import type { PlainObject } from "../../grammar/plain-data";
import type { SyntaxEffect } from "../../syntax-tree";
import { $, defineReadOnlyRule, defineRule } from "../meanings";
import { createEffectMeaning, defineEffectRule, defineReadOnlyEffectRule } from "./effect-rule";

/** Grammar rules for destroying, returning, summoning, putting and negating (226 to 228, 231). */
export const MOVE_RULES: readonly GrammarRule[] = [
  defineEffectRule("{what:Select}を<破壊する>", { do: "destroy", what: $.what }),
  defineEffectRule("{what:Select}を契約者の手札に<戻す>", { do: "return", what: $.what }),
  defineReadOnlyEffectRule("{what:Select}を手札に<戻す>", { do: "return", what: $.what }),
  defineReadOnlyEffectRule("{what:Select}を<戻す>", { do: "return", what: $.what }),
  defineEffectRule("{what:Select}を契約者の{to:Zone}の{position:PilePlace}に<戻す>", {
    do: "return",
    what: $.what,
    to: $.to,
    position: $.position,
  }),
  defineEffectRule("{what:Select}を契約者の{to:Zone}に<戻す>", { do: "return", what: $.what, to: $.to }),
  defineReadOnlyEffectRule("{what:Select}を(あなたの|相手の|){to:Zone}の{position:End}に<戻す>", {
    do: "return",
    what: $.what,
    to: $.to,
    position: $.position,
  }),
  defineEffectRule("{what:Select}を{under?:Under}{rested?:Rested}{counters?:WithCounters}召喚<する>", {
    do: "summon",
    what: $.what,
    under: $.under,
    rested: $.rested,
    counters: $.counters,
  }),
  defineReadOnlyEffectRule("{what:Select}を、{under?:Under}{rested?:Rested}{counters?:WithCounters}召喚<する>", {
    do: "summon",
    what: $.what,
    under: $.under,
    rested: $.rested,
    counters: $.counters,
  }),
  defineRule(
    "{what:Select}を公開し、手札に<加える>",
    createEffectMeaning({ do: "reveal", what: $.what }, { do: "put", what: $.what, to: "hand" }),
  ),
  defineReadOnlyRule(
    "{what:Select}を公開し、(あなたの|契約者の)手札に<加える>",
    createEffectMeaning({ do: "reveal", what: $.what }, { do: "put", what: $.what, to: "hand" }),
  ),
  defineEffectRule("{what:Select}を手札に<加える>", { do: "put", what: $.what, to: "hand" }),
  defineReadOnlyEffectRule("{what:Select}を(あなたの|契約者の)手札に<加える>", { do: "put", what: $.what, to: "hand" }),
  defineEffectRule("{what:Select}を、{state:StoneState}{under:Player}の魔石エリアに<置く>", {
    do: "put",
    what: $.what,
    to: "stoneArea",
    under: $.under,
    state: $.state,
  }),
  defineEffectRule("{what:Select}を{under:Player}の魔石エリアに<置く>", {
    do: "put",
    what: $.what,
    to: "stoneArea",
    under: $.under,
  }),
  defineReadOnlyEffectRule("{what:Select}を{state:StoneState}{under:Player}の魔石エリアに<置く>", {
    do: "put",
    what: $.what,
    to: "stoneArea",
    under: $.under,
    state: $.state,
  }),
  defineEffectRule("{what:Select}を、{state:StoneState}{to:Zone}に<置く>", {
    do: "put",
    what: $.what,
    to: $.to,
    state: $.state,
  }),
  defineEffectRule("{what:Select}を{to:Zone}の{position:PilePlace}に<置く>", {
    do: "put",
    what: $.what,
    to: $.to,
    position: $.position,
  }),
  defineReadOnlyEffectRule("{what:Select}を(契約者の|あなたの|相手の){to:Zone}の{position:End}に<置く>", {
    do: "put",
    what: $.what,
    to: $.to,
    position: $.position,
  }),
  defineEffectRule("{what:Select}を{to:Zone}に<置く>", { do: "put", what: $.what, to: $.to }),
  defineReadOnlyEffectRule("{what:Select}を契約者の{to:Zone}に<置く>", { do: "put", what: $.what, to: $.to }),
  notToStones(
    defineReadOnlyEffectRule("{what:Select}を(あなたの|相手の){to:Zone}に<置く>", {
      do: "put",
      what: $.what,
      to: $.to,
    }),
  ),
  defineEffectRule("{what:Select}を<無効化する>", { do: "negate", what: $.what }),
  defineEffectRule("{what:Select}を無効化し、ダストに置くかわりに{to:Zone}に<置く>", {
    do: "negate",
    what: $.what,
    to: $.to,
  }),
]
  .flatMap((one) => [one, ...allAfterwards(one)])
  .map(withState);

/** 「〜をすべて破壊する」 for 「すべての〜を破壊する」. */
function allAfterwards({ template, meaning, readOnly }: GrammarRule): readonly GrammarRule[] {
  const start = "{what:Select}を";
  if (readOnly || !template.startsWith(start)) return [];
  return [defineReadOnlyRule(`{what:AllOf}をすべて(、|)${template.slice(start.length).replace(/^、/u, "")}`, meaning)];
}

/** Whose stone area it is decides who commands the stone; of other areas everybody has only one for a card. */
function notToStones(one: GrammarRule): GrammarRule {
  const make: PhraseMeaning["make"] = (slots) => (slots.to === "stoneArea" ? undefined : one.meaning.make(slots));
  return { ...one, meaning: { ...one.meaning, make } };
}

/** How a stone arrives is one phrase, and two properties of the instruction. */
function withState(one: GrammarRule): GrammarRule {
  if (!one.template.includes("{state:")) return one;
  const { make, take } = one.meaning;
  return {
    ...one,
    meaning: {
      make: (slots) => {
        const [effect] = make(slots) as [PlainObject];
        const { state, ...rest } = effect;
        return [{ ...rest, ...(state as object) }];
      },
      take: ([effect, ...more]: readonly SyntaxEffect[]) => {
        if (effect === undefined || more.length > 0 || effect.do !== "put") return undefined;
        const { rested, faceDown, ...rest } = effect;
        if (rested === undefined && faceDown === undefined) return undefined;
        const state = { ...(rested !== undefined && { rested }), ...(faceDown !== undefined && { faceDown }) };
        return take([{ ...rest, state }] as never);
      },
    },
  };
}
