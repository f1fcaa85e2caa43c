import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { Icon } from "@/app/ui/kit/svg-icon";

/** A required term or an option of the query, with the URL of the results without it. */
export type ActiveTerm = {
  readonly key: string;
  /** In words, or as the query writes it. */
  readonly label: string;
  readonly href: string;
};

type Props = { terms: readonly ActiveTerm[]; clearHref: string; lang: Lang };

/** Renders the terms of the query, each as a link that removes it. */
export function ActiveTerms({ terms, clearHref, lang }: Props) {
  const words = getDictionary(lang).search;
  if (terms.length === 0) return null;
  return (
    <ul aria-label={words.active} className="no-print flex flex-wrap gap-2">
      {terms.map(({ key, label, href }) => (
        <li key={key} className="min-w-0">
          <a
            href={href}
            aria-label={format(words.remove, { filter: label })}
            className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-wash px-3 text-sm leading-tight no-underline hover:bg-line pointer-coarse:min-h-11"
          >
            <span className="min-w-0 truncate">{label}</span>
            <Icon name="close" size={14} />
          </a>
        </li>
      ))}
      {terms.length > 1 ? (
        <li>
          <a href={clearHref} className="link inline-flex min-h-8 items-center text-sm pointer-coarse:min-h-11">
            {words.clearAll}
          </a>
        </li>
      ) : null}
    </ul>
  );
}
