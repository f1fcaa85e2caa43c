import { useId } from "react";
import { format, formatPlural } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import type { GameSummary } from "@/lib/magmell/play/summary";
import type { TableContext } from "../game/table-context";
import { formatCard } from "../log/log-formatter";
import { DamageChart } from "./damage-chart";

/** The own turn to which a finished game can be rewound: the first with a real choice. */
const BACK_TO = 2;

type Props = { summary: GameSummary; play: TableContext };

/** Renders the statistics of a finished game, with buttons that go back to an early turn or switch seats. */
export default function GameSummaryView({ summary, play }: Props) {
  const id = useId();
  const { table, onCommand } = play;
  const text = useWords("goldfish.summary");
  const { ended, turns } = summary;
  const start = table.turnStarts.find(({ ownTurn }) => ownTurn === BACK_TO);
  const other = table.goesFirst ? "goSecond" : "goFirst";
  const own = ended.player === table.view.viewer;
  return (
    <section aria-labelledby={id} className="grid gap-3 text-sm">
      <h3 id={id} className="text-lg">
        {text.title}
      </h3>
      <p>{format(own ? text.endedOwn : text.endedOther, { n: ended.ownTurn })}</p>
      <div className="flex flex-wrap gap-2">
        {start === undefined ? null : (
          <Button size="small" onClick={() => onCommand({ goTo: start.node })}>
            {format(text.back, { n: BACK_TO })}
          </Button>
        )}
        {table.offers.includes(other) ? (
          <Button size="small" onClick={() => onCommand(other)}>
            {text[other]}
          </Button>
        ) : null}
      </div>
      {turns.length === 0 ? null : <DamageChart turns={turns} />}
      <StonesLeft turns={turns} />
      <Stuck summary={summary} play={play} />
    </section>
  );
}

function StonesLeft({ turns }: Pick<GameSummary, "turns">) {
  const text = useWords("goldfish.summary");
  const sum = turns.reduce((all, { stonesLeft }) => all + stonesLeft, 0);
  if (turns.length === 0) return null;
  return <p>{sum === 0 ? text.noStones : format(text.stones, { n: sum, mean: (sum / turns.length).toFixed(1) })}</p>;
}

/** The cards left in the hand by name, with the turns that they were held. */
function Stuck({ summary: { stuck }, play }: Props) {
  const { formatter, lang } = play;
  const text = useWords("goldfish.summary");
  if (stuck.length === 0) return <p>{text.noStuck}</p>;
  return (
    <div>
      <h4 className="font-gothic font-medium text-sm">{text.stuck}</h4>
      <ul>
        {stuck.map(({ card, turns }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card may have been held as long.
          <li key={place} className="flex flex-wrap justify-between gap-x-3">
            <span>{formatCard(formatter, card)}</span>
            <span className="text-ink-soft">{formatPlural(lang, text.held, turns)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
