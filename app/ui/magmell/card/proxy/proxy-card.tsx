import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { CardText, getCardText } from "@/app/ui/magmell/card/card-text";
import { CatalystSymbols, CostSymbols, QuickIcon } from "@/app/ui/magmell/card/symbols";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import styles from "./proxy-sheet.module.css";

type Props = { card: CatalogueCard; lang: Lang };

/** Characters up to which a text is set in each size; a longer one takes the smallest. */
const SIZES = [
  { most: 50, mm: 3.4 },
  { most: 90, mm: 2.9 },
  { most: 160, mm: 2.35 },
  { most: 260, mm: 2 },
] as const;
const SMALLEST = 1.7;

/**
 * Renders a card at its real size in black on white, to be printed and cut out. It has all information for play, but no
 * picture.
 */
export function ProxyCard({ card, lang }: Props) {
  const { site, cardPage } = getDictionary(lang);
  const text = getCardText(lang, card);
  // English letters are half as wide as Japanese ones.
  const length = lang === "ja" ? text.length : text.length / 2;
  const size = SIZES.find(({ most }) => length <= most)?.mm ?? SMALLEST;
  const [name, other] = lang === "ja" ? [card.name, card.reading] : [card.englishName, card.name];
  return (
    <div className={styles.card}>
      <p className={styles.other}>{other}</p>
      <p className={styles.name}>{name}</p>
      <p className={styles.costs}>
        <CostSymbols symbols={card.useCost} lang={lang} />
        <CatalystSymbols symbols={card.catalyst} lang={lang} />
      </p>
      <p className={styles.kind}>
        {card.token ? site.token : site.kinds[card.kind]}
        {card.timing ? (
          <span>
            {card.timing === "quick" ? <QuickIcon className="inline" /> : null}
            {site.timings[card.timing]}
          </span>
        ) : null}
      </p>
      <div className={styles.text} style={{ fontSize: `${size}mm` }}>
        <CardText text={text} lang={lang} />
      </div>
      <p className={styles.foot}>
        {card.kind === "unit" ? (
          <span className={styles.strength}>
            {site.fields.ap} <b>{card.ap ?? "–"}</b> {site.fields.hp} <b>{card.hp ?? "–"}</b>
          </span>
        ) : null}
        <span className={styles.mark}>
          {cardPage.proxy.mark} {card.printings.at(-1)?.number}
        </span>
      </p>
    </div>
  );
}
