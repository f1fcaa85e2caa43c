import { define } from "../define";

/**
 * Sentences for every problem of a deck of the second game and every fix. `{name}` is a card in the language's brackets, `{have}`
 * what there is, `{want}` what the rule asks, `{n}` the difference, `{from}` a day. `advice` has other words for what is no error.
 */
export const mtgDeckProblems = define({
  ja: {
    name: "《{name}》",
    codes: {
      MINIMUM: "デッキは{want}枚以上です。いま{have}枚で、あと{n}枚足りません。",
      COPIES: "同じ名前のカードは{want}枚までです。{name}がデッキとサイドボードに{have}枚あります。",
      SIDEBOARD: "サイドボードは{want}枚か、なしです。いま{have}枚です。",
      RESTRICTED: "{name}は制限カードで、1枚までです。{have}枚あります。",
      BANNED: "{name}は禁止カードです。",
      NOT_IN_SETS: "{name}は、このフォーマットで使えるセットにありません。",
      NOT_YET: "{name}は、まだ使えません。{from}から使えます。",
      SETS_UNKNOWN: "{name}がどのセットのカードか、このサイトには分かりません。",
      UNKNOWN_NAME: "{name}という名前のカードは見つかりません。",
      HALF_SPLIT: "{name}は分割カードの半分です。両方の名前で書きます。",
      PORTAL_ONLY: "{name}は、ポータルのセットにしかないので使えません。",
      SILVER: "{name}は、アングルードのカードなので使えません。",
      COLLECTORS: "{name}は、コレクターズ・エディションの印刷しかないので使えません。",
      PROMO: "{name}は、プロモーション・カードとしてしか印刷されていないので使えません。",
      POOL: "{name}は渡されたカードに{want}枚です。{have}枚使っています。",
      ANTE: "{name}はアンティに関わるカードなので、取り除きます。",
    },
    advice: {
      UNKNOWN_NAME: "{name}は、リストにある名前の書き誤りかもしれません。",
      POOL: "渡されたカードが書かれていないので、その中から組まれたかどうかは確かめていません。見出しのPool（プール）に書くと確かめます。",
    },
    fixes: {
      add: "{name}を{n}枚加える",
      cut: "{name}を{n}枚減らす",
      remove: "{name}を{n}枚取り除く",
      removeAll: "{name}を取り除く",
      move: "{name}を{n}枚、{zone}へ移す",
      rename: "{name}にする",
      fill: "基本地形でそろえる",
    },
    zones: { main: "デッキ", sideboard: "サイドボード", pool: "渡されたカード" },
  },
  en: {
    name: "“{name}”",
    codes: {
      MINIMUM: "A deck has at least {want} cards. This one has {have}: {n} too few.",
      COPIES: "At most {want} cards of one name. {name}: {have} in deck and sideboard.",
      SIDEBOARD: "A sideboard has {want} cards, or there is none. This one has {have}.",
      RESTRICTED: "{name} is restricted to one copy. There are {have}.",
      BANNED: "{name} is banned.",
      NOT_IN_SETS: "{name} is in no set that this format allows.",
      NOT_YET: "{name} may not be used yet, only from {from} on.",
      SETS_UNKNOWN: "This site does not know which sets print {name}.",
      UNKNOWN_NAME: "No card is named {name}.",
      HALF_SPLIT: "{name} is half of a split card, which is written with both names.",
      PORTAL_ONLY: "{name} is only in Portal sets, which may not be used.",
      SILVER: "{name} is an Unglued card, which may not be used.",
      COLLECTORS: "{name} is only printed in collectors’ editions, which may not be used.",
      PROMO: "{name} is only printed as a promotional card, which may not be used.",
      POOL: "{name}: the pool holds {want}, and {have} are used.",
      ANTE: "{name} concerns ante and is taken out.",
    },
    advice: {
      UNKNOWN_NAME: "{name} may be a slip of a name that the lists know.",
      POOL: "No pool is told, so whether the deck was made from it is not checked. Write it under the heading Pool.",
    },
    fixes: {
      add: "Add {n} {name}",
      cut: "Take out {n} {name}",
      remove: "Remove {n} {name}",
      removeAll: "Remove {name}",
      move: "Move {n} {name} to {zone}",
      rename: "Make it {name}",
      fill: "Fill with basic lands",
    },
    zones: { main: "the deck", sideboard: "the sideboard", pool: "the pool" },
  },
});
