import type { BilingualText } from "@/lib/magmell/catalogue/model/types";

type GroupRow = { readonly title: BilingualText; readonly about: BilingualText };

/** The groups of routes in the documentation and in OpenAPI, in their order. */
export const API_GROUPS = {
  cards: {
    title: { ja: "カード", en: "Cards" },
    about: {
      ja: "検索式は、カード検索のページと同じです。",
      en: "Queries use the same language as the card search.",
    },
  },
  sets: {
    title: { ja: "セット", en: "Sets" },
    about: {
      ja: "商品と、その収録カードです。",
      en: "Products and their printings.",
    },
  },
  rulings: {
    title: { ja: "裁定", en: "Rulings" },
    about: {
      ja: "このサイトの裁定と公式の裁定です。",
      en: "Rulings by this site and by the publisher.",
    },
  },
  rules: {
    title: { ja: "ルール", en: "Rules" },
    about: {
      ja: "総合ルールの各項目と、このサイトの裁定です。文はすべて当サイトによる要約です。",
      en: "The entries of the comprehensive rules and this site's rulings, all summarized in our own words.",
    },
  },
  decks: {
    title: { ja: "デッキ", en: "Decks" },
    about: {
      ja: "デッキエディターと同じエンジンで判定します。",
      en: "Uses the same engine as the deck editor.",
    },
  },
  mtg: {
    title: { ja: "Magic", en: "Magic" },
    about: {
      ja: "3つの時代のルールを、専用のエンジンで判定します。カードのテキストは扱いません。",
      en: "The rules of three eras, run by a separate engine. Card texts are not included.",
    },
  },
  bulk: {
    title: { ja: "一括ファイル", en: "Bulk files" },
    about: {
      ja: "ファイルの内容が変わると名前も変わり、同じ名前の内容は変わりません。1行に1件なので、1行ずつ読み込めます。",
      en: "A file name always refers to the same content; new content gets a new name. Files have one entry per line, so they can be streamed.",
    },
  },
  changes: {
    title: { ja: "更新情報", en: "Change feed" },
    about: {
      ja: "カードデータが公開されるたびに1件増えます。フィードリーダーでも購読できます。",
      en: "One entry per publication of the catalog. Also available as a feed.",
    },
  },
  service: {
    title: { ja: "APIの情報", en: "API information" },
    about: {
      ja: "APIの起点となるエンドポイントとOpenAPIです。",
      en: "The API root and its OpenAPI description.",
    },
  },
} as const satisfies Record<string, GroupRow>;

export type ApiGroup = keyof typeof API_GROUPS;
export const API_GROUP_NAMES = Object.keys(API_GROUPS) as ApiGroup[];
