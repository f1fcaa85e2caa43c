import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Icon } from "@/app/ui/kit/svg-icon";
import type { InstanceView } from "@/engine/magmell";
import type { TableContext } from "../game/table-context";
import { formatCard } from "../log/log-formatter";
import { createReadingHandlers } from "./card-gestures";
import styles from "./table.module.css";
import { ChosenMark, FaceButton, TableFace } from "./table-face";

type Props = { instance: InstanceView; digit: number | null; play: TableContext };

/** Whether a card can be used now; null while another question is open. */
function usability({ table }: TableContext, id: number): boolean | null {
  const { choice, viewer } = table.view;
  const problems = table.uses[id];
  if (problems === undefined || choice?.ask !== "priority" || choice.player !== viewer) return null;
  return problems.length === 0;
}

/** Renders a card of the hand with what can be done with it: used by its button, by a double click or by a drag. */
export function HandCard({ instance: { id, card: index }, digit, play }: Props) {
  const { table, cards, formatter, picking, onCommand, onShow } = play;
  const text = useWords("goldfish.play");
  const card = index === null ? undefined : cards[index];
  if (index === null || card === undefined) return null;
  const shown = { card: index, instance: id };
  const target = { instance: id };
  const open = picking.isOpen(target);
  const chosen = picking.isChosen(target);
  const usable = usability(play, id);
  const use = () => onCommand({ answer: { do: "use", instance: id } });
  const name = formatCard(formatter, index);
  // What can only harm the player is no recommendation.
  const harmful = table.harms[id] !== undefined;
  const state = open ? "open" : usable === null ? undefined : !usable ? "unusable" : harmful ? "harmful" : "usable";
  return (
    <li
      className="flex w-[max(8.75rem,var(--size)*0.716)] flex-none flex-col gap-[3px] low:w-30 app:w-[calc(var(--size)*0.74)] app:min-w-22 app:flex-initial"
      data-item=""
      data-instance={id}
      data-state={state}
      data-chosen={chosen || undefined}
      data-drag={usable ? "use" : undefined}
      {...createReadingHandlers(play, shown)}
    >
      <FaceButton play={play} shown={shown} act={usable ? use : null} className="min-h-0 w-full flex-1">
        <TableFace card={card} play={play} />
        {chosen ? <ChosenMark /> : null}
      </FaceButton>
      {/* A button never becomes the other one under the finger: each is an element of its own. */}
      {usable === null ? (
        <span key="none" className={styles.act} />
      ) : usable ? (
        <Button
          key="use"
          data-act=""
          variant={harmful ? "plain" : "primary"}
          size="small"
          className={styles.act}
          aria-label={format(text.useNth, { name })}
          aria-keyshortcuts={digit === null ? undefined : `${digit}`}
          onClick={use}
        >
          {text.use}
          {digit === null ? null : (
            <kbd className="rounded-sm border border-current px-1 text-xs opacity-80 pointer-coarse:hidden">
              {digit}
            </kbd>
          )}
        </Button>
      ) : (
        <Button
          key="why"
          data-act=""
          variant="quiet"
          size="small"
          className={`${styles.act} gap-1! text-ink-soft!`}
          aria-label={format(text.whyNth, { name })}
          onClick={() => onShow(shown)}
        >
          <Icon name="info" size={16} />
          {text.why}
        </Button>
      )}
    </li>
  );
}
