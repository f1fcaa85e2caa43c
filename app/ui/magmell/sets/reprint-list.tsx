import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { getCardHref } from "@/app/ui/links/browse-address";
import type { PrintedCard } from "@/lib/magmell/catalogue/views/set-printings";
import { ListRestLink, truncateList } from "./list-beginning";

type Props = { code: string; reprints: readonly PrintedCard[]; lang: Lang };

/** Renders the cards of a set that appeared in an earlier set, sorted by name; nothing if there are none. */
export function ReprintList({ code, reprints, lang }: Props) {
  const words = getDictionary(lang).sets;
  if (reprints.length === 0) return null;
  return (
    <section aria-labelledby="reprints" className="grid gap-3">
      <div>
        <h2 id="reprints" className="text-xl">
          {words.reprints}
        </h2>
        <p className="text-ink-soft text-sm">{words.reprintsNote}</p>
      </div>
      <ul className="flex flex-wrap gap-x-5">
        {truncateList(reprints).map(({ card, printing }) => (
          <li key={printing.number}>
            <a
              href={getCardHref(lang, card.name)}
              className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
            >
              {lang === "ja" ? card.name : card.englishName}
            </a>
          </li>
        ))}
      </ul>
      <ListRestLink list={reprints} query={`set:${code} is:reprint`} lang={lang} />
    </section>
  );
}
