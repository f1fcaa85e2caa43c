import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { isLang, localizePath } from "@/app/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { RegistrationSheet } from "@/app/ui/magmell/paper/registration-sheet";
import { PrintButton } from "@/app/ui/share/print-button";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { env } from "@/lib/server/env";
import type { DeckSubject } from "./deck-subject";

type Props = { subject: DeckSubject | null; lang: string };

/** Returns the metadata of a deck's registration sheet or proxies, with noindex. */
export function generatePaperMetadata({ subject, lang }: Props, kind: "sheet" | "proxies"): Metadata {
  if (!isLang(lang) || !subject) return {};
  const words = getDictionary(lang).paper[kind];
  return {
    title: format(words.title, { name: subject.name }),
    description: words.lead,
    robots: { index: false },
    ...(subject.path.startsWith("/s/") && { referrer: "no-referrer" }),
  };
}

/** Renders the page of a deck's registration sheet. */
export async function RegistrationPage({ subject, lang }: Props) {
  if (!isLang(lang) || !subject) notFound();
  const { paper } = getDictionary(lang);
  const page = localizePath(lang, subject.path);
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 sm:py-10 print:block print:p-0"
    >
      <header className="no-print grid gap-3">
        <h1 className="text-2xl">{format(paper.sheet.title, { name: subject.name })}</h1>
        <p className="prose">{paper.sheet.lead}</p>
        <div className="flex flex-wrap gap-2">
          <PrintButton label={paper.print} />
          <ButtonLink href={page}>{paper.back}</ButtonLink>
        </div>
      </header>
      <RegistrationSheet
        name={subject.name}
        deck={subject.deck}
        problems={subject.problems}
        code={subject.code}
        address={new URL(page, env().NEXTAUTH_URL).href}
        catalogue={await getCatalogue()}
        lang={lang}
      />
    </main>
  );
}
