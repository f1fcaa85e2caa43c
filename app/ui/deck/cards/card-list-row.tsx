import { memo } from "react";
import { CatalystSymbols, CostSymbols, QuickMark } from "@/app/ui/card/symbols";
import { format } from "@/app/ui/i18n/format";
import { classNames } from "@/app/ui/kit/class-names";
import { Glyph } from "@/app/ui/kit/glyph";
import { colorsWithText } from "@/engine/magmell";
import type { CatalogueCard } from "@/lib/catalogue/model/types";
import type { ListZone } from "@/lib/decks/content";
import type { CardWords } from "../builder-words";

/** A card beside its number of copies. */
export type CardListEntry = {
  readonly id: string;
  readonly zone: ListZone;
  /** The name as the deck or the catalogue writes it. */
  readonly name: string;
  /** The name in the reader's language. */
  readonly title: string;
  /** The title cut where it holds what was searched for; left out, it holds none of it. */
  readonly parts?: readonly { readonly text: string; readonly marked: boolean }[];
  readonly card: CatalogueCard | null;
  readonly count: number;
  /** How many copies the zone may hold of one name; `null` for any number. */
  readonly most: number | null;
};

export type CardListWords = {
  readonly add: string;
  readonly remove: string;
  readonly count: string;
  readonly countOf: string;
  readonly unknown: string;
  readonly over: string;
};

type Props = {
  row: CardListEntry;
  /** Whether Tab stops here: at one row of a list. */
  active: boolean;
  words: CardListWords;
  cards: CardWords;
  hintId: string;
};

const STEP =
  "inline-flex size-9 shrink-0 items-center justify-center rounded-[3px] border border-transparent hover:border-edge " +
  "hover:bg-wash aria-disabled:opacity-30 pointer-coarse:size-11";

/** One row of a `CardList`, which listens to all its buttons. */
export const CardListRow = memo(function CardListRow({ row, active, words, cards, hintId }: Props) {
  const { title, card, count, most } = row;
  const over = most !== null && count > most;
  const tabIndex = active ? 0 : -1;
  return (
    <li
      data-row={row.id}
      data-name={row.name}
      className="relative flex min-h-9 items-center pl-3 hover:bg-wash/60 has-focus-visible:bg-wash pointer-coarse:min-h-11"
    >
      <span
        aria-hidden="true"
        className="absolute inset-y-[3px] left-0 w-1 rounded-xs"
        style={{ background: edgeOf(card) }}
      />
      <button
        type="button"
        data-act="main"
        tabIndex={tabIndex}
        aria-describedby={hintId}
        className="flex min-h-9 min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 py-0.5 text-left leading-tight pointer-coarse:min-h-11"
      >
        <span className="min-w-0 flex-[1_1_7rem]">
          {row.parts?.map(({ text, marked }, place) => {
            // A part of a title has no other identity than its place.
            const key = `${place} ${text}`;
            return marked ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
          }) ?? title}
          {card ? null : <span className="ml-2 text-red text-xs">{words.unknown}</span>}
        </span>
        {card ? <CardFigures card={card} words={cards} /> : null}
        <span className="sr-only">{countWords(row, words)}</span>
      </button>
      <button
        type="button"
        data-act="remove"
        tabIndex={tabIndex}
        aria-disabled={count === 0}
        aria-label={format(words.remove, { card: title })}
        className={STEP}
      >
        <Glyph name="minus" size={18} />
      </button>
      <span
        aria-hidden="true"
        className={classNames(
          "w-9 shrink-0 text-center text-sm tabular-nums",
          count === 0 && "text-ink-soft",
          over && "font-bold text-red underline decoration-wavy underline-offset-4",
        )}
      >
        {most === null ? count : `${count}/${most}`}
      </span>
      <button
        type="button"
        data-act="add"
        tabIndex={tabIndex}
        aria-label={format(words.add, { card: title })}
        className={STEP}
      >
        <Glyph name="plus" size={18} />
      </button>
    </li>
  );
});

function CardFigures({ card, words }: { card: CatalogueCard; words: CardWords }) {
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-sm">
      {card.timing === "quick" ? (
        <span className="text-gold">
          <QuickMark />
          <span className="sr-only">{words.timings.quick}</span>
        </span>
      ) : null}
      <CostSymbols symbols={card.useCost} words={words} label={words.fields.useCost} />
      <CatalystSymbols symbols={card.catalyst} words={words} label={words.fields.catalyst} />
      <span className="hidden w-10 text-right text-ink-soft @sm:inline">
        {card.kind === "unit" ? (
          <>
            <span className="sr-only">{words.fields.ap} </span>
            {card.ap ?? "–"}
            <span aria-hidden="true">/</span>
            <span className="sr-only">, {words.fields.hp} </span>
            {card.hp ?? "–"}
          </>
        ) : null}
      </span>
    </span>
  );
}

function countWords({ count, most }: CardListEntry, words: CardListWords): string {
  if (most === null) return format(words.count, { n: count });
  return `${format(words.countOf, { n: count, most })}${count > most ? ` ${words.over}` : ""}`;
}

function edgeOf(card: CatalogueCard | null): string {
  const [first, last = first] = card ? colorsWithText(card) : [];
  return first ? `linear-gradient(var(--${first}) 50%, var(--${last}) 50%)` : "var(--ink-soft)";
}
