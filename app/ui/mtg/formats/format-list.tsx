import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getFormatHref } from "@/app/ui/links/mtg-address";
import type { FormatData } from "@/engine/mtg/deck";
import { FORMAT_GROUPS, getFormatFacts, getFormatsInGroup } from "@/lib/mtg/formats/format-facts";
import { FormatSource } from "./format-section";

type Props = { lang: Lang; on: string; book: FormatData };

/** Renders cards of all formats by group, each with its key numbers. */
export const FormatList = ({ lang, on, book }: Props) =>
  FORMAT_GROUPS.filter((group) => getFormatsInGroup(group, book).length > 0).map((group) => (
    <section key={group} aria-labelledby={group} className="grid gap-3">
      <h2 id={group} className="text-xl">
        {getDictionary(lang).mtgFormats.groups[group]}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {getFormatsInGroup(group, book).map((id) => (
          <FormatCard key={id} id={id} lang={lang} on={on} book={book} />
        ))}
      </ul>
    </section>
  ));

function FormatCard({ id, lang, on, book }: Props & { id: string }) {
  const words = getDictionary(lang).mtgFormats;
  const found = getFormatFacts(id, on, book);
  if (found === null) return null;
  const { format: row, sets } = found;
  const facts = [
    format(words.minimum.value, { n: row.minimum.count }),
    ...(sets === null ? [] : [formatPlural(lang, words.count, sets.length)]),
    ...(row.restricted === null ? [] : [format(words.restrictedShort, { n: row.restricted.names.length })]),
    ...(row.banned === null ? [] : [format(words.bannedShort, { n: row.banned.names.length })]),
  ];
  return (
    <li className="relative grid content-start gap-1 rounded-[3px] border border-line bg-leaf p-4 shadow-low">
      <h3 className="text-lg">
        <a href={getFormatHref(lang, id, on)} className="link after:absolute after:inset-0">
          {row[getTextLang(lang)]}
        </a>
      </h3>
      <ul className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <FormatSource row={row} lang={lang} />
    </li>
  );
}
