import type { Dictionary, Lang } from "../i18n";
import { sayCount } from "../i18n/define";
import { Glyph } from "../kit/glyph";

type Props = { errors: number; lang: Lang; words: Pick<Dictionary["decks"], "legal" | "errors"> };

/** Whether a deck may be played: by a sign, words and color. */
export function DeckState({ errors, lang, words }: Props) {
  const legal = errors === 0;
  return (
    <span className={`inline-flex items-center gap-1 whitespace-nowrap text-sm ${legal ? "text-green" : "text-red"}`}>
      <Glyph name={legal ? "check" : "error"} size={16} />
      {legal ? words.legal : sayCount(lang, words.errors, errors)}
    </span>
  );
}
