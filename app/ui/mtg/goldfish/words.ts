import { type Dictionary, readWords } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";

/** The words of the goldfish: those of its own, of the second game, and of the site. */
export type MtgGoldfishWords = {
  readonly mtg: Dictionary["mtg"];
  readonly page: Dictionary["mtgGoldfish"];
  readonly table: Dictionary["mtgGoldfishTable"];
  readonly hand: Dictionary["mtgGoldfishHand"];
  readonly log: Dictionary["mtgGoldfishLog"];
  readonly text: Dictionary["mtgGoldfishText"];
  readonly close: string;
  readonly lang: Lang;
};

export function mtgGoldfishWords(lang: Lang): MtgGoldfishWords {
  const { mtg, mtgGoldfish, mtgGoldfishTable, mtgGoldfishHand, mtgGoldfishLog, mtgGoldfishText, site } =
    readWords(lang);
  return {
    mtg,
    page: mtgGoldfish,
    table: mtgGoldfishTable,
    hand: mtgGoldfishHand,
    log: mtgGoldfishLog,
    text: mtgGoldfishText,
    close: site.close,
    lang,
  };
}
