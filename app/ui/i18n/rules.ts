import { define } from "./define";

/** The page on which rules and rulings are read. Their sentences themselves are in the rulebook of the engine. */
export const rules = define({
  ja: {
    title: "ルールと裁定",
    description:
      "MAGMELL 総合ルール 1.01の全項目を番号順に一文ずつまとめたものと、書かれていないことについての当サイトの裁定。",
    summaries:
      "「MAGMELL 総合ルール 1.01」の{count}の番号すべてを、一つずつ私たちの言葉でまとめました。総合ルールの本文ではないので、食い違うときは本文に従ってください。",
    official: "公式の情報は、総合ルールが挙げる http://magmell.jp で確かめられます（205.3）。",
    silence:
      "総合ルールに書かれていないことや、読み方の分かれることは、このサイトの裁定で補っています。公式の裁定ではありません。",
    contents: "目次",
    chapter: "第{n}章",
    sections: "{chapter}の項目",
    range: "{from}～{to}",
    rulings: "裁定",
    rulingsCount: "{n}件",
    rulingsLead: "総合ルールが答えていない問いに、このサイトではこう答えます。番号は変わりません。",
    ruling: "裁定{n}",
    concerns: "関わるルール",
  },
  en: {
    title: "Rules and rulings",
    description:
      "Every number of the MAGMELL comprehensive rules 1.01 in a sentence of our own, and our rulings where they are silent.",
    summaries:
      "All {count} numbers of the MAGMELL comprehensive rules 1.01, each in a sentence of our own. This is not their text; where the two differ, their text is right.",
    official: "For official information the rules name http://magmell.jp (205.3).",
    silence:
      "What the rules leave out, or can be read in two ways, is settled by rulings of this site. They are not official.",
    contents: "Contents",
    chapter: "Chapter {n}",
    sections: "Sections of {chapter}",
    range: "{from}–{to}",
    rulings: "Rulings",
    rulingsCount: "{n}",
    rulingsLead: "How this site answers questions that the comprehensive rules leave open. The numbers never change.",
    ruling: "Ruling {n}",
    concerns: "Rules concerned",
  },
});
