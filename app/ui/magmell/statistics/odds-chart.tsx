import { useWordsIn } from "#use-words-in";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { ODDS_TURNS } from "@/lib/magmell/decks/odds/stone-odds";
import type { DeckStatistics } from "@/lib/magmell/decks/statistics";
import { ChartFigure } from "./chart-figure";
import { ColorTexture, getColorFill } from "./color-fill";
import { ColorSymbol } from "./color-sign";

/** `id` is the prefix of its textures, unique on the page. */
type Props = { id: string; statistics: DeckStatistics; lang: Lang };
type Odds = DeckStatistics["odds"][number];

const ROW = 44;
const TOP = 16;
const LEFT = 40;
const WIDTH = (300 - LEFT) / ODDS_TURNS.length;
const TALLEST = 24;

/** Renders the chance of having each needed color by each of the first turns. */
export function OddsChart({ id, statistics: { odds }, lang }: Props) {
  const charts = useWordsIn(lang, "deckStatistics");
  const colors = useWordsIn(lang, "site.colors");
  const letters = useWordsIn(lang, "site.colorLetters");
  const { odds: texts } = charts;
  const nameOf = ({ color }: Odds) => (color === "all" ? texts.all : colors[color]);
  return (
    <ChartFigure
      title={texts.title}
      note={texts.note}
      label={odds
        .flatMap((one) =>
          one.byTurn.map((chance, at) => format(texts.label, { color: nameOf(one), turn: at + 1, n: percent(chance) })),
        )
        .join(charts.join)}
      height={TOP + odds.length * ROW}
      table={{
        columns: [charts.balance.color, ...ODDS_TURNS.map((turn) => format(texts.turn, { n: turn }))],
        rows: odds.map((one) => [nameOf(one), ...one.byTurn.map((chance) => `${percent(chance)}%`)]),
      }}
      disclose={charts.table}
    >
      <defs>
        {odds.map(({ color }) => (
          <ColorTexture key={color} id={id} color={color === "all" ? "multi" : color} />
        ))}
      </defs>
      {ODDS_TURNS.map((turn, at) => (
        <text key={turn} x={LEFT + WIDTH * (at + 0.5)} y={10} textAnchor="middle" fontSize="10" fill="var(--ink-soft)">
          {format(texts.turn, { n: turn })}
        </text>
      ))}
      {odds.map((one, at) => (
        <g key={one.color} transform={`translate(0 ${TOP + at * ROW})`}>
          {one.color === "all" ? (
            <text x={0} y={26} fontSize="11" fill="currentColor">
              {texts.all}
            </text>
          ) : (
            <ColorSymbol color={one.color} x={4} y={8} letter={letters[one.color]} />
          )}
          {one.byTurn.map((chance, turn) => (
            <Cell
              // Turns stand in a fixed order.
              key={ODDS_TURNS[turn]}
              x={LEFT + WIDTH * turn}
              chance={chance}
              fill={getColorFill(id, one.color === "all" ? "multi" : one.color)}
            />
          ))}
        </g>
      ))}
    </ChartFigure>
  );
}

const Cell = ({ x, chance, fill }: { x: number; chance: number; fill: string }) => (
  <>
    <rect x={x + 4} y={4} width={WIDTH - 8} height={TALLEST} fill="none" stroke="var(--line)" />
    <rect x={x + 4} y={4 + TALLEST * (1 - chance)} width={WIDTH - 8} height={TALLEST * chance} fill={fill} />
    <text x={x + WIDTH / 2} y={40} textAnchor="middle" fontSize="10.5" fill="currentColor">
      {percent(chance)}%
    </text>
  </>
);

/** Never 0 or 100 for a chance that is neither. */
function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return "<1";
  return chance < 1 && chance >= 0.995 ? ">99" : `${Math.round(chance * 100)}`;
}
