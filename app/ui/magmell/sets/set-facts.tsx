import type { ReactNode } from "react";
import { formatDate } from "@/app/i18n/dates";
import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { getCanonicalSearchHref } from "@/app/ui/links/query-href";
import type { CatalogueSet } from "@/lib/magmell/catalogue/model/types";
import type { SetStats } from "@/lib/magmell/catalogue/views/set-stats";
import { getRarityLabel } from "../card/rarity-label";

type Props = { set: CatalogueSet; figures: SetStats; lang: Lang };

/**
 * Renders the facts of a set: code, date, type, number of cards, products, and the counters that only this set uses.
 */
export function SetFacts({ set, figures, lang }: Props) {
  const words = getDictionary(lang).sets;
  const { cards, fresh, printed, products, illustrators } = figures;
  const counters = Object.entries(set.counters ?? {});
  const sold = products.filter(([product]) => product !== "");
  return (
    <dl className="grid grid-cols-[fit-content(7.5rem)_1fr] items-baseline gap-x-6 sm:grid-cols-[auto_1fr] text-[0.9375rem]">
      <Fact name={words.code}>{set.code}</Fact>
      <Fact name={words.released}>
        <time dateTime={set.releasedOn}>{formatDate(lang, set.releasedOn)}</time>
      </Fact>
      <Fact name={words.type}>{words.types[set.type]}</Fact>
      <Fact name={words.list}>
        <span>{formatPlural(lang, words.cards, cards)}</span>
        <span>{formatPlural(lang, words.printings, printed.length)}</span>
        <span className="text-ink-soft">{formatPlural(lang, words.new, fresh)}</span>
      </Fact>
      {sold.length > 0 ? (
        <Fact name={words.products}>
          {products.map(([product, count]) => (
            <span key={product} lang={product === "" ? undefined : "ja"}>
              {product === "" ? words.wholeSet : product} <span className="text-ink-soft text-sm">{count}</span>
            </span>
          ))}
        </Fact>
      ) : null}
      {figures.rarities.length > 0 ? (
        <Fact name={words.rarities}>
          {figures.rarities.map(([rarity, count]) => (
            <span key={rarity.code} className="inline-flex items-baseline gap-1">
              <a
                href={getCanonicalSearchHref(lang, `rarity:"${rarity.code}" set:${set.code}`)}
                className="link inline-flex items-center pointer-coarse:min-h-11"
              >
                {getRarityLabel(rarity, lang)}
              </a>
              <span className="text-ink-soft text-sm">{count}</span>
            </span>
          ))}
        </Fact>
      ) : null}
      {counters.length > 0 ? (
        <Fact name={words.counters}>
          {counters.map(([counter, english]) => (
            <span key={counter}>
              <span lang="ja">{counter}</span> <span className="text-ink-soft text-sm">{english}</span>
            </span>
          ))}
        </Fact>
      ) : null}
      {illustrators.length > 0 ? (
        <Fact name={words.illustrators} wide>
          {illustrators.map(([name, count]) => (
            <span key={name} className="inline-flex items-baseline gap-1">
              <a
                href={localizePath(lang, `/illustrators/${encodeURIComponent(name)}`)}
                lang="ja"
                className="link inline-flex items-center pointer-coarse:min-h-11"
              >
                {name}
              </a>
              <span className="text-ink-soft text-sm">{count}</span>
            </span>
          ))}
        </Fact>
      ) : null}
    </dl>
  );
}

/** Many values take the whole width of a narrow screen, below their name. */
const Fact = ({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) => (
  <div className={`col-span-2 border-line border-b py-1.5 ${wide ? "sm:grid" : "grid"} grid-cols-subgrid`}>
    <dt className="text-ink-soft">{name}</dt>
    <dd className="flex flex-wrap items-baseline gap-x-4">{children}</dd>
  </div>
);
