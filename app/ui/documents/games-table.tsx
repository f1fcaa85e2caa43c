import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang, type TextLang } from "@/app/i18n/lang";
import type { EntryId } from "@/lib/documents/entries";
import { COUNTERPARTS } from "@/lib/documents/words/counterparts";
import styles from "../mtg/era-table.module.css";
import { EntryNumberLinks } from "./contradiction-banners";

type Props = { lang: Lang };

/** Renders the terms of both games side by side, one concept per row, with the differences between the games. */
export function GamesTable({ lang }: Props) {
  const { games, magmell } = getDictionary(lang).libraryWords;
  return (
    <table className={`w-full text-[0.875rem] ${styles.table}`}>
      <caption className="sr-only">{games.caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col">{magmell}</th>
          <th scope="col">{games.mtg}</th>
          <th scope="col">{games.differs}</th>
        </tr>
      </thead>
      <tbody>
        {COUNTERPARTS.map((row) => (
          <tr key={`${row.magmell?.en} ${row.mtg?.en}`}>
            <th scope="row" className="w-1/4">
              <Word side={row.magmell} lang={lang} />
            </th>
            <td data-era={games.mtg} className="w-1/4">
              <Word side={row.mtg} lang={lang} />
            </td>
            <td data-era={games.differs}>{row.differs?.[getTextLang(lang)]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Side = Record<TextLang, string> & { readonly rules: readonly EntryId[] };

function Word({ side, lang }: Props & { side: Side | null }) {
  if (side === null) return getDictionary(lang).libraryWords.none;
  return (
    <span className="grid gap-0.5">
      {side[getTextLang(lang)]}
      <small>
        <EntryNumberLinks ids={side.rules} lang={lang} />
      </small>
    </span>
  );
}
