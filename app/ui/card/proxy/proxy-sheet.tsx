import type { Dictionary } from "@/app/ui/i18n/dictionary";
import type { Lang } from "@/app/ui/i18n/lang";
import type { CatalogueCard } from "@/lib/catalogue/model/types";
import { ProxyCard } from "./proxy-card";
import styles from "./proxy-sheet.module.css";

/** Cards on a sheet of A4: three rows of three. */
const PER_SHEET = 9;
export const MOST_PROXIES = 6 * PER_SHEET;

type Props = {
  card: CatalogueCard;
  count: number;
  /** The name of the sheets for screen readers. */
  label: string;
  lang: Lang;
  words: Pick<Dictionary, "site" | "cardPage">;
};

/** So many copies of a card, nine to a sheet. To a screen reader it is one picture: the first copy says what all say. */
export const ProxySheet = ({ card, count, label, lang, words }: Props) => (
  <section aria-label={label} className={styles.sheets}>
    {Array.from({ length: Math.ceil(count / PER_SHEET) }, (_, sheet) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal sheets have nothing but their place.
      <div key={sheet} className={styles.sheet}>
        {Array.from({ length: Math.min(PER_SHEET, count - sheet * PER_SHEET) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards have nothing but their place.
          <div key={place} aria-hidden={sheet + place > 0 || undefined}>
            <ProxyCard card={card} lang={lang} words={words} />
          </div>
        ))}
      </div>
    ))}
  </section>
);
