"use client";

import { useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { CheckboxChip } from "@/app/ui/kit/check-chip";
import { CopyField } from "@/app/ui/kit/copy-field";
import { downloadFile } from "@/app/ui/kit/download-file";
import type { MtgDeck } from "@/engine/mtg/deck";
import { EXPORT_FORMS, type ExportForm, exportDeck, getExportFileName } from "@/lib/mtg/decks/deck-export";

/** Renders a deck as text for other programs, to be copied or saved as a file. */
export function ExportField({ deck, name }: { deck: MtgDeck; name: string }) {
  const w = useWords("mtgDesk.share");
  const [form, setForm] = useState<ExportForm>("text");
  const text = exportDeck(form, deck, name);
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-medium text-sm">{w.export}</legend>
      <div className="flex flex-wrap gap-2">
        {EXPORT_FORMS.map((one) => (
          <CheckboxChip key={one} type="radio" name="export" checked={form === one} onChange={() => setForm(one)}>
            {w.forms[one]}
          </CheckboxChip>
        ))}
      </div>
      <CopyField
        label={w.text}
        hint={deck.pool.length > 0 && form !== "text" ? w.noPool : undefined}
        rows={3}
        value={text}
        words={w}
      />
      <div>
        <Button size="small" onClick={() => downloadFile(getExportFileName(form, name), text)}>
          {w.download}
        </Button>
      </div>
    </fieldset>
  );
}
