import type { GrammarRow } from "../../grammar/grammar";
import type { Meaning } from "../../grammar/pattern";
import { $, data, reading, row } from "../meanings";
import { effectReading, effectRow, withDoer } from "./effect-row";

/** Damage and its removal (221), and two that fight. */
export const DAMAGE_ROWS: readonly GrammarRow[] = [
  row(
    "{who?:Topic}合計{amount:Q点}のダメージを、{among:Select}に割り振って<与える>",
    withDoer({ do: "divide", amount: $.amount, among: $.among, gives: "damage" }),
  ),
  effectRow("両方のプレイヤーのライフを交換<する>", { do: "exchangeLife" }),
  effectRow("{to:Select}に{amount:P点}のダメージを<与える>", { do: "damage", to: $.to, amount: $.amount }),
  effectRow("{to:Select}に、{amount:Q点}のダメージを<与える>", { do: "damage", to: $.to, amount: $.amount }),
  effectRow("{by:Ref}は{to:Select}に{amount:P点}のダメージを<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
    by: $.by,
  }),
  effectRow("{by:Ref}は{to:Select}に、{amount:Q点}のダメージを<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
    by: $.by,
  }),
  effectReading("{to:Select}に{amount:Q点}のダメージを<与える>", { do: "damage", to: $.to, amount: $.amount }),
  effectReading("{by:Ref}は、{to:Select}に(、|){amount:Q点}のダメージを<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
    by: $.by,
  }),
  effectReading("{by:Ref}が{to:Select}に(、|){amount:Q点}のダメージを<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
    by: $.by,
  }),
  effectReading("{to:Select}に(、|)それぞれ{amount:Q点}のダメージを<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
  }),
  effectReading("{to:Select}に(、|){amount:Q点}(ずつ|ずつの|)ダメージを<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
  }),
  effectReading("{to:Select}に(、|){amount:Number}ダメージを<与える>", { do: "damage", to: $.to, amount: $.amount }),
  effectReading("{amount:Q点}のダメージを(、|){to:Select}に<与える>", { do: "damage", to: $.to, amount: $.amount }),
  effectReading("{by:Ref}は(、|){amount:Q点}のダメージを(、|){to:Select}に<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
    by: $.by,
  }),
  effectReading("{to:Select}に(、|)ダメージを{amount:Q点}<与える>", { do: "damage", to: $.to, amount: $.amount }),
  effectReading("{to:Select}は(、|){amount:Q点}のダメージを<受ける>", { do: "damage", to: $.to, amount: $.amount }),
  effectRow("{to:Ref}に、合計{divide:Q点}のダメージを割り振って<与える>", { do: "damage", to: $.to, divide: $.divide }),
  effectReading("{to:Ref}に(、|)(合計|){divide:Q点}のダメージを(好きなように|)割り振って<与える>", {
    do: "damage",
    to: $.to,
    divide: $.divide,
  }),
  row("それらは互いに、自身のAPに等しい点数のダメージを<与える>", fight()),
  effectRow("{from:Select}から{amount:Q点}のダメージを取り<除く>", {
    do: "removeDamage",
    from: $.from,
    amount: $.amount,
  }),
  effectRow("{from:Select}からすべてのダメージを取り<除く>", { do: "removeDamage", from: $.from }),
  effectReading("{from:Select}からダメージを{amount:Q点}取り<除く>", {
    do: "removeDamage",
    from: $.from,
    amount: $.amount,
  }),
  effectReading("{from:Select}からダメージをすべて取り<除く>", { do: "removeDamage", from: $.from }),
];

/** Two targets that deal damage to each other. */
function fight(): Meaning {
  const blow = (by: number, to: number) => ({
    do: "damage",
    to: { target: to },
    by: { target: by },
    amount: { stat: "ap", of: { target: by } },
  });
  return data([blow(0, 1), blow(1, 0)]);
}

/** Life that is recovered, lost or set (220, 234). */
export const LIFE_ROWS: readonly GrammarRow[] = [
  row("{who?:Topic}ライフを{amount:P点}<回復する>", withDoer({ do: "gainLife", amount: $.amount })),
  row("{who?:Topic}ライフを、{amount:Q点}<回復する>", withDoer({ do: "gainLife", amount: $.amount })),
  reading("{who?:Topic}ライフを{amount:Q点}<回復する>", withDoer({ do: "gainLife", amount: $.amount })),
  row("{who?:Topic}ライフを{amount:P点}<失う>", withDoer({ do: "loseLife", amount: $.amount })),
  row("{who?:Topic}ライフを、{amount:Q点}<失う>", withDoer({ do: "loseLife", amount: $.amount })),
  reading("{who?:Topic}ライフを{amount:Q点}<失う>", withDoer({ do: "loseLife", amount: $.amount })),
  reading("{who?:Topic}ライフを{amount:Number}<回復する>", withDoer({ do: "gainLife", amount: $.amount })),
  reading("{who?:Topic}ライフを{amount:Number}<失う>", withDoer({ do: "loseLife", amount: $.amount })),
  reading("{who?:Topic}{amount:Q点}のライフを<回復する>", withDoer({ do: "gainLife", amount: $.amount })),
  reading("{who?:Topic}{amount:Q点}のライフを<失う>", withDoer({ do: "loseLife", amount: $.amount })),
  effectRow("{who:Player}のライフは{amount:Amount}に<なる>", { do: "setLife", who: $.who, amount: $.amount }),
  effectReading("{who:Player}のライフは{amount:Q点}に<なる>", { do: "setLife", who: $.who, amount: $.amount }),
];
