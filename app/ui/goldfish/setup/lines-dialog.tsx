import { format } from "@/app/ui/i18n/format";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import { writeSeed } from "@/lib/goldfish/seed";
import type { LineOfPlay } from "@/lib/goldfish/types";
import type { Play } from "../game/play";

type Props = { open: boolean; onClose: () => void; play: Play };

/** All lines of play of the session side by side, with a way to each. */
export function LinesDialog({ open, onClose, play }: Props) {
  const { words, table, onCommand } = play;
  const text = words.goldfish.setup.lines;
  const { columns } = text;
  const versus = ([own, their]: readonly [number, number]) => format(text.versus, { own, their });
  return (
    <Dialog open={open} onClose={onClose} title={text.title} closeLabel={words.site.close}>
      <p className="mb-3 text-ink-soft text-sm">{text.body}</p>
      <div className="overflow-x-auto">
        <table className="w-full whitespace-nowrap text-sm tabular-nums [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:text-left">
          <thead>
            <tr>
              {(["line", "turn", "life", "units", "hand"] as const).map((column) => (
                <th key={column} scope="col">
                  {columns[column]}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {table.lines.map((line, place) => (
              <tr key={line.node}>
                <th scope="row" title={dealOf(line, play)}>
                  {place + 1}
                </th>
                <td>{turnOf(line, play)}</td>
                <td>{versus(line.life)}</td>
                <td>{versus(line.units)}</td>
                <td>{line.hand}</td>
                <td>
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
      </div>
    </Dialog>
  );
}

function turnOf({ ownTurn, isOwnTurn, won }: LineOfPlay, { words }: Play): string {
  const text = words.goldfish.setup.lines;
  const turn = ownTurn === 0 ? text.start : format(isOwnTurn ? text.ownTurn : text.theirTurn, { n: ownTurn });
  if (won === undefined) return turn;
  return `${turn} ${won === null ? text.drawn : won ? text.won : text.lost}`;
}

function dealOf({ seed, goesFirst, opponent }: LineOfPlay, { words }: Play): string {
  const { setup, first } = words.goldfish;
  const seat = goesFirst ? first.goFirst : first.goSecond;
  return format(setup.lines.seed, { seed: writeSeed(seed), seat, opponent: setup.kinds[opponent] });
}
