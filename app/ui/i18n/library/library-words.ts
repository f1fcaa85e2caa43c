import { define } from "../define";

/** The glossary over documents and eras. */
export const libraryWords = define({
  ja: {
    title: "ルールのことば",
    description: "Magicの三つの時代のことばと、MAGMELLで同じ役目のことばを、根拠の項目とともに並べました。",
    lead: "一つのことばが、時代によって別の名で呼ばれます。使われなくなったことばからも、今のことばへ進めます。MAGMELLで同じ役目を持つことばも並べました。",
    caption: "ことば、文書ごとの呼び方、MAGMELLのことば",
    today: "今のことば",
    documents: "文書での呼び方",
    magmell: "MAGMELL",
    none: "なし",
    retired: "今は使わない",
    retiredTitle: "使われなくなったことば",
    retiredLead: "古いカードや裁定で見かけることばと、今のことばです。",
    leadsOn: "「{word}」は、今の「{now}」です。",
    games: {
      title: "MAGMELLとMagic",
      lead: "二つのゲームで同じ役目を持つものと、片方にしかないものです。もう片方のゲームから来た人がつまずくところを添えました。",
      caption: "MAGMELLのことば、Magicのことば、違い",
      differs: "違い",
      mtg: "Magic",
      onMagmell: "Magicでは",
      onMtg: "MAGMELLでは",
      whole: "二つのゲームのことばを並べて見る",
    },
  },
  en: {
    title: "Words of the rules",
    description:
      "Words of Magic in three eras, and those that play the same part in MAGMELL, each with the entry it comes from.",
    lead: "One thing goes by different names in different eras. Retired words lead on to those of today. Beside them stand the words that play the same part in MAGMELL.",
    caption: "Words, their forms in each document, and MAGMELL's",
    today: "Word of today",
    documents: "In the documents",
    magmell: "MAGMELL",
    none: "none",
    retired: "retired",
    retiredTitle: "Retired words",
    retiredLead: "Words of old cards and rulings, with those of today.",
    leadsOn: "“{word}” is called “{now}” today.",
    games: {
      title: "MAGMELL and Magic",
      lead: "What plays the same part in both games, and what only one of them has, with what players of the other one trip over.",
      caption: "Words of MAGMELL, words of Magic, and what differs",
      differs: "What differs",
      mtg: "Magic",
      onMagmell: "In Magic",
      onMtg: "In MAGMELL",
      whole: "Words of both games side by side",
    },
  },
});
