import type { ReactNode } from "react";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { Notice } from "@/app/ui/kit/notice";

type Props = {
  title: string;
  problem: { readonly title: string; readonly body: ReactNode; readonly className?: string };
  /** The label of the link to the deck builder. */
  build: string;
  lang: Lang;
  /** A form that takes another code. */
  children: ReactNode;
};

/**
 * Renders the page for a deck code that cannot be read: the problem, a form for another code, and a link to the deck
 * editor.
 */
export const BrokenCode = ({ title, problem, build, lang, children }: Props) => (
  <main id="main" tabIndex={-1} className="page grid flex-1 content-start gap-6 py-8">
    <h1 className="text-2xl">{title}</h1>
    <Notice tone="error" title={problem.title} className={problem.className}>
      {problem.body}
    </Notice>
    {children}
    <p>
      <ButtonLink href={localizePath(lang, "/decks/new")}>{build}</ButtonLink>
    </p>
  </main>
);
