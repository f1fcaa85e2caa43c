import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import type { TableContext } from "../../game/table-context";
import { ReplayLinkButton } from "../../link/replay-link-button";
import { SummarySection } from "../../summary/summary-part";
import { OutcomeNotice } from "../side/outcome-notice";

type Props = {
  play: TableContext;
  /** Leaves the sheet for the table beneath it. */
  onClose: () => void;
};

/**
 * Renders how the game ended, with statistics, in a sheet over the table. The commands next to or below it stay
 * visible.
 */
export function OutcomeSheet({ play, onClose }: Props) {
  const { toTable } = useWords("goldfish.over");
  return (
    <div
      className="z-20 grid min-h-0 justify-items-center bg-paper/80 [grid-area:board] sm:content-center sm:p-4"
      data-sheet=""
    >
      <div className="grid max-h-full w-full max-w-[44rem] content-start gap-3 overflow-y-auto border-line bg-paper p-3 sm:rounded-[3px] sm:border sm:p-5 sm:shadow-high">
        <OutcomeNotice view={play.table.view} lang={play.lang} />
        <div className="flex flex-wrap gap-2">
          <Button onClick={onClose}>{toTable}</Button>
          <ReplayLinkButton play={play} size="small" />
        </div>
        <SummarySection play={play} />
      </div>
    </div>
  );
}
