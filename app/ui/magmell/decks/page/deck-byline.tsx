import type { ReactNode } from "react";
import { formatMomentDate } from "@/app/i18n/dates";
import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { DeckLegality } from "@/app/ui/decks/deck-state";
import type { SavedDeck } from "@/lib/magmell/decks/types";

type Props = { deck: SavedDeck; lang: Lang };

/** Renders whose a deck is, when it was saved, whether it may be played, and what it comes from. */
export function DeckByline({ deck, lang }: Props) {
  const { decks, deckSocial } = getDictionary(lang);
  const { starter, copiedFrom, copies } = deck;
  const errors = deck.problems.filter(({ severity }) => severity === "error").length;
  const by = format(decks.by, { author: starter ? decks.starters.author : (deck.author ?? decks.anonymous) });
  // Who has no public deck has no page that others may see.
  const author = deck.authorKey !== null && (deck.visibility === "public" || deck.mine) ? deck.authorKey : null;
  const { page } = deckSocial;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-sm">
      <MaybeLink href={author && localizePath(lang, `/authors/${author}`)}>{by}</MaybeLink>
      <span>{format(decks.savedOn, { date: formatMomentDate(lang, deck.updatedAt) })}</span>
      <DeckLegality errors={errors} lang={lang} />
      {copiedFrom ? (
        <MaybeLink href={copiedFrom.id && localizePath(lang, `/decks/${copiedFrom.id}`)}>
          {format(page.copiedFrom, { name: copiedFrom.name })}
        </MaybeLink>
      ) : null}
      {copies > 0 ? <span>{formatPlural(lang, page.copies, copies)}</span> : null}
    </p>
  );
}

const MaybeLink = ({ href, children }: { href: string | null; children: ReactNode }) =>
  href ? (
    <a href={href} className="link inline-flex items-center pointer-coarse:min-h-11">
      {children}
    </a>
  ) : (
    <span>{children}</span>
  );
