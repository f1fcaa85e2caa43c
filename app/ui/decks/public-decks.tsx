import type { DeckSummary } from "@/lib/decks/types";
import { formatDay } from "../i18n/dates";
import type { Dictionary } from "../i18n/dictionary";
import { format } from "../i18n/format";
import { href, type Lang } from "../i18n/lang";
import { DeckState } from "./deck-state";

type Props = { decks: readonly DeckSummary[]; lang: Lang; words: Dictionary["decks"] };

/** Decks that everybody may see, one line each. */
export function PublicDecks({ decks, lang, words }: Props) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {decks.map((deck) => (
        <li key={deck.id} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[1fr_auto] sm:items-baseline">
          <div className="min-w-0">
            <h3 className="text-lg">
              <a className="link" href={href(lang, `/decks/${deck.id}`)}>
                {lang === "en" && deck.starter ? deck.starter.englishName : deck.name}
              </a>
            </h3>
            <p className="text-ink-soft text-sm">
              {format(words.by, { author: deck.starter ? words.starters.author : (deck.author ?? words.anonymous) })}
              <span aria-hidden="true"> · </span>
              {format(words.savedOn, { date: formatDay(lang, deck.updatedAt) })}
            </p>
          </div>
          <p className="flex flex-wrap gap-x-4 sm:flex-col sm:items-end">
            <DeckState errors={deck.errors} lang={lang} words={words} />
            <span className="text-ink-soft text-sm">{format(words.counts, deck.counts)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
