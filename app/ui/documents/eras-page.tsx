import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { getContradictionAnchor } from "@/app/ui/links/library-address";
import { CONTRADICTIONS } from "@/lib/documents/contradictions/contradictions";
import { ContradictionList } from "./contradiction-list";
import { JumpLink } from "./jump-link";
import { LibraryNav } from "./library-nav";
import { RuleSwitchTable } from "./switch-table";

type Props = { lang: Lang };

/** Renders the eras of the second game compared: the switches of the engine, and where documents disagree. */
export const ErasPage = ({ lang }: Props) => {
  const words = getDictionary(lang);
  return (
    <main id="main" tabIndex={-1} className="page grid gap-8 py-6 sm:py-8">
      <LibraryNav lang={lang} here="/rules/eras" />
      <header className="prose grid gap-3">
        <h1 className="text-2xl">{words.libraryEras.title}</h1>
        <p>{words.libraryEras.lead}</p>
      </header>
      <Jumps lang={lang} />
      <section aria-labelledby="switches" className="grid gap-4">
        <h2 id="switches" className="scroll-mt-4 text-xl">
          {words.libraryEras.switchesTitle}
        </h2>
        <RuleSwitchTable lang={lang} />
      </section>
      <section aria-labelledby="contradictions" className="grid gap-4">
        <h2 id="contradictions" className="scroll-mt-4 text-xl">
          {words.libraryEras.contradictionsTitle}
        </h2>
        <p className="prose">{words.libraryEras.contradictionsLead}</p>
        <ContradictionList lang={lang} />
      </section>
    </main>
  );
};

/** The way to each part of the page, and to each contradiction by its number. */
const Jumps = ({ lang }: { lang: Lang }) => {
  const words = getDictionary(lang).libraryEras;
  return (
    <nav aria-label={words.jumps} className="no-print flex flex-wrap gap-x-4">
      <JumpLink anchor="switches">{words.switchesTitle}</JumpLink>
      <JumpLink anchor="contradictions">{words.contradictionsTitle}</JumpLink>
      {CONTRADICTIONS.map(({ number }) => (
        <JumpLink key={number} anchor={getContradictionAnchor(number)}>
          <span className="sr-only">{format(words.number, { n: number })}</span>
          <span aria-hidden>{number}</span>
        </JumpLink>
      ))}
    </nav>
  );
};
