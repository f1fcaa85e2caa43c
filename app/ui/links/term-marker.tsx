import { Fragment, type ReactNode } from "react";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { splitByTerms, type TermId } from "@/lib/magmell/rules/glossary";
import { getRuleHref } from "./rule-address";

/**
 * Shows the stretches of one text, in their order, with the first mention of each word of the game as a link to the rule
 * that explains it. It knows the glossary, so it belongs on the server.
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
