import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { DeckSortTabs } from "@/app/ui/decks/deck-sort-tabs";
import { getDecksHref } from "@/app/ui/decks/decks-href";
import { Button } from "@/app/ui/kit/button";
import { PlainTextField } from "@/app/ui/kit/field-frame";
import { Icon } from "@/app/ui/kit/svg-icon";
import { ColorMark } from "@/app/ui/magmell/card/color-mark";
import { COLORS } from "@/engine/magmell";
import type { DeckSort } from "@/lib/decks/deck-sort";
import type { DeckFactsFilter } from "@/lib/magmell/decks/facts/deck-facts";
import { MAX_QUERY_LENGTH } from "@/lib/magmell/search/query/limits";

/** The filters of a list of public decks, without the page number. */
export type PublicDecksWish = DeckFactsFilter & { readonly q: string; readonly card: string; readonly sort: DeckSort };

type Props = { readonly wish: PublicDecksWish; readonly lang: Lang };

/** Renders the search of public decks, and below it colors, legality and order as links. Works without scripts. */
export function DeckFilters({ wish, lang }: Props) {
  const { deckSearch: words, site } = getDictionary(lang);
  const { q, card, colors, legal, sort } = wish;
  const hidden = [
    ["colors", colors.join(",")],
    ["legal", legal ? "1" : ""],
    ["sort", sort === "newest" ? "" : sort],
  ].filter(([, value]) => value !== "");
  const field = { type: "search", maxLength: MAX_QUERY_LENGTH, autoComplete: "off", hideLabel: true } as const;
  return (
    <search className="no-print mt-4 grid gap-3">
      <form
        action={localizePath(lang, "/decks")}
        className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-2 sm:gap-3"
      >
        <PlainTextField
          {...field}
          id="deck-search"
          label={words.label}
          name="q"
          defaultValue={q}
          placeholder={words.placeholder}
        />
        <PlainTextField
          {...field}
          id="deck-card"
          label={words.card}
          name="card"
          defaultValue={card}
          placeholder={words.card}
        />
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="primary" className="max-sm:px-4">
          {words.submit}
        </Button>
      </form>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <nav aria-label={words.filters} className="flex flex-wrap gap-2">
          {COLORS.map((color) => {
            const on = colors.includes(color);
            const next = on ? colors.filter((one) => one !== color) : [...colors, color];
            return (
              <FilterLink key={color} on={on} href={getDecksHref(lang, { ...wish, colors: next })}>
                <ColorMark color={color} letter={site.colorLetters[color]} size={16} />
                {site.colors[color]}
              </FilterLink>
            );
          })}
          <FilterLink on={legal} href={getDecksHref(lang, { ...wish, legal: !legal })}>
            {words.legal}
          </FilterLink>
        </nav>
        <DeckSortTabs sort={sort} hrefOf={(one) => getDecksHref(lang, { ...wish, sort: one })} lang={lang} />
        <a
          href={localizePath(lang, "/syntax#decks")}
          className="link inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11"
        >
          {words.howTo}
        </a>
      </div>
    </search>
  );
}

type FilterLinkProps = { readonly on: boolean; readonly href: string; readonly children: ReactNode };

/** Renders a filter as a link that turns it on or off; on shows by a ground, an edge and a check mark. */
const FilterLink = ({ on, href, children }: FilterLinkProps) => (
  <a
    href={href}
    rel="nofollow"
    aria-current={on ? "true" : undefined}
    className={`inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-sm no-underline hover:bg-wash pointer-coarse:min-h-11 ${on ? "border-gold bg-wash ring-1 ring-gold" : "border-edge bg-leaf"}`}
  >
    {on ? <Icon name="check" size={14} /> : null}
    {children}
  </a>
);
