import { formatMomentDate } from "@/app/i18n/dates";
import { type Dictionary, getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { Icon } from "@/app/ui/kit/svg-icon";
import { getMtgDeckHref } from "@/app/ui/links/mtg-address";
import { type FormatData, getFormatName } from "@/engine/mtg/deck";
import type { MtgDeckSummary } from "@/lib/mtg/decks/saved/types";

type Props = {
  decks: readonly MtgDeckSummary[];
  book: FormatData;
  /** Names of who may see a deck, in lists of one's own decks; `null` in lists that say whose a deck is. */
  visibility: Readonly<Record<MtgDeckSummary["visibility"], string>> | null;
  lang: Lang;
};

const SIGNS = {
  legal: { icon: "check", ink: "text-green" },
  unsure: { icon: "info", ink: "text-blue" },
  illegal: { icon: "close", ink: "text-red" },
} as const;

/** Renders a list of saved decks, each with format, date, card counts, and an icon and text for its legality. */
export function SavedDeckList({ decks, book, visibility, lang }: Props) {
  const { mtgFormats, mtgSaved: w } = getDictionary(lang);
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {decks.map((deck) => (
        <li
          key={deck.id}
          className="relative grid content-start gap-1 rounded-[3px] border border-line bg-leaf p-4 shadow-low focus-within:border-edge hover:border-edge"
        >
          <h3 className="text-lg leading-snug">
            <a className="link wrap-anywhere after:absolute after:inset-0" href={getMtgDeckHref(lang, deck.id)}>
              {deck.name}
            </a>
          </h3>
          <p className="text-sm">
            {getFormatName(deck.format, book)[getTextLang(lang)]} · {format(mtgFormats.on, { day: deck.on })}
          </p>
          <p className="text-sm">{describeCounts(deck.counts, w)}</p>
          <Verdict deck={deck} lang={lang} />
          <p className="mt-1 flex flex-wrap gap-x-3 text-ink-soft text-sm">
            <span>
              {visibility === null ? format(w.by, { author: deck.author ?? w.noAuthor }) : visibility[deck.visibility]}
            </span>
            <span>{format(w.updated, { day: formatMomentDate(lang, deck.updatedAt) })}</span>
          </p>
          {visibility !== null && deck.hidden ? <p className="text-red text-sm">{w.hidden}</p> : null}
        </li>
      ))}
    </ul>
  );
}

/** Returns the numbers of cards of the zones that have some. */
const describeCounts = ({ main, sideboard, pool }: MtgDeckSummary["counts"], words: Dictionary["mtgSaved"]): string =>
  format(words.cards, { main }) +
  (sideboard > 0 ? format(words.sideboard, { sideboard }) : "") +
  (pool > 0 ? format(words.pool, { pool }) : "");

function Verdict({ deck: { verdict, errors }, lang }: { deck: MtgDeckSummary; lang: Lang }) {
  const { icon, ink } = SIGNS[verdict];
  return (
    <p className={`inline-flex items-center gap-1 text-sm ${ink}`}>
      <Icon name={icon} size={16} />
      {format(getDictionary(lang).mtgDesk.where[verdict], { n: errors })}
    </p>
  );
}
