import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { LIST_ZONES } from "@/lib/decks/content";
import type { DeckDiff, LineChange } from "@/lib/decks/deck-diff";

type Props = {
  /** `deckDiff(before, after)` of `lib/decks/deck-diff`. */
  diff: DeckDiff;
  words: Dictionary["deckDiff"];
  /** The name of a card in the reader's language, as `cardTitle(catalogue, lang)` gives it. */
  title: (name: string) => string;
  /** The address of a card's page; left out, names are plain text. */
  pageOf?: (name: string) => string;
  /** Headings of the two columns in the place of "before" and "after", such as "this device" and "account". */
  labels?: { readonly before: string; readonly after: string };
};

/**
 * Differences between two decks as a table for each list: the card, its copies on either side, and the change in sign and
 * number. Pure, for pages and for the builder's windows alike. Its words are `readWords(lang).deckDiff`, on the builder
 * page `words.diff`.
 */
export function DeckDiffView({ diff, words, title, pageOf, labels = words }: Props) {
  const zones = LIST_ZONES.filter((zone) => diff.lines.some((line) => line.zone === zone));
  if (zones.length === 0) return <p className="text-sm">{words.same}</p>;
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
              {[labels.before, labels.after].map((label) => (
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
                <Change key={line.name} line={line} words={words} title={title} pageOf={pageOf} />
              ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

type ChangeProps = Pick<Props, "words" | "title" | "pageOf"> & { line: LineChange };

function Change({ line: { name, before, after }, words, title, pageOf }: ChangeProps) {
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
