import type { GrammarRule } from "../../grammar/grammar";
import type { PhraseMeaning } from "../../grammar/pattern";
import type { SyntaxEffect } from "../../syntax-tree";
import { $, defineReadOnlyRule, defineRule } from "../meanings";
import { createDoerMeaning, defineEffectRule, defineReadOnlyEffectRule } from "./effect-rule";

const CHOICE = { do: "choose", chosen: $.from, total: $.total };

/** Grammar rules for choices on resolution (704.3.2.2) and for numbers that are stored. */
export const CHOICE_RULES: readonly GrammarRule[] = [
  defineRule("{who?:Topic}{total?:TotalBound}{from:Chosen}を<選ぶ>", createDoerMeaning({ ...CHOICE })),
  defineRule(
    "{who?:Topic}{total?:TotalBound}{from:Chosen}を無作為に<選ぶ>",
    createDoerMeaning({ ...CHOICE, how: "random" }),
  ),
  defineReadOnlyRule("{who?:Topic}{from:LooseChosen}<選ぶ>", createDoerMeaning({ do: "choose", chosen: $.from })),
  defineRule(
    "{who?:Topic}{total?:TotalBound}{from:Chosen}を選んで<加える>",
    createDoerMeaning({ ...CHOICE, also: true }),
  ),
  defineRule(
    "{who?:Topic}{total?:TotalBound}{from:Chosen}を無作為に選んで<加える>",
    createDoerMeaning({ ...CHOICE, how: "random", also: true }),
  ),
  defineRule(
    "{who?:Topic}{min:Amount}以上{max:Amount}以下の数を1つ<選ぶ>",
    createDoerMeaning({ do: "chooseNumber", min: $.min, max: $.max }),
  ),
  defineReadOnlyRule(
    "{who?:Topic}{min:Amount}から{max:Amount}までの数(を1つ|)(を|)<選ぶ>",
    createDoerMeaning({ do: "chooseNumber", min: $.min, max: $.max }),
  ),
  defineRule("{who?:Topic}色を1つ<選ぶ>", createDoerMeaning({ do: "chooseColor" })),
  defineReadOnlyRule("{who?:Topic}色1つを<選ぶ>", createDoerMeaning({ do: "chooseColor" })),
  defineEffectRule("{amount:Amount}を<記録する>", { do: "remember", amount: $.amount }),
  defineRule("{who?:Topic}カードの名称を1つ<選ぶ>", createDoerMeaning({ do: "chooseName" })),
  defineRule(
    "{who?:Topic}{modes:Ways}のうち1つを選んで<行う>",
    createDoerMeaning({ do: "chooseMode", modes: $.modes }),
  ),
  defineRule(
    "{who?:Topic}{modes:Ways}のうち{choose:Nつ}を選んで<行う>",
    createDoerMeaning({ do: "chooseMode", modes: $.modes, choose: $.choose }),
  ),
  defineRule(
    "{who?:Topic}{modes:Ways}のうち{choose:Nつ}を、同じものを2回以上でも選んで<行う>",
    createDoerMeaning({ do: "chooseMode", modes: $.modes, choose: $.choose, again: true }),
  ),
];

const COPIED = { do: "token", copy: $.copy, count: $.count, under: $.under, rested: $.rested };

/** Grammar rules for uses, control, the end of the game, temporary changes (306.1.1) and tokens (206). */
export const CHANGE_RULES: readonly GrammarRule[] = [
  defineRule("{who?:Topic}{what:Select}を<使用する>", createDoerMeaning({ do: "use", what: $.what, free: false })),
  defineRule(
    "{who?:Topic}{what:Select}を、コストを支払わずに<使用する>",
    createDoerMeaning({ do: "use", what: $.what, free: true }),
  ),
  defineReadOnlyRule(
    "{who?:Topic}{what:Select}をコストを支払わずに<使用する>",
    createDoerMeaning({ do: "use", what: $.what, free: true }),
  ),
  defineEffectRule("{until:Until}、{what:Select}の支配権を<得る>", {
    do: "control",
    what: $.what,
    who: "you",
    until: $.until,
  }),
  defineEffectRule("{until:Until}、{who:Player}は{what:Select}の支配権を<得る>", {
    do: "control",
    what: $.what,
    who: $.who,
    until: $.until,
  }),
  defineRule("{who?:Topic}このターンの後に追加のターンを<行う>", createDoerMeaning({ do: "extraTurn" })),
  defineRule("{who?:Topic}次の{phase:Phase}を<飛ばす>", createDoerMeaning({ do: "skip", phase: $.phase })),
  defineRule("{who?:Topic}ゲームに<勝利する>", createDoerMeaning({ do: "win" })),
  defineRule("{who?:Topic}ゲームに<敗北する>", createDoerMeaning({ do: "lose" })),
  defineEffectRule("{until:Until}、{what:Select}の{changes:ChangesOf.*}", {
    do: "modify",
    what: $.what,
    changes: $.changes,
    until: $.until,
  }),
  defineEffectRule("{until:Until}、{what:PausedSelect}は、{changes:ChangesIs.*}", {
    do: "modify",
    what: $.what,
    changes: $.changes,
    until: $.until,
  }),
  defineEffectRule("{until:Until}、{what:Select}は{changes:ChangesIs.*}", {
    do: "modify",
    what: $.what,
    changes: $.changes,
    until: $.until,
  }),
  defineReadOnlyEffectRule("{what:Select}は(、|){until:Until}(、|){changes:ChangesIs.*}", {
    do: "modify",
    what: $.what,
    changes: $.changes,
    until: $.until,
  }),
  ...pointsUntil(["ap"], "AP"),
  ...pointsUntil(["hp"], "HP"),
  ...pointsUntil(["ap", "hp"], "APとHP"),
  defineReadOnlyEffectRule("{what:Select}の{changes:ChangesOf.*}", {
    do: "modify",
    what: $.what,
    changes: $.changes,
    until: "game",
  }),
  defineReadOnlyEffectRule("{what:Select}は{changes:ChangesIs.*}", {
    do: "modify",
    what: $.what,
    changes: $.changes,
    until: "game",
  }),
  ...["の", "で、「{abilities:QuotedAbilities}」を持つ"].flatMap((text, index) => {
    const what = `名称が{name:Name}{colors?:TokenColors}{ap?:TokenAp}{hp?:TokenHp}${text}ユニット・トークン`;
    const how = "{under?:Under}{rested?:Rested}召喚<する>";
    return [
      defineRule(`${what}{count:P体}を${how}`, token(index === 1)),
      defineRule(`${what}を、{count:Q体}${how}`, token(index === 1)),
      defineReadOnlyRule(`${what}{count:Q体}を${how}`, token(index === 1)),
    ];
  }),
  defineEffectRule(
    "{copy:Select}と同じ情報を持つユニット・トークン{count:P体}を{under?:Under}{rested?:Rested}召喚<する>",
    COPIED,
  ),
  defineEffectRule(
    "{copy:Select}と同じ情報を持つユニット・トークンを、{count:Q体}{under?:Under}{rested?:Rested}召喚<する>",
    COPIED,
  ),
];

/** 「〜のAPは、ターン終了時まで1増加する」 */
function pointsUntil(points: readonly ("ap" | "hp")[], word: string): readonly GrammarRule[] {
  return ([true, false] as const).map((grows) =>
    defineReadOnlyRule(
      `{what:Select}の${word}(は|が)(、|){until:Until}(、|){amount:Q}<${grows ? "増加" : "減少"}する>`,
      {
        make: ({ what, until, amount }) => {
          if (!grows && typeof amount !== "number") return undefined;
          const by = grows ? amount : -(amount as number);
          return [{ do: "modify", what, until, changes: points.map((add) => ({ add, amount: by })) }];
        },
        take: () => undefined,
      },
    ),
  );
}

/** A token is defined by the ability that makes it (206.3): a unit without costs. */
function token(withText: boolean): PhraseMeaning {
  return {
    make: ({ name, colors, ap = null, hp = null, abilities, count, under, rested }) => [
      {
        do: "token",
        token: { name, ...(colors !== undefined && { colors }), ap, hp, abilities: abilities ?? [] },
        count,
        ...(under !== undefined && { under }),
        ...(rested !== undefined && { rested }),
      },
    ],
    take: ([effect, ...more]: readonly SyntaxEffect[]) => {
      if (effect === undefined || more.length > 0 || effect.do !== "token" || !("token" in effect)) return undefined;
      const { name, colors, abilities } = effect.token;
      const [ap, hp] = [effect.token.ap ?? undefined, effect.token.hp ?? undefined];
      if (abilities.length > 0 !== withText) return undefined;
      const { count, under, rested } = effect;
      return { name, colors, ap, hp, count, under, rested, ...(withText && { abilities }) };
    },
  };
}
