import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";

type Props<T> = {
  items: readonly T[];
  /** Draws one item, as an `li`. */
  children: (item: T) => ReactNode;
  lang: Lang;
};

/** Items shown at first, and items behind a button; only the number of others is shown. */
const AT_ONCE = 10;
const MOST = 200;

/** Renders the items of a list; long lists are collapsed. */
export function CollapsedItems<T>({ items, children, lang }: Props<T>) {
  const { review } = getDictionary(lang).adminImport;
  const more = items.slice(AT_ONCE, MOST);
  const left = items.length - AT_ONCE - more.length;
  return (
    <>
      {items.slice(0, AT_ONCE).map(children)}
      {more.length > 0 ? (
        <li>
          <details>
            <summary className="inline-flex min-h-9 cursor-pointer items-center text-ink-soft text-sm underline underline-offset-4 pointer-coarse:min-h-11">
              {formatPlural(lang, review.more, more.length + left)}
            </summary>
            <ul className="grid gap-0.5">
              {more.map(children)}
              {left > 0 ? <li className="text-ink-soft text-sm">{formatPlural(lang, review.more, left)}</li> : null}
            </ul>
          </details>
        </li>
      ) : null}
    </>
  );
}
