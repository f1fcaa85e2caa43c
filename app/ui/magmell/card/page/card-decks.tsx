"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { formatMomentDate } from "@/app/i18n/dates";
import { format, formatPlural } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import type { DecksWithCard } from "@/lib/magmell/decks/types";

type Props = { name: string; lang: Lang };

/**
 * Renders the number of public decks with a card, and the newest of them. A script loads them once they are nearly in
 * sight, because decks change while the card page is cached; until then, the page has a link to the list of decks.
 */
export function CardDecks({ name, lang }: Props) {
  const words = useWords("cardPage.decks");
  const place = useRef<HTMLElement>(null);
  const found = useDecksWith(name, place);
  return (
    <section
      ref={place}
      aria-labelledby="decks"
      aria-busy={found === "asking"}
      className="grid min-h-28 content-start gap-3"
    >
      <h2 id="decks" className="text-xl">
        {words.title}
      </h2>
      {found === "asking" || found === "unknown" ? (
        <p>
          <a href={`${localizePath(lang, "/decks")}?q=${encodeURIComponent(`名称="${name}"`)}`} className="link">
            {words.all}
          </a>
        </p>
      ) : (
        <Decks found={found} lang={lang} />
      )}
    </section>
  );
}

function Decks({ found: { total, newest }, lang }: { found: DecksWithCard; lang: Lang }) {
  const words = useWords("cardPage.decks");
  return (
    <>
      <p className={total === 0 ? "text-ink-soft" : undefined}>
        {total === 0 ? words.none : formatPlural(lang, words.count, total)}
        {total > newest.length ? ` ${format(words.newest, { n: newest.length })}` : null}
      </p>
      {newest.length > 0 ? (
        <ul className="divide-y divide-line border-line border-y">
          {newest.map((deck) => {
            const date = formatMomentDate(lang, deck.updatedAt);
            return (
              <li key={deck.id} className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 py-1.5">
                <a href={localizePath(lang, `/decks/${deck.id}`)} className="link">
                  {lang !== "ja" && deck.starter ? deck.starter.englishName : deck.name}
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
    </>
  );
}

/** How far from sight the decks are asked for: half a screen. */
const NEAR = "50%";

function useDecksWith(name: string, place: RefObject<HTMLElement | null>): DecksWithCard | "asking" | "unknown" {
  const [found, setFound] = useState<DecksWithCard | "asking" | "unknown">("asking");
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const answer = await fetch(`/api/decks/with/${encodeURIComponent(name)}`, { signal: leaving.signal });
      return answer.ok ? ((await answer.json()) as DecksWithCard) : "unknown";
    };
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        observer.disconnect();
        ask()
          .catch(() => "unknown" as const)
          .then((answer) => leaving.signal.aborted || setFound(answer));
      },
      { rootMargin: NEAR },
    );
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      leaving.abort();
    };
  }, [name, place]);
  return found;
}
