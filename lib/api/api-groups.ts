import type { BilingualText } from "@/lib/magmell/catalogue/model/types";

type GroupRow = { readonly title: BilingualText; readonly about: BilingualText };

/** The groups of routes in the documentation and in OpenAPI, in display order. */
export const API_GROUPS = {
  cards: {
    title: { ja: "カード", en: "Cards" },
    about: {
      ja: "カードの検索、取得、名前の一覧など。検索式はカード検索のページと同じです。",
      en: "Search and look up cards. Queries use the same syntax as the card search page.",
    },
  },
  sets: {
    title: { ja: "セット", en: "Sets" },
    about: {
      ja: "商品と、その収録カードです。",
      en: "Products and the cards printed in them.",
    },
  },
  rulings: {
    title: { ja: "裁定", en: "Rulings" },
    about: {
      ja: "このサイトの裁定と公式の裁定です。",
      en: "Rulings on cards, by this site and by the publisher.",
    },
  },
  rules: {
    title: { ja: "ルール", en: "Rules" },
    about: {
      ja: "MAGMELLの総合ルール、両方のゲームのルール文書、このサイトの裁定です。文はすべて当サイトによる要約です。",
      en: "The MAGMELL comprehensive rules, the rules documents of both games and this site's rulings, all summarized in our own words.",
    },
  },
  decks: {
    title: { ja: "デッキ", en: "Decks" },
    about: {
      ja: "公開デッキの検索、デッキコードの解読、デッキの検証。デッキエディターと同じエンジンで判定します。",
      en: "Find public decks, decode deck codes, and check decks with the same engine as the deck editor.",
    },
  },
  mtg: {
    title: { ja: "Magic", en: "Magic" },
    about: {
      ja: "3つの時代のルールでの状況起因処理、フォーマット、デッキの検証。カードのテキストは扱いません。",
      en: "State-based effects by the rules of three eras, formats, and deck checks. Card texts are not interpreted.",
    },
  },
  bulk: {
    title: { ja: "一括ファイル", en: "Bulk files" },
    about: {
      ja: "カタログ全体のファイルです。内容が変わると名前も変わり、同じ名前の内容は変わりません。1行に1件なので、1行ずつ読み込めます。",
      en: "Files with the whole catalog. New content gets a new file name, so a file never changes. Each entry is on its own line, so files can be read line by line.",
    },
  },
  changes: {
    title: { ja: "更新情報", en: "Change feed" },
    about: {
      ja: "カードデータが公開されるたびに1件増えます。フィードリーダーでも購読できます。",
      en: "One entry for each publication of the catalog, also available as an Atom feed.",
    },
  },
  service: {
    title: { ja: "APIの情報", en: "API information" },
    about: {
      ja: "APIの起点となるエンドポイントとOpenAPIです。",
      en: "The API root, and the description of the API in the OpenAPI format.",
    },
  },
} as const satisfies Record<string, GroupRow>;

export type ApiGroup = keyof typeof API_GROUPS;
export const API_GROUP_NAMES = Object.keys(API_GROUPS) as ApiGroup[];
