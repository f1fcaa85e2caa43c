import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { IdenticonFigure } from "@/app/ui/figures/identicon-figure";
import styles from "./book-shelf.module.css";

/** A part of the catalogue as a book: its title, what it is bound in, how many cards it holds and where they are listed. */
export type ShelfItem = {
  readonly title: string;
  readonly binding: "blue" | "green" | "red" | "none" | "parchment";
  readonly count: number;
  readonly href: string;
};

/** Renders books side by side with their titles on their backs. */
export const BookShelf = ({ books, lang }: { books: readonly ShelfItem[]; lang: Lang }) => (
  <ul className={styles.shelf}>
    {books.map((book) => (
      <li key={book.href} className={styles.place}>
        <a href={book.href} className={`${styles.back} ${styles[book.binding]}`}>
          <IdenticonFigure name={book.title} className={styles.identicon} />
          <span className={styles.title}>{book.title}</span>
          <span className={styles.count}>{formatPlural(lang, getDictionary(lang).search.count, book.count)}</span>
        </a>
      </li>
    ))}
  </ul>
);
