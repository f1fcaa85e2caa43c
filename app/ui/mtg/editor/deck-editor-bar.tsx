import type { Dispatch } from "react";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { SelectField } from "@/app/ui/kit/select-field";
import { Icon } from "@/app/ui/kit/svg-icon";
import { TextField } from "@/app/ui/kit/text-field";
import { type FormatData, getFormatIds, getFormatName, getLastKnownDate } from "@/engine/mtg/deck";
import type { MtgDraftCommand, MtgDraftHistory } from "@/lib/mtg/decks/draft-history";
import { MTG_DECK_LIMITS } from "@/lib/mtg/decks/limits";
import { FIRST_FORMAT_DATE, isFormatDate } from "@/lib/mtg/formats/format-date";

type Props = { history: MtgDraftHistory; act: Dispatch<MtgDraftCommand>; book: FormatData; lang: Lang };

/** Renders the name, format and date of the deck, undo and redo. */
export function DeckEditorBar({ history: { past, present, future }, act, book, lang }: Props) {
  const deckWords = useWords("mtgDesk");
  const last = getLastKnownDate(book);
  const ids = new Set([...getFormatIds(book), present.format]);
  const options = [...ids].map((id) => ({ value: id, label: getFormatName(id, book)[getTextLang(lang)] }));
  return (
    <div className="grid grid-cols-2 items-end gap-x-4 gap-y-3 lg:grid-cols-[1fr_auto_auto_auto]">
      <TextField
        label={deckWords.name}
        frameClassName="max-lg:col-span-2"
        maxLength={MTG_DECK_LIMITS.title}
        placeholder={deckWords.unnamed}
        value={present.name}
        onChange={(event) => act({ do: "type", part: "name", to: event.target.value })}
        onBlur={() => act({ do: "rest" })}
      />
      <SelectField
        label={deckWords.format}
        options={options}
        value={present.format}
        onChange={({ target: { value } }) => act({ do: "set", to: { format: value } })}
      />
      <TextField
        key={present.on}
        label={deckWords.on}
        type="date"
        title={format(useWords("mtgFormats.day").hint, { first: FIRST_FORMAT_DATE, last })}
        min={FIRST_FORMAT_DATE}
        max={last}
        required
        defaultValue={present.on}
        onChange={({ target: { value } }) => isFormatDate(value, last) && act({ do: "set", to: { on: value } })}
      />
      <div className="flex flex-wrap gap-2 max-lg:col-span-2">
        <Button aria-disabled={past.length === 0} onClick={() => act({ do: "undo" })}>
          <Icon name="undo" size={18} />
          {deckWords.undo}
        </Button>
        <Button aria-disabled={future.length === 0} onClick={() => act({ do: "redo" })}>
          <Icon name="redo" size={18} />
          {deckWords.redo}
        </Button>
      </div>
    </div>
  );
}
