import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang, localizePath } from "@/app/i18n/lang";
import type { StarterDeck } from "@/lib/magmell/starters/types";
import { DeckColors } from "./deck-colors";

type Props = { decks: readonly StarterDeck[]; lang: Lang };

/**
 * Renders links to starter decks by name. Each opens as a copy in the deck editor. Renders nothing if there are none.
 */
export function StarterLinks({ decks, lang }: Props) {
  const open = decks.filter(({ code }) => code !== null);
  if (open.length === 0) return null;
  return (
    <div className="border-line border-t pt-3">
      <h3 className="text-base">{getDictionary(lang).decks.starters.begin}</h3>
      <ul>
        {open.map((deck) => (
          <li key={deck.id}>
            <a
              href={localizePath(lang, `/decks/new?copy=${deck.id}`)}
              rel="nofollow"
              className="link inline-flex min-h-11 items-center gap-2"
            >
              <DeckColors colors={deck.colors} lang={lang} size={16} />
              {deck.name[getTextLang(lang)]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
