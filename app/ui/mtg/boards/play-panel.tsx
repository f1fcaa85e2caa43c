import { useState } from "react";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { SelectField } from "@/app/ui/kit/select-field";
import { useHydrated } from "@/app/ui/kit/use-hydrated";
import {
  ERAS,
  type MtgBoard,
  type PlayableBoard,
  type SimulatedStep,
  STEPS,
  simulateTurn,
  type TurnReport,
} from "@/engine/mtg";
import { chooseCombatDeclaration } from "@/lib/mtg/turn/situation";
import { Citation } from "../citation";
import { describeEvents, formatPlayerSentence } from "../describe-events";
import { EventList } from "../event-list";
import { renderTurnRows } from "../render-turn-rows";
import { serializeBoardOfAnyEra } from "./example-boards";
import { FoldedPanel } from "./folded-panel";

type Props = {
  board: MtgBoard;
  /** Whether the board is played in all eras, side by side. */
  compares: boolean;
  /** The example board on display, if it is meant to be played on; it is played at once. */
  shows: PlayableBoard | null;
  /** Names of all objects of the board. */
  names: TurnReport["names"];
  onLay: (board: MtgBoard) => void;
  lang: Lang;
};

/** The requested play of a board (as text); null after closing. */
type PlayRequest = { readonly of: string; readonly until: "step" | "turn" | null };

/** Bold edge of a pressed button, in addition to `aria-pressed`. */
export const PRESSED_BUTTON_CLASSES =
  "aria-pressed:border-gold aria-pressed:bg-wash aria-pressed:ring-1 aria-pressed:ring-gold";

/** Renders buttons to play a step or turn from the board, and the resulting board. */
export function PlayPanel({ board, compares, shows, names, onLay, lang }: Props) {
  const { play } = useWords("mtgText");
  const { apply } = useWords("mtgLab");
  const [asked, setAsked] = useState<PlayRequest | null>(null);
  const [wished, setWished] = useState<boolean | null>(null);
  const of = serializeBoardOfAnyEra(board);
  const shown = shows === null || shows.play === "look" ? null : shows.play;
  const until = asked?.of === of ? asked.until : shown;
  const fights = wished ?? shows?.fights ?? false;
  const eras = compares ? ERAS : [board.era];
  const simulation = { ...(until && { until }), ...(fights && { prefers: chooseCombatDeclaration }) };
  const reports = until === null ? [] : eras.map((era) => namedWith(simulateTurn(board, era, simulation), names));
  const [only] = reports.length === 1 ? reports : [];
  return (
    <FoldedPanel title={play.title} isOpen={shown !== null}>
      <p className="text-ink-soft text-sm print:hidden">{compares ? play.leadAll : play.lead}</p>
      <Start board={board} fights={fights} onFights={setWished} onLay={onLay} />
      <div className="flex flex-wrap gap-2 print:hidden">
        {(
          [
            ["step", play.playStep],
            ["turn", play.playTurn],
          ] as const
        ).map(([end, label]) => (
          <Button
            key={end}
            className={PRESSED_BUTTON_CLASSES}
            aria-pressed={until === end}
            onClick={() => setAsked({ of, until: end })}
          >
            {label}
          </Button>
        ))}
        {only ? <Button onClick={() => onLay(only.after)}>{apply}</Button> : null}
        {reports.length > 0 ? <Button onClick={() => setAsked({ of, until: null })}>{play.close}</Button> : null}
      </div>
      <div role="status" aria-label={play.title}>
        {only ? <Rows report={only} heading="h3" lang={lang} /> : null}
        {reports.length > 1 ? <Compared reports={reports} lang={lang} /> : null}
      </div>
    </FoldedPanel>
  );
}

const namedWith = (report: TurnReport, names: TurnReport["names"]): TurnReport => ({
  ...report,
  names: { ...report.names, ...names },
});

type StartProps = Pick<Props, "board" | "onLay"> & {
  fights: boolean;
  onFights: (fights: boolean) => void;
};

/** The step and the player from which the board is played on, and whether all fight that can. */
function Start({ board, fights, onFights, onLay }: StartProps) {
  const { play } = useWords("mtgText");
  const names = useWords("mtg.steps");
  const { players } = useWords("mtgLab");
  const { step = "main1" } = board;
  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden">
      <SelectField
        label={play.step}
        value={step}
        options={STEPS.map((row) => ({ value: row.step, label: names[row.step] }))}
        onChange={({ target }) =>
          onLay({ ...board, step: STEPS.find((row) => row.step === target.value)?.step ?? step })
        }
      />
      <SelectField
        label={play.active}
        value={`${board.active ?? 0}`}
        options={(["0", "1"] as const).map((value) => ({ value, label: players[value] }))}
        onChange={({ target }) => onLay({ ...board, active: target.value === "1" ? 1 : 0 })}
      />
      <label className="inline-flex min-h-11 items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={fights}
          disabled={!useHydrated()}
          className="size-5 accent-gold"
          onChange={({ target }) => onFights(target.checked)}
        />
        {play.fight}
      </label>
    </div>
  );
}

/** Plays one board in all eras, and marks where they differ. */
function Compared({ reports, lang }: { reports: readonly TurnReport[]; lang: Lang }) {
  const { play } = useWords("mtgText");
  const eras = useWords("mtg.eras");
  const words = useWords("mtgLab");
  const told = reports.map((report) => renderTurnRows(report, words, lang));
  const differ = new Set(told).size > 1;
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft text-sm">{differ ? play.differs : play.same}</p>
      <div className="grid gap-6 min-[56rem]:grid-cols-3">
        {reports.map((report) => (
          <article
            key={report.era}
            aria-label={eras[report.era]}
            className="grid min-w-0 content-start gap-2 border-gold border-t-2 pt-2"
          >
            <h3 className="text-base text-gold">{eras[report.era]}</h3>
            <Rows report={report} heading="h4" lang={lang} />
          </article>
        ))}
      </div>
    </div>
  );
}

type RowsProps = { report: TurnReport; heading: "h3" | "h4"; lang: Lang };

/** Each step that came: its events, who had priority, and mana burn. */
function Rows({ report, heading: Heading, lang }: RowsProps) {
  const steps = useWords("mtg.steps");
  const { play } = useWords("mtgText");
  const { outcome } = report;
  const { ended, drawn, players } = useWords("mtgLab");
  return (
    <div className="grid gap-3">
      <ol className="grid gap-3">
        {report.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step that comes again has no identity but its number.
          <li key={index} className="grid gap-2 border-line border-t pt-2 print:break-inside-avoid">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <Heading className="text-base">{steps[row.step]}</Heading>
              <span className="text-ink-soft text-xs">
                <Citation rule={row.rule} lang={lang} />
              </span>
            </div>
            <Row row={row} names={report.names} lang={lang} />
          </li>
        ))}
      </ol>
      {report.stopped ? <p>{play.stopped}</p> : null}
      {outcome === null ? null : (
        <p className="font-medium">
          {format(ended, { winner: outcome.winner === null ? drawn : players[`${outcome.winner}`] })}
        </p>
      )}
    </div>
  );
}

function Row({ row, names, lang }: { row: SimulatedStep; names: TurnReport["names"]; lang: Lang }) {
  const simulation = useWords("mtgTurn.walk");
  const words = useWords("mtgLab");
  const { burned } = useWords("mtgText").play;
  if (row.skipped) return <p className="text-sm">{simulation.skipped}</p>;
  const acted = row.acted.map((player) => words.players[`${player}`]).join(" → ");
  return (
    <div className="grid gap-1 text-sm">
      {describeEvents(row.events, { names }, words, lang).length === 0 ? <p>{simulation.quiet}</p> : null}
      <EventList events={row.events} names={names} lang={lang} />
      {row.burned.map((n, player) =>
        n === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the player.
          <p key={player}>{formatPlayerSentence(burned, player === 1 ? 1 : 0, words.inText, { n })}</p>
        ),
      )}
      <p className="text-ink-soft text-xs">
        {acted === "" ? simulation.nobody : format(simulation.acts, { players: acted })}
      </p>
    </div>
  );
}
