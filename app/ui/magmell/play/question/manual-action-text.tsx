import { useWords } from "@/app/i18n/use-words";
import { CardText } from "@/app/ui/magmell/card/card-text";
import type { TableContext } from "../game/table-context";

/** Renders the text that the player is carrying out by hand, as long as they do. */
export function ManualActionText({ play: { table } }: { play: TableContext }) {
  const { title } = useWords("goldfish.byHand");
  const { byHand, viewer } = table.view;
  if (byHand === null || byHand.text === null || byHand.player !== viewer) return null;
  return (
    <div
      role="note"
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
      className="max-h-[16dvh] overflow-y-auto rounded-[3px] border border-line border-l-4 border-l-gold bg-leaf px-3 py-2"
    >
      <CardText text={byHand.text} />
    </div>
  );
}
