import { define } from "./define";

/**
 * Sentences for every problem of a deck and every fix. `{names}` are card names, `{have}` what there is, `{want}` what the
 * rule asks, `{n}` the difference. `less` and `more` stand where a count may be off in two ways. `{names}` and `{name}` come with the language's brackets.
 */
export const problems = define({
  ja: {
    names: { open: "《", close: "》", join: "", andMore: "ほか{n}種" },
    rule: "ルール{number}",
    colors: { blue: "青", green: "緑", red: "赤", any: "" },
    codes: {
      UNKNOWN_NAME: "{names}という名称のカードは見つかりません。",
      WITHDRAWN: "{names}は取り下げられたカードなので、デッキに入れられません。",
      NOT_A_CARD: "{names}はカードではないので、デッキに入れられません。",
      GRIMOIRE_KIND: "{names}は魔石なので、魔導書に入れられません。",
      GRIMOIRE_COUNT: {
        less: "魔導書は{want}枚ちょうどです。いま{have}枚で、あと{n}枚足りません。",
        more: "魔導書は{want}枚ちょうどです。いま{have}枚で、{n}枚多すぎます。",
      },
      GRIMOIRE_COPIES: "同じ名称のカードは{want}枚までです。{names}が{have}枚あります。",
      STONE_KIND: "{names}は魔石ではないので、魔石デッキに入れられません。",
      STONE_COUNT: {
        less: "魔石デッキは{want}枚ちょうどです。いま{have}枚で、あと{n}枚足りません。",
        more: "魔石デッキは{want}枚ちょうどです。いま{have}枚で、{n}枚多すぎます。",
      },
      COLOR_UNSUPPLIED: "{color}の魔石が要るカードがありますが、{color}の魔石がありません。",
      CATALYST_ABOVE_SUPPLY: {
        color: "{color}の触媒は合わせて{want}ですが、{color}の魔石は{have}枚です。すべては使えません。",
        any: "触媒は合わせて{want}ですが、魔石は{have}枚です。すべては使えません。",
      },
    },
    fixes: {
      add: "{name}を{n}枚加える",
      cut: "{name}を{n}枚減らす",
      remove: "{name}を取り除く",
      moveToGrimoire: "{name}を魔導書へ移す",
      moveToStoneDeck: "{name}を魔石デッキへ移す",
      rename: "{name}にする",
      fill: "必要に合わせてそろえる（{list}）",
      copies: "{name}{n}",
      join: "・",
    },
    none: "このカードの中には、直す手だてがありません。",
  },
  en: {
    names: { open: "“", close: "”", join: ", ", andMore: " and {n} more" },
    rule: "Rule {number}",
    colors: { blue: "blue", green: "green", red: "red", any: "" },
    codes: {
      UNKNOWN_NAME: "No card is named {names}.",
      WITHDRAWN: "{names}: withdrawn, so no deck may have it any more.",
      NOT_A_CARD: "{names}: not a card, so it has no place in a deck.",
      GRIMOIRE_KIND: "{names}: stones do not belong in the grimoire.",
      GRIMOIRE_COUNT: {
        less: "A grimoire has exactly {want} cards. This one has {have}: {n} too few.",
        more: "A grimoire has exactly {want} cards. This one has {have}: {n} too many.",
      },
      GRIMOIRE_COPIES: "At most {want} cards of one name. {names}: {have}.",
      STONE_KIND: "{names}: only stones belong in the stone deck.",
      STONE_COUNT: {
        less: "A stone deck has exactly {want} cards. This one has {have}: {n} too few.",
        more: "A stone deck has exactly {want} cards. This one has {have}: {n} too many.",
      },
      COLOR_UNSUPPLIED: "Some cards need {color} stones, and there are none.",
      CATALYST_ABOVE_SUPPLY: {
        color: "The catalysts add up to {want} {color}, with {have} {color} stones: not every card can be paid for.",
        any: "The catalysts add up to {want}, with {have} stones: not every card can be paid for.",
      },
    },
    fixes: {
      add: "Add {n} {name}",
      cut: "Take out {n} {name}",
      remove: "Remove {name}",
      moveToGrimoire: "Move {name} to the grimoire",
      moveToStoneDeck: "Move {name} to the stone deck",
      rename: "Change to {name}",
      fill: "Fill by need ({list})",
      copies: "{n} {name}",
      join: ", ",
    },
    none: "No card of the catalogue puts this right.",
  },
});
