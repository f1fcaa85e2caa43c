import { define } from "../define";

/** The text of an entry that the operator of a site has loaded from a copy of its document. */
export const libraryText = define({
  ja: {
    title: "文書の本文",
    source: "このサイトの運営者が読み込んだ写し。{document}、版{edition}。",
    corrected: "記された日付{stated}は、正しくは{day}。",
    compiler: "編：{name}",
    translator: "訳：{name}",
    note: "運営者より：{note}",
    layers: "表示するもの",
    citations: "出所",
    translations: "訳注",
    examples: "例",
    translatorSays: "訳注",
  },
  en: {
    title: "Text of the document",
    source: "From a copy that this site's operator has loaded: {document}, edition {edition}. It is in Japanese.",
    corrected: "It states {stated}; meant is {day}.",
    compiler: "Compiler: {name}",
    translator: "Translation: {name}",
    note: "The operator says: {note}",
    layers: "Show",
    citations: "Sources",
    translations: "Translator's notes",
    examples: "Examples",
    translatorSays: "Translator's note",
  },
});
