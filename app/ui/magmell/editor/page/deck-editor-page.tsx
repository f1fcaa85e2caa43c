import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { ButtonLink } from "@/app/ui/kit/button-link";
import { Notice } from "@/app/ui/kit/notice";

type Props = { title: string; lang: Lang; children: ReactNode };

/**
 * Renders the page frame of the deck editor, as high as the window where possible. Without JavaScript, it explains what
 * still works.
 */
export function DeckEditorPage({ title, lang, children }: Props) {
  const words = getDictionary(lang).editor.noScript;
  return (
    <main id="main" tabIndex={-1} className="page app flex min-h-dvh flex-1 flex-col app:min-h-0 app:pb-3">
      <h1 className="sr-only">{title}</h1>
      <div className="hidden noscript:block">
        <Notice tone="info" title={words.title} className="my-8">
          <p>{words.text}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <ButtonLink href={localizePath(lang, "/cards")}>{words.cards}</ButtonLink>
            <ButtonLink href={localizePath(lang, "/decks")}>{words.decks}</ButtonLink>
          </div>
        </Notice>
      </div>
      {children}
    </main>
  );
}
