import { formatDate } from "@/app/i18n/dates";
import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { FaceRow } from "@/app/ui/magmell/card/face-row";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getSetStats } from "@/lib/magmell/catalogue/views/set-stats";

type Props = { catalogue: Pick<Catalogue, "cards" | "sets">; lang: Lang };

/** Renders all sets, newest first, each with sample cards, its type and its number of cards. */
export const SetList = ({ catalogue, lang }: Props) => {
  const { sets: words } = getDictionary(lang);
  return (
    <ul className="divide-y divide-line border-line border-y">
      {[...catalogue.sets].reverse().map((set) => {
        const { cards, fresh, printed } = getSetStats(catalogue, set);
        const [name, other] = lang === "ja" ? [set.name, set.englishName] : [set.englishName, set.name];
        return (
          <li key={set.code} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[1fr_auto] sm:items-baseline">
            <div>
              <h2 className="text-xl">
                <a href={localizePath(lang, `/sets/${set.code}`)} className="link">
                  {name}
                </a>
                <span className="ml-3 font-gothic font-normal text-ink-soft text-sm">{set.code}</span>
              </h2>
              <p lang={lang === "ja" ? "en" : "ja"} className="text-ink-soft text-sm">
                {other === name ? null : other}
              </p>
            </div>
            <p className="flex flex-wrap gap-x-4 text-sm sm:justify-end">
              <span>{words.types[set.type]}</span>
              <time dateTime={set.releasedOn}>{formatDate(lang, set.releasedOn)}</time>
              <span>{formatPlural(lang, words.cards, cards)}</span>
              <span className="text-ink-soft">{formatPlural(lang, words.new, fresh)}</span>
            </p>
            <div className="mt-2 max-w-3xl sm:col-span-2">
              <FaceRow cards={printed.map(({ card }) => card)} label={name} lang={lang} />
            </div>
          </li>
        );
      })}
    </ul>
  );
};
