import type { BoardCard } from "../board";
import { BOARD_VOCABULARY, type BoardLanguage, getWrittenForm } from "./vocabulary";
import { renderMarks } from "./write-marks";

/** The type line of a card as the language prints it, and its keyword abilities in words. */
export type CardDescription = { readonly types: string; readonly keywords: readonly string[] };

/** What stands between a supertype and the type after it in Japanese. */
const AFTER_SUPERTYPE: Readonly<Record<string, string>> = { world: "・", legendary: "の" };

/** Returns the words of a card of a board: what it is, and its keyword abilities. */
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
  const known = BOARD_VOCABULARY.subtype;
  const after = subtypes.map((word) =>
    getWrittenForm(Object.hasOwn(known, word) ? known[word] : undefined, language, word),
  );
  return {
    types: [line.charAt(0).toUpperCase() + line.slice(1), ...(after.length === 0 ? [] : [after.join(between)])].join(
      " — ",
    ),
    keywords: renderMarks({ keywords }, "cards", language),
  };
}
