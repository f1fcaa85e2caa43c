import { useState } from "react";
import { format } from "@/app/i18n/format";
import { formatPercent } from "@/app/i18n/percent";
import { useWords } from "@/app/i18n/use-words";
import { classNames } from "@/app/ui/kit/class-names";
import type { HandCell } from "@/engine/magmell/odds";
import styles from "../odds.module.css";
import { getShade } from "../shade";

type Props = { cells: readonly HandCell[] };

const NUMBERS = [0, 1, 2, 3, 4, 5];

/**
 * Renders opening hands as a table by number of cheap units and expensive cards. Each cell shows how likely such hands
 * are, shaded by the share of them that is worth keeping.
 */
export function HandCells({ cells }: Props) {
  const text = useWords("odds").hands;
  const [chosen, setChosen] = useState<string | null>(null);
  const say = ({ cheap, dear, share, kept }: HandCell) =>
    format(text.cell, { cheap, dear, share: formatPercent(share), kept: formatPercent(kept) });
  const told = cells.find((cell) => keyOf(cell) === chosen);
  const at = (cheap: number, dear: number) => cells.find((cell) => cell.cheap === cheap && cell.dear === dear);
  return (
    <section aria-label={text.matrix} className="grid min-w-0 gap-1">
      <h3 className="font-gothic font-medium">{text.matrix}</h3>
      <p className="text-ink-soft text-xs leading-snug">{text.matrixNote}</p>
      <div className="overflow-x-auto">
        <table className={classNames(styles.heat, styles.still)}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{`${text.cheap} / ${text.dear}`}</span>
              </th>
              {NUMBERS.map((dear) => (
                <th key={dear} scope="col" aria-label={`${text.dear} ${dear}`}>
                  {dear}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {NUMBERS.map((cheap) => (
              <tr key={cheap}>
                <th scope="row" aria-label={`${text.cheap} ${cheap}`}>
                  {cheap}
                </th>
                {NUMBERS.map((dear) => {
                  const cell = at(cheap, dear);
                  if (cell === undefined) return <td key={dear} />;
                  return (
                    <td key={dear} className="p-0!" style={getShade(cell.kept)}>
                      <button
                        type="button"
                        className="min-h-9 w-full min-w-10 leading-[1.2] outline-current -outline-offset-1 hover:outline-2 aria-pressed:outline-2 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
                        aria-label={say(cell)}
                        aria-pressed={chosen === keyOf(cell)}
                        onClick={() => setChosen(chosen === keyOf(cell) ? null : keyOf(cell))}
                      >
                        {formatPercent(cell.share)}
                        <span className="block text-[0.625rem]">
                          {format(text.keeps, { n: formatPercent(cell.kept) })}
                        </span>
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status" className="min-h-6 text-sm">
        {told === undefined ? null : say(told)}
      </p>
    </section>
  );
}

const keyOf = ({ cheap, dear }: HandCell): string => `${cheap} ${dear}`;
