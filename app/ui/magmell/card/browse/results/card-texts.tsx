import { getDictionary } from "@/app/i18n/dictionary";
import { AddControl } from "@/app/ui/magmell/card/adding/add-control";
import { CardText, getCardText } from "@/app/ui/magmell/card/card-text";
import { CatalystSymbols, CostSymbols, QuickIcon } from "@/app/ui/magmell/card/symbols";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { getEffectiveColors } from "@/engine/magmell";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { createMarker, renderOtherMatch } from "./marker";
import { getHitHref, getHitKey, type ResultViewProps } from "./result-view";

/** Renders results with their texts, without pictures. */
export const CardTexts = ({ hits, lang, highlight, from }: ResultViewProps) => (
  <Unhydrated as="ul" className="grid gap-3 xl:grid-cols-2">
    {hits.map((hit) => (
      <li key={getHitKey(hit)} className="relative rounded-[3px] border border-line bg-leaf py-3 pr-4 pl-5">
        <span aria-hidden="true" className="absolute inset-y-1 left-0 w-1 rounded-xs" style={edgeOf(hit.card)} />
        <Head hit={hit} lang={lang} highlight={highlight} from={from} />
        <CardText
          text={getCardText(lang, hit.card) || getDictionary(lang).search.noText}
          lang={lang}
          mark={(text) => createMarker(highlight)(hit.card, "text", text)}
          className="mt-2 text-sm"
        />
      </li>
    ))}
  </Unhydrated>
);

type HeadProps = Omit<ResultViewProps, "hits" | "large"> & { hit: ResultViewProps["hits"][number] };

function Head({ hit, lang, highlight, from }: HeadProps) {
  const { card } = hit;
  const { site } = getDictionary(lang);
  const mark = createMarker(highlight);
  const japanese = lang === "ja";
  const also = renderOtherMatch(highlight, card, ["name", japanese ? "reading" : "englishName"]);
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg leading-snug">
          <a
            href={getHitHref(lang, hit, from)}
            lang={!japanese && card.romanized ? "ja-Latn" : undefined}
            data-result=""
            className="no-underline hover:underline"
          >
            {japanese ? mark(card, "name", card.name) : mark(card, "englishName", card.englishName)}
          </a>
          <span lang="ja" className="ml-2 font-gothic font-normal text-ink-soft text-xs">
            {japanese ? mark(card, "reading", card.reading) : mark(card, "name", card.name)}
          </span>
          {also ? <span className="ml-2 font-gothic font-normal text-ink-soft text-xs">{also}</span> : null}
        </h2>
        <span className="ml-auto inline-flex items-center gap-2 text-sm">
          <CostSymbols symbols={card.useCost} lang={lang} />
          <CatalystSymbols symbols={card.catalyst} lang={lang} />
          <AddControl card={card} lang={lang} />
        </span>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 text-ink-soft text-xs">
        <span>{card.token ? `${site.token} ${site.kinds[card.kind]}` : site.kinds[card.kind]}</span>
        {card.timing ? (
          <span className={card.timing === "quick" ? "inline-flex items-center text-gold" : undefined}>
            {card.timing === "quick" ? <QuickIcon /> : null}
            {site.timings[card.timing]}
          </span>
        ) : null}
        {card.kind === "unit" ? (
          <span className="text-ink">
            {site.fields.ap} {card.ap ?? "–"} / {site.fields.hp} {card.hp ?? "–"}
          </span>
        ) : null}
        {hit.printing ? <span className="ml-auto">{hit.printing.number}</span> : null}
      </p>
    </div>
  );
}

function edgeOf(card: CatalogueCard): { background: string } {
  const [first, last = first] = getEffectiveColors(card);
  const background = first ? `linear-gradient(var(--${first}) 50%, var(--${last}) 50%)` : "var(--ink-soft)";
  return { background };
}
