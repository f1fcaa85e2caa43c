import { memo } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { classNames } from "@/app/ui/kit/class-names";
import { Icon } from "@/app/ui/kit/svg-icon";
import { CardText, getCardText } from "@/app/ui/magmell/card/card-text";
import { SmallFace } from "@/app/ui/magmell/card/small-face";
import { CardFigures } from "./card-figures";
import type { CardListEntry } from "./card-list-entry";
import { CountCell } from "./count-cell";

export type CardListRowProps = {
  row: CardListEntry;
  /** Whether the row is in the tab order; one per list is. */
  active: boolean;
  /** Whether the row is selected; null outside selection mode. */
  chosen: boolean | null;
  typing: boolean;
  onTyped: (row: CardListEntry, count: number | null) => void;
  lang: Lang;
  hintId: string;
};

/** The look of a row's small buttons. */
const STEP_CLASS =
  "inline-flex size-9 shrink-0 items-center justify-center rounded-[3px] border border-transparent hover:border-edge " +
  "hover:bg-wash aria-disabled:opacity-0 aria-disabled:focus-visible:opacity-30 pointer-coarse:size-11";

/** Renders a row of a list with its buttons, whose clicks the list handles. `withText` adds the card text. */
export const CardListRow = memo(function CardListRow(props: CardListRowProps & { withText: boolean }) {
  const { row, active, chosen, withText, lang, hintId } = props;
  const words = useWords("builder.row");
  const { title, card } = row;
  const tabIndex = active ? 0 : -1;
  return (
    <li
      data-row={row.id}
      data-name={row.name}
      className={classNames(
        "relative pl-10 hover:bg-wash/60 has-focus-visible:bg-wash",
        chosen && "bg-wash shadow-[inset_0_0_0_1px_var(--gold)]",
        withText && "border-line border-b py-1",
      )}
    >
      <SmallFace card={card} className="absolute top-1 left-1 pointer-coarse:top-2" />
      <div className="flex min-h-9 items-center pointer-coarse:min-h-11">
        {chosen === null ? null : <ChosenMark chosen={chosen} />}
        <button
          type="button"
          data-act="main"
          tabIndex={tabIndex}
          aria-describedby={hintId}
          aria-pressed={chosen ?? undefined}
          className="flex min-h-9 min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 text-left leading-tight focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
        >
          <span className="line-clamp-2 min-w-0 pb-0.5 flex-[1_1_7rem] lg:[:lang(en)_&]:text-sm lg:[:lang(en)_&]:leading-[1.15]">
            <RowTitle row={row} />
          </span>
          {card ? <CardFigures card={card} lang={lang} /> : null}
          <RowSigns row={row} />
          <span className="sr-only">{describeCount(row, words)}</span>
        </button>
        <RowButtons {...props} title={title} tabIndex={tabIndex} />
      </div>
      {withText && card ? (
        <CardText text={getCardText(lang, card)} lang={lang} className="pr-2 pb-1 text-ink-soft text-xs" />
      ) : null}
    </li>
  );
});

const ChosenMark = ({ chosen }: { chosen: boolean }) => (
  <span
    aria-hidden="true"
    className={classNames(
      "mr-2 inline-flex size-5 shrink-0 items-center justify-center rounded-[3px] border border-edge",
      chosen && "border-gold bg-gold text-on-color",
    )}
  >
    {chosen ? <Icon name="check" size={14} /> : null}
  </span>
);

/** The name of a row with what was searched for marked in it. */
function RowTitle({ row }: { row: CardListEntry }) {
  const { unknown } = useWords("builder.row");
  return (
    <>
      {row.parts?.map(({ text, marked }, place) => {
        // A part of a title has no other identity than its place.
        const key = `${place} ${text}`;
        return marked ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
      }) ?? row.title}
      {row.card ? null : <span className="ml-2 text-red text-xs">{unknown}</span>}
    </>
  );
}

/** Copies among the candidates, a note and tags of a row. */
function RowSigns({ row }: { row: CardListEntry }) {
  const texts = useWords("editor.row");
  const zones = useWords("editor.zones");
  if (row.candidates === 0 && !row.noted && row.tags.length === 0) return null;
  return (
    <span className="flex flex-wrap items-center gap-1 text-ink-soft text-xs">
      {row.candidates > 0 ? (
        <span title={format(texts.inCandidates, { n: row.candidates })} className="rounded-xs border border-line px-1">
          {zones.candidates}
          {format(texts.copies, { n: row.candidates })}
        </span>
      ) : null}
      {row.tags.map((tag) => (
        <span key={tag} className="rounded-xs bg-wash px-1">
          {tag}
        </span>
      ))}
      {row.noted ? (
        <span title={texts.note}>
          <Icon name="text" size={14} />
          <span className="sr-only">{texts.note}</span>
        </span>
      ) : null}
    </span>
  );
}

type ButtonsProps = CardListRowProps & { title: string; tabIndex: number; className?: string };

/** Renders minus, count and plus of a row. */
export function RowButtons({ row, typing, onTyped, title, tabIndex, className }: ButtonsProps) {
  const texts = useWords("builder.row");
  return (
    <span className={classNames("flex shrink-0 items-center", className)}>
      <button
        type="button"
        data-act="remove"
        tabIndex={tabIndex}
        aria-disabled={row.count === 0}
        aria-label={format(texts.remove, { card: title })}
        className={STEP_CLASS}
      >
        <Icon name="minus" size={18} />
      </button>
      <CountCell row={row} typing={typing} tabIndex={tabIndex} onTyped={(count) => onTyped(row, count)} />
      <button
        type="button"
        data-act="add"
        tabIndex={tabIndex}
        aria-label={format(texts.add, { card: title })}
        className={STEP_CLASS}
      >
        <Icon name="plus" size={18} />
      </button>
    </span>
  );
}

/** Returns the count of a row in words, with its limit. */
export function describeCount({ count, most }: CardListEntry, words: Dictionary["builder"]["row"]): string {
  if (most === null) return format(words.count, { n: count });
  return `${format(words.countOf, { n: count, most })}${count > most ? ` ${words.over}` : ""}`;
}
