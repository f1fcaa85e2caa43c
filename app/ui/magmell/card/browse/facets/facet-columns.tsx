import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import type { FacetGroup } from "./facet-group";
import styles from "./facet-values.module.css";

type Props = { group: FacetGroup; lang: Lang };

/** The height of the highest column, in pixels. */
const HEIGHT = 36;

/**
 * Renders the numbers of a facet as a bar chart of their counts. Each bar is a link that adds its number to the query
 * or removes it.
 */
export function FacetColumns({ group, lang }: Props) {
  const { count: cards, facets } = getDictionary(lang).search;
  const most = Math.max(1, ...group.choices.map(({ count }) => count));
  return (
    <ul aria-label={group.title} className="flex items-end">
      {group.choices.map(({ value, label, count, on, href }) => (
        <li key={value} className="min-w-0 flex-1">
          <a
            href={href}
            rel="nofollow"
            aria-current={on ? "true" : undefined}
            aria-label={[`${group.title} ${label}`, ...(on ? [facets.on] : []), formatPlural(lang, cards, count)].join(
              ", ",
            )}
            title={formatPlural(lang, cards, count)}
            className={styles.column}
            style={barOf(count, most)}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Returns the height of a column's bar as style properties. */
const barOf = (count: number, most: number): Record<`--${string}`, string> => ({
  "--bar": `${count === 0 ? 1 : 3 + Math.round((HEIGHT * count) / most)}px`,
});
