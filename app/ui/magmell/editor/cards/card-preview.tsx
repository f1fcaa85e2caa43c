"use client";

import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { IconButton } from "@/app/ui/kit/icon-button";
import { CardFace } from "@/app/ui/magmell/card/card-face";
import { CardText, getCardText } from "@/app/ui/magmell/card/card-text";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { CardFigures } from "../rows/card-figures";
import type { CardListEntry } from "../rows/card-list-entry";
import type { CardListHandlers } from "../rows/row-keys";

export type PreviewProps = {
  row: CardListEntry & { readonly card: CatalogueCard };
  /** Whether the preview is next to the deck instead of in a dialog, which has its own title. */
  docked: boolean;
  tools: CardListHandlers;
  /** Goes to the card before or after it in its list. */
  onStep: (by: -1 | 1) => void;
};

/**
 * Renders the previewed card: face, text, buttons that change its copies, and buttons for the previous and next card.
 */
export function CardPreview({ row, docked, tools, onStep }: PreviewProps) {
  const { card } = row;
  const { lang } = tools;
  const preview = useWords("editor.preview");
  const { page } = useWords("builder.preview");
  return (
    <div className="grid gap-2">
      {docked ? <h3 className="font-medium leading-tight">{row.title}</h3> : null}
      <div className="flex items-start gap-3">
        <div className="w-32 shrink-0 sm:w-40">
          <CardFace card={card} printing={card.printings.at(-1) ?? null} lang={lang} small textBeside />
        </div>
        <CardFigures card={card} lang={lang} />
      </div>
      <CardText text={getCardText(lang, card)} lang={lang} className="text-sm" />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="inline-flex items-center gap-x-1">
          <IconButton icon="left" size="small" label={preview.previous} onClick={() => onStep(-1)} />
          <Copies row={row} tools={tools} />
          <IconButton icon="right" size="small" label={preview.next} onClick={() => onStep(1)} />
        </span>
        <span className="flex flex-wrap items-center gap-x-3 text-sm">
          <button
            type="button"
            className="link min-h-9 pointer-coarse:min-h-11"
            onClick={() => tools.onAct({ do: "other" }, row, [])}
          >
            {row.place === "candidates" ? preview.toDeck : preview.toCandidates}
          </button>
          <button
            type="button"
            className="link min-h-9 pointer-coarse:min-h-11"
            onClick={() => tools.onAct({ do: "note" }, row, [])}
          >
            {preview.note}
          </button>
          <a className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11" href={tools.pageOf(card.name)}>
            {page}
          </a>
        </span>
      </div>
      {docked ? null : <p className="text-ink-soft text-xs pointer-coarse:hidden">{preview.keys}</p>}
    </div>
  );
}

function Copies({ row, tools }: Pick<PreviewProps, "row" | "tools">) {
  const { remove, add } = useWords("builder.row");
  const { copies } = useWords("editor.row");
  return (
    <span className="inline-flex items-center">
      <Button
        size="small"
        variant="quiet"
        className="w-9 px-0! pointer-coarse:w-11"
        aria-label={format(remove, { card: row.title })}
        aria-disabled={row.count === 0}
        onClick={() => tools.onAct({ do: "remove" }, row, [])}
      >
        −
      </Button>
      <output className="min-w-10 text-center font-bold text-sm">{format(copies, { n: row.count })}</output>
      <Button
        size="small"
        variant="quiet"
        className="w-9 px-0! pointer-coarse:w-11"
        aria-label={format(add, { card: row.title })}
        onClick={() => tools.onAct({ do: "add" }, row, [])}
      >
        ＋
      </Button>
    </span>
  );
}
