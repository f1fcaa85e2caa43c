import type { Row } from "../../grammar/grammar";
import type { Meaning } from "../../grammar/pattern";
import { $, data, reading, row } from "../meanings";
import { act, also, done } from "./instruction";

/** Damage and its removal (221), and two that fight. */
export const DAMAGE: readonly Row[] = [
  done("{to:Select}に{amount:P点}のダメージを<与える>", { do: "damage", to: $.to, amount: $.amount }),
  done("{to:Select}に、{amount:Q点}のダメージを<与える>", { do: "damage", to: $.to, amount: $.amount }),
  done("{by:Ref}は{to:Select}に{amount:P点}のダメージを<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
    by: $.by,
  }),
  done("{by:Ref}は{to:Select}に、{amount:Q点}のダメージを<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
    by: $.by,
  }),
  also("{to:Select}に{amount:Q点}のダメージを<与える>", { do: "damage", to: $.to, amount: $.amount }),
  also("{by:Ref}は、{to:Select}に(、|){amount:Q点}のダメージを<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
    by: $.by,
  }),
  also("{by:Ref}が{to:Select}に(、|){amount:Q点}のダメージを<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
    by: $.by,
  }),
  also("{to:Select}に(、|)それぞれ{amount:Q点}のダメージを<与える>", { do: "damage", to: $.to, amount: $.amount }),
  also("{to:Select}に(、|){amount:Q点}(ずつ|ずつの|)ダメージを<与える>", { do: "damage", to: $.to, amount: $.amount }),
  also("{to:Select}に(、|){amount:Number}ダメージを<与える>", { do: "damage", to: $.to, amount: $.amount }),
  also("{amount:Q点}のダメージを(、|){to:Select}に<与える>", { do: "damage", to: $.to, amount: $.amount }),
  also("{by:Ref}は(、|){amount:Q点}のダメージを(、|){to:Select}に<与える>", {
    do: "damage",
    to: $.to,
    amount: $.amount,
    by: $.by,
  }),
  also("{to:Select}に(、|)ダメージを{amount:Q点}<与える>", { do: "damage", to: $.to, amount: $.amount }),
  also("{to:Select}は(、|){amount:Q点}のダメージを<受ける>", { do: "damage", to: $.to, amount: $.amount }),
  done("{to:Ref}に、合計{divide:Q点}のダメージを割り振って<与える>", { do: "damage", to: $.to, divide: $.divide }),
  also("{to:Ref}に(、|)(合計|){divide:Q点}のダメージを(好きなように|)割り振って<与える>", {
    do: "damage",
    to: $.to,
    divide: $.divide,
  }),
  row("それらは互いに、自身のAPに等しい点数のダメージを<与える>", fight()),
  done("{from:Select}から{amount:Q点}のダメージを取り<除く>", { do: "removeDamage", from: $.from, amount: $.amount }),
  done("{from:Select}からすべてのダメージを取り<除く>", { do: "removeDamage", from: $.from }),
  also("{from:Select}からダメージを{amount:Q点}取り<除く>", { do: "removeDamage", from: $.from, amount: $.amount }),
  also("{from:Select}からダメージをすべて取り<除く>", { do: "removeDamage", from: $.from }),
];

/** Two that deal damage to each other. */
function fight(): Meaning {
  const blow = (by: number, to: number) => ({
    ...{ do: "damage", to: { target: to }, by: { target: by }, amount: { stat: "ap", of: { target: by } } },
  });
  return data([blow(0, 1), blow(1, 0)]);
}

/** Life that is recovered, lost or set (220, 234). */
export const LIFE: readonly Row[] = [
  row("{who?:Topic}ライフを{amount:P点}<回復する>", act({ do: "gainLife", amount: $.amount })),
  row("{who?:Topic}ライフを、{amount:Q点}<回復する>", act({ do: "gainLife", amount: $.amount })),
  reading("{who?:Topic}ライフを{amount:Q点}<回復する>", act({ do: "gainLife", amount: $.amount })),
  row("{who?:Topic}ライフを{amount:P点}<失う>", act({ do: "loseLife", amount: $.amount })),
  row("{who?:Topic}ライフを、{amount:Q点}<失う>", act({ do: "loseLife", amount: $.amount })),
  reading("{who?:Topic}ライフを{amount:Q点}<失う>", act({ do: "loseLife", amount: $.amount })),
  reading("{who?:Topic}ライフを{amount:Number}<回復する>", act({ do: "gainLife", amount: $.amount })),
  reading("{who?:Topic}ライフを{amount:Number}<失う>", act({ do: "loseLife", amount: $.amount })),
  reading("{who?:Topic}{amount:Q点}のライフを<回復する>", act({ do: "gainLife", amount: $.amount })),
  reading("{who?:Topic}{amount:Q点}のライフを<失う>", act({ do: "loseLife", amount: $.amount })),
  done("{who:Player}のライフは{amount:Amount}に<なる>", { do: "setLife", who: $.who, amount: $.amount }),
  also("{who:Player}のライフは{amount:Q点}に<なる>", { do: "setLife", who: $.who, amount: $.amount }),
];
