import { define } from "../define";

/** The pages of the sources that documents name. */
export const librarySources = define({
  ja: {
    title: "出所",
    description: "ルールの文書が名を挙げる人と文書を、年ごとの数と項目とともに引けます。",
    lead: "第6版の裁定集は、文ごとに、誰がいつ述べたかを記しています。その{count}か所を、人と文書ごとに数えました。",
    caption: "出所と、挙げられた数",
    name: "名前",
    role: "何をした人か、何か",
    count: "数",
    years: "年",
    kinds: { rules: "ルール", person: "人", paper: "文書" },
    byYear: "年ごとの数",
    year: "年",
    undated: "日付なし",
    entries: "挙げている項目",
    sourceDescription: "{name}を出所とする項目を、日付の順に並べました。",
    all: "すべての出所",
  },
  en: {
    title: "Sources",
    description: "People and papers that the rules documents name, with numbers by year and entries.",
    lead: "The summary of the sixth edition tells after its sentences who said so, and when. Its {count} citations are counted here by people and papers.",
    caption: "Sources and how often they are named",
    name: "Name",
    role: "What it is",
    count: "Times",
    years: "Years",
    kinds: { rules: "rules", person: "person", paper: "paper" },
    byYear: "By year",
    year: "Year",
    undated: "no date",
    entries: "Entries that name it",
    sourceDescription: "Entries that rest on {name}, in the order of their days.",
    all: "All sources",
  },
});
