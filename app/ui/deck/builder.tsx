"use client";

import { Button } from "@/app/ui/kit/button";
import { Notice } from "@/app/ui/kit/notice";
import type { Lang } from "@/app/ui/words/lang";
import type { Deck } from "@/engine";
import type { SavedDeck } from "@/lib/decks/types";
import { BuilderSkeleton } from "./builder-skeleton";
import type { BuilderWords } from "./builder-words";
import { useCatalogue } from "./use-catalogue";
import { useWorkspace } from "./use-workspace";
import { Workbench } from "./workbench";

export type BuilderProps = {
  lang: Lang;
  /** The version of the catalogue whose snapshot is to be loaded. */
  version: string;
  /** The deck of the account that is edited; `null` for a draft of this browser. */
  saved: SavedDeck | null;
  /** A deck that was opened as a copy: it takes the place of the draft, which is one undo away. */
  arrival: Deck | null;
  signedIn: boolean;
  words: BuilderWords;
};

/** The deckbuilder. It needs the cards and the browser's storage, and holds the place of both until they are there. */
export function Builder(props: BuilderProps) {
  const { version, saved, words } = props;
  const { catalogue, failed, retry } = useCatalogue(version);
  const workspace = useWorkspace(saved, words.builder.unnamed);
  const { failed: failure, loading } = words.builder;
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
  if (!catalogue || !workspace) return <BuilderSkeleton label={loading} />;
  return <Workbench {...props} catalogue={catalogue} workspace={workspace} />;
}
