import { showDate } from "@/app/ui/card/show-date";
import { type Dictionary, type Lang, say } from "@/app/ui/words";
import type { CatalogueCard, CatalogueSet } from "@/lib/catalogue/types";

type Props = { card: CatalogueCard; sets: readonly CatalogueSet[]; lang: Lang; words: Dictionary["cards"]["page"] };

/** Where a card was printed, and whether what is printed there still applies. On narrow screens each printing is a block. */
export function CardPrintings({ card, sets, lang, words }: Props) {
  return (
    <section aria-labelledby="printings" className="grid gap-3">
      <h2 id="printings" className="text-xl">
        {words.printings}
      </h2>
      {card.printings.length === 0 ? (
        <p>{words.noPrintings}</p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2">
          {card.printings.map((printing) => {
            const set = sets.find(({ code }) => code === printing.set);
            const older = printing.revision !== card.effectiveOn;
            return (
              <li key={`${printing.set} ${printing.number}`} className="rounded-[3px] border border-line bg-leaf p-4">
                <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="font-medium">{set && (lang === "ja" ? set.name : set.englishName)}</span>
                  <span className="text-ink-soft text-sm">{printing.number}</span>
                </p>
                <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
                  <dt className="text-ink-soft">{words.illustrator}</dt>
                  <dd lang="ja">{printing.illustrator}</dd>
                  {printing.flavor === "" ? null : (
                    <>
                      <dt className="text-ink-soft">{words.flavor}</dt>
                      <dd lang="ja" className="whitespace-pre-line">
                        {printing.flavor}
                      </dd>
                    </>
                  )}
                  <dt className="text-ink-soft">{words.printedText}</dt>
                  <dd className={older ? "text-red" : undefined}>
                    {older ? say(words.olderText, { date: showDate(lang, printing.revision) }) : words.sameText}
                  </dd>
                </dl>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
