import type { GrammarRow } from "../../grammar/grammar";
import type { Meaning } from "../../grammar/pattern";
import type { SyntaxEffect } from "../../syntax-tree";
import { $, reading, row } from "../meanings";
import { effectData, effectReading, effectRow, withDoer } from "./effect-row";

/** Searching (230), looking, showing, ordering and shuffling. */
export const PILE_ROWS: readonly GrammarRow[] = [
  ...searches("を{count:Q枚}", row),
  ...searches("{count:Q枚}を", reading),
  ...searches("を{count:Q枚}まで", reading),
  ...searches("{count:Q枚}までを", reading),
  row("{who?:Topic}{what:Select}を<見る>", withDoer({ do: "look", what: $.what })),
  effectRow("{what:Select}を<公開する>", { do: "reveal", what: $.what }),
  effectReading("{what:Select}を相手に見<せる>", { do: "reveal", what: $.what }),
  row(
    "{who?:Topic}{where:CardThing}が公開されるまで、{zone:Deck}の一番上からカードを1枚ずつ<公開する>",
    withDoer({ do: "revealUntil", where: $.where, zone: $.zone }),
  ),
  row(
    "{who?:Topic}{what:Select}を好きな順番で魔導書の{position:End}に<置く>",
    withDoer({ do: "arrange", what: $.what, position: $.position }),
  ),
  reading(
    "{who?:Topic}{what:Select}を好きな(順番|順)で(|魔導書の|あなたの魔導書の|相手の魔導書の|契約者の魔導書の|魔石デッキの|元の場所の){position:End}に<置く>",
    withDoer({ do: "arrange", what: $.what, position: $.position }),
  ),
  effectRow("{who:Player}の{zone:Deck}を無作為化<する>", { do: "shuffle", who: $.who, zone: $.zone }),
  reading("{zone:Deck}を無作為化<する>", effectData({ do: "shuffle", who: "you", zone: $.zone })),
];

/** Searching a pile, whole or from the top, with or without shuffling afterwards (230). */
function searches(what: string, make: typeof row): readonly GrammarRow[] {
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
function search(pattern: object): Meaning {
  const { make, take } = withDoer({ ...pattern, store: $.store });
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
