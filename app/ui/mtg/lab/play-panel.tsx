import { useState } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { Panel } from "@/app/ui/kit/panel";
import { SelectField } from "@/app/ui/kit/select-field";
import { useHydrated } from "@/app/ui/kit/use-hydrated";
import { ERAS, type MtgScene, type PlayedBoard, STEPS, type TurnReport, type TurnRow, walkTurn } from "@/engine/mtg";
import { fighting } from "@/lib/mtg/turn/situation";
import { Citation } from "../citation";
import { EventList } from "../event-list";
import { aboutPlayer, eventLines } from "../event-words";
import { toldRows } from "../told-rows";
import styles from "./lab.module.css";
import { sceneText } from "./ready-boards";

type Words = Pick<Dictionary, "mtg" | "mtgLab" | "mtgText" | "mtgTurn">;
type Props = {
  scene: MtgScene;
  /** Whether the board is played on in all eras, side by side. */
  compares: boolean;
  /** The ready board that is laid, if it is one that shows its point by being played on: it is played at once. */
  shows: PlayedBoard | null;
  /** Names of all pieces of the board. */
  names: TurnReport["names"];
  onLay: (scene: MtgScene) => void;
  lang: Lang;
  words: Words;
};

/** The play that was asked for, of a board as text; `null` where it was closed. */
type Asked = { readonly of: string; readonly until: "step" | "turn" | null };

/** The look of a button that is on: a bold edge, beside what it says to those who do not see. */
export const PRESSED = "aria-pressed:border-gold aria-pressed:bg-wash aria-pressed:ring-1 aria-pressed:ring-gold";

/** The play of a step or a turn from the board as it stands, and the board that comes of it. */
export function PlayPanel({ scene, compares, shows, names, onLay, lang, words }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [wished, setWished] = useState<boolean | null>(null);
  const { play } = words.mtgText;
  const of = sceneText(scene);
  const shown = shows === null || shows.play === "look" ? null : shows.play;
  const until = asked?.of === of ? asked.until : shown;
  const fights = wished ?? shows?.fights ?? false;
  const eras = compares ? ERAS : [scene.era];
  const walk = { ...(until && { until }), ...(fights && { prefers: fighting }) };
  const reports = until === null ? [] : eras.map((era) => namedWith(walkTurn(scene, era, walk), names));
  const [only] = reports.length === 1 ? reports : [];
  return (
    <Panel aria-label={play.title} className="grid gap-3">
      <h2 className="text-lg">{play.title}</h2>
      <p className="text-ink-soft text-sm print:hidden">{compares ? play.leadAll : play.lead}</p>
      <Start scene={scene} fights={fights} onFights={setWished} onLay={onLay} words={words} />
      <div className="flex flex-wrap gap-2 print:hidden">
        {(
          [
            ["step", play.playStep],
            ["turn", play.playTurn],
          ] as const
        ).map(([end, label]) => (
          <Button
            key={end}
            className={PRESSED}
            aria-pressed={until === end}
            onClick={() => setAsked({ of, until: end })}
          >
            {label}
          </Button>
        ))}
        {only ? <Button onClick={() => onLay(only.after)}>{words.mtgLab.apply}</Button> : null}
        {reports.length > 0 ? <Button onClick={() => setAsked({ of, until: null })}>{play.close}</Button> : null}
      </div>
      <div role="status" aria-label={play.title}>
        {only ? <Rows report={only} heading="h3" lang={lang} words={words} /> : null}
        {reports.length > 1 ? <Compared reports={reports} lang={lang} words={words} /> : null}
      </div>
    </Panel>
  );
}

const namedWith = (report: TurnReport, names: TurnReport["names"]): TurnReport => ({
  ...report,
  names: { ...report.names, ...names },
});

type StartProps = Pick<Props, "scene" | "onLay" | "words"> & {
  fights: boolean;
  onFights: (fights: boolean) => void;
};

/** The step and the player from which the board is played on, and whether all fight that can. */
function Start({ scene, fights, onFights, onLay, words }: StartProps) {
  const { play } = words.mtgText;
  const { step = "main1" } = scene;
  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden">
      <SelectField
        label={play.step}
        value={step}
        options={STEPS.map((row) => ({ value: row.step, label: words.mtg.steps[row.step] }))}
        onChange={({ target }) =>
          onLay({ ...scene, step: STEPS.find((row) => row.step === target.value)?.step ?? step })
        }
      />
      <SelectField
        label={play.active}
        value={`${scene.active ?? 0}`}
        options={(["0", "1"] as const).map((value) => ({ value, label: words.mtgLab.players[value] }))}
        onChange={({ target }) => onLay({ ...scene, active: target.value === "1" ? 1 : 0 })}
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

type ComparedProps = { reports: readonly TurnReport[]; lang: Lang; words: Words };

/** One board played on in all eras, with a mark where they do not all tell the same. */
function Compared({ reports, lang, words }: ComparedProps) {
  const told = reports.map((report) => toldRows(report, words.mtgLab));
  const differ = new Set(told).size > 1;
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft text-sm">{differ ? words.mtgText.play.differs : words.mtgText.play.same}</p>
      <div className={styles.reports}>
        {reports.map((report) => (
          <article key={report.era} aria-label={words.mtg.eras[report.era]}>
            <h3 className="text-base text-gold">{words.mtg.eras[report.era]}</h3>
            <Rows report={report} heading="h4" lang={lang} words={words} />
          </article>
        ))}
      </div>
    </div>
  );
}

type RowsProps = { report: TurnReport; heading: "h3" | "h4"; lang: Lang; words: Words };

/** Each step that came: its events, who had priority, and mana burn. */
function Rows({ report, heading: Heading, lang, words }: RowsProps) {
  const { outcome } = report;
  const { ended, drawn, players } = words.mtgLab;
  return (
    <div className="grid gap-3">
      <ol className="grid gap-3">
        {report.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step that comes again has no identity but its number.
          <li key={index} className={styles.pass}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <Heading className="text-base">{words.mtg.steps[row.step]}</Heading>
              <span className="text-ink-soft text-xs">
                <Citation rule={row.rule} lang={lang} words={words.mtg} />
              </span>
            </div>
            <Row row={row} names={report.names} words={words} />
          </li>
        ))}
      </ol>
      {report.stopped ? <p>{words.mtgText.play.stopped}</p> : null}
      {outcome === null ? null : (
        <p className="font-medium">
          {format(ended, { winner: outcome.winner === null ? drawn : players[`${outcome.winner}`] })}
        </p>
      )}
    </div>
  );
}

function Row({ row, names, words }: { row: TurnRow; names: TurnReport["names"]; words: Words }) {
  const { walk } = words.mtgTurn;
  const { players } = words.mtgLab;
  if (row.skipped) return <p className="text-sm">{walk.skipped}</p>;
  const acted = row.acted.map((player) => players[`${player}`]).join(" → ");
  return (
    <div className="grid gap-1 text-sm">
      {eventLines(row.events, { names }, words.mtgLab).length === 0 ? <p>{walk.quiet}</p> : null}
      <EventList events={row.events} names={names} words={words.mtgLab} />
      {row.burned.map((n, player) =>
        n === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the player.
          <p key={player}>{aboutPlayer(words.mtgText.play.burned, player === 1 ? 1 : 0, words.mtgLab.inText, { n })}</p>
        ),
      )}
      <p className="text-ink-soft text-xs">{acted === "" ? walk.nobody : format(walk.acts, { players: acted })}</p>
    </div>
  );
}
