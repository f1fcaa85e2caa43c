"use client";

import { useCallback, useRef, useState } from "react";
import type { SendResult } from "@/app/ui/http/send";
import { format, plural } from "@/app/ui/i18n/format";
import type { Lang } from "@/app/ui/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { Notice } from "@/app/ui/kit/notice";
import { type Toast, ToastRegion } from "@/app/ui/kit/toast-region";
import type { Visibility } from "@/lib/decks/types";
import { absolute, copyLink } from "../copy-link";
import { BulkBar } from "./bulk-bar";
import { type FolderWish, filterDecks, foldersOf } from "./filter-decks";
import { FolderDialog } from "./folder-dialog";
import { type DeckAct, MyDeck } from "./my-deck";
import { MyDeckFilter } from "./my-deck-filter";
import type { MyDeckRow } from "./my-deck-row";
import type { MyDeckWords } from "./my-deck-words";
import { RemoveDialog } from "./remove-dialog";
import { RenameDialog } from "./rename-dialog";
import { type DeckChange, useMyDecks } from "./use-my-decks";

type Props = { decks: readonly MyDeckRow[]; lang: Lang; words: MyDeckWords };
type Asked = { readonly act: "rename" | "move" | "remove"; readonly decks: readonly MyDeckRow[] };
type Forms = { readonly one: string; readonly other: string };

/** One's own decks with everything that can be done to them without opening the editor, to one or to many at once. */
export function MyDecks({ decks, lang, words }: Props) {
  const { list, change, changeAll, removeAll, duplicate } = useMyDecks(decks, words);
  const [typed, setTyped] = useState("");
  const [folder, setFolder] = useState<FolderWish>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { toast, tell, dismiss } = useToasts();
  const shelf = useRef<HTMLUListElement>(null);
  const { mine } = words;
  const folders = foldersOf(list);
  const shown = filterDecks(list, typed, folder !== null && folder !== "" && !folders.includes(folder) ? null : folder);
  const selected = shown.filter(({ id }) => chosen.has(id));

  const select = (deck: MyDeckRow, on: boolean) =>
    setChosen((all) => new Set(on ? [...all, deck.id] : [...all].filter((id) => id !== deck.id)));
  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    setAsked(null);
    await work();
    setBusy(false);
  };
  const changeMany = (
    targets: readonly MyDeckRow[],
    done: Forms,
    valuesOf: (deck: MyDeckRow) => DeckChange,
    wayBack: (deck: MyDeckRow) => DeckChange,
  ) =>
    run(async () => {
      const { before, failed } = await changeAll(targets, valuesOf);
      const undo = async () => {
        dismiss();
        await changeAll(before, wayBack);
        tell(mine.undone);
      };
      if (failed > 0) setFailure(format(mine.partly, { n: failed }));
      if (before.length > 0) tell(plural(lang, done, before.length), { label: mine.undo, run: () => void undo() });
    });
  const setVisibility = (targets: readonly MyDeckRow[], visibility: Visibility) =>
    changeMany(
      targets,
      mine.changed,
      () => ({ visibility }),
      (deck) => ({ visibility: deck.visibility }),
    );
  const move = (targets: readonly MyDeckRow[], into: string) =>
    changeMany(
      targets,
      mine.moved,
      () => ({ folder: into }),
      (deck) => ({ folder: deck.folder }),
    );
  const remove = (targets: readonly MyDeckRow[]) =>
    run(async () => {
      const { before, failed } = await removeAll(targets);
      if (failed > 0) setFailure(format(mine.partly, { n: failed }));
      const [only, ...others] = before;
      if (only)
        tell(
          others.length === 0
            ? format(words.remove.done, { name: only.name })
            : plural(lang, mine.removed, before.length),
        );
      // The button that was pressed is gone with its line.
      shelf.current?.focus();
    });
  const rename = async (deck: MyDeckRow, name: string): Promise<string | null> => {
    const sent = await change(deck, { name });
    if (!sent.ok) return explain(sent, words);
    setAsked(null);
    tell(words.rename.done);
    return null;
  };
  const copyDeck = (deck: MyDeckRow) =>
    run(async () => {
      const made = await duplicate(deck);
      if ("name" in made) tell(format(mine.duplicated, { name: made.name }));
      else if (!made.ok) setFailure(explain(made, words));
    });
  const act = (deck: MyDeckRow, what: DeckAct) =>
    what === "duplicate" ? void copyDeck(deck) : setAsked({ act: what, decks: [deck] });
  const asks = (what: Asked["act"]) => (asked?.act === what ? asked.decks : []);
  const close = () => setAsked(null);

  return (
    <div className="grid gap-4">
      {failure ? (
        <Notice tone="error" title={words.failures.title} role="alert">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <MyDeckFilter
        typed={typed}
        folder={folder}
        folders={folders}
        words={mine}
        onType={setTyped}
        onFolder={setFolder}
      />
      <BulkBar
        shown={shown.length}
        selected={selected.length}
        busy={busy}
        lang={lang}
        words={words}
        onAll={(all) => setChosen(new Set(all ? shown.map(({ id }) => id) : []))}
        onVisibility={(visibility) => setVisibility(selected, visibility)}
        onMove={() => setAsked({ act: "move", decks: selected })}
        onRemove={() => setAsked({ act: "remove", decks: selected })}
      />
      {shown.length === 0 ? <NoDecks words={mine} onClear={() => [setTyped(""), setFolder(null)]} /> : null}
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
            words={words}
            onSelect={(on) => select(deck, on)}
            onVisibility={(visibility) => setVisibility([deck], visibility)}
            onCopy={async (link) => tell((await copyLink(link)) ? words.link.copied : absolute(link))}
            onAct={(what) => act(deck, what)}
          />
        ))}
      </ul>
      <RenameDialog deck={asks("rename")[0] ?? null} words={words} onClose={close} onRename={rename} />
      <FolderDialog
        open={asks("move").length > 0}
        present={presentFolder(asks("move"))}
        folders={folders}
        words={words}
        onClose={close}
        onMove={(into) => move(asks("move"), into)}
      />
      <RemoveDialog decks={asks("remove")} lang={lang} words={words} onClose={close} onRemove={remove} />
      <ToastRegion toast={toast} onDismiss={dismiss} closeLabel={words.close} />
    </div>
  );
}

const NoDecks = ({ words, onClear }: { words: MyDeckWords["mine"]; onClear: () => void }) => (
  <p className="flex flex-wrap items-center gap-3 text-ink-soft">
    {words.none}
    <Button size="small" onClick={onClear}>
      {words.clear}
    </Button>
  </p>
);

/** Short messages with a number each, so that the same words said twice are announced twice. */
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

function explain(sent: SendResult & { ok: false }, { failures, mine }: MyDeckWords): string {
  const { code } = sent.failure;
  if (code === "invalid") return failures.name;
  if (code === "tooMany") return mine.full;
  return code === "notFound" || code === "signedOut" || code === "limited" || code === "offline"
    ? failures[code]
    : failures.other;
}
