import { type Lang, localizePath } from "@/app/i18n/lang";

type Props<Word extends string> = {
  /** The word of each page by its path, in the order in which they are listed. */
  pages: Readonly<Record<string, Word>>;
  words: Readonly<Record<Word | "label", string>>;
  lang: Lang;
  here: string | null;
};

/** Renders the navigation between the pages of a section. */
export const SectionNav = <Word extends string>({ pages, words, lang, here }: Props<Word>) => (
  <nav aria-label={words.label} className="no-print border-line border-b">
    <ul className="-mb-px flex flex-wrap gap-x-4">
      {Object.entries<Word>(pages).map(([path, word]) => (
        <li key={path}>
          <a
            href={localizePath(lang, path)}
            aria-current={path === here ? "page" : undefined}
            className="inline-flex min-h-11 items-center text-sm no-underline hover:text-gold aria-[current]:font-medium aria-[current]:shadow-[inset_0_-2px_0_var(--gold)]"
          >
            {words[word]}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
