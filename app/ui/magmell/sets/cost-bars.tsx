import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { getCanonicalSearchHref } from "@/app/ui/links/query-href";
import type { SetStats } from "@/lib/magmell/catalogue/views/set-stats";

type Props = { code: string; figures: SetStats; lang: Lang };

/** The height of the highest bar, in pixels. */
const HEIGHT = 72;

/** Renders a bar chart of the units and magics of a set by use cost. Each bar links to its cards. */
export function CostBars({ code, figures: { costs }, lang }: Props) {
  const most = Math.max(1, ...costs.map(({ cards }) => cards));
  return (
    <ul aria-labelledby="costs" className="flex max-w-xl items-end gap-1 text-center text-sm">
      {costs.map(({ useCost, cards }) => (
        <li key={useCost} className="min-w-0 flex-1">
          {cards === 0 ? (
            <span className="block border-edge border-t pt-1 text-ink-soft">{useCost}</span>
          ) : (
            <a
              href={getCanonicalSearchHref(lang, `set:${code} usev=${useCost} -t:stone`)}
              aria-label={formatPlural(lang, getDictionary(lang).sets.ofCost, cards, { cost: useCost })}
              className="group grid no-underline"
            >
              <span>{cards}</span>
              <span
                className="mx-auto w-full max-w-8 bg-gold/80 group-hover:bg-gold"
                style={{ blockSize: `${Math.max(2, Math.round((HEIGHT * cards) / most))}px` }}
              />
              <span className="border-edge border-t pt-1 text-ink-soft">{useCost}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
