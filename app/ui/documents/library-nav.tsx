import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { SectionNav } from "@/app/ui/layout/section-nav";

const PAGES = {
  "/mtg": "mtg",
  "/rules/library": "library",
  "/rules/words": "words",
  "/rules/eras": "eras",
} as const;

/** Renders the navigation between the parts of the library. */
export const LibraryNav = ({ lang, here }: { lang: Lang; here: keyof typeof PAGES | null }) => (
  <SectionNav pages={PAGES} words={getDictionary(lang).library.doors} lang={lang} here={here} />
);
