import type { GrammarRule } from "../../grammar/grammar";
import type { PhraseMeaning } from "../../grammar/pattern";
import type { SyntaxEffect } from "../../syntax-tree";
import { $, defineReadOnlyRule, defineRule } from "../meanings";
import { createDoerMeaning, createEffectMeaning, defineEffectRule, defineReadOnlyEffectRule } from "./effect-rule";

/** Grammar rules for searching (230), looking, showing, ordering and shuffling. */
export const PILE_RULES: readonly GrammarRule[] = [
  ...searches("を{count:Q枚}", defineRule),
  ...searches("{count:Q枚}を", defineReadOnlyRule),
  ...searches("を{count:Q枚}まで", defineReadOnlyRule),
  ...searches("{count:Q枚}までを", defineReadOnlyRule),
  defineRule("{who?:Topic}{what:Select}を<見る>", createDoerMeaning({ do: "look", what: $.what })),
  defineEffectRule("{what:Select}を<公開する>", { do: "reveal", what: $.what }),
  defineReadOnlyEffectRule("{what:Select}を相手に見<せる>", { do: "reveal", what: $.what }),
  defineRule(
    "{who?:Topic}{where:CardThing}が公開されるまで、{zone:Deck}の一番上からカードを1枚ずつ<公開する>",
    createDoerMeaning({ do: "revealUntil", where: $.where, zone: $.zone }),
  ),
  defineRule(
    "{who?:Topic}{what:Select}を好きな順番で魔導書の{position:End}に<置く>",
    createDoerMeaning({ do: "arrange", what: $.what, position: $.position }),
  ),
  defineReadOnlyRule(
    "{who?:Topic}{what:Select}を好きな(順番|順)で(|魔導書の|あなたの魔導書の|相手の魔導書の|契約者の魔導書の|魔石デッキの|元の場所の){position:End}に<置く>",
    createDoerMeaning({ do: "arrange", what: $.what, position: $.position }),
  ),
  defineEffectRule("{who:Player}の{zone:Deck}を無作為化<する>", { do: "shuffle", who: $.who, zone: $.zone }),
  defineReadOnlyRule("{zone:Deck}を無作為化<する>", createEffectMeaning({ do: "shuffle", who: "you", zone: $.zone })),
];

/** Searching a pile, whole or from the top, with or without shuffling afterwards (230). */
function searches(what: string, make: typeof defineRule): readonly GrammarRule[] {
  const tops = [
    ["", {}],
    ["の一番上から{top:Q枚}の中", { top: $.top }],
  ] as const;
  const ends = [
    ["", {}],
    ["無作為化せずに", { shuffle: false }],
  ] as const;
  return tops.flatMap(([top, topPart]) =>
    ends.flatMap(([how, end]) => {
      const base = { do: "search", whose: $.whose, zone: $.zone, count: $.count, ...topPart, ...end };
      return [
        make(`{who?:Topic}{whose:Player}の{zone:Deck}${top}からカード${what}${how}<探す>`, search(base)),
        make(
          `{who?:Topic}{whose:Player}の{zone:Deck}${top}から{where:CardThing}${what}${how}<探す>`,
          search({ ...base, where: $.where }),
        ),
      ];
    }),
  );
}

/** A pile is named by its player; the model leaves that out where it is who searches. */
function search(pattern: object): PhraseMeaning {
  const { make, take } = createDoerMeaning({ ...pattern, store: $.store });
  return {
    make: (slots) => make(slots),
    take: ([effect, ...more]: readonly SyntaxEffect[]) => {
      if (effect === undefined || more.length > 0 || effect.do !== "search") return undefined;
      const slots = take([effect] as never);
      if (slots === undefined) return undefined;
      const { store: _, ...rest } = slots;
      return rest;
    },
  };
}
