import { useId, useState } from "react";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import { TextField } from "@/app/ui/kit/text-field";
import type { MyDeckRow } from "./my-deck-row";
import type { MyDeckWords } from "./my-deck-words";

type Props = {
  /** The deck to rename; `null` while nothing is asked. */
  deck: MyDeckRow | null;
  words: MyDeckWords;
  onClose: () => void;
  /** Gives why it was refused, or `null`. */
  onRename: (deck: MyDeckRow, name: string) => Promise<string | null>;
};

/** Asks for another name. */
export function RenameDialog({ deck, words, onClose, onRename }: Props) {
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
    if (name === "" || name.length > 80) return setProblem(words.failures.name);
    setBusy(true);
    setProblem(await onRename(deck, name));
    setBusy(false);
  };
  return (
    <Dialog
      open={deck !== null}
      onClose={close}
      title={words.rename.label}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={close}>{words.remove.cancel}</Button>
          <Button type="submit" form={id} variant="primary" disabled={busy}>
            {words.rename.save}
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
        <TextField
          name="name"
          label={words.rename.field}
          defaultValue={deck?.name}
          error={problem}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
