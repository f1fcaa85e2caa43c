import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getContradictionAnchor, getContradictionHref } from "@/app/ui/links/library-address";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import type { Contradiction } from "@/lib/documents/contradictions/contradiction";
import { CONTRADICTIONS, classifyConflict } from "@/lib/documents/contradictions/contradictions";
import { LibraryNav } from "./library-nav";
import { RuleSwitchTable } from "./switch-table";

type Props = { lang: Lang };

/** Renders the comparison of Magic's eras: the engine's switches, and links to contradictions. */
export const ErasPage = ({ lang }: Props) => {
  const words = getDictionary(lang).libraryEras;
  return (
    <Unhydrated as="main" id="main" tabIndex={-1} className="page grid gap-8 py-6 sm:py-8">
      <LibraryNav lang={lang} here="/rules/eras" />
      <header className="prose grid gap-3">
        <h1 className="text-2xl">{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <RuleSwitchTable lang={lang} />
      <section aria-labelledby="contradictions" className="grid gap-3">
        <h2 id="contradictions" className="scroll-mt-4 text-xl">
          {words.contradictionsTitle}
        </h2>
        <p className="prose">{words.contradictionsLead}</p>
        <ul className="grid max-w-5xl gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {CONTRADICTIONS.filter((one) => classifyConflict(one) === "disagreement").map((one) => (
            <ContradictionItem key={one.number} contradiction={one} lang={lang} />
          ))}
        </ul>
      </section>
    </Unhydrated>
  );
};

/** Link to the entry with the sides of a contradiction and its decision. */
function ContradictionItem({ contradiction, lang }: Props & { contradiction: Contradiction }) {
  const { number, topic, sides } = contradiction;
  const [entry] = sides.flatMap(({ rules }) => rules);
  return entry === undefined ? null : (
    <li id={getContradictionAnchor(number)}>
      <a
        href={getContradictionHref(lang, entry, number)}
        className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
      >
        {topic[getTextLang(lang)]}
      </a>
    </li>
  );
}
