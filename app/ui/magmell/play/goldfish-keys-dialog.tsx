import { useWords } from "@/app/i18n/use-words";
import { KeysDialog } from "@/app/ui/keys/keys-dialog";
import type { KeyRow } from "@/app/ui/kit/key-table";

/** Renders the shortcuts of the goldfish. */
export function GoldfishKeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const keys = useWords("goldfish.keys");
  const rows: readonly KeyRow[] = [
    [keys.next, [keys.space, keys.enter]],
    [keys.digits, ["1", "…", "9"]],
    [keys.move, ["←", "→", "↑", "↓"]],
    [keys.attack, ["X"]],
    [keys.attackAll, ["F"]],
    [keys.read, ["I"]],
    [keys.pass, ["P"]],
    [keys.end, ["N"]],
    [keys.byHand, ["B"]],
    [keys.pay, ["A"]],
    [keys.redraw, ["M"]],
    [keys.undo, ["U", "Ctrl+Z"]],
    [keys.redo, ["Y", "Ctrl+Y", "Ctrl+Shift+Z"]],
    [keys.sameSeed, ["R"]],
    [keys.newHand, ["H"]],
    [keys.menu, ["G"]],
    [keys.legend, ["?"]],
  ];
  return (
    <KeysDialog
      open={open}
      onClose={onClose}
      title={keys.title}
      closeLabel={useWords("site.close")}
      tables={[{ rows }]}
      switchLabel={keys.use}
    >
      {keys.body}
    </KeysDialog>
  );
}
