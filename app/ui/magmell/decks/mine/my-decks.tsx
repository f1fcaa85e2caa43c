"use client";

import { useCallback, useRef, useState } from "react";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Notice } from "@/app/ui/kit/notice";
import { SelectField } from "@/app/ui/kit/select-field";
import { TextField } from "@/app/ui/kit/text-field";
import { type Toast, ToastRegion } from "@/app/ui/kit/toast-region";
import { BulkBar } from "./bulk-bar";
import { type FolderFilter, filterDecks, listFolders } from "./filter-decks";
import { MyDeck } from "./my-deck";
import { FolderDialog, RemoveDialog, RenameDialog } from "./my-deck-dialogs";
import type { MyDeckRow } from "./my-deck-row";
import { useDeckActions } from "./use-deck-acts";

type Props = { decks: readonly MyDeckRow[]; lang: Lang };
type PendingAction = { readonly act: "rename" | "move" | "remove"; readonly decks: readonly MyDeckRow[] };

/** Renders the user's decks, with all actions that need no editor, for a single deck or for several at once. */
export function MyDecks({ decks, lang }: Props) {
  const [typed, setTyped] = useState("");
  const [wish, setWish] = useState<FolderFilter>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<PendingAction | null>(null);
  const { toast, tell, dismiss } = useToasts();
  const shelf = useRef<HTMLUListElement>(null);
  const close = () => setAsked(null);
  // The button that was pressed is gone with its line.
  const acts = useDeckActions({ decks, lang, tell, dismiss, close, afterRemoval: () => shelf.current?.focus() });
  const { list, failure, busy } = acts;
  const failures = useWords("decks.failures");
  const closeLabel = useWords("site.close");
  const folders = listFolders(list);
  const folder = wish === null || wish === "" || folders.includes(wish) ? wish : null;
  const shown = filterDecks(list, typed, folder);
  const selected = shown.filter(({ id }) => chosen.has(id));
  const asks = (what: PendingAction["act"]) => (asked?.act === what ? asked.decks : []);
  const select = (deck: MyDeckRow, on: boolean) =>
    setChosen((all) => new Set(on ? [...all, deck.id] : [...all].filter((id) => id !== deck.id)));

  return (
    <div className="grid gap-4">
      {failure ? (
        <Notice tone="error" title={failures.title} role="alert">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <MyDeckFilter typed={typed} folder={folder} folders={folders} onType={setTyped} onFolder={setWish} />
      {list.length > 1 ? (
        <BulkBar
          shown={shown.length}
          selected={selected.length}
          busy={busy}
          lang={lang}
          onAll={(all) => setChosen(new Set(all ? shown.map(({ id }) => id) : []))}
          onVisibility={(visibility) => acts.setVisibility(selected, visibility)}
          onMove={() => setAsked({ act: "move", decks: selected })}
          onRemove={() => setAsked({ act: "remove", decks: selected })}
        />
      ) : null}
      {shown.length === 0 ? <NoDecks onClear={() => [setTyped(""), setWish(null)]} /> : null}
      <ul
        ref={shelf}
        tabIndex={-1}
        className="divide-y divide-line border-line border-y empty:hidden focus:outline-none"
      >
        {shown.map((deck) => (
          <MyDeck
            key={deck.id}
            deck={deck}
            selected={chosen.has(deck.id)}
            lang={lang}
            onSelect={list.length > 1 ? (on) => select(deck, on) : null}
            onVisibility={(visibility) => acts.setVisibility([deck], visibility)}
            onAct={(act) => (act === "duplicate" ? acts.copyDeck(deck) : setAsked({ act, decks: [deck] }))}
          />
        ))}
      </ul>
      <RenameDialog deck={asks("rename")[0] ?? null} onClose={close} onRename={acts.rename} />
      <FolderDialog
        open={asks("move").length > 0}
        present={presentFolder(asks("move"))}
        folders={folders}
        onClose={close}
        onMove={(into) => acts.move(asks("move"), into)}
      />
      <RemoveDialog decks={asks("remove")} lang={lang} onClose={close} onRemove={acts.remove} />
      <ToastRegion toast={toast} onDismiss={dismiss} closeLabel={closeLabel} />
    </div>
  );
}

function NoDecks({ onClear }: { onClear: () => void }) {
  const words = useWords("deckSocial.mine");
  return (
    <p className="flex flex-wrap items-center gap-3 text-ink-soft">
      {words.none}
      <Button size="small" onClick={onClear}>
        {words.clear}
      </Button>
    </p>
  );
}

/** Returns short messages, each with a number, so that the same text twice in a row is announced twice. */
function useToasts() {
  const [toast, setToast] = useState<Toast | null>(null);
  const said = useRef(0);
  const dismiss = useCallback(() => setToast(null), []);
  const tell = (text: string, action?: Toast["action"]) => {
    said.current += 1;
    setToast({ id: said.current, text, ...(action && { action }) });
  };
  return { toast, tell, dismiss };
}

const presentFolder = (decks: readonly MyDeckRow[]): string => {
  const [folder = "", ...others] = new Set(decks.map((deck) => deck.folder));
  return others.length === 0 ? folder : "";
};

type FilterProps = {
  typed: string;
  folder: FolderFilter;
  folders: readonly string[];
  onType: (typed: string) => void;
  onFolder: (folder: FolderFilter) => void;
};

/** Values of the folder list that are no folder: names of folders are written after a slash. */
const ALL = "all";
const NONE = "none";

/** Filters the user's decks by words and by folder. */
function MyDeckFilter({ typed, folder, folders, onType, onFolder }: FilterProps) {
  const words = useWords("deckSocial.mine");
  return (
    <search className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <TextField
        type="search"
        label={words.search}
        placeholder={words.placeholder}
        value={typed}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {folders.length > 0 ? (
        <SelectField
          label={words.folders}
          value={folder === null ? ALL : folder === "" ? NONE : `/${folder}`}
          options={[
            { value: ALL, label: words.allFolders },
            ...folders.map((name) => ({ value: `/${name}`, label: name })),
            { value: NONE, label: words.noFolder },
          ]}
          onChange={({ currentTarget: { value } }) =>
            onFolder(value === ALL ? null : value === NONE ? "" : value.slice(1))
          }
        />
      ) : null}
    </search>
  );
}
