import type { Lang } from "@/app/i18n/lang";
import { useCardWords } from "@/app/ui/magmell/card/card-words";
import { CatalystSymbols, CostSymbols, QuickIcon } from "@/app/ui/magmell/card/symbols";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";

type Props = { card: CatalogueCard; lang: Lang };

/**
 * Renders costs, AP and HP of a card in a row. AP and HP have labels, so that nobody takes them for a number of copies.
 */
export function CardFigures({ card, lang }: Props) {
  const words = useCardWords(lang);
  return (
    <span className="flex shrink-0 flex-wrap items-center gap-x-1.5 text-sm">
      {card.timing === "quick" ? (
        <span className="text-gold">
          <QuickIcon />
          <span className="sr-only">{words.timings.quick}</span>
        </span>
      ) : null}
      <CostSymbols symbols={card.useCost} lang={lang} />
      <CatalystSymbols symbols={card.catalyst} lang={lang} />
      {card.kind === "unit" ? (
        <span className="inline-flex gap-1">
          <Seal label={words.fields.ap} value={card.ap} />
          <Seal label={words.fields.hp} value={card.hp} />
        </span>
      ) : null}
    </span>
  );
}

const Seal = ({ label, value }: { label: string; value: number | null }) => (
  <span className="inline-flex min-w-9 items-baseline justify-center gap-0.5 rounded-full border border-edge px-1 leading-tight">
    <span className="text-[0.625rem] text-ink-soft">{label}</span>
    {value ?? "–"}
  </span>
);
