import { define } from "../define";

/** The page with our rulings on the rules of Magic. */
export const mtgRulings = define({
  ja: {
    title: "Magicについての裁定",
    description: "Magicのルールの資料が黙っているところや食い違うところを、このサイトがどう読むか。",
    lead: "資料に書かれていないことや、資料どうしが食い違うことを、このサイトではこう読みます。公式の裁定ではありません。番号は変わりません。",
    concerns: "関わる項目",
  },
  en: {
    title: "Rulings on Magic",
    description: "How this site reads the documents on Magic where they are silent or disagree.",
    lead: "How this site reads what the documents leave open, and what they say in two ways. These rulings are not official. Their numbers never change.",
    concerns: "Entries",
  },
});
