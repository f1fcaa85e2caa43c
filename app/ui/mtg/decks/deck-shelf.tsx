import { formatDay } from "@/app/i18n/dates";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { Glyph } from "@/app/ui/kit/glyph";
import { mtgDeckHref } from "@/app/ui/links/mtg-address";
import { FORMATS } from "@/engine/mtg/deck";
import type { MtgDeckSummary } from "@/lib/mtg/saved/types";
import type { DeskWords } from "../desk/words";

type Props = {
  decks: readonly MtgDeckSummary[];
  /** Names of who may see a deck, in lists of one's own decks; `null` in lists that say whose a deck is. */
  visibility: Readonly<Record<MtgDeckSummary["visibility"], string>> | null;
  lang: Lang;
  words: DeskWords;
};

const SIGNS = {
  legal: { icon: "check", ink: "text-green" },
  unsure: { icon: "info", ink: "text-blue" },
  illegal: { icon: "close", ink: "text-red" },
} as const;

/** Saved decks in a list: format and day, numbers of cards, and the verdict of the format by sign and word. */
export const DeckShelf = ({ decks, visibility, lang, words }: Props) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3">
    {decks.map((deck) => (
      <li
        key={deck.id}
        className="relative grid content-start gap-1 rounded-[3px] border border-line bg-leaf p-4 shadow-low focus-within:border-edge hover:border-edge"
      >
        <h3 className="text-lg leading-snug">
          <a className="link wrap-anywhere after:absolute after:inset-0" href={mtgDeckHref(lang, deck.id)}>
            {deck.name}
          </a>
        </h3>
        <p className="text-sm">
          {FORMATS[deck.format][lang]} {format(words.formats.on, { day: deck.on })}
        </p>
        <p className="text-sm">
          {format(words.saved.cards, { main: deck.counts.main, sideboard: deck.counts.sideboard })}
          {deck.counts.pool > 0 ? format(words.saved.pool, { pool: deck.counts.pool }) : null}
        </p>
        <Verdict deck={deck} words={words} />
        <p className="mt-1 text-ink-soft text-sm">
          {visibility === null
            ? format(words.saved.by, { author: deck.author ?? words.saved.noAuthor })
            : visibility[deck.visibility]}
          <span aria-hidden="true"> · </span>
          {format(words.saved.updated, { day: formatDay(lang, deck.updatedAt) })}
        </p>
        {visibility !== null && deck.hidden ? <p className="text-red text-sm">{words.saved.hidden}</p> : null}
      </li>
    ))}
  </ul>
);

function Verdict({ deck: { verdict, errors }, words }: { deck: MtgDeckSummary; words: DeskWords }) {
  const { icon, ink } = SIGNS[verdict];
  return (
    <p className={`inline-flex items-center gap-1 text-sm ${ink}`}>
      <Glyph name={icon} size={16} />
      {format(words.desk.where[verdict], { n: errors })}
    </p>
  );
}
