import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { classNames } from "@/app/ui/kit/class-names";
import type { CardListEntry } from "./card-list-entry";

type Props = {
  row: CardListEntry;
  /** Whether the count is being typed. */
  typing: boolean;
  tabIndex: number;
  onTyped: (count: number | null) => void;
};

/** Renders the count of a row as 「×3」 with its limit. While `typing`, renders a small number field instead. */
export function CountCell({ row, typing, tabIndex, onTyped }: Props) {
  const { title, count, most } = row;
  const texts = useWords("editor.row");
  if (typing) return <CountField row={row} onTyped={onTyped} label={format(texts.count, { card: title })} />;
  const over = most !== null && count > most;
  return (
    <button
      type="button"
      data-act="count"
      tabIndex={tabIndex}
      aria-label={format(texts.setCount, { card: title })}
      className={classNames(
        "inline-flex min-h-9 w-11 shrink-0 flex-col items-center justify-center rounded-[3px] text-sm leading-none hover:bg-wash pointer-coarse:min-h-11",
        // A count of none shows where one is about to write it.
        count === 0 ? "text-ink-soft opacity-0 hover:opacity-100 focus-visible:opacity-100" : "font-bold",
        over && "text-red",
      )}
    >
      {format(texts.copies, { n: count })}
      {over ? <span className="mt-0.5 text-[0.625rem]">{format(texts.limit, { n: most })}</span> : null}
      {!over && most !== null ? <Places count={count} most={most} /> : null}
    </button>
  );
}

/** Renders a dot for each allowed copy, filled for copies in the deck. */
const Places = ({ count, most }: { count: number; most: number }) => (
  <span aria-hidden="true" className="mt-1 flex gap-0.5">
    {Array.from({ length: most }, (_, place) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place.
        key={place}
        className={classNames("size-1 rounded-full border border-edge", place < count && "border-gold bg-gold")}
      />
    ))}
  </span>
);

type FieldProps = { row: CardListEntry; label: string; onTyped: (count: number | null) => void };

function CountField({ row, label, onTyped }: FieldProps) {
  return (
    <input
      type="text"
      inputMode="numeric"
      aria-label={label}
      defaultValue={row.count}
      maxLength={2}
      // biome-ignore lint/a11y/noAutofocus: the field stands where the count was pressed.
      autoFocus
      onFocus={(event) => event.target.select()}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === "Enter") onTyped(readCount(event.currentTarget.value));
        else if (event.key === "Escape") onTyped(null);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onBlur={(event) => onTyped(readCount(event.target.value))}
      className="h-9 w-11 shrink-0 rounded-[3px] border border-gold bg-leaf text-center text-base pointer-coarse:h-11"
    />
  );
}

/** Parses a typed count, also in full-width digits; null if invalid. */
const readCount = (text: string): number | null => {
  const digits = text.normalize("NFKC").trim();
  return /^\d{1,2}$/.test(digits) ? Number(digits) : null;
};
