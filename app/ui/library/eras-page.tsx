import type { Dictionary } from "@/app/ui/i18n/dictionary";
import type { Lang } from "@/app/ui/i18n/lang";
import { ContradictionList } from "./contradiction-list";
import { LibraryNav } from "./library-nav";
import { SwitchTable } from "./switch-table";

type Words = Pick<Dictionary, "library" | "libraryEras" | "mtg">;
type Props = { lang: Lang; words: Words };

/** The eras of the second game compared: the switches of the engine, and where documents disagree. */
export const ErasPage = ({ lang, words }: Props) => (
  <main id="main" tabIndex={-1} className="page grid gap-8 py-6 sm:py-8">
    <LibraryNav lang={lang} here="/rules/eras" words={words.library} />
    <header className="prose grid gap-3">
      <h1 className="text-2xl">{words.libraryEras.title}</h1>
      <p>{words.libraryEras.lead}</p>
    </header>
    <section aria-labelledby="switches" className="grid gap-4">
      <h2 id="switches" className="text-xl">
        {words.libraryEras.switchesTitle}
      </h2>
      <SwitchTable lang={lang} words={words} />
    </section>
    <section aria-labelledby="contradictions" className="grid gap-4">
      <h2 id="contradictions" className="text-xl">
        {words.libraryEras.contradictionsTitle}
      </h2>
      <p className="prose">{words.libraryEras.contradictionsLead}</p>
      <ContradictionList lang={lang} words={words} />
    </section>
  </main>
);
