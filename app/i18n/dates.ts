import type { IsoDate } from "@/lib/magmell/catalogue/model/types";
import type { Lang } from "./lang";

const DATE_FORMATS = new Map<Lang, Intl.DateTimeFormat>();

/** Returns the cached date format of a language. */
function dateFormat(lang: Lang): Intl.DateTimeFormat {
  const made = DATE_FORMATS.get(lang) ?? new Intl.DateTimeFormat([lang, "en"], { dateStyle: "long", timeZone: "UTC" });
  DATE_FORMATS.set(lang, made);
  return made;
}

/** Formats a calendar date, such as 「2025年4月25日」. */
export const formatDate = (lang: Lang, day: IsoDate): string => dateFormat(lang).format(new Date(`${day}T00:00:00Z`));

/** Formats the date of a moment in Japan's time zone, such as 「2026年11月20日」 or “November 20, 2026”. */
export const formatMomentDate = (lang: Lang, moment: Date | string): string =>
  inJapan(lang, moment, { dateStyle: "long" });

/** Formats a moment as date and time in Japan's time zone. */
export const formatDateTime = (lang: Lang, moment: Date | string): string =>
  inJapan(lang, moment, { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" });

function inJapan(lang: Lang, moment: Date | string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat([lang, "en"], { ...style, timeZone: "Asia/Tokyo" }).format(new Date(moment));
}
