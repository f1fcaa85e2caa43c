import type { Dictionary } from "@/app/ui/i18n/dictionary";
import { format } from "@/app/ui/i18n/format";
import { ButtonLink } from "@/app/ui/kit/button-link";

type Props = {
  label: string;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  words: Pick<Dictionary["deckSearch"], "previous" | "next" | "pages">;
};

/** The pages of a list of decks; nothing for a single one. */
export function DeckPager({ label, page, pages, hrefOf, words }: Props) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className="mt-2 flex flex-wrap items-center justify-between gap-3">
      {page > 1 ? (
        <ButtonLink href={hrefOf(page - 1)} rel="prev">
          {words.previous}
        </ButtonLink>
      ) : (
        <span />
      )}
      <span className="text-ink-soft text-sm">{format(words.pages, { page, pages })}</span>
      {page < pages ? (
        <ButtonLink href={hrefOf(page + 1)} rel="next">
          {words.next}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
