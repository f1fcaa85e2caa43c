import { define } from "../define";

/** Searching the public decks. */
export const deckSearch = define({
  ja: {
    label: "公開デッキを探す",
    placeholder: "デッキの名前、または 《青の魔石》 [[種別:マジック]]>=6",
    submit: "探す",
    howTo: "探し方",
    title: "見つかったデッキ",
    count: { one: "{n}個のデッキ", other: "{n}個のデッキ" },
    none: "当てはまる公開デッキはありません",
    noneText: "語はデッキの名前を見ます。カードで探すには、名称を《 》で囲むか、[[ ]]の中に条件を書いてください。",
    all: "すべての公開デッキ",
    onlyNewest: "新しく保存された{n}個のデッキから探しました。",
    next: "次へ",
    previous: "前へ",
    pages: "{page} / {pages}ページ",
  },
  en: {
    label: "Search public decks",
    placeholder: 'Name of a deck, or !"Blue Stone" [[t:magic]]>=6',
    submit: "Search",
    howTo: "How to search",
    title: "Decks found",
    count: { one: "{n} deck", other: "{n} decks" },
    none: "No public deck matches",
    noneText: 'Words look at names of decks. To search by cards, write a name as !"…", or conditions within [[ ]].',
    all: "All public decks",
    onlyNewest: "The {n} decks saved last were searched.",
    next: "Next",
    previous: "Previous",
    pages: "Page {page} of {pages}",
  },
});
