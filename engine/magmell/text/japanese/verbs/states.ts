import type { GrammarRule } from "../../grammar/grammar";
import type { PhraseMeaning } from "../../grammar/pattern";
import { $, defineRule } from "../meanings";
import { createDoerMeaning, createEffectMeaning, defineEffectRule, defineReadOnlyEffectRule } from "./effect-rule";

/** 「〜ずつ」 for several. */
function onMany(pattern: object): PhraseMeaning {
  const { make, take } = createEffectMeaning(pattern);
  return {
    make,
    take: (value: never) => {
      const slots = take(value);
      const on = slots?.on as { stored?: string; all?: unknown } | undefined;
      return on !== undefined && (on.stored === "それら" || on.all !== undefined) ? slots : undefined;
    },
  };
}

const MOVED = { do: "moveCounters", from: $.from, to: $.to, counter: $.counter, count: $.count };

/** Grammar rules for positions (219), counters (224) and exchanges. */
export const STATE_RULES: readonly GrammarRule[] = [
  defineEffectRule("{what:Select}を<ウェイクする>", { do: "wake", what: $.what }),
  defineReadOnlyEffectRule("{what:Select}をウェイク状態に<する>", { do: "wake", what: $.what }),
  defineEffectRule("{what:Select}を<レストする>", { do: "rest", what: $.what }),
  defineReadOnlyEffectRule("{what:Select}をレスト状態に<する>", { do: "rest", what: $.what }),
  defineEffectRule("{what:Select}を表向きに<する>", { do: "turnFaceUp", what: $.what }),
  defineEffectRule("{what:Select}を裏向きに<する>", { do: "turnFaceDown", what: $.what }),
  defineRule(
    "{on:Select}に{counter:Counter}カウンターを{count:P個}ずつ<置く>",
    onMany({ do: "putCounters", on: $.on, counter: $.counter, count: $.count }),
  ),
  defineEffectRule("{on:Select}に{counter:Counter}カウンターを{count:P個}<置く>", {
    do: "putCounters",
    on: $.on,
    counter: $.counter,
    count: $.count,
  }),
  defineEffectRule("{on:Select}に{counter:Counter}カウンターを、{count:Q個}<置く>", {
    do: "putCounters",
    on: $.on,
    counter: $.counter,
    count: $.count,
  }),
  defineReadOnlyEffectRule("{on:Select}に(、|){counter:Counter}カウンターを(、|){count:Q個}<置く>", {
    do: "putCounters",
    on: $.on,
    counter: $.counter,
    count: $.count,
  }),
  defineReadOnlyEffectRule("{on:Select}に(、|){counter:Counter}カウンターを{count:Q個}ずつ<置く>", {
    do: "putCounters",
    on: $.on,
    counter: $.counter,
    count: $.count,
  }),
  defineReadOnlyEffectRule("{on:Select}に(、|){counter:Counter}カウンター{count:Q個}を<置く>", {
    do: "putCounters",
    on: $.on,
    counter: $.counter,
    count: $.count,
  }),
  defineReadOnlyEffectRule("{on:Select}に(、|){count:Q個}の{counter:Counter}カウンターを<置く>", {
    do: "putCounters",
    on: $.on,
    counter: $.counter,
    count: $.count,
  }),
  defineReadOnlyEffectRule("{count:Q個}の{counter:Counter}カウンターを(、|){on:Select}に<置く>", {
    do: "putCounters",
    on: $.on,
    counter: $.counter,
    count: $.count,
  }),
  defineReadOnlyEffectRule("{counter:Counter}カウンター(を|){count:Q個}(、|を|){on:Select}に<置く>", {
    do: "putCounters",
    on: $.on,
    counter: $.counter,
    count: $.count,
  }),
  defineEffectRule("{on:Ref}に、合計{divide:Q個}の{counter:Counter}カウンターを割り振って<置く>", {
    do: "putCounters",
    on: $.on,
    counter: $.counter,
    divide: $.divide,
  }),
  defineReadOnlyEffectRule("{on:Ref}に(合計|){divide:Q個}の{counter:Counter}カウンターを割り振って<置く>", {
    do: "putCounters",
    on: $.on,
    counter: $.counter,
    divide: $.divide,
  }),
  defineReadOnlyEffectRule("{on:Ref}に(、|){counter:Counter}カウンターを(合計|){divide:Q個}割り振って<置く>", {
    do: "putCounters",
    on: $.on,
    counter: $.counter,
    divide: $.divide,
  }),
  defineEffectRule("{on:Select}から{counter:CounterSort}を{count:Q個}取り<除く>", {
    do: "removeCounters",
    on: $.on,
    counter: $.counter,
    count: $.count,
  }),
  defineReadOnlyEffectRule("{on:Select}から(、|){counter:Counter}カウンター{count:Q個}を取り<除く>", {
    do: "removeCounters",
    on: $.on,
    counter: $.counter,
    count: $.count,
  }),
  defineEffectRule("{on:Select}から{counter:CounterSort}をすべて取り<除く>", {
    do: "removeCounters",
    on: $.on,
    counter: $.counter,
    count: "all",
  }),
  defineReadOnlyEffectRule("{on:Select}からすべての{counter:Counter}カウンターを取り<除く>", {
    do: "removeCounters",
    on: $.on,
    counter: $.counter,
    count: "all",
  }),
  defineReadOnlyEffectRule("すべての{counter:Counter}カウンターを(、|){on:Select}から取り<除く>", {
    do: "removeCounters",
    on: $.on,
    counter: $.counter,
    count: "all",
  }),
  defineReadOnlyEffectRule("{on:Select}から(、|){count:Q個}の{counter:Counter}カウンターを取り<除く>", {
    do: "removeCounters",
    on: $.on,
    counter: $.counter,
    count: $.count,
  }),
  defineEffectRule("{from:Select}から{counter:CounterSort}を{count:P個}、{to:Select}に<移す>", MOVED),
  defineEffectRule("{from:Select}から{counter:CounterSort}を、{count:Q個}、{to:Select}に<移す>", MOVED),
  defineEffectRule("{from:Select}から{counter:CounterSort}をすべて、{to:Select}に<移す>", { ...MOVED, count: "all" }),
  defineRule(
    "{who?:Topic}合計{amount:Q個}の{counter:Counter}カウンターを、{among:Select}に割り振って<置く>",
    createDoerMeaning({ do: "divide", amount: $.amount, among: $.among, gives: { counter: $.counter } }),
  ),
  defineEffectRule("{one:Select}の支配権と、{other:Select}の支配権を交換<する>", {
    do: "exchangeControl",
    one: $.one,
    other: $.other,
  }),
  defineEffectRule("{on:Ref}から、合計{divide:Q個}の{counter:CounterSort}を割り振って取り<除く>", {
    do: "removeCounters",
    on: $.on,
    counter: $.counter,
    divide: $.divide,
  }),
];
