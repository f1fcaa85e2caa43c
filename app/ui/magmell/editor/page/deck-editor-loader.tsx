"use client";

import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Notice } from "@/app/ui/kit/notice";
import { Skeleton } from "@/app/ui/kit/skeleton";
import { DeckElsewhere } from "@/app/ui/offline/deck-elsewhere";
import { UpdatePrompt } from "@/app/ui/offline/update-prompt";
import { useCatalogue } from "../cards/use-catalogue";
import { useDraftSession } from "../draft/use-draft-session";
import type { DeckEditorProps } from "./deck-editor";

const ROWS = Array.from({ length: 12 }, (_, row) => `row${row}`);

/** Renders the shape of the builder while its cards are on their way. */
function DeckEditorSkeleton({ label }: { label: string }) {
  return (
    <div className="noscript:hidden">
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton className="my-3 h-11 w-full" />
      <div className="grid gap-6 lg:grid-cols-2 xl:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)]">
        <div className="grid min-h-[75dvh] content-start gap-1.5">
          <Skeleton className="mb-3 h-11 w-full" />
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-8 w-full" />
          ))}
        </div>
        <Skeleton className="h-64 w-full max-lg:hidden" />
        <Skeleton className="h-64 w-full max-xl:hidden" />
      </div>
    </div>
  );
}

/** Loads the deck editor together with the cards, because it cannot work without them. */
const loadDeckEditor = () => import("./deck-editor-code");

/** Renders the deck editor, with a placeholder until the cards and the browser's storage are ready. */
export function DeckEditorLoader(props: DeckEditorProps) {
  const { version, saved, arrival, signedIn, shell = false, lang } = props;
  const { unnamed, failed: failure, loading } = useWords("builder");
  const { loaded, failed, retry } = useCatalogue(version, lang, loadDeckEditor);
  const workspace = useDraftSession({ saved, arrival, signedIn, shell, lang, unnamed });
  if (workspace === "unknown") return <DeckElsewhere />;
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
