import { dictionary } from "@/app/ui/i18n/dictionary";
import type { Lang } from "@/app/ui/i18n/lang";
import type { Pen } from "@/app/ui/picture/drawing";
import { pictureFont } from "@/lib/pictures/data";

/** The pen that draws pictures in a language. */
export async function picturePen(lang: Lang): Promise<Pen> {
  return { lang, words: dictionary(lang), font: await pictureFont() };
}
