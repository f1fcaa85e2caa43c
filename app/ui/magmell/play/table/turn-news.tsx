import type { TableContext } from "../game/table-context";
import type { TurnPlayback } from "../game/use-turn-playback";
import { describeTurn } from "../log/describe-turn";
import { summarizeOpponentTurn } from "../log/summarize-turn";

type Props = { play: TableContext; playback: TurnPlayback | null };

/** Renders what the opponent does at the moment, and afterwards their turn in one line. */
export default function TurnNews({ play: { table, formatter }, playback }: Props) {
  const text =
    playback === null
      ? summarizeOpponentTurn(formatter, table)
      : describeTurn(formatter, table.log.slice(playback.toldFrom)).at(-1)?.text;
  return (
    <p
      data-news=""
      className="line-clamp-2 px-1.5 font-medium text-[0.8125rem]/[1.25rem] app:line-clamp-1"
      title={text ?? undefined}
    >
      {text}
    </p>
  );
}
