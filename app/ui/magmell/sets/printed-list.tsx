import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { getCardHref } from "@/app/ui/links/browse-address";
import { CardRow } from "@/app/ui/magmell/card/card-row";
import type { CataloguePrinting } from "@/lib/magmell/catalogue/model/types";
import type { PrintedCard } from "@/lib/magmell/catalogue/views/set-printings";

type Props = { printed: readonly PrintedCard[]; lang: Lang };

/** Renders printings in the given order, one per line, with the collector number of the card. */
export const PrintedList = ({ printed, lang }: Props) => (
  <ul className="gap-x-10 border-line border-t lg:columns-2">
    {printed.map(({ card, printing }) => (
      <li key={`${printing.set} ${printing.number}`} className="break-inside-avoid border-line border-b max-sm:pt-4">
        <CardRow
          card={card}
          lang={lang}
          href={getCardHref(lang, card.name)}
          before={
            <span
              role="img"
              aria-label={spoken(printing, getDictionary(lang).sets)}
              className="min-w-10 shrink-0 text-[0.875rem] text-ink-soft max-sm:absolute max-sm:-top-3 max-sm:left-3 max-sm:text-[0.75rem] max-sm:leading-tight"
            >
              {`${withoutSet(printing)}${printing.finish === "foil" ? " ✦" : ""}`}
            </span>
          }
        />
      </li>
    ))}
  </ul>
);

const spoken = ({ number, finish }: CataloguePrinting, words: Dictionary["sets"]): string =>
  [words.number, number, ...(finish === "foil" ? [words.foil] : [])].join(" ");

/** The collector number without the set code: `012` for `FL-012`. */
const withoutSet = ({ set, number }: CataloguePrinting) =>
  number.startsWith(`${set}-`) ? number.slice(set.length + 1) : number;
