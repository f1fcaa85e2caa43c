import type { Lang } from "@/app/ui/i18n/lang";
import type { IsoDate } from "@/lib/catalogue/model/types";

const FORMATS = {
  ja: new Intl.DateTimeFormat("ja", { dateStyle: "long", timeZone: "UTC" }),
  en: new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }),
} as const satisfies Record<Lang, Intl.DateTimeFormat>;

/** A calendar day in words, such as 「2025年4月25日」. */
export const formatDate = (lang: Lang, day: IsoDate): string => FORMATS[lang].format(new Date(`${day}T00:00:00Z`));
