import { format } from "@/app/ui/i18n/format";
import { classNames } from "@/app/ui/kit/class-names";
import type { HandCell } from "@/engine/magmell/odds";
import styles from "./odds.module.css";
import type { OddsWords } from "./odds-words";
import { percent } from "./percent";

type Props = { cells: readonly HandCell[]; words: OddsWords };

const NUMBERS = [0, 1, 2, 3, 4, 5];
const STEPS = [styles.step0, styles.step1, styles.step2, styles.step3, styles.step4, styles.step5];

/** Hands by their numbers of cheap units and dear cards: how likely, shaded by how many of them are best kept. */
export function HandCells({ cells, words: { odds } }: Props) {
  const text = odds.hands;
  const at = (cheap: number, dear: number) => cells.find((cell) => cell.cheap === cheap && cell.dear === dear);
  return (
    <section aria-label={text.matrix} className="grid min-w-0 gap-1">
      <h3 className="font-gothic font-medium">{text.matrix}</h3>
      <p className="text-ink-soft text-xs leading-snug">{text.matrixNote}</p>
      <div className="overflow-x-auto">
        <table className={styles.heat}>
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
                  const kept = percent(cell.kept);
                  return (
                    <td
                      key={dear}
                      className={classNames(STEPS[Math.min(5, Math.floor(cell.kept * 6))], "leading-tight")}
                      title={format(text.cell, { cheap, dear, share: percent(cell.share), kept })}
                    >
                      {percent(cell.share)}
                      <span className="block text-[0.625rem] text-ink-soft">{format(text.keeps, { n: kept })}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
