import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getFormatHref } from "@/app/ui/links/mtg-address";
import type { AddedFormat, FormatData, FormatId } from "@/engine/mtg/deck";
import { FORMAT_GROUPS, getFormatFacts, getFormatsInGroup } from "@/lib/mtg/formats/format-facts";

import { CardNameList } from "./card-name-list";

type Props = { lang: Lang; on: string; book: FormatData };

/** Renders all formats by group, each with its numbers in a line. */
export const FormatList = ({ lang, on, book }: Props) => [
  ...FORMAT_GROUPS.map((group) => (
    <section key={group} aria-labelledby={group} className="grid gap-3">
      <h2 id={group} className="text-xl">
        {getDictionary(lang).mtgFormats.groups[group]}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {getFormatsInGroup(group).map((id) => (
          <FormatCard key={id} id={id} lang={lang} on={on} book={book} />
        ))}
      </ul>
    </section>
  )),
  ...(book.formats ?? []).slice(0, 1).map(() => (
    <section key="added" aria-labelledby="added" className="grid gap-3">
      <h2 id="added" className="text-xl">
        {getDictionary(lang).mtgFormats.groups.added}
      </h2>
      <ul className="grid gap-3">
        {book.formats?.map((added) => (
          <AddedFormatCard key={added.id} added={added} lang={lang} book={book} />
        ))}
      </ul>
    </section>
  )),
];

/** Renders a format that the operator added, with the names of its sets and cards: it has no page of its own. */
function AddedFormatCard({ added, lang, book }: Pick<Props, "lang" | "book"> & { added: AddedFormat }) {
  const words = getDictionary(lang).mtgFormats;
  const named = book.sets.filter(({ code }) => added.sets.includes(code)).map((set) => set[getTextLang(lang)]);
  const parts = [
    [formatPlural(lang, words.count, named.length), named],
    [format(words.restrictedShort, { n: added.restricted.length }), added.restricted],
    [format(words.bannedShort, { n: added.banned.length }), added.banned],
  ] as const;
  return (
    <li className="grid gap-1 rounded-[3px] border border-line bg-leaf p-4 shadow-low">
      <h3 className="text-lg">{added[getTextLang(lang)]}</h3>
      {parts.map(([title, names]) =>
        names.length === 0 ? null : (
          <details key={title}>
            <summary className="min-h-6 cursor-pointer text-sm">{title}</summary>
            <CardNameList names={names} />
          </details>
        ),
      )}
      <p className="text-ink-soft text-sm">
        {format(getDictionary(lang).mtgDesk.where.source, { source: added.source })}
      </p>
    </li>
  );
}

function FormatCard({ id, lang, on, book }: Props & { id: FormatId }) {
  const words = getDictionary(lang).mtgFormats;
  const { format: row, sets } = getFormatFacts(id, on, book);
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
    </li>
  );
}
