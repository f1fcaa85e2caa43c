"use client";

import { type ReactNode, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { href, type Lang } from "@/app/ui/i18n/lang";
import { isTextField } from "@/app/ui/keys/key-press";
import { useKeyListener } from "@/app/ui/keys/use-key-listener";
import { useSingleKeys } from "@/app/ui/keys/use-single-keys";
import { type Toast, ToastRegion } from "@/app/ui/kit/toast-region";
import { lateModule } from "@/app/ui/late/late-modules";
import { latePart } from "@/app/ui/late/late-part";
import { useLateModules } from "@/app/ui/late/use-late-modules";
import type { Catalogue } from "@/lib/catalogue/model/types";
import type { SavedDeck } from "@/lib/decks/types";
import type { BuilderWords } from "../builder-words";
import type { CardListEntry } from "../cards/card-list-row";
import { CardPool } from "../cards/card-pool";
import type { RowAct } from "../cards/row-keys";
import type { LoadedCatalogue } from "../cards/use-catalogue";
import type { WorkbenchCommand, WorkbenchDialog } from "../dialogs/workbench-dialogs";
import type { Arrival } from "../draft/open-draft";
import { rowEdit, useDeckEditor } from "../draft/use-deck-editor";
import { usePastedList } from "../draft/use-pasted-list";
import { useSaveState, type Workspace } from "../draft/use-workspace";
import { CheckPanel } from "../panels/check-panel";
import { DeckPanel } from "../panels/deck-panel";
import { Toolbar } from "../panels/toolbar";
import { PrintedDeck } from "../print/printed-deck";
import { type PageAct, pageKey } from "./page-keys";
import { useAnnouncement } from "./use-announcement";
import { useWorkbenchView, type WorkbenchView } from "./use-workbench-view";
import { WorkbenchBar } from "./workbench-bar";

const BenchDialogs = latePart(() => import("../dialogs/workbench-dialogs"));
const loadActions = lateModule(() => import("./workbench-actions"));

export type BuilderProps = {
  lang: Lang;
  /** The version of the catalogue whose snapshot is to be loaded. */
  version: string;
  /** The deck of the account that is edited; `null` for a draft of this browser. */
  saved: SavedDeck | null;
  /** A deck that was chosen elsewhere to be built on: it becomes a local deck of its own. */
  arrival: Arrival | null;
  signedIn: boolean;
  /** Whether the page was kept for times without a network. */
  shell?: boolean;
  /** Further ways to begin a deck, below those of the builder itself. */
  beginnings?: ReactNode;
  words: BuilderWords;
};

type Props = BuilderProps & LoadedCatalogue & { workspace: Workspace };

/** From this width on the card stands beside the deck; below it opens in a window. */
const DOCKED = "(min-width: 80rem)";

/** Pool, deck and check side by side, or one of them on a narrow screen, over one draft. */
export function Workbench({ lang, words, signedIn, beginnings, catalogue, pool, workspace }: Props) {
  const editor = useDeckEditor(workspace, catalogue, lang);
  const saveState = useSaveState(workspace);
  const [view, setView] = useWorkbenchView();
  const [dialog, setDialog] = useState<WorkbenchDialog | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [singleKeys] = useSingleKeys();
  const [toast, setToast] = useState<Toast | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const announced = useAnnouncement(editor, words);
  const { store, saver } = workspace;

  const act = useCallback(
    (held: boolean) => (does: RowAct, row: CardListEntry) => {
      if (does.do !== "preview") return store.edit(rowEdit(store, does, row, held));
      setPointed(row.name);
      if (!window.matchMedia(DOCKED).matches) setDialog({ show: "preview", name: row.name });
    },
    [store],
  );
  const point = useCallback((row: CardListEntry) => setPointed(row.name), []);
  const dismiss = useCallback(() => setToast(null), []);
  const pageOf = useCallback((name: string) => href(lang, `/cards/${encodeURIComponent(name)}`), [lang]);

  const tell = (text: string) => setToast({ id: Date.now(), text });
  const runCommand = (command: WorkbenchCommand) => {
    if (command.show === "sample" || command.show === "goldfish") {
      void actOnce(command.show, { store, catalogue, lang }).then(
        (done) => done || tell(words.builder.failures[command.show]),
        () => tell(words.builder.failed.text),
      );
    } else setDialog(command);
  };
  const save = async () => {
    const { save: texts } = words.builder;
    if (!signedIn) return tell(texts.local);
    if (saveState.at === "saved") return tell(texts.already);
    await saver.save();
  };
  const doOnPage = (does: PageAct) => {
    if (does === "undo") store.undo();
    else if (does === "redo") store.redo();
    else if (does === "legend") setDialog({ show: "keys" });
    else if (does === "save") void save();
    else {
      // At once, so that the very next letter goes into the field.
      flushSync(() => setView("cards"));
      search.current?.select();
    }
  };
  useKeyListener((event) => {
    const does = pageKey(event, { writing: isTextField(event.target), singleKeys });
    if (does) doOnPage(does);
    return does !== null;
  });
  useLateModules();
  usePastedList((text) => setDialog({ show: "import", text }));

  const shared = { catalogue, deck: editor.deck, title: editor.title, onPoint: point, pageOf, singleKeys, words };
  const narrow = (name: WorkbenchView) => (view === name ? "" : "max-lg:hidden");
  return (
    <>
      <PrintedDeck
        name={editor.draft.history.present.name}
        deck={editor.deck}
        catalogue={catalogue}
        lang={lang}
        words={words}
      />
      <Toolbar
        editor={editor}
        workspace={workspace}
        saveState={saveState}
        signedIn={signedIn}
        lang={lang}
        words={words}
        onCommand={runCommand}
      />
      <div className="grid gap-x-6 max-lg:pb-8 gap-y-8 lg:grid-cols-2 xl:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)]">
        <section
          aria-label={words.builder.pool.title}
          className={`lg:sticky lg:top-2 lg:max-h-[calc(100dvh-1rem)] lg:self-start lg:overflow-y-auto lg:px-1 max-xl:row-span-2 ${narrow("cards")}`}
        >
          <CardPool {...shared} parts={pool} searchRef={search} onAct={act(false)} />
        </section>
        <section aria-label={words.builder.views.deck} className={narrow("deck")}>
          <DeckPanel
            {...shared}
            editor={editor}
            store={store}
            beginnings={beginnings}
            onAct={act(true)}
            onCommand={runCommand}
          />
        </section>
        <section aria-label={words.builder.views.check} className={narrow("check")}>
          <CheckPanel
            editor={editor}
            catalogue={catalogue}
            lang={lang}
            words={words}
            pageOf={pageOf}
            pointed={pointed}
          />
        </section>
      </div>
      <WorkbenchBar editor={editor} store={store} view={view} words={words} onView={setView} />
      <p role="status" className="sr-only">
        {announced}
      </p>
      <ToastRegion toast={toast} onDismiss={dismiss} closeLabel={words.builder.close} />
      {dialog ? (
        <BenchDialogs
          dialog={dialog}
          editor={editor}
          workspace={workspace}
          saveState={saveState}
          catalogue={catalogue}
          lang={lang}
          words={words}
          pageOf={pageOf}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </>
  );
}

type Place = { store: Workspace["store"]; catalogue: Catalogue; lang: BuilderProps["lang"] };

/** Does what needs no window; false when it cannot be done. */
async function actOnce(what: "sample" | "goldfish", { store, catalogue, lang }: Place): Promise<boolean> {
  const { goldfishAddress, startFromSample } = await loadActions();
  if (what === "sample") return startFromSample(store, catalogue);
  const address = goldfishAddress(store.get().history.present.deck, catalogue, lang);
  if (address) window.location.assign(address);
  return address !== null;
}
