"use client";

import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Notice } from "@/app/ui/kit/notice";
import { UpdatePrompt } from "@/app/ui/offline/update-prompt";
import { useCatalogue } from "../cards/use-catalogue";
import { useDraftSession } from "../draft/use-draft-session";
import type { DeckEditorProps } from "./deck-editor";
import { DeckEditorSkeleton } from "./deck-editor-skeleton";

/** The deck editor is nothing without the cards, and comes with them. */
const loadDeckEditor = () => import("./deck-editor");

/** Renders the deckbuilder. It needs the cards and the browser's storage, and holds the place of both until they are there. */
export function DeckEditorLoader(props: DeckEditorProps) {
  const { version, saved, arrival, signedIn, shell = false, lang } = props;
  const { unnamed, failed: failure, loading } = useWords("builder");
  const elsewhere = useWords("offline.elsewhere");
  const { loaded, failed, retry } = useCatalogue(version, lang, loadDeckEditor);
  const workspace = useDraftSession({ saved, arrival, signedIn, shell, lang, unnamed });
  if (workspace === "unknown") {
    return (
      <Notice tone="warning" title={elsewhere.title} className="my-8">
        {elsewhere.text}
      </Notice>
    );
  }
  if (failed) {
    return (
      <Notice tone="error" role="alert" title={failure.title} className="my-8">
        <p>{failure.text}</p>
        <Button className="mt-3" onClick={retry}>
          {failure.retry}
        </Button>
      </Notice>
    );
  }
  if (!loaded || !workspace) return <DeckEditorSkeleton label={loading} />;
  const { part, ...cards } = loaded;
  return (
    <>
      <UpdatePrompt />
      <part.DeckEditor {...props} {...cards} signedIn={workspace.signedIn} workspace={workspace} />
    </>
  );
}
