import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { LinkTabs } from "@/app/ui/kit/link-tabs";
import { MENU_ITEM_CLASS, Menu } from "@/app/ui/kit/menu";
import { Icon } from "@/app/ui/kit/svg-icon";
import { PAGE_SIZE } from "@/lib/collections";
import {
  DISPLAY_MODES,
  PRINTING_PREFERENCES,
  type QueryOptions,
  SORT_KEYS,
  type SortKey,
  type SortTerm,
  UNIQUE_MODES,
} from "@/lib/magmell/search/query/types";
import { LiveCount } from "./live-count";
import type { ResultDisplay } from "./result-view";
import { DeferredRow } from "./whole-row";

type Props = {
  found: { readonly total: number; readonly page: number; readonly pages: number; readonly shown: number };
  options: QueryOptions;
  display: ResultDisplay;
  /** The URL of the same search with other options. */
  withOptions: (options: QueryOptions) => string;
  /** The URL of the same page in another view. */
  displayHref: (display: ResultDisplay) => string;
  /** Further entries of the menu. */
  more?: ReactNode;
  lang: Lang;
};

/** Orders that are offered; the others can be written. */
const OFFERED: readonly SortKey[] = SORT_KEYS.filter((order) => order !== "random" && order !== "yomi");
const USUAL: SortTerm = { by: "number", descending: false };

/** Renders the number of results and links that change their order, grouping and layout. */
export function ResultBar({ found, options, display, withOptions, displayHref, more, lang }: Props) {
  const words = getDictionary(lang).search;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:contents">
      <p role="status" className="mr-auto font-medium max-sm:order-1 max-sm:col-span-2 max-sm:text-sm">
        <WithWords lang={lang} words={["search.count", "search.countOf"]}>
          <LiveCount lang={lang}>
            {found.pages > 1 && found.shown > 0
              ? format(words.countOf, { ...placesOf(found), total: found.total })
              : formatPlural(lang, words.count, found.total)}
          </LiveCount>
        </WithWords>
      </p>
      <DeferredRow
        asked
        className="inert:opacity-50 no-print flex flex-wrap items-center gap-x-1 gap-y-2 max-sm:flex-nowrap max-sm:justify-between"
      >
        <OrderMenu options={options} withOptions={withOptions} lang={lang} />
        <LinkTabs
          label={words.view.label}
          iconsOnly="narrow"
          tabs={DISPLAY_MODES.map((one) => ({
            href: displayHref(one),
            label: words.view[one],
            icon: one,
            current: one === display,
          }))}
        />
        <span className="max-sm:hidden">
          <UnitMenu options={options} withOptions={withOptions} more={more} lang={lang} />
        </span>
      </DeferredRow>
    </div>
  );
}

/** Renders the options that do not fit into the result bar on a phone, below the results. */
export const ResultBarOverflow = (props: MenuProps) => (
  <div className="no-print flex items-center sm:hidden">
    <DirectionLink {...props} />
    <UnitMenu {...props} />
  </div>
);

type MenuProps = Pick<Props, "options" | "withOptions" | "more" | "lang">;

/** The order with another main key: the other keys stay behind it. */
function orderedBy(by: SortTerm, { options: { order = [USUAL], ...rest }, withOptions }: MenuProps): string {
  const orders = [by, ...order.slice(1).filter((one) => one.by !== by.by)];
  const usual = orders.length === 1 && by.by === USUAL.by && !by.descending;
  return withOptions(usual ? rest : { ...rest, order: orders });
}

function DirectionLink(props: MenuProps) {
  const { options, lang } = props;
  const words = getDictionary(lang).search;
  const [first = USUAL] = options.order ?? [];
  const direction = first.descending ? words.descending : words.ascending;
  return (
    <a
      href={orderedBy({ by: first.by, descending: !first.descending }, props)}
      rel="nofollow"
      aria-label={direction}
      title={direction}
      className="inline-flex size-9 items-center justify-center rounded-[3px] hover:bg-wash pointer-coarse:size-11"
    >
      <Icon name="down" size={18} className={first.descending ? undefined : "rotate-180"} />
    </a>
  );
}

function OrderMenu({ options, withOptions, lang }: MenuProps) {
  const words = getDictionary(lang).search;
  const [first = USUAL, ...then] = options.order ?? [];
  const label = then.reduce(
    (said, one) => format(words.orderThen, { first: said, next: words.orders[one.by] }),
    words.orders[first.by],
  );
  return (
    <div className="inline-flex min-w-0 items-center">
      <Menu label={label} name={words.orderBy} size="small">
        <ul aria-label={words.orderBy} className="sm:grid sm:grid-cols-2">
          {offered(first.by).map((by) => (
            <li key={by}>
              <a
                href={orderedBy({ by, descending: DESCENDING.includes(by) }, { options, withOptions, lang })}
                rel="nofollow"
                aria-current={by === first.by ? "true" : undefined}
                className={MENU_ITEM_CLASS}
              >
                {words.orders[by]}
              </a>
            </li>
          ))}
        </ul>
      </Menu>
      <span className="max-sm:hidden">
        <DirectionLink options={options} withOptions={withOptions} lang={lang} />
      </span>
    </div>
  );
}

/** Sort orders in which readers expect the newest first. */
const DESCENDING: readonly SortKey[] = ["released", "changed", "decks"];

const offered = (now: SortKey): readonly SortKey[] => (OFFERED.includes(now) ? OFFERED : [...OFFERED, now]);

/** Menu of result units, named on the button unless cards are counted, and of rarely used options. */
function UnitMenu({ options, withOptions, more, lang }: MenuProps) {
  const words = getDictionary(lang).search;
  const { unique = "cards", prefer, ...rest } = options;
  const item = (key: string, label: string, href: string, on: boolean) => (
    <li key={key}>
      <a href={href} rel="nofollow" aria-current={on ? "true" : undefined} className={MENU_ITEM_CLASS}>
        {label}
      </a>
    </li>
  );
  const preferred = prefer ? { prefer } : {};
  const counted = unique === "cards" ? {} : { unique };
  return (
    <Menu
      {...(unique === "cards"
        ? ({ label: words.unit, icon: "more", iconOnly: true } as const)
        : { label: words.units[unique], name: words.unit })}
      size="small"
    >
      <ul aria-label={words.unit}>
        {UNIQUE_MODES.map((one) =>
          item(
            one,
            words.units[one],
            withOptions({ ...rest, ...preferred, ...(one !== "cards" && { unique: one }) }),
            one === unique,
          ),
        )}
      </ul>
      <p className="mt-1 border-line border-t px-3 pt-2 pb-1 text-ink-soft text-xs">{words.prefer}</p>
      <ul aria-label={words.prefer}>
        {PRINTING_PREFERENCES.map((one) =>
          item(
            one,
            words.preferences[one],
            withOptions({ ...rest, ...counted, ...(one !== "newest" && { prefer: one }) }),
            one === (prefer ?? "newest"),
          ),
        )}
      </ul>
      {more}
    </Menu>
  );
}

const placesOf = ({ page, shown }: Props["found"]) => ({
  from: (page - 1) * PAGE_SIZE + 1,
  to: (page - 1) * PAGE_SIZE + shown,
});
