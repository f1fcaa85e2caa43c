import { Dialog } from "@/app/ui/kit/dialog";
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
  const rows = [
    [[keys.space, keys.enter], keys.next],
    [["1", "…", "9"], keys.digits],
    [["P"], keys.pass],
    [["N"], keys.end],
    [["B"], keys.byHand],
    [["A"], keys.pay],
    [["M"], keys.redraw],
    [["U"], keys.undo],
    [["Y"], keys.redo],
    [["R"], keys.sameSeed],
    [["H"], keys.newHand],
    [["?"], keys.legend],
  ] as const;
  return (
    <Dialog open={open} onClose={onClose} title={keys.title} closeLabel={words.site.close}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
        {rows.map(([caps, what]) => (
          <div key={what} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt className="flex gap-1">
              {caps.map((cap) => (
                <kbd
                  key={cap}
                  className="min-w-8 rounded-[3px] border border-edge bg-wash px-2 text-center font-gothic text-sm"
                >
                  {cap}
                </kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-soft text-sm">{keys.body}</p>
      <label className="mt-2 flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="size-5 accent-gold"
          checked={enabled}
          onChange={(event) => onEnable(event.currentTarget.checked)}
        />
        {keys.use}
      </label>
    </Dialog>
  );
}
