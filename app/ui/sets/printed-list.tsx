import { cardHref } from "@/app/ui/card/browse/browse-address";
import { CardRow } from "@/app/ui/card/card-row";
import type { Dictionary, Lang } from "@/app/ui/words";
import type { PrintedCard } from "@/lib/catalogue/set-printings";
import type { CataloguePrinting } from "@/lib/catalogue/types";

type Props = { printed: readonly PrintedCard[]; lang: Lang; words: Pick<Dictionary, "sets" | "site"> };

/** Printings in the order they are given, one line each, with the number that stands at the foot of the card. */
export const PrintedList = ({ printed, lang, words }: Props) => (
  <ul className="gap-x-10 border-line border-t lg:columns-2">
    {printed.map(({ card, printing }) => (
      <li key={`${printing.set} ${printing.number}`} className="break-inside-avoid border-line border-b">
        <span aria-hidden="true" className="block pt-1 pl-3 text-ink-soft text-xs sm:hidden">
          {withoutSet(printing)}
        </span>
        <CardRow
          card={card}
          lang={lang}
          words={words.site}
          href={cardHref(lang, card.name)}
          before={
            <span className="max-sm:sr-only min-w-[2.5rem] shrink-0 text-ink-soft text-sm">
              <span className="sr-only">
                {words.sets.number} {printing.number} {printing.finish === "foil" ? words.sets.foil : null}
              </span>
              <span aria-hidden="true">
                {withoutSet(printing)}
                {printing.finish === "foil" ? " ✦" : null}
              </span>
            </span>
          }
        />
      </li>
    ))}
  </ul>
);

/** The number as it is told where the set is known: `012` of `FL-012`. */
const withoutSet = ({ set, number }: CataloguePrinting) =>
  number.startsWith(`${set}-`) ? number.slice(set.length + 1) : number;
