import { define } from "../define";

/** Words of the page where a goldfish begins, and of the deck that is played. */
export const goldfishStart = define({
  ja: {
    title: "一人回し",
    lead: "デッキをひとつ選ぶと、最初の手札が配られます。相手はテーブルで選べます。",
    pasted: {
      title: "貼り付けて始める",
      field: "デッキの一覧、コード、またはリンク",
      hint: "どんな書き方の一覧でもかまいません。登録は要りません。",
      submit: "手札を引く",
      submitRest: "読めた{n}枚で手札を引く",
      reading: "読んでいます。",
      counts: "魔導書 {grimoire}枚・魔石デッキ {stoneDeck}枚",
      link: "保存されたデッキへのリンクです。",
      code: "コードを読めました。",
      nothing: "カードの名前がひとつも見つかりません。",
      tooMany: "カードの種類か枚数が多すぎて、対局に使えません。",
      missing: "リンクのデッキは、ないか、公開されていません。",
      failed: "カードの一覧を読み込めませんでした。つながっているか確かめて、もう一度試してください。",
      retry: "もう一度試す",
    },
    code: {
      label: "デッキコード",
      hint: "共有リンクの /d/ の後に続く文字です。リンクをそのまま貼っても読めます。",
    },
    own: {
      title: "自分のデッキ",
      local: "この端末のデッキ",
      all: "すべて見る",
      unsaved: "保存していない変更があります",
    },
    starters: { title: "スターターデッキ", public: "公開デッキから選ぶ", build: "デッキを組む" },
    play: "{name}で一人回し",
  },
  en: {
    title: "Goldfish",
    lead: "Choose a deck and the first hand is dealt. The opponent is chosen at the table.",
    pasted: {
      title: "Paste a deck",
      field: "Deck list, code or link",
      hint: "A list in any form will do. No account is needed.",
      submit: "Draw a hand",
      submitRest: "Draw from the {n} cards read",
      reading: "Reading.",
      counts: "{grimoire} in the grimoire, {stoneDeck} in the stone deck",
      link: "This is the link of a saved deck.",
      code: "The code was read.",
      nothing: "There is no name of a card in it.",
      tooMany: "There are too many cards for a game.",
      missing: "The linked deck does not exist or is not public.",
      failed: "The cards could not be loaded. Check the connection and try again.",
      retry: "Try again",
    },
    code: {
      label: "Deck code",
      hint: "The signs after /d/ in a shared link. A whole link is read too.",
    },
    own: {
      title: "Your decks",
      local: "Decks on this device",
      all: "See all",
      unsaved: "Has changes that were not saved",
    },
    starters: { title: "Starter decks", public: "Choose a public deck", build: "Build a deck" },
    play: "Goldfish with {name}",
  },
});
