import type { BoardCard } from "../board";
import { BOARD_VOCABULARY, type BoardLanguage, getWrittenForm, renderMarks } from "./vocabulary";

/** The type line of a card in print style, and its keyword abilities in words. */
export type CardDescription = { readonly types: string; readonly keywords: readonly string[] };

/** The separator between a supertype and the type after it in Japanese. */
const AFTER_SUPERTYPE: Readonly<Record<string, string>> = { world: "・", legendary: "の" };

const SUBTYPES = new Map(Object.entries(BOARD_VOCABULARY.subtype));

/** Returns the type line and the keyword abilities of a board's card in words. */
export function describeCard(card: BoardCard, language: BoardLanguage): CardDescription {
  const isJapanese = language === "ja";
  const between = isJapanese ? "・" : " ";
  const { types, supertypes = [], subtypes = [], keywords = [] } = card;
  const before = supertypes.map((word) => {
    const said = getWrittenForm(BOARD_VOCABULARY.supertype[word], language);
    return said + (isJapanese ? (AFTER_SUPERTYPE[word] ?? "") : " ");
  });
  const kinds = types.map((word) => getWrittenForm(BOARD_VOCABULARY.type[word], language)).join(between);
  const line = `${before.join("")}${kinds}` || (isJapanese ? "タイプなし" : "no type");
  const after = subtypes.map((word) => getWrittenForm(SUBTYPES.get(word), language, word));
  const first = line.charAt(0).toUpperCase() + line.slice(1);
  return {
    types: after.length === 0 ? first : `${first} — ${after.join(between)}`,
    keywords: renderMarks({ keywords }, "cards", language),
  };
}
