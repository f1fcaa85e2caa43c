import type { Lang } from "../i18n/lang";

/** A day with its time as people write them, by the clocks of Japan. */
export const formatTime = (lang: Lang, moment: Date | string): string =>
  new Intl.DateTimeFormat(lang === "ja" ? "ja-JP" : "en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Asia/Tokyo",
  }).format(new Date(moment));
