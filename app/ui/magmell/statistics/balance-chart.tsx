import { useWordsIn } from "#use-words-in";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import type { ColorBalance, DeckStatistics } from "@/lib/magmell/decks/statistics";
import { ChartFigure } from "./chart-figure";
import { ColorTexture, getColorFill } from "./color-fill";
import { ColorSymbol } from "./color-sign";

type Props = {
  /** Prefix of the ids of its textures, unique on the page. */
  id: string;
  statistics: DeckStatistics;
  lang: Lang;
  withTable?: boolean;
};

const ROW = 40;
const LEFT = 30;
/** Right end of a bar of 100 %. The number is to its right. */
const LONGEST = 170;

/** Renders for each color its share of the symbols on the cards, above its share of the stones. */
export function BalanceChart({ id, statistics: { balance }, lang, withTable = true }: Props) {
  const charts = useWordsIn(lang, "deckStatistics");
  const colors = useWordsIn(lang, "site.colors");
  const letters = useWordsIn(lang, "site.colorLetters");
  const { balance: texts } = charts;
  const shown = balance.filter(({ cards, stones }) => cards + stones > 0);
  const demands = shown.reduce((sum, color) => sum + demandOf(color), 0);
  const supplies = shown.reduce((sum, { stones }) => sum + stones, 0);
  const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
  const say = (what: string, part: number, whole: number) =>
    format(texts.bar, { what, n: part, share: percent(share(part, whole)) });
  return (
    <ChartFigure
      title={texts.title}
      note={texts.note}
      label={shown
        .map((one) =>
          format(texts.label, {
            color: colors[one.color],
            demand: percent(share(demandOf(one), demands)),
            supply: percent(share(one.stones, supplies)),
          }),
        )
        .join(charts.join)}
      height={shown.length * ROW}
      table={{
        columns: [texts.color, texts.cards, texts.useCost, texts.catalyst, texts.stones],
        rows: shown.map(({ color, cards, useCost, catalyst, stones }) => [
          colors[color],
          cards,
          useCost,
          catalyst,
          stones,
        ]),
      }}
      disclose={withTable ? charts.table : null}
    >
      <defs>
        {shown.map(({ color }) => (
          <ColorTexture key={color} id={id} color={color} />
        ))}
      </defs>
      {shown.map((one, at) => (
        <g key={one.color} transform={`translate(0 ${at * ROW})`}>
          <ColorSymbol color={one.color} x={0} y={6} letter={letters[one.color]} />
          <ShareBar
            y={5}
            share={share(demandOf(one), demands)}
            text={say(texts.demand, demandOf(one), demands)}
            fill={getColorFill(id, one.color)}
          />
          <ShareBar
            y={21}
            share={share(one.stones, supplies)}
            text={say(texts.stones, one.stones, supplies)}
            fill="none"
            color={one.color}
          />
        </g>
      ))}
    </ChartFigure>
  );
}

const demandOf = ({ useCost, catalyst }: ColorBalance): number => useCost + catalyst;

const percent = (share: number): number => Math.round(share * 100);

type BarProps = { y: number; share: number; text: string; fill: string; color?: ColorBalance["color"] };

/** Demand is filled, supply is an outline. */
const ShareBar = ({ y, share, text, fill, color }: BarProps) => {
  const width = Math.max(share > 0 ? 2 : 0, share * LONGEST);
  return (
    <>
      <rect
        x={LEFT + 0.75}
        y={y}
        width={width}
        height={12}
        fill={fill}
        stroke={color ? `var(--${color})` : "none"}
        strokeWidth="1.5"
      />
      <text x={LEFT + width + 7} y={y + 10} fontSize="11" fill="currentColor">
        {text}
      </text>
    </>
  );
};
