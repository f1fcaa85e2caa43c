import { format } from "@/app/i18n/format";
import { formatPercent } from "@/app/i18n/percent";
import { useWords } from "@/app/i18n/use-words";
import { ChartFigure } from "@/app/ui/magmell/statistics/chart-figure";
import type { HandValues } from "@/engine/magmell/odds";

type Props = { values: HandValues };

const BIN = 0.25;
const HEIGHT = 124;
const FLOOR = 96;
const TALLEST = 76;
const LEFT = 10;

/**
 * Renders the distribution of opening hands by value. A line marks the value of a new hand: hands below it should be
 * redrawn.
 */
export function HandHistogram({ values: { turns, spread, fresh } }: Props) {
  const text = useWords("odds").hands;
  const table = useWords("deckStatistics.table");
  const bins = Array.from({ length: Math.round(turns / BIN) + 1 }, (_, index) => ({ from: index * BIN, share: 0 }));
  for (const { value, share } of spread) {
    const bin = bins[Math.min(bins.length - 1, Math.max(0, Math.round(value / BIN)))];
    if (bin !== undefined) bin.share += share;
  }
  const shown = bins.slice(Math.max(0, bins.findIndex(({ share }) => share > 0) - 1));
  const tallest = Math.max(...shown.map(({ share }) => share));
  const step = (300 - LEFT * 2) / shown.length;
  const start = shown[0]?.from ?? 0;
  const line = LEFT + step * ((fresh - start) / BIN + 0.5);
  return (
    <ChartFigure
      title={text.value}
      note={format(text.note, { turns })}
      label={format(text.threshold, { n: fresh.toFixed(2) })}
      height={HEIGHT}
      table={{
        columns: [text.value, "%"],
        rows: shown.filter(({ share }) => share > 0).map(({ from, share }) => [from.toFixed(2), formatPercent(share)]),
      }}
      disclose={table}
    >
      {shown.map(({ from, share }, at) => {
        const height = (share / (tallest || 1)) * TALLEST;
        return (
          <g key={from}>
            <rect
              x={LEFT + step * at + 1}
              y={FLOOR - height}
              width={step - 2}
              height={height}
              fill={from >= fresh - BIN / 2 ? "var(--gold)" : "var(--wash)"}
              stroke="var(--edge)"
              strokeWidth={share > 0 ? 0.75 : 0}
            />
            {Number.isInteger(from) ? (
              <text
                x={LEFT + step * (at + 0.5)}
                y={FLOOR + 12}
                textAnchor="middle"
                fontSize="10"
                fill="var(--ink-soft)"
              >
                {from}
              </text>
            ) : null}
          </g>
        );
      })}
      <path d={`M${LEFT} ${FLOOR}H${300 - LEFT}`} stroke="var(--edge)" />
      <path d={`M${line} ${FLOOR + 2}V10`} stroke="currentColor" strokeDasharray="3 2" />
      <text x={Math.min(line, 200)} y={8} textAnchor={line > 150 ? "end" : "start"} fontSize="10" fill="currentColor">
        {format(text.threshold, { n: fresh.toFixed(2) })}
      </text>
    </ChartFigure>
  );
}
