import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { getCardHref } from "@/app/ui/links/browse-address";
import { RuleText } from "@/app/ui/links/rule-text";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import type { DailyContinuation } from "@/lib/magmell/play/daily/hand-of-day";

type Props = {
  line: DailyContinuation;
  /** Whether the hand is a new one, which is then shown first. */
  redrawn: boolean;
  /** The URL of the table with this deal. */
  table: string;
  lang: Lang;
};

/** Renders the first own turns after a decision if no player acts: the cards drawn and the new stones. */
export function DecisionPreview({ line, redrawn, table, lang }: Props) {
  const { dailyHand: text } = getDictionary(lang);
  return (
    <div className="grid gap-4">
      {redrawn ? (
        <div className="grid gap-1">
          <h3 className="font-medium">{text.newHand}</h3>
          <SmallFaces cards={line.hand} label={text.newHand} lang={lang} />
        </div>
      ) : null}
      <ol className="grid gap-4 sm:grid-cols-3">
        {line.turns.map(({ drawn, stones }, place) => {
          const turn = format(text.turn, { n: place + 1 });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a turn has no other identity than its number.
            <li key={place} className="grid content-start gap-2 rounded-[3px] border border-line bg-leaf p-3">
              <h3 className="font-medium">{turn}</h3>
              <div className="grid grid-cols-2 gap-3">
                <div className="grid content-start gap-1">
                  <p className="text-ink-soft text-sm">{text.drawn}</p>
                  {drawn.length > 0 ? (
                    <SmallFaces cards={drawn} label={`${turn}: ${text.drawn}`} lang={lang} />
                  ) : (
                    <p className="text-sm">
                      <RuleText text={text.noDraw} lang={lang} />
                    </p>
                  )}
                </div>
                <div className="grid content-start gap-1">
                  <p className="text-ink-soft text-sm">{text.stones}</p>
                  <SmallFaces cards={stones} label={`${turn}: ${text.stones}`} lang={lang} />
                </div>
              </div>
            </li>
          );
        })}
      </ol>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink href={table} rel="nofollow" variant="primary">
          {text.play}
        </ButtonLink>
        <p className="text-ink-soft text-sm">{text.playNote}</p>
      </div>
    </div>
  );
}

type FacesProps = { cards: readonly CatalogueCard[]; label: string; lang: Lang };

const SmallFaces = ({ cards, label, lang }: FacesProps) => (
  <ul aria-label={label} className="flex flex-wrap gap-2">
    {cards.map((card, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: copies differ in their place only.
      <li key={place} className="w-28 max-sm:w-20">
        <a href={getCardHref(lang, card.name)} className="block rounded-[4.4%/3.2%]">
          <CardFace card={card} printing={card.printings.at(-1)} lang={lang} small />
        </a>
      </li>
    ))}
  </ul>
);
