import { useId } from "react";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import { TextField } from "@/app/ui/kit/text-field";

type Props = {
  open: boolean;
  /** The folder that all of the decks are in; empty for none or for several. */
  present: string;
  folders: readonly string[];
  onClose: () => void;
  onMove: (folder: string) => void;
};

const NAME_MAX = 80;

/** Asks into which folder decks are put: one that is there, or a new one. */
export function FolderDialog({ open, present, folders, onClose, onMove }: Props) {
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
