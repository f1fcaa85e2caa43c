import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import { locateInstances, type TableContext } from "../game/table-context";
import type { PendingUse } from "../game/use-confirmation";
import { formatCard, formatTargetName } from "../log/log-formatter";

/** Lets a button have the focus when its dialog opens. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.setAttribute("autofocus", "");

type Props = { toConfirm: PendingUse; play: TableContext; onClose: () => void };

/** Renders the confirmation of a use that can only harm the player. One press, or Enter, confirms it. */
export function ConfirmUseDialog({ toConfirm, play, onClose }: Props) {
  const { harm } = useWords("goldfish.table");
  const closeLabel = useWords("site.close");
  const { table, formatter } = play;
  const lying = locateInstances(table.view);
  const card = lying.get(toConfirm.instance)?.instance.card ?? null;
  const what = (table.harms[toConfirm.instance] ?? []).map((target) => formatTargetName(formatter, lying, target));
  return (
    <Dialog
      open
      onClose={onClose}
      title={format(harm.title, { name: card === null ? "" : formatCard(formatter, card) })}
      closeLabel={closeLabel}
      actions={
        <>
          <Button onClick={onClose}>{harm.leave}</Button>
          <Button ref={takeFocus} onClick={toConfirm.onUse}>
            {harm.use}
          </Button>
        </>
      }
    >
      <p>{format(harm.body, { what: [...new Set(what)].join(formatter.words.log.join) })}</p>
    </Dialog>
  );
}
