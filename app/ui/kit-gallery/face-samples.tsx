import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import { ClosedPart } from "@/app/ui/page-filter/closed-part";
import { CARD_KINDS, type CardKind } from "@/engine/magmell";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";

type Props = { cards: readonly CatalogueCard[]; lang: Lang };

/** Widths at which faces are looked at: in a hand, in results of both sizes, and alone. */
const WIDTHS = [100, 140, 200, 400] as const;
const SCHEMES = ["light", "dark"] as const;

/** Renders card faces in all sizes and kinds, on light and dark backgrounds, for developers who change them. */
export function FaceSamples({ cards, lang }: Props) {
  const samples = samplesOf(cards);
  if (samples.length === 0) return null;
  return (
    <ClosedPart
      anchor="CardFace"
      title={<code>CardFace</code>}
      hint={getDictionary(lang).kit.faces}
      className="grid gap-4 pb-8"
    >
      {SCHEMES.map((scheme) => (
        <div
          key={scheme}
          data-theme={scheme}
          className="grid gap-6 overflow-hidden rounded-[3px] border border-line bg-paper p-3 text-ink"
        >
          {WIDTHS.map((width) => (
            <ul key={width} aria-label={`${width}px`} className="flex flex-wrap gap-4">
              {samples.map((card) => (
                <li key={card.number} className="max-w-full" style={{ width }}>
                  <CardFace card={card} printing={card.printings.at(-1)} lang={lang} small={width < 220} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      ))}
    </ClosedPart>
  );
}

/** A card of each kind and number of colors, those with longer texts first. */
function samplesOf(cards: readonly CatalogueCard[]): readonly CatalogueCard[] {
  const longest = (kind: CardKind, colors: (count: number) => boolean) =>
    cards
      .filter((card) => card.kind === kind && !card.token && !card.retired && colors(card.colors.length))
      .reduce<CatalogueCard | null>((most, card) => (most && most.text.length >= card.text.length ? most : card), null);
  const plain = cards.find((card) => card.kind === "unit" && card.text === "" && !card.token && !card.retired);
  return [
    ...CARD_KINDS.map((kind) => longest(kind, (count) => count === 1)),
    longest("unit", (count) => count > 1),
    longest("magic", (count) => count === 0),
    plain ?? null,
  ].filter((card) => card !== null);
}
