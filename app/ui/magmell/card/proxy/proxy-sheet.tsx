import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { CutMarks } from "./cut-marks";
import { ProxyCard } from "./proxy-card";
import styles from "./proxy-sheet.module.css";

/** Cards on a sheet of A4: three rows of three. */
export const CARDS_PER_SHEET = 9;

type Props = {
  /** The cards in the order of their places; equal ones stand side by side. */
  cards: readonly CatalogueCard[];
  /** The name of the sheets for screen readers. */
  label: string;
  lang: Lang;
};

/** Renders cards to cut out, nine to a sheet. To a screen reader the first copy of a card says what all say. */
export const ProxySheet = ({ cards, label, lang }: Props) => (
  <section aria-label={label} className={styles.sheets}>
    {Array.from({ length: Math.ceil(cards.length / CARDS_PER_SHEET) }, (_, sheet) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal sheets have nothing but their place.
      <div key={sheet} className={styles.sheet}>
        {cards.slice(sheet * CARDS_PER_SHEET, (sheet + 1) * CARDS_PER_SHEET).map((card, place) => {
          const at = sheet * CARDS_PER_SHEET + place;
          return (
            <div key={at} aria-hidden={cards[at - 1] === card || undefined}>
              <ProxyCard card={card} lang={lang} />
            </div>
          );
        })}
        <CutMarks ruler={getDictionary(lang).paper.proxies.ruler} className={styles.marks} />
      </div>
    ))}
  </section>
);
