import { useWordsIn } from "#use-words-in";
import { formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { Icon } from "../kit/svg-icon";

type Props = { errors: number; lang: Lang };

/** Renders whether a deck is legal, with icon, text and color. */
export function DeckLegality({ errors, lang }: Props) {
  const legalWord = useWordsIn(lang, "decks.legal");
  const errorWords = useWordsIn(lang, "decks.errors");
  const legal = errors === 0;
  return (
    <span className={`inline-flex items-center gap-1 whitespace-nowrap text-sm ${legal ? "text-green" : "text-red"}`}>
      <Icon name={legal ? "check" : "error"} size={16} />
      {legal ? legalWord : formatPlural(lang, errorWords, errors)}
    </span>
  );
}
