"use client";

import { memo } from "react";
import { useWords } from "@/app/i18n/use-words";
import { classNames } from "@/app/ui/kit/class-names";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import { type CardListRowProps, describeCount, RowButtons } from "./card-list-row";

/** Renders a card of a list as a picture, with its count and buttons below. */
export const CardTile = memo(function CardTile(props: CardListRowProps) {
  const { row, active, chosen, lang, hintId } = props;
  const words = useWords("builder.row");
  const tabIndex = active ? 0 : -1;
  return (
    <li
      data-row={row.id}
      data-name={row.name}
      className={classNames(
        "grid content-start justify-items-center rounded-[6px] p-1 has-focus-visible:bg-wash",
        chosen && "bg-wash shadow-[inset_0_0_0_2px_var(--gold)]",
      )}
    >
      <button
        type="button"
        data-act="main"
        tabIndex={tabIndex}
        aria-describedby={hintId}
        aria-pressed={chosen ?? undefined}
        className="w-full text-left"
      >
        {row.card ? (
          <CardFace card={row.card} lang={lang} small className="w-full" />
        ) : (
          <span className="flex aspect-[63/88] items-center justify-center rounded-[6px] border border-edge border-dashed p-2 text-center text-sm">
            {row.title}
          </span>
        )}
        <span className="sr-only">{describeCount(row, words)}</span>
      </button>
      <RowButtons {...props} title={row.title} tabIndex={tabIndex} />
    </li>
  );
});
