import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { DOCUMENT_LISTS_DATE, LAST_PRINTED, SETS } from "@/engine/mtg/deck";
import { CardNameList } from "./card-name-list";
import { FormatSection } from "./format-section";
import { NoBreakDates } from "./no-break-dates";

/** The anchor of the cards that Extended leaves out because no allowed set prints them. */
export const LAST_PRINTED_ANCHOR = "last-printed";

/** Sets with the cards that they printed last, in the order of the document. */
const LISTS = Object.entries(LAST_PRINTED) as readonly (readonly [keyof typeof LAST_PRINTED, readonly string[]])[];

/**
 * Renders cards that Extended does not allow because no allowed set prints them (D.15.r1), folded by the set that printed them
 * last.
 */
export function LastPrintedList({ lang }: { lang: Lang }) {
  const { lastPrinted } = getDictionary(lang).mtgFormats;
  const count = LISTS.reduce((sum, [, names]) => sum + names.length, 0);
  return (
    <FormatSection
      id={LAST_PRINTED_ANCHOR}
      title={`${lastPrinted.title} (${count})`}
      rules={["mtg-6e:D.15.r1"]}
      lang={lang}
    >
      <p className="prose">
        <NoBreakDates text={format(lastPrinted.text, { day: DOCUMENT_LISTS_DATE })} />
      </p>
      <div className="grid">
        {LISTS.map(([code, names]) => (
          <details key={code} className="border-line border-b">
            <summary className="min-h-9 content-center pointer-coarse:min-h-11">
              {SETS[code][getTextLang(lang)]} <span className="text-ink-soft text-sm">({names.length})</span>
            </summary>
            <div className="pb-3">
              <CardNameList names={names} />
            </div>
          </details>
        ))}
      </div>
    </FormatSection>
  );
}
