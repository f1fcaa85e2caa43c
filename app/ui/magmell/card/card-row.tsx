import type { ReactNode } from "react";
import type { Lang } from "@/app/i18n/lang";
import { type CardDefinition, getEffectiveColors } from "@/engine/magmell";
import styles from "./card-row.module.css";
import { type CardWords, useCardWords } from "./card-words";
import { CatalystSymbols, CostSymbols, QuickIcon } from "./symbols";

type Props = {
  card: CardDefinition & { readonly englishName: string; readonly romanized?: boolean };
  lang: Lang;
  /** The address of the card's page; left out, the name is plain text. */
  href?: string;
  /** Whether the keys of a page of results lead to the link. */
  result?: boolean;
  /** Shows a name, such as with what was searched for marked in it; left out, as it is. */
  mark?: (text: string) => ReactNode;
  /** Stands after the name where the row has no name in another language, such as the nickname it was found by. */
  other?: ReactNode;
  /** Content before the name, such as a count with its buttons. */
  before?: ReactNode;
  /** Content at the end of the row, such as buttons. */
  after?: ReactNode;
};

/**
 * Renders a card in one line: name, use cost, catalyst, kind with the quick mark, AP / HP. 36 px high beside a mouse, 44 px
 * under a finger. Narrow places drop the kind first, then the other language's name; never the costs.
 */
export function CardRow({ card, lang, href, result, mark = asIs, other: more, before, after }: Props) {
  const words = useCardWords(lang);
  const [name, other] = lang === "ja" ? [card.name, null] : [card.englishName, card.name];
  const nameLang = lang !== "ja" && card.romanized ? "ja-Latn" : undefined;
  const [first, last = first] = getEffectiveColors(card);
  const edge = first ? `linear-gradient(var(--${first}) 50%, var(--${last}) 50%)` : "var(--ink-soft)";
  return (
    <div className={styles.row}>
      <span className={styles.edge} style={{ background: edge }} />
      {before}
      <span className={styles.name}>
        {href ? (
          <a href={href} lang={nameLang} data-result={result ? "" : undefined} className={styles.link}>
            {mark(name)}
          </a>
        ) : (
          mark(name)
        )}
        {other ? (
          <span lang="ja" className={styles.other}>
            {mark(other)}
          </span>
        ) : null}
        {more ? <span className={styles.other}>{more}</span> : null}
      </span>
      <span className={styles.costs}>
        <CostSymbols symbols={card.useCost} lang={lang} />
        <CatalystSymbols symbols={card.catalyst} lang={lang} />
      </span>
      <span className={styles.kind}>
        {card.timing === "quick" ? <QuickIcon className="text-gold" /> : null}
        {words.kinds[card.kind]}
        {card.timing === "quick" ? <span className="sr-only">, {words.timings.quick}</span> : null}
      </span>
      {card.kind === "unit" ? (
        <span role="img" aria-label={figuresOf(card, words)} className={styles.figures}>
          {`${card.ap ?? "–"} / ${card.hp ?? "–"}`}
        </span>
      ) : (
        <span className={styles.figures} />
      )}
      {after}
    </div>
  );
}

const figuresOf = ({ ap, hp }: CardDefinition, { fields }: CardWords): string =>
  `${fields.ap} ${ap ?? "–"}, ${fields.hp} ${hp ?? "–"}`;

const asIs = (text: string): ReactNode => text;
