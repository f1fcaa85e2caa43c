import { registerLazyModule } from "@/app/ui/lazy/lazy-modules";
import { useLazyComponent } from "@/app/ui/lazy/use-lazy-component";
import type { TableContext } from "../game/table-context";

const fetchSummary = registerLazyModule(async () => (await import("./game-summary")).default);

/** Renders the summary of the game on the table once it is over. Its code is loaded only then. */
export function SummarySection({ play }: { play: TableContext }) {
  const { summary } = play.table;
  const Summary = useLazyComponent(fetchSummary, summary !== null);
  return summary === null || Summary === null ? null : <Summary summary={summary} play={play} />;
}
