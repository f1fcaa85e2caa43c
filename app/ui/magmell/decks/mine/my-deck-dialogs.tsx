import { useId, useState } from "react";
import { format, formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import { TextField } from "@/app/ui/kit/text-field";
import type { MyDeckRow } from "./my-deck-row";

type Props = {
  /** The decks to delete; empty while the dialog is closed. */
  decks: readonly MyDeckRow[];
  lang: Lang;
  onClose: () => void;
  onRemove: (decks: readonly MyDeckRow[]) => Promise<void>;
};

/** Renders the dialog that confirms the deletion of decks and lists their names. */
export function RemoveDialog({ decks, lang, onClose, onRemove }: Props) {
  const texts = useWords("decks.remove");
  const mine = useWords("deckSocial.mine");
  const close = useWords("site.close");
  const [busy, setBusy] = useState(false);
  const [only, ...others] = decks;
  const remove = async () => {
    if (busy) return;
    setBusy(true);
    await onRemove(decks);
    setBusy(false);
  };
  return (
    <Dialog
      open={decks.length > 0}
      onClose={onClose}
      title={others.length === 0 ? texts.title : formatPlural(lang, mine.removeTitle, decks.length)}
      closeLabel={close}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="danger" aria-disabled={busy} onClick={remove}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      {others.length === 0 ? (
        <p>{format(texts.lead, { name: only?.name ?? "" })}</p>
      ) : (
        <>
          <p>{mine.removeLead}</p>
          <ul className="mt-2 list-disc pl-6">
            {decks.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

type RenameProps = {
  /** The deck to rename; null while the dialog is closed. */
  deck: MyDeckRow | null;
  onClose: () => void;
  /** Returns the reason for a refusal, or null. */
  onRename: (deck: MyDeckRow, name: string) => Promise<string | null>;
};

/** Renders the dialog for a new deck name. */
export function RenameDialog({ deck, onClose, onRename }: RenameProps) {
  const rename = useWords("decks.rename");
  const failures = useWords("decks.failures");
  const { cancel } = useWords("decks.remove");
  const closeLabel = useWords("site.close");
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => {
    setProblem(null);
    onClose();
  };
  const submit = async (form: HTMLFormElement) => {
    if (!deck || busy) return;
    const name = String(new FormData(form).get("name") ?? "").trim();
    if (name === "" || name.length > 80) return setProblem(failures.name);
    setBusy(true);
    setProblem(await onRename(deck, name));
    setBusy(false);
  };
  return (
    <Dialog
      open={deck !== null}
      onClose={close}
      title={rename.label}
      closeLabel={closeLabel}
      actions={
        <>
          <Button onClick={close}>{cancel}</Button>
          <Button type="submit" form={id} variant="primary" disabled={busy}>
            {rename.save}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        <TextField name="name" label={rename.field} defaultValue={deck?.name} error={problem} autoComplete="off" />
      </form>
    </Dialog>
  );
}

type FolderProps = {
  open: boolean;
  /** Folder of all the decks; empty if they are in none or in several. */
  present: string;
  folders: readonly string[];
  onClose: () => void;
  onMove: (folder: string) => void;
};

const NAME_MAX = 80;

/** Renders the dialog that moves decks to an existing or new folder. */
export function FolderDialog({ open, present, folders, onClose, onMove }: FolderProps) {
  const id = useId();
  const mine = useWords("deckSocial.mine");
  const close = useWords("site.close");
  const { cancel } = useWords("decks.remove");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={mine.moveTitle}
      closeLabel={close}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={id} variant="primary">
            {mine.moveSave}
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          onMove(String(new FormData(event.currentTarget).get("folder") ?? "").trim());
        }}
      >
        <TextField
          name="folder"
          label={mine.moveField}
          hint={mine.moveHint}
          defaultValue={present}
          maxLength={NAME_MAX}
          list={`${id}-folders`}
          autoComplete="off"
        />
        <datalist id={`${id}-folders`}>
          {folders.map((folder) => (
            <option key={folder} value={folder} />
          ))}
        </datalist>
      </form>
    </Dialog>
  );
}
