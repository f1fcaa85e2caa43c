import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { Notice } from "@/app/ui/kit/notice";
import { DEFAULT_FORMAT_DATE, isFormatDate } from "@/lib/mtg/formats/format-date";
import { NoBreakDates } from "./no-break-dates";

type RequestedDay = { readonly on: string; readonly refused: string | null };

/**
 * Returns the date in a URL, or the default date. `refused` is a value from the URL that is not a date up to `last`.
 */
export function readDateQuery(on: string | string[] | undefined, last: string): RequestedDay {
  if (on === undefined || on === "") return { on: DEFAULT_FORMAT_DATE, refused: null };
  return typeof on === "string" && isFormatDate(on, last)
    ? { on, refused: null }
    : { on: DEFAULT_FORMAT_DATE, refused: String(on).slice(0, 20) };
}

/** Renders a notice that the requested date is not covered, with the date shown instead. */
export const InvalidDateNotice = ({ on, refused, lang }: RequestedDay & { lang: Lang }) =>
  refused === null ? null : (
    <Notice
      tone="warning"
      title={<NoBreakDates text={format(getDictionary(lang).mtgFormats.badDay, { day: refused, shown: on })} />}
      className="prose"
    />
  );
