import type { GrammarRule } from "../../grammar/grammar";
import type { PhraseMeaning } from "../../grammar/pattern";
import { $, createDataMeaning, defineReadOnlyRule, defineRule } from "../meanings";
import { createDoerMeaning, defineEffectRule, defineReadOnlyEffectRule } from "./effect-rule";

/** Grammar rules for damage and its removal (221), and for two units that fight. */
export const DAMAGE_RULES: readonly GrammarRule[] = [
  defineRule(
    "{who?:Topic}合計{amount:Q点}のダメージを、{among:Select}に割り振って<与える>",
    createDoerMeaning({ do: "divide", amount: $.amount, among: $.among, gives: "damage" }),
  ),
  defineEffectRule("両方のプレイヤーのライフを交換<する>", { do: "exchangeLife" }),
  defineEffectRule("{to:Select}に{amount:P点}のダメージを<与える>", { do: "damage", to: $.to, amount: $.amount }),
  defineEffectRule("{to:Select}に、{amount:Q点}のダメージを<与える>", { do: "damage", to: $.to, amount: $.amount }),
  defineEffectRule("{by:Ref}は{to:Select}に{amount:P点}のダメージを<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
    by: $.by,
  }),
  defineEffectRule("{by:Ref}は{to:Select}に、{amount:Q点}のダメージを<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
    by: $.by,
  }),
  defineReadOnlyEffectRule("{to:Select}に{amount:Q点}のダメージを<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
  }),
  defineReadOnlyEffectRule("{by:Ref}は、{to:Select}に(、|){amount:Q点}のダメージを<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
    by: $.by,
  }),
  defineReadOnlyEffectRule("{by:Ref}が{to:Select}に(、|){amount:Q点}のダメージを<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
    by: $.by,
  }),
  defineReadOnlyEffectRule("{to:Select}に(、|){amount:Q点}(ずつ|ずつの|)ダメージを<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
  }),
  defineReadOnlyEffectRule("{to:Select}に(、|){amount:Number}ダメージを<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
  }),
  defineReadOnlyEffectRule("{amount:Q点}のダメージを(、|){to:Select}に<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
  }),
  defineReadOnlyEffectRule("{by:Ref}は(、|){amount:Q点}のダメージを(、|){to:Select}に<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
    by: $.by,
  }),
  defineReadOnlyEffectRule("{to:Select}に(、|)ダメージを{amount:Q点}<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
  }),
  defineReadOnlyEffectRule("{to:Select}は(、|){amount:Q点}のダメージを<受ける>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
  }),
  defineEffectRule("{to:Ref}に、合計{divide:Q点}のダメージを割り振って<与える>", {
    do: "damage",
    to: $.to,
    divide: $.divide,
  }),
  defineReadOnlyEffectRule("{to:Ref}に(、|)(合計|){divide:Q点}のダメージを(好きなように|)割り振って<与える>", {
    do: "damage",
    to: $.to,
    divide: $.divide,
  }),
  defineRule("それらは互いに、自身のAPに等しい点数のダメージを<与える>", fight()),
  defineEffectRule("{from:Select}から{amount:Q点}のダメージを取り<除く>", {
    do: "removeDamage",
    from: $.from,
    amount: $.amount,
  }),
  defineEffectRule("{from:Select}からすべてのダメージを取り<除く>", { do: "removeDamage", from: $.from }),
  defineReadOnlyEffectRule("{from:Select}からダメージを{amount:Q点}取り<除く>", {
    do: "removeDamage",
    from: $.from,
    amount: $.amount,
  }),
  defineReadOnlyEffectRule("{from:Select}からダメージをすべて取り<除く>", { do: "removeDamage", from: $.from }),
];

/** Two targets that deal damage to each other. */
function fight(): PhraseMeaning {
  const blow = (by: number, to: number) => ({
    do: "damage",
    to: { target: to },
    by: { target: by },
    amount: { stat: "ap", of: { target: by } },
  });
  return createDataMeaning([blow(0, 1), blow(1, 0)]);
}

/** Grammar rules for recovering, losing and setting life (220, 234). */
export const LIFE_RULES: readonly GrammarRule[] = [
  defineRule("{who?:Topic}ライフを{amount:P点}<回復する>", createDoerMeaning({ do: "gainLife", amount: $.amount })),
  defineRule("{who?:Topic}ライフを、{amount:Q点}<回復する>", createDoerMeaning({ do: "gainLife", amount: $.amount })),
  defineReadOnlyRule(
    "{who?:Topic}ライフを{amount:Q点}<回復する>",
    createDoerMeaning({ do: "gainLife", amount: $.amount }),
  ),
  defineRule("{who?:Topic}ライフを{amount:P点}<失う>", createDoerMeaning({ do: "loseLife", amount: $.amount })),
  defineRule("{who?:Topic}ライフを、{amount:Q点}<失う>", createDoerMeaning({ do: "loseLife", amount: $.amount })),
  defineReadOnlyRule("{who?:Topic}ライフを{amount:Q点}<失う>", createDoerMeaning({ do: "loseLife", amount: $.amount })),
  defineReadOnlyRule(
    "{who?:Topic}ライフを{amount:Number}<回復する>",
    createDoerMeaning({ do: "gainLife", amount: $.amount }),
  ),
  defineReadOnlyRule(
    "{who?:Topic}ライフを{amount:Number}<失う>",
    createDoerMeaning({ do: "loseLife", amount: $.amount }),
  ),
  defineReadOnlyRule(
    "{who?:Topic}{amount:Q点}のライフを<回復する>",
    createDoerMeaning({ do: "gainLife", amount: $.amount }),
  ),
  defineReadOnlyRule(
    "{who?:Topic}{amount:Q点}のライフを<失う>",
    createDoerMeaning({ do: "loseLife", amount: $.amount }),
  ),
  defineEffectRule("{who:Player}のライフは{amount:Amount}に<なる>", { do: "setLife", who: $.who, amount: $.amount }),
  defineReadOnlyEffectRule("{who:Player}のライフは{amount:Q点}に<なる>", {
    do: "setLife",
    who: $.who,
    amount: $.amount,
  }),
];
