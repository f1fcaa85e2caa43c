import { formatMomentDate } from "@/app/i18n/dates";
import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { DeckLegality } from "@/app/ui/decks/deck-state";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import { DeckColors } from "@/app/ui/magmell/starters/deck-colors";
import { MiniCurve } from "@/app/ui/magmell/statistics/mini-curve";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getDeckColors, pickFaceCards } from "@/lib/magmell/decks/deck-faces";
import { computeDeckStatistics } from "@/lib/magmell/decks/statistics";
import type { DeckSummary } from "@/lib/magmell/decks/types";

type Props = {
  deck: DeckSummary;
  catalogue: Catalogue;
  lang: Lang;
};

/** Renders a public deck in a list: its face, colors, curve, author and number of likes. */
export function DeckCard({ deck, catalogue, lang }: Props) {
  const [face] = pickFaceCards(deck.deck, deck.about.hero, catalogue, 1);
  const { curve } = computeDeckStatistics(deck.deck, catalogue.definitions);
  const name = lang !== "ja" && deck.starter ? deck.starter.englishName : deck.name;
  return (
    <li className="relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 rounded-[3px] border border-line bg-leaf p-3 shadow-low focus-within:border-edge hover:border-edge">
      <div aria-hidden="true">
        {face ? <CardFace card={face} lang={lang} small /> : <div className="aspect-[63/88] bg-wash" />}
      </div>
      <div className="flex min-w-0 flex-col gap-1.5">
        <div className="flex items-start gap-2">
          <h3 className="min-w-0 flex-1 text-lg leading-snug">
            <a
              className="link wrap-anywhere after:absolute after:inset-0"
              href={localizePath(lang, `/decks/${deck.id}`)}
            >
              {name}
            </a>
          </h3>
          <DeckColors colors={getDeckColors(deck.deck, catalogue)} lang={lang} />
        </div>
        {deck.about.description ? <p className="line-clamp-2 text-sm">{deck.about.description}</p> : null}
        <p className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
          <Byline deck={deck} lang={lang} />
          <span>{formatMomentDate(lang, deck.updatedAt)}</span>
        </p>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
          <div className="grid text-sm">
            {deck.likes > 0 ? (
              <span className="text-ink-soft">
                {formatPlural(lang, getDictionary(lang).deckSocial.likes.count, deck.likes)}
              </span>
            ) : null}
            <DeckLegality errors={deck.errors} lang={lang} />
          </div>
          <MiniCurve curve={curve} lang={lang} className="h-7 w-auto" />
        </div>
      </div>
    </li>
  );
}

function Byline({ deck, lang }: { deck: DeckSummary; lang: Lang }) {
  const words = getDictionary(lang).decks;
  const name = deck.starter ? words.starters.author : (deck.author ?? words.anonymous);
  const text = format(words.by, { author: name });
  if (deck.authorKey === null) return <span>{text}</span>;
  return (
    <a
      className="link relative inline-flex items-center pointer-coarse:min-h-11"
      href={localizePath(lang, `/authors/${deck.authorKey}`)}
    >
      {text}
    </a>
  );
}
