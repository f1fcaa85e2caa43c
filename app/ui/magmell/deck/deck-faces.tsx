import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { getCardHref } from "@/app/ui/links/browse-address";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import type { DeckEntry } from "@/app/ui/magmell/editor/cards/deck-groups";

type Props = { entries: readonly DeckEntry[]; lang: Lang };

/** Renders lines of a deck as faces with their copies beneath; each leads to its card. */
export function DeckFaces({ entries, lang }: Props) {
  const { builder, deckSocial } = getDictionary(lang);
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3 py-2">
      {entries.map(({ line, card }) => (
        <li key={line.name} className="grid content-start gap-1 text-center text-sm">
          {card ? (
            <a
              href={getCardHref(lang, card.name)}
              className="grid gap-1 no-underline"
              aria-label={format(deckSocial.page.copiesOf, {
                name: lang !== "ja" ? card.englishName : card.name,
                n: line.count,
              })}
            >
              <CardFace card={card} printing={card.printings.at(-1)} lang={lang} small />
              <span aria-hidden="true" className="font-medium tabular-nums">
                {line.count}
                <span className="text-ink-soft">×</span>
              </span>
            </a>
          ) : (
            <>
              <span className="wrap-anywhere grid aspect-[63/88] place-items-center border border-edge border-dashed p-1">
                {line.name}
              </span>
              <span className="text-red">{builder.row.unknown}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
