import { KeysDialog } from "@/app/ui/keys/keys-dialog";
import type { TrainerWords } from "./trainer-words";

type Props = { open: boolean; onClose: () => void; closeLabel: string; words: TrainerWords["trainer"]["keys"] };

/** The shortcuts of the trainer. */
export const TrainerKeysDialog = ({ open, onClose, closeLabel, words }: Props) => (
  <KeysDialog
    open={open}
    onClose={onClose}
    title={words.title}
    closeLabel={closeLabel}
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
