import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { ColorMark } from "@/app/ui/magmell/card/color-mark";
import type { FacetChoice, FacetGroup } from "./facet-group";
import styles from "./facet-values.module.css";

type Props = { group: FacetGroup; lang: Lang };

/** Number of values that are always visible. Further values are folded unless they are chosen. */
const SHOWN = 8;

/**
 * Renders the values of a facet, one per row with its count. The style sheet draws the checkboxes, because a panel has
 * many rows.
 */
export function FacetRows({ group, lang }: Props) {
  const first = group.choices.filter((choice, place) => place < SHOWN || choice.on);
  const others = group.choices.filter((choice) => !first.includes(choice));
  return (
    <>
      <Rows choices={first} lang={lang} label={group.title} />
      {others.length > 0 ? (
        <details>
          <summary className="inline-flex min-h-9 items-center text-ink-soft text-sm hover:text-gold pointer-coarse:min-h-11">
            {format(getDictionary(lang).search.facets.all, { n: others.length })}
          </summary>
          <Rows choices={others} lang={lang} label={group.title} />
        </details>
      ) : null}
    </>
  );
}

type RowsProps = Omit<Props, "group"> & { choices: readonly FacetChoice[]; label: string };

const Rows = ({ choices, label, lang }: RowsProps) => {
  const {
    search: { count: cards, facets },
    site,
  } = getDictionary(lang);
  return (
    <ul aria-label={label}>
      {choices.map(({ value, label: text, count, on, href, color }) => (
        <li key={value}>
          <a
            href={href}
            rel="nofollow"
            {...(on && { "aria-current": "true" })}
            aria-label={[text, formatPlural(lang, cards, count), ...(on ? [facets.on] : [])].join(" ")}
            className={styles.row}
          >
            {color ? <ColorMark color={color} letter={site.colorLetters[color]} size={18} /> : null}
            {text}
            <span className={styles.count}>{count}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};
