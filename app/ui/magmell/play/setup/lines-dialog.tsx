import { useState } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import type { LineOfPlay, NodeId } from "@/lib/magmell/play/types";
import { formatSeed } from "@/lib/play/seed";
import type { TableContext } from "../game/table-context";
import { LineComparisonTable } from "./compared-lines";

type Props = { open: boolean; onClose: () => void; play: TableContext };

/** Columns hidden on phones; the comparison has the same data. */
const AT = { line: "", turn: "", life: "", units: "max-sm:hidden", hand: "max-sm:hidden" } as const;

/**
 * Renders all lines of play of the session, with a button that goes to each, and a turn-by-turn comparison of two of
 * them.
 */
export function LinesDialog({ open, onClose, play }: Props) {
  const { table, onCommand } = play;
  const text = useWords("goldfish.setup").lines;
  const { columns } = text;
  const [chosen, setChosen] = useState<readonly NodeId[]>(() => twoOf(table.lines, table.node));
  const choose = (node: NodeId) =>
    setChosen((before) => (before.includes(node) ? before.filter((one) => one !== node) : [...before, node].slice(-2)));
  const compared = table.lines
    .map(({ node }, place) => ({ node, number: place + 1 }))
    .filter(({ node }) => chosen.includes(node));
  const several = table.lines.length > 1;
  const versus = ([own, their]: readonly [number, number]) => format(text.versus, { own, their });
  return (
    <Dialog open={open} onClose={onClose} title={text.title} closeLabel={useWords("site.close")}>
      <p className="mb-3 text-ink-soft text-sm">{text.body}</p>
      <table className="w-full text-sm tabular-nums [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:text-left max-sm:[&_:is(td,th)]:px-1">
        <thead>
          <tr>
            {several ? (
              <th scope="col" className="w-0 whitespace-nowrap">
                <span className="max-sm:sr-only">{columns.compare}</span>
              </th>
            ) : null}
            {(["line", "turn", "life", "units", "hand"] as const).map((column) => (
              <th key={column} scope="col" className={`whitespace-nowrap ${AT[column]}`}>
                {columns[column]}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {table.lines.map((line, place) => (
            <tr key={line.node}>
              {several ? (
                <td>
                  <input
                    type="checkbox"
                    className="size-5 accent-gold pointer-coarse:size-7"
                    aria-label={format(text.compare.pick, { n: place + 1 })}
                    checked={chosen.includes(line.node)}
                    onChange={() => choose(line.node)}
                  />
                </td>
              ) : null}
              <th scope="row" title={dealOf(line, play)}>
                {place + 1}
              </th>
              <td>{turnOf(line, play)}</td>
              <td className="whitespace-nowrap">{versus(line.life)}</td>
              <td className={AT.units}>{versus(line.units)}</td>
              <td className={AT.hand}>{line.hand}</td>
              <td className="w-0 sm:whitespace-nowrap">
                {line.node === table.node ? (
                  <span className="font-medium text-gold">{text.here}</span>
                ) : (
                  <Button
                    size="small"
                    onClick={() => {
                      onCommand({ goTo: line.node });
                      onClose();
                    }}
                  >
                    {text.go}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {compared[0] && compared[1] ? (
        <LineComparisonTable key={chosen.join()} lines={[compared[0], compared[1]]} play={play} />
      ) : null}
    </Dialog>
  );
}

/** The line on the table and the latest other one. */
function twoOf(lines: readonly LineOfPlay[], here: NodeId): readonly NodeId[] {
  const other = lines.findLast(({ node }) => node !== here);
  return other === undefined ? [] : [other.node, here];
}

function turnOf({ ownTurn, isOwnTurn, won }: LineOfPlay, { formatter }: TableContext): string {
  const text = formatter.words.setup.lines;
  const turn = ownTurn === 0 ? text.start : format(isOwnTurn ? text.ownTurn : text.theirTurn, { n: ownTurn });
  if (won === undefined) return turn;
  return `${turn} ${won === null ? text.drawn : won ? text.won : text.lost}`;
}

function dealOf({ seed, goesFirst, opponent }: LineOfPlay, { formatter }: TableContext): string {
  const { setup, first } = formatter.words;
  const seat = goesFirst ? first.goFirst : first.goSecond;
  return format(setup.lines.seed, { seed: formatSeed(seed), seat, opponent: setup.kinds[opponent] });
}
