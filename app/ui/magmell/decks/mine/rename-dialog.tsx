import { useId, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import { TextField } from "@/app/ui/kit/text-field";
import type { MyDeckRow } from "./my-deck-row";

type Props = {
  /** The deck to rename; `null` while nothing is asked. */
  deck: MyDeckRow | null;
  onClose: () => void;
  /** Gives why it was refused, or `null`. */
  onRename: (deck: MyDeckRow, name: string) => Promise<string | null>;
};

/** Asks for another name. */
export function RenameDialog({ deck, onClose, onRename }: Props) {
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
