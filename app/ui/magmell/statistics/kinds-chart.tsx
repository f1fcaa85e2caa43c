import { useWordsIn } from "#use-words-in";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import type { DeckStatistics } from "@/lib/magmell/decks/statistics";
import { ChartFigure } from "./chart-figure";

type Props = { statistics: DeckStatistics; lang: Lang };

const ROW = 26;
const LEFT = 62;
const LONGEST = 130;

/** Renders the number of copies by kind. The filled start of each bar is the quick cards. */
export function KindsChart({ statistics: { kinds, quick }, lang }: Props) {
  const charts = useWordsIn(lang, "deckStatistics");
  const kindNames = useWordsIn(lang, "site.kinds");
  const { kinds: texts } = charts;
  const rows = (["unit", "magic"] as const).map((kind) => ({ kind, all: kinds[kind], quick: quick[kind] }));
  const most = Math.max(1, ...rows.map(({ all }) => all));
  return (
    <ChartFigure
      title={texts.title}
      label={rows
        .map(({ kind, all, quick: fast }) => format(texts.label, { kind: kindNames[kind], n: all, quick: fast }))
        .join(charts.join)}
      height={rows.length * ROW}
      table={{
        columns: [texts.kind, texts.quick, texts.normal, texts.sum],
        rows: rows.map(({ kind, all, quick: fast }) => [kindNames[kind], fast, all - fast, all]),
      }}
      disclose={charts.table}
    >
      {rows.map(({ kind, all, quick: fast }, at) => {
        const width = (all / most) * LONGEST;
        const filled = (fast / most) * LONGEST;
        const said = fast > 0 ? `${all} (${format(texts.quickPart, { n: fast })})` : `${all}`;
        return (
          <g key={kind} transform={`translate(0 ${at * ROW})`}>
            <text x={0} y={17} fontSize="11" fill="currentColor">
              {kindNames[kind]}
            </text>
            <rect x={LEFT} y={6} width={width} height={14} fill="none" stroke="var(--gold)" strokeWidth="1.5" />
            <rect x={LEFT} y={6} width={filled} height={14} fill="var(--gold)" />
            <text x={LEFT + width + 6} y={17} fontSize="11" fill="currentColor">
              {said}
            </text>
          </g>
        );
      })}
    </ChartFigure>
  );
}
