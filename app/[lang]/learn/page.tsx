import { getDictionary } from "@/app/i18n/dictionary";
import { localizePath } from "@/app/i18n/lang";
import { WithWords } from "@/app/i18n/with-words";
import { findLessonDecks } from "@/app/subjects/lesson-decks";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { createMetadata, getPageLang, type PageProps } from "@/app/ui/layout/page-props";
import { LearnGuide } from "@/app/ui/magmell/learn/learn-guide";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

export const generateMetadata = createMetadata("/learn", (words) => words.learn);

export default async function Learn({ params }: PageProps) {
  const lang = await getPageLang(params);
  const { title, lead, start } = getDictionary(lang).learn;
  const [{ cards }, decks] = await Promise.all([getCatalogue(), findLessonDecks()]);
  return (
    <main id="main" tabIndex={-1} className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-6 sm:py-10">
      <header className="prose grid gap-3">
        <h1 className="text-3xl">{title}</h1>
        <p className="text-lg">{lead}</p>
        {decks === null ? null : (
          <p className="no-print">
            <ButtonLink href={localizePath(lang, "/learn/first-turns")}>{start}</ButtonLink>
          </p>
        )}
      </header>
      <WithWords lang={lang} words={["goldfish.terms", "site.rule"]}>
        <LearnGuide cards={cards} hasLesson={decks !== null} lang={lang} />
      </WithWords>
    </main>
  );
}
