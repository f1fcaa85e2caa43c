import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import type { CatalogueCard, CatalogueRevision } from "@/lib/magmell/catalogue/model/types";
import { FieldChanges } from "./field-changes";
import { TextChanges } from "./text-changes";

type Props = { printed: CatalogueRevision; card: CatalogueCard; lang: Lang };

/**
 * Renders the differences between a printing and the card's current information (205.3): fields, and the text word by
 * word.
 */
export const PrintedDifference = ({ printed, card, lang }: Props) => (
  <details open className="rounded-[3px] border border-line border-l-4 border-l-gold bg-wash px-3 py-2">
    <summary className="min-h-8 content-center font-medium text-sm pointer-coarse:min-h-11">
      {getDictionary(lang).cardPage.printings.now}
    </summary>
    <div className="grid gap-1 pt-1 text-sm">
      <FieldChanges older={printed} newer={card} lang={lang} />
      {printed.text === card.text ? null : <TextChanges before={printed.text} after={card.text} lang={lang} />}
    </div>
  </details>
);
