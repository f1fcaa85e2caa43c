import { useWordsIn } from "#use-words-in";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { LIST_ZONES } from "@/lib/magmell/decks/content";
import type { DeckDiff, LineChange } from "@/lib/magmell/decks/deck-diff";

type Props = {
  /** `diffDecks(before, after)` of `lib/magmell/decks/deck-diff`. */
  diff: DeckDiff;
  lang: Lang;
  /** The sentence for decks that do not differ. */
  same?: string;
  /** Returns a card's name in the reader's language, such as `cardTitle(catalogue, lang)`. */
  title: (name: string) => string;
  /** The URL of a card's page; left out, names are plain text. */
  pageOf?: (name: string) => string;
  /** Headings of the two columns in the place of "before" and "after", such as "this device" and "account". */
  labels?: { readonly before: string; readonly after: string };
};

/**
 * Renders the differences between two decks, one table per list: the card, its copies before and after, and the change.
 * Works on the server and in islands.
 */
export function DeckDiffView({ diff, lang, title, pageOf, same, labels }: Props) {
  const words = useWordsIn(lang, "deckDiff");
  const { before, after } = labels ?? words;
  const zones = LIST_ZONES.filter((zone) => diff.lines.some((line) => line.zone === zone));
  if (zones.length === 0) return <p className="text-sm">{same ?? words.same}</p>;
  return (
    <div className="grid gap-5">
      {zones.map((zone) => (
        <table key={zone} className="w-full border-collapse text-sm">
          <caption className="pb-1 text-left font-medium">
            {format(words.caption, { zone: words.zones[zone], before: diff.before[zone], after: diff.after[zone] })}
          </caption>
          <thead>
            <tr className="border-edge border-b text-ink-soft">
              <th scope="col" className="py-1 text-left align-bottom font-normal">
                {words.card}
              </th>
              {[before, after].map((label) => (
                <th
                  key={label}
                  scope="col"
                  className="max-w-24 py-1 pl-3 text-right align-bottom font-normal sm:max-w-40"
                >
                  {label}
                </th>
              ))}
              <th scope="col" className="whitespace-nowrap py-1 pl-3 text-right align-bottom font-normal">
                {words.change}
              </th>
            </tr>
          </thead>
          <tbody>
            {diff.lines
              .filter((line) => line.zone === zone)
              .map((line) => (
                <Change key={line.name} line={line} lang={lang} title={title} pageOf={pageOf} />
              ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

type ChangeProps = Pick<Props, "lang" | "title" | "pageOf"> & { line: LineChange };

function Change({ line: { name, before, after }, lang, title, pageOf }: ChangeProps) {
  const words = useWordsIn(lang, "deckDiff");
  const grows = after > before;
  const said = before === 0 ? words.came : after === 0 ? words.went : null;
  return (
    <tr className="border-line border-b">
      <th scope="row" className="py-1.5 text-left font-normal">
        {pageOf ? (
          <a href={pageOf(name)} className="link">
            {title(name)}
          </a>
        ) : (
          title(name)
        )}
      </th>
      <td className="py-1.5 pl-3 text-right tabular-nums">{before}</td>
      <td className="py-1.5 pl-3 text-right tabular-nums">{after}</td>
      <td className={`whitespace-nowrap py-1.5 pl-3 text-right tabular-nums ${grows ? "text-green" : "text-red"}`}>
        {format(grows ? words.more : words.less, { n: Math.abs(after - before) })}
        {said ? <span className="ml-1 text-xs">{said}</span> : null}
      </td>
    </tr>
  );
}
