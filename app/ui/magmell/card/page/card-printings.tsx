import { formatDate } from "@/app/i18n/dates";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { getCanonicalSearchHref } from "@/app/ui/links/query-href";
import { findRarity } from "@/lib/magmell/catalogue/model/rarity";
import type { CatalogueCard, CataloguePrinting, CatalogueSet } from "@/lib/magmell/catalogue/model/types";
import { getRarityLabel } from "../rarity-label";
import { PrintedDifference } from "./printed-difference";

type Props = { card: CatalogueCard; sets: readonly CatalogueSet[]; lang: Lang };

const LINK = "link inline-flex items-center pointer-coarse:min-h-11";

/**
 * Renders the printings of a card, and marks printed information that no longer applies. On narrow screens each
 * printing is a block.
 */
export function CardPrintings({ card, sets, lang }: Props) {
  const { page } = getDictionary(lang).cards;
  return (
    <section aria-labelledby="printings" className="grid gap-3">
      <h2 id="printings" className="text-xl">
        {page.printings}
      </h2>
      {card.printings.length === 0 ? (
        <p>{page.noPrintings}</p>
      ) : (
        <ul className="grid items-start gap-3 sm:grid-cols-2">
          {card.printings.map((printing) => (
            <li key={`${printing.set} ${printing.number}`} className="rounded-[3px] border border-line bg-leaf p-4">
              <Printing card={card} printing={printing} sets={sets} lang={lang} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Printing({ card, printing, sets, lang }: Props & { printing: CataloguePrinting }) {
  const words = getDictionary(lang);
  const { page } = words.cards;
  const { printings } = words.cardPage;
  const set = sets.find(({ code }) => code === printing.set);
  const printed = card.revisions.find(({ effectiveOn }) => effectiveOn === printing.revision);
  const older = printing.revision < card.effectiveOn;
  const rarity = findRarity(printing, set);
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <a href={localizePath(lang, `/sets/${printing.set}`)} className={`${LINK} font-medium`}>
          {set && (lang === "ja" ? set.name : set.englishName)}
        </a>
        <span className="text-ink-soft text-sm">
          {printing.number}
          {printing.finish === "foil" ? ` · ${printings.foil}` : null}
        </span>
      </p>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 text-sm">
        {rarity === null ? null : (
          <>
            <dt className="text-ink-soft">{printings.rarity}</dt>
            <dd>
              <a href={getCanonicalSearchHref(lang, `rarity:"${rarity.code}" set:${printing.set}`)} className={LINK}>
                {getRarityLabel(rarity, lang)}
              </a>
            </dd>
          </>
        )}
        {printing.product === "" ? null : (
          <>
            <dt className="text-ink-soft">{printings.product}</dt>
            <dd lang="ja">{printing.product}</dd>
          </>
        )}
        {printing.illustrator === "" ? null : (
          <>
            <dt className="text-ink-soft">{page.illustrator}</dt>
            <dd lang="ja">
              <a
                href={localizePath(lang, `/illustrators/${encodeURIComponent(printing.illustrator)}`)}
                className={LINK}
              >
                {printing.illustrator}
              </a>
            </dd>
          </>
        )}
        {printing.flavor === "" ? null : (
          <>
            <dt className="text-ink-soft">{page.flavor}</dt>
            <dd lang="ja" className="whitespace-pre-line">
              {printing.flavor}
            </dd>
          </>
        )}
        <dt className="text-ink-soft">{page.printedText}</dt>
        <dd className={older ? "text-red" : undefined}>
          {older ? format(page.olderText, { date: formatDate(lang, printing.revision) }) : page.sameText}
        </dd>
      </dl>
      {older && printed ? <PrintedDifference printed={printed} card={card} lang={lang} /> : null}
    </div>
  );
}
