import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";

import { ProxyCard } from "./proxy-card";
import styles from "./proxy-sheet.module.css";

/** The printed part of a sheet, in millimetres: A4 without margins of 5 mm, which most printers leave empty. */
const SHEET = { width: 200, height: 286 };
const CARD = { width: 63, height: 88 };
const LEFT = (SHEET.width - 3 * CARD.width) / 2;
/** Distance of the cards from the top of the printed part. */
const TOP = 8;
/** Gap between a mark and the cards, and the length of a mark. */
const [GAP, LENGTH] = [1, 3.5];
const RULER = { x: LEFT, y: TOP + 3 * CARD.height + 10, length: 50 };

/** Renders cut marks around the cards of a sheet, and a line of 50 mm to check the print scale. */
function CutMarks({ ruler, className }: { ruler: string; className?: string }) {
  const [right, bottom] = [LEFT + 3 * CARD.width, TOP + 3 * CARD.height];
  const columns = [0, 1, 2, 3].map((n) => LEFT + n * CARD.width);
  const rows = [0, 1, 2, 3].map((n) => TOP + n * CARD.height);
  const marks = [
    ...columns.flatMap((x) => [`M${x} ${TOP - GAP}v${-LENGTH}`, `M${x} ${bottom + GAP}v${LENGTH}`]),
    ...rows.flatMap((y) => [`M${LEFT - GAP} ${y}h${-LENGTH}`, `M${right + GAP} ${y}h${LENGTH}`]),
  ];
  const ticks = [0, 1, 2, 3, 4, 5].map((n) => `M${RULER.x + 10 * n} ${RULER.y}v${n % 5 === 0 ? -3 : -1.8}`);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      className={className}
      fill="none"
      stroke="#000000"
      strokeWidth="0.15"
    >
      <path d={marks.join("")} />
      <path d={`M${RULER.x} ${RULER.y}h${RULER.length}${ticks.join("")}`} strokeWidth="0.25" data-ruler="" />
      <text x={RULER.x + RULER.length + 3} y={RULER.y} fontSize="3" fill="#000000" stroke="none">
        {ruler}
      </text>
    </svg>
  );
}

/** Cards on a sheet of A4: three rows of three. */
export const CARDS_PER_SHEET = 9;

type Props = {
  /** Cards in order; equal ones are adjacent. */
  cards: readonly CatalogueCard[];
  /** The name of the sheets for screen readers. */
  label: string;
  lang: Lang;
};

/** Renders cards to cut out, nine per sheet. Screen readers get only the first copy of a card. */
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
