import { useState } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { formatPercent, formatPercentagePoints } from "@/app/i18n/percent";
import { useWords } from "@/app/i18n/use-words";
import { CheckboxChip } from "@/app/ui/kit/check-chip";
import { type CardOdds, findBestStoneSwap, type OddsDeck } from "@/engine/magmell/odds";
import styles from "./odds.module.css";
import { getShade } from "./shade";

type Props = {
  id: string;
  deck: OddsDeck;
  cards: readonly CardOdds[];
  /** The turn that is aimed at. */
  goal: number;
  titleOf: (name: string) => string;
};

/** Renders the chance of paying for each card by turn, as numbers and shades. A sentence explains the selected row. */
export function PayableTable({ id, deck, cards, goal, titleOf }: Props) {
  const odds = useWords("odds");
  const join = useWords("deckStatistics.join");
  const colors = useWords("site.colors");
  const text = odds.cards;
  const [mode, setMode] = useState<"payable" | "held">("payable");
  const [chosen, setChosen] = useState<string | null>(null);
  const sorted = [...cards].sort((one, other) => one.cost - other.cost || (one.name < other.name ? -1 : 1));
  const turns = sorted[0]?.payable.map((_, at) => at + 1) ?? [];
  const card = sorted.find(({ name }) => name === chosen);
  return (
    <section aria-label={text.title} className="grid min-w-0 gap-1.5">
      <h3 className="font-gothic font-medium">{text.title}</h3>
      <p className="text-ink-soft text-xs leading-snug">{text.note}</p>
      <fieldset className="no-print flex flex-wrap gap-2">
        <legend className="sr-only">{text.mode}</legend>
        {(["payable", "held"] as const).map((one) => (
          <CheckboxChip key={one} type="radio" name={`${id} mode`} checked={mode === one} onChange={() => setMode(one)}>
            {text[one]}
          </CheckboxChip>
        ))}
      </fieldset>
      <div className="overflow-x-auto">
        <table className={styles.heat}>
          <thead>
            <tr>
              <th scope="col">{text.name}</th>
              {turns.map((turn) => (
                <th
                  key={turn}
                  scope="col"
                  aria-label={[format(odds.turn, { n: turn }), ...(turn === goal ? [odds.goal.mark] : [])].join(join)}
                  data-goal={turn === goal ? "" : undefined}
                >
                  {turn}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  <button
                    type="button"
                    aria-expanded={row.name === chosen}
                    onClick={() => setChosen(row.name === chosen ? null : row.name)}
                  >
                    <span className="text-ink-soft tabular-nums">{row.cost}</span> {titleOf(row.name)}
                    <span className="text-ink-soft"> ×{row.copies}</span>
                  </button>
                </th>
                {row[mode].map((chance, at) => (
                  <td
                    key={turns[at]}
                    style={getShade(chance)}
                    data-curve={at + 1 === Math.max(1, row.cost) ? "" : undefined}
                    data-goal={at + 1 === goal ? "" : undefined}
                  >
                    {formatPercent(chance).replace("%", "")}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status" className="min-h-6 text-sm">
        {card === undefined ? null : sentence(card, deck, goal, titleOf(card.name), odds.cards, colors)}
      </p>
    </section>
  );
}

function sentence(
  card: CardOdds,
  deck: OddsDeck,
  turn: number,
  name: string,
  text: Dictionary["odds"]["cards"],
  colors: Dictionary["site"]["colors"],
): string {
  const chances = {
    payable: formatPercent(card.payable[turn - 1] ?? 0),
    held: formatPercent(card.held[turn - 1] ?? 0),
  };
  const swap = findBestStoneSwap(deck, card.name, turn);
  const told =
    swap === null
      ? text.noSwap
      : format(text.swap, { from: colors[swap.from], to: colors[swap.to], gain: formatPercentagePoints(swap.gain) });
  return `${format(text.sentence, { name, turn, ...chances })} ${told}`;
}
