import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import type { Era } from "@/engine/mtg";
import { joinEraNames } from "./era-groups";

/** Returns the names of eras as a label: `第6版・第8版`. */
export const formatEras = (eras: readonly Era[], lang: Lang): string =>
  joinEraNames(eras, getDictionary(lang).mtg.eras, lang);
