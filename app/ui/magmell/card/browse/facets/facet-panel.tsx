import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { Icon } from "@/app/ui/kit/svg-icon";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { FacetColumns } from "./facet-columns";
import type { FacetGroup } from "./facet-group";
import { FacetRange } from "./facet-range";
import { FacetRows } from "./facet-rows";

type Props = { groups: readonly FacetGroup[]; lang: Lang };

/**
 * Renders the facets of the results with counts, as links and plain forms. Collapsed on narrow screens, next to the
 * results on wide ones.
 */
export function FacetPanel({ groups, lang }: Props) {
  const { facets } = getDictionary(lang).search;
  const on = groups.reduce((sum, { choices }) => sum + choices.filter((choice) => choice.on).length, 0);
  return (
    <Unhydrated
      as="aside"
      data-asked=""
      aria-label={facets.title}
      className="inert:opacity-50 no-print min-w-0 max-lg:has-[>details[open]]:col-span-2 lg:row-span-2"
    >
      <details className="lg:details-content:[content-visibility:visible]">
        <summary className="flex min-h-11 list-none items-center gap-2 rounded-[3px] border border-edge bg-leaf px-3 text-sm hover:bg-wash lg:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
          <Icon name="filter" size={18} />
          <span className="max-sm:sr-only">{facets.title}</span>
          {on > 0 ? <span className="text-ink-soft">{on}</span> : null}
        </summary>
        <div className="max-lg:mt-2 max-lg:rounded-[3px] max-lg:border max-lg:border-line max-lg:bg-leaf max-lg:px-4">
          {groups.map((group) => (
            <Group key={group.id} group={group} lang={lang} />
          ))}
        </div>
      </details>
    </Unhydrated>
  );
}

function Group({ group, lang }: { group: FacetGroup; lang: Lang }) {
  const { search } = getDictionary(lang);
  return (
    <details open={group.open} className="border-line border-b py-1 last:border-b-0">
      <summary className="flex min-h-9 list-none items-center gap-1.5 font-medium text-sm hover:text-gold pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <Icon name="right" size={14} className="text-ink-soft transition-[rotate] in-[[open]>summary]:rotate-90" />
        {group.title}
      </summary>
      <div className="grid gap-2 pb-3">
        {group.hint ? <p className="text-ink-soft text-xs">{group.hint}</p> : null}
        {group.modes ? (
          <ul aria-label={search.colorModes.label} className="flex flex-wrap gap-x-1 text-xs">
            {group.modes.map((mode) => (
              <li key={mode.id}>
                <a
                  href={mode.href}
                  rel="nofollow"
                  aria-current={mode.on ? "true" : undefined}
                  className="inline-flex min-h-7 items-center rounded-[3px] px-1.5 text-ink-soft no-underline hover:bg-wash aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--gold)] pointer-coarse:min-h-11 pointer-coarse:px-2.5"
                >
                  {mode.label}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        {group.shape === "rows" ? <FacetRows group={group} lang={lang} /> : <FacetColumns group={group} lang={lang} />}
        {group.range ? (
          <FacetRange
            range={group.range}
            lang={lang}
            from={format(search.facets.from, { field: group.title })}
            to={format(search.facets.to, { field: group.title })}
            apply={search.facets.apply}
          />
        ) : null}
      </div>
    </details>
  );
}
