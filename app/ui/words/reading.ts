import { define } from "./define";

/** What the engine makes of a card text: on the page of a card, and where texts are written. */
export const reading = define({
  ja: {
    mark: "エンジンの読み取り",
    coverage: { full: "すべて読めます", partial: "一部だけ読めます", none: "読めません" },
    explained: {
      full: "ルールエンジンがこのテキストをすべて理解し、一人回しでもそのとおりに処理します。",
      partial: "ルールエンジンが理解するのは一部だけです。残りは、一人回しで手で処理します。",
      none: "ルールエンジンはこのテキストをまだ理解できません。一人回しでは手で処理します。",
    },
    open: "エンジンはこう読みます",
    ability: "{n}つ目の能力",
    sentences: "書かれている文",
    sentence: { full: "読めた", partial: "一部だけ読めた", none: "読めない" },
    unread: "読めない部分",
    nearest: "近い言いかた",
    japanese: "書き戻した日本語",
    english: "英語",
    returns: "読み取った能力を書き戻すと、元のテキストと同じになります。",
    differs: "読み取った能力を書き戻すと、元のテキストと違うものになります。",
    asPrinted: "日本語（書かれているとおり）",
    try: "このテキストを変えて試す",
  },
  en: {
    mark: "Read by the engine",
    coverage: { full: "Read in full", partial: "Read in part", none: "Not read" },
    explained: {
      full: "The rules engine understands the whole text and carries it out in the goldfish.",
      partial: "The rules engine understands a part of the text. The rest is played by hand in the goldfish.",
      none: "The rules engine does not understand this text yet. It is played by hand in the goldfish.",
    },
    open: "As the engine reads it",
    ability: "Ability {n}",
    sentences: "Sentences as written",
    sentence: { full: "Read", partial: "Read in part", none: "Not read" },
    unread: "Not understood",
    nearest: "Nearest phrase",
    japanese: "Written back in Japanese",
    english: "English",
    returns: "Written back, the abilities give the same text again.",
    differs: "Written back, the abilities give another text.",
    asPrinted: "Japanese, as printed",
    try: "Try changing this text",
  },
});
