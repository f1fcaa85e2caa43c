import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { SectionNav } from "@/app/ui/layout/section-nav";

const PAGES = {
  "/mtg": "home",
  "/mtg/decks/new": "decks",
  "/mtg/decks": "saved",
  "/mtg/formats": "formats",
  "/mtg/goldfish": "goldfish",
  "/mtg/turn": "turn",
  "/mtg/lab": "lab",
  "/rules/library": "library",
} as const;

/** Renders the navigation between the Magic pages. */
export const MtgNav = ({ lang, here }: { lang: Lang; here: keyof typeof PAGES }) => (
  <SectionNav pages={PAGES} words={getDictionary(lang).mtg.nav} lang={lang} here={here} />
);
