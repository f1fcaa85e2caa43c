import type { BilingualText } from "@/lib/magmell/catalogue/model/types";

type GroupRow = { readonly title: BilingualText; readonly about: BilingualText };

/** The groups of routes in the documentation and in OpenAPI, in their order. */
export const API_GROUPS = {
  cards: {
    title: { ja: "カード", en: "Cards" },
    about: {
      ja: "検索の言語は、カード検索のページと同じです。",
      en: "The query language is that of the card search.",
    },
  },
  sets: {
    title: { ja: "セット", en: "Sets" },
    about: {
      ja: "商品と、その収録です。",
      en: "Products, and what was printed in them.",
    },
  },
  rulings: {
    title: { ja: "裁定", en: "Rulings" },
    about: {
      ja: "このサイトの裁定と公式の裁定です。",
      en: "Rulings of this site and of the publisher.",
    },
  },
  rules: {
    title: { ja: "ルール", en: "Rules" },
    about: {
      ja: "総合ルールの番号と、このサイトの裁定です。文はどれも私たちの要約です。",
      en: "The numbers of the comprehensive rules and the rulings of this site, all in our own words.",
    },
  },
  decks: {
    title: { ja: "デッキ", en: "Decks" },
    about: {
      ja: "デッキを組むページと同じエンジンが答えます。",
      en: "Answered by the same engine as in the deckbuilder.",
    },
  },
  mtg: {
    title: { ja: "もう一つのゲーム（Magic）", en: "A second game (Magic)" },
    about: {
      ja: "三つの時代のルールを、同じエンジンで確かめます。カードの文章は扱いません。",
      en: "The rules of three eras, played by an engine of their own. Texts of cards are no part of it.",
    },
  },
  bulk: {
    title: { ja: "まとめたファイル", en: "Bulk files" },
    about: {
      ja: "ファイルは中身ごとに名前が違い、いつまでも同じ中身です。一行に一件なので、少しずつ読めます。",
      en: "Another content has another name, so a name always means the same bytes. One entry to a line: read them bit by bit.",
    },
  },
  changes: {
    title: { ja: "変更の知らせ", en: "Change feed" },
    about: {
      ja: "カタログが公開されるたびに一つ増えます。フィードリーダーでも受け取れます。",
      en: "Each publication of the catalogue adds one. Feed readers may subscribe.",
    },
  },
  service: {
    title: { ja: "入り口と説明", en: "Entrance and description" },
    about: {
      ja: "プログラムの出発点です。",
      en: "Where programs begin.",
    },
  },
} as const satisfies Record<string, GroupRow>;

export type ApiGroup = keyof typeof API_GROUPS;
export const API_GROUP_NAMES = Object.keys(API_GROUPS) as ApiGroup[];
