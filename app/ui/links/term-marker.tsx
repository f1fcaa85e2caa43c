import { Fragment, type ReactNode } from "react";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { splitByTerms, type TermId } from "@/lib/magmell/rules/glossary";
import { getRuleHref } from "./rule-address";

/**
 * Returns a function that renders pieces of one text, in order. The first mention of each game term links to the rule
 * that explains it. For the server only, because it loads the glossary.
 */
export function createTermLinker(lang: Lang, language: Lang = lang): (text: string) => ReactNode {
  const seen = new Set<TermId>();
  return (text) =>
    splitByTerms(text, getTextLang(language), seen).map(({ text: part, rule }, place) => {
      // Parts of a constant sentence never change places.
      const key = `${place} ${part}`;
      if (!rule) return <Fragment key={key}>{part}</Fragment>;
      return (
        <a
          key={key}
          href={getRuleHref(lang, rule)}
          className="underline decoration-1 decoration-dotted decoration-edge underline-offset-[0.28em] hover:text-gold hover:decoration-solid print:no-underline"
        >
          {part}
        </a>
      );
    });
}
