import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { IdenticonFigure } from "@/app/ui/figures/identicon-figure";

/** A book on the shelf: title, binding, number of cards, and link to them. */
export type ShelfItem = {
  readonly title: string;
  readonly binding: "blue" | "green" | "red" | "none" | "parchment";
  readonly count: number;
  readonly href: string;
};

const BACK_CLASS =
  "relative flex w-full flex-col items-center gap-3 rounded-t-[3px] px-1 pt-4 pb-3 no-underline [--gold:#e8cb84] " +
  "shadow-[inset_4px_0_6px_-4px_rgb(255_255_255/0.45),inset_-5px_0_7px_-4px_rgb(0_0_0/0.4)] transition-[translate] " +
  "hover:-translate-y-1.5 focus-visible:outline-2 focus-visible:outline-ink focus-visible:outline-offset-2";

/** Gilt bands across the back. */
const BAND_CLASS =
  "before:absolute before:inset-x-0 before:top-[0.4rem] before:h-[5px] before:border-gold before:border-y before:opacity-80 " +
  "after:absolute after:inset-x-0 after:bottom-[2.4rem] after:h-[5px] after:border-gold after:border-y after:opacity-80";

const BINDING_CLASSES: Record<ShelfItem["binding"], string> = {
  blue: "bg-(--frame-blue) text-(--ivory) [--identicon:var(--ivory)]",
  green: "bg-(--frame-green) text-(--ivory) [--identicon:var(--ivory)]",
  red: "bg-(--frame-red) text-(--ivory) [--identicon:var(--ivory)]",
  none: "bg-(--frame-none) text-(--ivory) [--identicon:var(--ivory)]",
  parchment: "bg-wash text-ink outline outline-line -outline-offset-1 [--identicon:var(--ink)]",
};

/** Renders books in rows, with their titles on the spines. */
export const BookShelf = ({ books, lang }: { books: readonly ShelfItem[]; lang: Lang }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(3.75rem,1fr))] gap-y-4 pt-2 sm:grid-cols-[repeat(auto-fill,minmax(5rem,1fr))]">
    {books.map((book, place) => (
      <li key={book.href} className="flex items-end border-edge border-b-[6px] px-0.5">
        <a
          href={book.href}
          className={`${BACK_CLASS} ${BAND_CLASS} ${BINDING_CLASSES[book.binding]} ${place % 4 === 2 ? "h-50 sm:h-64" : place % 3 === 1 ? "h-42 sm:h-55" : "h-46 sm:h-60"}`}
        >
          <IdenticonFigure name={book.title} className="mt-1 size-8 sm:size-10" />
          <span className="min-h-0 flex-1 font-mincho font-semibold text-[1.125rem] leading-[1.2] tracking-[0.12em] [writing-mode:vertical-rl] [&:lang(en)]:text-[1rem] [&:lang(en)]:tracking-[0.03em]">
            {book.title}
          </span>
          <span className="whitespace-nowrap text-[0.75rem] leading-[1.2]">
            {formatPlural(lang, getDictionary(lang).search.count, book.count)}
          </span>
        </a>
      </li>
    ))}
  </ul>
);
