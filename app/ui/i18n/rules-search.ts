import { define } from "./define";

/** Finding a rule by its number or by words of it. */
export const rulesSearch = define({
  ja: {
    label: "ルールを探す",
    hint: "705.4.3、裁定7、P.7.1、ことば",
    submit: "探す",
    title: "「{typed}」のルール",
    found: { one: "{n}件", other: "{n}件" },
    none: "「{typed}」に当てはまるルールはありません。",
    advice: "ことばを減らすか、別のことばで探してください。カードのテキストはカードの検索で探せます。",
    cards: "カードで探す",
    all: "すべてのルールと裁定",
  },
  en: {
    label: "Find a rule",
    hint: "705.4.3, ruling 7, P.7.1, words",
    submit: "Find",
    title: "Rules for “{typed}”",
    found: { one: "{n} found", other: "{n} found" },
    none: "No rule matches “{typed}”.",
    advice: "Try fewer words, or others. Texts of cards are found by the search for cards.",
    cards: "Search cards for it",
    all: "All rules and rulings",
  },
});
