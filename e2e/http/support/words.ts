import { dictionary } from "@/app/ui/i18n/dictionary";

/** Every word of the site in both languages, by key. */
export const words = { ja: dictionary("ja"), en: dictionary("en") } as const;
