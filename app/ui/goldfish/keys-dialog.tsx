import { CheckLine } from "@/app/ui/kit/check-line";
import { Dialog } from "@/app/ui/kit/dialog";
import { type KeyRow, KeyTable } from "@/app/ui/kit/key-table";
import type { GoldfishWords } from "./goldfish-words";

type Props = {
  open: boolean;
  onClose: () => void;
  enabled: boolean;
  onEnable: (enabled: boolean) => void;
  words: GoldfishWords;
};

/** The keys of the goldfish, and the switch that turns them off (WCAG 2.1.4). */
export function KeysDialog({ open, onClose, enabled, onEnable, words }: Props) {
  const { keys } = words.goldfish;
  const rows: readonly KeyRow[] = [
    [keys.next, [keys.space, keys.enter]],
    [keys.digits, ["1", "…", "9"]],
    [keys.pass, ["P"]],
    [keys.end, ["N"]],
    [keys.byHand, ["B"]],
    [keys.pay, ["A"]],
    [keys.redraw, ["M"]],
    [keys.undo, ["U"]],
    [keys.redo, ["Y"]],
    [keys.sameSeed, ["R"]],
    [keys.newHand, ["H"]],
    [keys.legend, ["?"]],
  ];
  return (
    <Dialog open={open} onClose={onClose} title={keys.title} closeLabel={words.site.close}>
      <KeyTable rows={rows} />
      <p className="mt-4 text-ink-soft text-sm">{keys.body}</p>
      <CheckLine checked={enabled} onChange={onEnable}>
        {keys.use}
      </CheckLine>
    </Dialog>
  );
}
