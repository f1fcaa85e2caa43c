"use client";

import { type ReactNode, type RefObject, useCallback, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { useSingleKeySetting } from "@/app/ui/keys/use-single-keys";
import { type Toast, ToastRegion } from "@/app/ui/kit/toast-region";
import { createLazyDialog } from "@/app/ui/lazy/lazy-dialog";
import { useLazyModules } from "@/app/ui/lazy/use-lazy-modules";
import type { SavedDeck } from "@/lib/magmell/decks/types";
import { PrintedDeck } from "../../deck/print/printed-deck";
import { CardPool } from "../cards/card-pool";
import type { LoadedCatalogue } from "../cards/use-catalogue";
import type { DeckEditorDialog } from "../dialogs/deck-editor-dialogs";
import type { IncomingDeck } from "../draft/open-draft";
import { createBulkEdit } from "../draft/row-edit";
import { useDeckEditorState } from "../draft/use-deck-editor-state";
import { type DraftSession, useSaveState } from "../draft/use-draft-session";
import { usePastedList } from "../draft/use-pasted-list";
import { BulkBar } from "../panels/bulk-bar";
import { BESIDE_DECK, CheckPanel, type CheckTab } from "../panels/check-panel";
import { DeckPanel } from "../panels/deck-panel";
import { Toolbar } from "../panels/toolbar";
import type { CardListHandlers, SelectedRows } from "../rows/row-keys";
import { DeckEditorBar, type DeckEditorView, useDeckEditorView } from "./deck-editor-bar";
import { useAnnouncement } from "./use-announcement";
import { useDeckEditorCommands, useDeckEditorDialog } from "./use-commands";
import { findPointedRow, usePointedCard } from "./use-pointed-card";
import { useRowActions, useRowDrag, useSelectedRows } from "./use-row-actions";

const LazyDialogs = createLazyDialog(async () => ({ default: (await import("./late-code")).DeckEditorDialogs }));

export type DeckEditorProps = {
  lang: Lang;
  /** Catalogue version of the snapshot to load. */
  version: string;
  /** The deck of the account that is edited; `null` for a draft of this browser. */
  saved: SavedDeck | null;
  /** A deck that was chosen elsewhere to be built on: it becomes a local deck of its own. */
  arrival: IncomingDeck | null;
  signedIn: boolean;
  /** Whether the page comes from the offline cache. */
  shell?: boolean;
  /** Further ways to start a deck, below those of the editor itself. */
  beginnings?: ReactNode;
};

type Props = DeckEditorProps & LoadedCatalogue & { workspace: DraftSession };

/**
 * Renders pool, deck and check side by side, each with its own scroll area. A narrow screen shows one of them at a
 * time.
 */
export function DeckEditor({ lang, signedIn, beginnings, catalogue, pool, workspace }: Props) {
  const words = useWords("builder");
  const editor = useDeckEditorState(workspace, catalogue, lang);
  const saveState = useSaveState(workspace);
  const [view, setView] = useDeckEditorView();
  const [tab, setTab] = useState<CheckTab | null>(null);
  const { dialog, show, close } = useDeckEditorDialog();
  const showBeside = useCallback(
    (next: DeckEditorDialog) =>
      next.show === "preview" && window.matchMedia(BESIDE_DECK).matches ? setTab("card") : show(next),
    [show],
  );
  const { toast, tell, dismiss } = useToast();
  const search = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const announced = useAnnouncement(editor);
  const selection = useSelectedRows();
  const { pointed, step, tools } = useTools({
    workspace,
    editor,
    catalogue,
    root,
    selection,
    lang,
    show: showBeside,
    tell,
  });
  const { store } = workspace;
  const run = useDeckEditorCommands({
    workspace,
    saveState,
    signedIn,
    catalogue,
    lang,
    singleKeys: tools.singleKeys,
    show,
    tell,
    toSearch: () => {
      // At once, so that the very next letter goes into the field.
      flushSync(() => setView("cards"));
      search.current?.select();
    },
  });
  useLazyModules();
  usePastedList((text) => show({ show: "import", text }));

  const facts = { draft: editor.present, catalogue, title: editor.title };
  const inView = pointed ? findPointedRow(pointed, facts) : null;
  const bulk = (inPool: boolean) => <Bulk inPool={inPool} selection={selection} facts={facts} workspace={workspace} />;
  return (
    <>
      <PrintedDeck name={editor.draft.history.present.name} deck={editor.deck} catalogue={catalogue} lang={lang} />
      <Toolbar
        editor={editor}
        workspace={workspace}
        saveState={saveState}
        signedIn={signedIn}
        lang={lang}
        onCommand={run}
      />
      <div
        ref={root}
        className="grid min-h-0 flex-1 gap-x-6 gap-y-4 max-lg:pb-8 lg:grid-cols-2 app:grid-rows-[minmax(0,1fr)_minmax(0,16rem)] xl:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)] app:xl:grid-rows-[minmax(0,1fr)]"
      >
        <Column name="cards" label={words.pool.title} view={view} className="no-print max-xl:row-span-2" drop>
          {bulk(true)}
          <CardPool
            parts={pool}
            catalogue={catalogue}
            draft={editor.present}
            title={editor.title}
            searchRef={search}
            tools={tools}
            onSelect={() => selection.begin("pool")}
          />
        </Column>
        <Column name="deck" label={words.views.deck} view={view}>
          {bulk(false)}
          <DeckPanel
            editor={editor}
            store={store}
            catalogue={catalogue}
            tools={tools}
            beginnings={beginnings}
            onCommand={run}
            onSelect={() => selection.begin("grimoire")}
          />
        </Column>
        <Column name="check" label={words.views.check} view={view}>
          <CheckPanel
            editor={editor}
            catalogue={catalogue}
            chosen={tab}
            onChoose={setTab}
            row={inView}
            tools={tools}
            onStep={step}
          />
        </Column>
      </div>
      <DeckEditorBar editor={editor} store={store} view={view} onView={setView} onCommand={run} />
      <p role="status" className="sr-only">
        {announced}
      </p>
      <ToastRegion toast={toast} onDismiss={dismiss} closeLabel={words.close} />
      {dialog ? (
        <LazyDialogs
          dialog={dialog}
          inView={inView}
          onStep={step}
          tools={tools}
          editor={editor}
          workspace={workspace}
          saveState={saveState}
          catalogue={catalogue}
          onCommand={run}
          onClose={close}
        />
      ) : null}
    </>
  );
}

function useToast() {
  const [toast, setToast] = useState<Toast | null>(null);
  const dismiss = useCallback(() => setToast(null), []);
  const tell = useCallback((text: string) => setToast((before) => ({ id: (before?.id ?? 0) + 1, text })), []);
  return { toast, tell, dismiss };
}

type ToolsOptions = Pick<Props, "workspace" | "catalogue" | "lang"> & {
  editor: ReturnType<typeof useDeckEditorState>;
  root: RefObject<HTMLDivElement | null>;
  selection: ReturnType<typeof useSelectedRows>;
  show: ReturnType<typeof useDeckEditorDialog>["show"];
  tell: (text: string) => void;
};

/** The tools of all lists of cards, and the card in view. */
function useTools({ workspace, editor, catalogue, root, selection, lang, show, tell }: ToolsOptions) {
  const { store } = workspace;
  const { title, present } = editor;
  const { pointed, point, step } = usePointedCard();
  const [singleKeys] = useSingleKeySetting();
  const { chosen, choose, none } = selection;
  const rowsOf = (rows: SelectedRows) => rowsOfChosen(rows, { draft: present, catalogue, title });
  const onGrab = useRowDrag({ root, store, chosen, rowsOf });
  const onAct = useRowActions({ store, title, point, choose, show, tell });
  const pageOf = useCallback((name: string) => localizePath(lang, `/cards/${encodeURIComponent(name)}`), [lang]);
  const tools = useMemo(
    (): CardListHandlers => ({
      onAct,
      onPoint: point,
      onGrab,
      chosen,
      onChooseNone: none,
      pageOf,
      singleKeys,
      lang,
    }),
    [onAct, point, onGrab, chosen, none, pageOf, singleKeys, lang],
  );
  return { pointed, step, tools };
}

const rowsOfChosen = ({ place, names }: SelectedRows, facts: Parameters<typeof findPointedRow>[1]) =>
  [...names].flatMap((name) => findPointedRow({ name, place }, facts) ?? []);

type BulkProps = {
  /** Whether the bar is above the pool or above the deck. */
  inPool: boolean;
  selection: ReturnType<typeof useSelectedRows>;
  facts: Parameters<typeof findPointedRow>[1];
  workspace: DraftSession;
};

function Bulk({ inPool, selection: { chosen, none }, facts, workspace: { store } }: BulkProps) {
  if (!chosen || (chosen.place === "pool") !== inPool) return null;
  return (
    <BulkBar
      chosen={chosen}
      onAct={(act) => {
        const edit = createBulkEdit(facts.draft, act, rowsOfChosen(chosen, facts));
        if (edit) store.edit(edit);
      }}
      onDone={none}
    />
  );
}

type ColumnProps = {
  name: DeckEditorView;
  label: string;
  view: DeckEditorView;
  /** Whether cards may be dropped anywhere on it. */
  drop?: boolean;
  className?: string;
  children: ReactNode;
};

const Column = ({ name, label, view, drop = false, className, children }: ColumnProps) => (
  <section
    aria-label={label}
    data-drop={drop ? "pool" : undefined}
    className={`flex min-h-0 flex-col gap-2 data-over:bg-wash ${className ?? ""} ${view === name ? "" : "max-lg:hidden"}`}
  >
    {children}
  </section>
);
