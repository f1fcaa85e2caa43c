import type { BoardCard } from "../board";
import { BoardWriter } from "./board-writer";
import type { BoardLanguage } from "./word-forms";
import { renderKeyword, renderSubtype } from "./write-card";

/** The type line of a card as the language prints it, and its keyword abilities in words. */
export type CardDescription = { readonly types: string; readonly keywords: readonly string[] };

/** Returns the words of a card of a board: what it is, and its keyword abilities. */
export function describeCard(card: BoardCard, language: BoardLanguage): CardDescription {
  const writer = new BoardWriter(language);
  const { subtypes = [], keywords = [] } = card;
  const after = subtypes.map((word) => renderSubtype(word, writer)).join(writer.in("・", " "));
  return {
    types: [typesOf(card, writer), ...(after === "" ? [] : [after])].join(" — "),
    keywords: keywords.map((keyword) => renderKeyword(keyword, writer)),
  };
}

/** Supertypes and types: 「伝説のアーティファクト・クリーチャー」, “Legendary artifact creature”. */
function typesOf({ supertypes = [], types }: BoardCard, writer: BoardWriter): string {
  const kinds = types.map((word) => writer.word(`type:${word}`)).join(writer.in("・", " "));
  const before = supertypes.map((word) => {
    const said = writer.word(`supertype:${word}`);
    return writer.in(word === "world" ? `${said}・` : said, `${said} `);
  });
  const line = `${before.join("")}${kinds}` || writer.word("noType");
  return line.charAt(0).toUpperCase() + line.slice(1);
}
