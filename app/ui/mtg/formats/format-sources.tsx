import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import type { FormatData } from "@/engine/mtg/deck";
import { LAST_FORMAT_DATE } from "@/lib/mtg/formats/format-date";
import { NoBreakDates } from "./no-break-dates";

type Props = { book: Pick<FormatData, "lists">; lang: Lang };

/** Renders the sources of the lists and sets of the built-in formats, with the date up to which they are known. */
export function FormatSources({ book, lang }: Props) {
  const words = getDictionary(lang).mtgFormats;
  return (
    <footer className="prose grid gap-2 text-ink-soft text-sm">
      <p>
        <NoBreakDates
          text={format(book.lists.length === 0 ? words.lists : words.moreLists, { day: LAST_FORMAT_DATE })}
        />
      </p>
      <p>{words.source}</p>
    </footer>
  );
}
