import { define } from "./define";

/** The words for the time in which the database is away: a page that needs it, and the sign-in that is not known. */
export const away = define({
  ja: {
    title: "いまは表示できません",
    text: "データベースにつながりません。戻りしだい、このページも開けます。保存したものもサインインも、そのままです。",
    meanwhile: "つながらない間も、次のページは使えます。",
    cards: "カード",
    sets: "セット",
    build: "デッキを組む",
    goldfish: "一人回し",
    rules: "ルール",
    again: "もう一度試す",
  },
  en: {
    title: "This page cannot be shown now",
    text: "The database cannot be reached. The page opens again as soon as it can. What you saved and your sign-in stay as they are.",
    meanwhile: "These pages work in the meantime.",
    cards: "Cards",
    sets: "Sets",
    build: "Build a deck",
    goldfish: "Goldfish",
    rules: "Rules",
    again: "Try again",
  },
});
