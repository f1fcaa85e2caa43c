import type { Lang } from "../i18n/lang";

/** A day as people write it, such as 「2026年11月20日」 or “20 November 2026”, by the calendar of Japan. */
export const formatDay = (lang: Lang, moment: Date | string): string =>
  new Intl.DateTimeFormat(lang === "ja" ? "ja-JP" : "en-GB", { dateStyle: "long", timeZone: "Asia/Tokyo" }).format(
    new Date(moment),
  );
