import { useWords } from "@/app/i18n/use-words";
import { KeysDialog } from "@/app/ui/keys/keys-dialog";

/** Renders the shortcuts of the trainer. */
export function TrainerKeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords("trainer.keys");
  return (
    <KeysDialog
      open={open}
      onClose={onClose}
      title={words.title}
      closeLabel={useWords("site.close")}
      tables={[
        {
          rows: [
            [words.keep, ["K"]],
            [words.redraw, ["R"]],
            [words.next, [words.space, "Enter", "N"]],
            [words.legend, ["?"]],
          ],
        },
      ]}
      switchLabel={words.use}
    >
      {words.body}
    </KeysDialog>
  );
}
