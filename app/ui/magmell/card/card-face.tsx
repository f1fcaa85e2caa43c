import { useWordsIn } from "#use-words-in";
import { getTextLang, type Lang, type TextLang } from "@/app/i18n/lang";
import { classNames } from "@/app/ui/kit/class-names";
import { type CardDefinition, COLORS, type Color, countSymbols, getEffectiveColors } from "@/engine/magmell";
import { getCardFaceImage, type PrintingImageFields } from "@/lib/magmell/catalogue/model/card-image";
import type { CataloguePrinting } from "@/lib/magmell/catalogue/model/types";
import styles from "./card-face.module.css";
import { CardPicture } from "./card-picture";
import { describeCard } from "./card-summary";
import { CardText, getCardText } from "./card-text";
import { useCardWords } from "./card-words";
import { CardEmblemFigure } from "./emblem/card-emblem-figure";
import type { SymbolShape } from "./symbol-shapes";
import { CostSymbol, QuickIcon } from "./symbols";

/** The content of a card face: the definition, name and text in both languages, and the printing at its foot. */
export type FaceCard = CardDefinition & {
  readonly reading: string;
  readonly englishName: string;
  readonly englishText: string;
  /** Printings to search for a picture of the card, and the effective date of its latest text. */
  readonly printings?: readonly PrintingImageFields[];
  readonly effectiveOn?: string;
};
export type FacePrinting = Pick<CataloguePrinting, "number" | "illustrator"> & Partial<CataloguePrinting>;

type Props = {
  card: FaceCard;
  printing?: FacePrinting | null;
  lang: Lang;
  /** One of many, in a place that is hardly ever as wide as 220 px: only the beginning of its text is shown. */
  small?: boolean;
  /** Whether the page has the text next to the face. Narrow screens then omit it from the face. */
  textBeside?: boolean;
  className?: string;
};

/**
 * Renders the face of a card, scaled to the width of its container (63 : 88). Screen readers get it as one image with a
 * sentence about the card; with `textBeside`, the page has the text itself. Below 220 px it leaves out text that would
 * be too small to read.
 */
export function CardFace({ card, printing, lang, small = false, textBeside = false, className }: Props) {
  const words = useCardWords(lang);
  const [name, above] = lang === "ja" ? [card.name, card.reading] : [card.englishName, card.name];
  const picture = getCardFaceImage(card, printing);
  if (picture)
    return (
      <CardPicture
        picture={picture}
        label={describeCard(card, name, words)}
        lang={lang}
        small={small}
        className={className}
      />
    );
  const colors = getEffectiveColors(card);
  return (
    <div
      role="img"
      aria-label={describeCard(card, name, words)}
      className={classNames(styles.face, textBeside && styles.textBeside, className)}
    >
      <div className={styles.frame} style={{ background: frameOf(colors) }}>
        <div className={styles.leaf}>
          <div className={styles.head}>
            {small || above === name ? null : <span className={styles.above}>{above}</span>}
            <span className={styles.name} style={sizeName(name)}>
              {name}
            </span>
          </div>
          <div className={classNames(styles.window, styles[colors[0] ?? "none"])} style={secondOf(colors)}>
            <CardEmblemFigure card={card} className={styles.identicon} />
          </div>
          <div className={card.kind === "unit" ? `${styles.kind} ${styles.betweenSeals}` : styles.kind}>
            <span>{card.token ? words.token : words.kinds[card.kind]}</span>
            {card.timing ? (
              <span className={card.timing === "quick" ? styles.quick : styles.normal}>
                {card.timing === "quick" ? <QuickIcon /> : null}
                {words.timings[card.timing]}
              </span>
            ) : null}
          </div>
          {small && card.text === "" ? null : (
            <CardText
              text={small ? beginningOf(getCardText(lang, card), lang) : getCardText(lang, card)}
              lang={lang}
              className={small ? `${styles.text} ${styles.brief}` : styles.text}
            />
          )}
          {small ? null : (
            <div className={card.kind === "unit" ? `${styles.foot} ${styles.belowSeals}` : styles.foot}>
              {printing ? (
                <span>
                  {printing.number}
                  <br />
                  {printing.illustrator ? `Illust. ${printing.illustrator}` : null}
                </span>
              ) : null}
            </div>
          )}
        </div>
        <Column form="circle" side={styles.costs} symbols={card.useCost} lang={lang} />
        <Column form="diamond" side={styles.catalysts} symbols={card.catalyst} lang={lang} />
        {card.kind === "unit" ? <Seal side={styles.ap} label={words.fields.ap} value={card.ap} /> : null}
        {card.kind === "unit" ? <Seal side={styles.hp} label={words.fields.hp} value={card.hp} /> : null}
      </div>
    </div>
  );
}

type ColumnProps = { form: SymbolShape; side?: string; symbols: CardDefinition["useCost"]; lang: Lang };

function Column({ form, side, symbols, lang }: ColumnProps) {
  const letters = useWordsIn(lang, "site.colorLetters");
  if (countSymbols(symbols) === 0) return null;
  return (
    <div className={side}>
      {symbols.any > 0 ? <CostSymbol form={form} color="any" sign={symbols.any} /> : null}
      {COLORS.flatMap((color) =>
        Array.from({ length: symbols[color] }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal symbols have nothing but their place.
          <CostSymbol key={`${color}${i}`} form={form} color={color} sign={letters[color]} />
        )),
      )}
    </div>
  );
}

const Seal = ({ side, label, value }: { side?: string; label: string; value: number | null }) => (
  <div className={classNames(styles.seal, side)} data-label={label}>
    {value ?? "–"}
  </div>
);

/** Two colors meet in a diagonal, three in stripes; colorless is plain ink. */
function frameOf(colors: readonly Color[]): string {
  const [only] = colors;
  if (!only) return "var(--frame-none)";
  if (colors.length === 1) return `var(--frame-${only})`;
  const part = 100 / colors.length;
  const stops = colors.map((color, i) => `var(--frame-${color}) ${part * i}% ${part * (i + 1)}%`);
  return `linear-gradient(135deg, ${stops.join(", ")})`;
}

/** The finer lines of a card of several colors have its second one. */
function secondOf([, second]: readonly Color[]): Record<`--${string}`, string> | undefined {
  return second && { "--identicon-fine": `var(--${second})` };
}

/** Number of characters that fit into three lines of the widest small face. */
const BRIEF = { ja: 64, en: 120 } as const satisfies Record<TextLang, number>;

/** The beginning of a text, so that a page of many faces stays small. */
const beginningOf = (text: string, lang: Lang): string =>
  text.length <= BRIEF[getTextLang(lang)] ? text : `${text.slice(0, BRIEF[getTextLang(lang)])}…`;

/**
 * Returns the font size of a name: as large as fits between the columns, in most cases the one in the style sheet.
 * Names longer than nine full-width characters take two lines.
 */
function sizeName(name: string): { fontSize: string } | undefined {
  const width = [...name].reduce((sum, char) => sum + ((char.codePointAt(0) ?? 0) < 0x250 ? 0.54 : 1), 0);
  const perLine = width > 10 ? width / 2 + 0.8 : width;
  const size = 78 / perLine;
  return size < 8.4 ? { fontSize: `${Math.max(4.6, size).toFixed(2)}cqi` } : undefined;
}
