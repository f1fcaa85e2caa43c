import { formatDay } from "@/app/ui/i18n/dates";
import type { Dictionary } from "@/app/ui/i18n/dictionary";
import { format, plural } from "@/app/ui/i18n/format";
import { href, type Lang } from "@/app/ui/i18n/lang";
import type { DecksWithCard } from "@/lib/decks/types";

type Props = { found: DecksWithCard; lang: Lang; words: Dictionary["cardPage"] };

/** How many public decks play a card, and the newest of them. */
export function CardDecks({ found, lang, words: { decks: words } }: Props) {
  const { total, newest } = found;
  return (
    <section aria-labelledby="decks" className="grid content-start gap-3">
      <h2 id="decks" className="text-xl">
        {words.title}
      </h2>
      <p className={total === 0 ? "text-ink-soft" : undefined}>
        {total === 0 ? words.none : plural(lang, words.count, total)}
        {total > newest.length ? ` ${format(words.newest, { n: newest.length })}` : null}
      </p>
      {newest.length > 0 ? (
        <ul className="divide-y divide-line border-line border-y">
          {newest.map((deck) => {
            const date = formatDay(lang, deck.updatedAt);
            return (
              <li key={deck.id} className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 py-1.5">
                <a href={href(lang, `/decks/${deck.id}`)} className="link">
                  {lang === "en" && deck.starter ? deck.starter.englishName : deck.name}
                </a>
                <span className="text-ink-soft text-sm">
                  {deck.starter
                    ? format(words.starter, { date })
                    : format(words.by, { author: deck.author ?? words.anonymous, date })}
                </span>
              </li>
            );
          })}
        </ul>
      ) : null}
    </section>
  );
}
