import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { getCardHref } from "@/app/ui/links/browse-address";
import { CardRow } from "@/app/ui/magmell/card/card-row";
import type { SimilarCard } from "@/lib/magmell/catalogue/views/similar";

type Props = { similar: readonly SimilarCard[]; lang: Lang };

/** Renders similar cards, each with the features it shares with the card; nothing if there are none. */
export function SimilarCards({ similar, lang }: Props) {
  if (similar.length === 0) return null;
  const words = getDictionary(lang);
  const text = words.cardPage.similar;
  return (
    <section aria-labelledby="similar" className="grid content-start gap-3">
      <div>
        <h2 id="similar" className="text-xl">
          {text.title}
        </h2>
        <p className="text-ink-soft text-sm">{text.note}</p>
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {similar.map((one) => (
          <li key={one.card.number} className="py-1">
            <CardRow card={one.card} lang={lang} href={getCardHref(lang, one.card.name)} />
            <p className="pb-1 pl-4 text-ink-soft text-sm">{sayReasons(one, words).join(text.join)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sayReasons({ card, shared, colors, total }: SimilarCard, { cardPage, site }: Dictionary): string[] {
  const { similar } = cardPage;
  const named = colors?.map((color) => site.colors[color]).join(similar.join);
  return [
    ...(shared.length === 0 && card.abilities.length === 0 ? [similar.plain] : []),
    ...shared.map((feature) => similar.features[feature]),
    ...(named === undefined ? [] : [format(similar.sameColors, { colors: named || similar.colorless })]),
    ...(total === null ? [] : [format(similar.sameTotal, { n: total })]),
  ];
}
