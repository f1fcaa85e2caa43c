import { useState } from "react";
import type { Dictionary } from "@/app/ui/i18n/dictionary";
import { format } from "@/app/ui/i18n/format";
import type { Lang } from "@/app/ui/i18n/lang";
import { Button } from "@/app/ui/kit/button";
import { Panel } from "@/app/ui/kit/panel";
import { SelectField } from "@/app/ui/kit/select-field";
import { type MtgScene, STEPS, type TurnReport, type TurnRow, walkTurn } from "@/engine/mtg";
import { Citation } from "../citation";
import { EventList } from "../event-list";
import { eventLines } from "../event-words";
import styles from "./lab.module.css";

type Words = Pick<Dictionary, "mtg" | "mtgLab" | "mtgText" | "mtgTurn">;
type Props = {
  scene: MtgScene;
  /** Names of all pieces of the board. */
  names: TurnReport["names"];
  onLay: (scene: MtgScene) => void;
  lang: Lang;
  words: Words;
};

/** The look of a button that is on: a bold edge, beside what it says to those who do not see. */
export const PRESSED = "aria-pressed:border-gold aria-pressed:bg-wash aria-pressed:ring-1 aria-pressed:ring-gold";

/** The play of a step or a turn from the board as it stands, and the board that comes of it. */
export function PlayPanel({ scene, names, onLay, lang, words }: Props) {
  const [played, setPlayed] = useState<{ readonly of: MtgScene; readonly until: "step" | "turn" } | null>(null);
  const { play } = words.mtgText;
  const until = played !== null && played.of === scene ? played.until : null;
  const report = until === null ? null : walkTurn(scene, scene.era, { until });
  const { step = "main1" } = scene;
  return (
    <Panel aria-label={play.title} className="grid gap-3">
      <h2 className="text-lg">{play.title}</h2>
      <p className="text-ink-soft text-sm print:hidden">{play.lead}</p>
      <div className="flex flex-wrap gap-3 print:hidden">
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
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button
          className={PRESSED}
          aria-pressed={until === "step"}
          onClick={() => setPlayed({ of: scene, until: "step" })}
        >
          {play.playStep}
        </Button>
        <Button
          className={PRESSED}
          aria-pressed={until === "turn"}
          onClick={() => setPlayed({ of: scene, until: "turn" })}
        >
          {play.playTurn}
        </Button>
        {report === null ? null : (
          <>
            <Button onClick={() => onLay(report.after)}>{words.mtgLab.apply}</Button>
            <Button onClick={() => setPlayed(null)}>{play.close}</Button>
          </>
        )}
      </div>
      <div role="status" aria-label={play.title}>
        {report === null ? null : (
          <Rows report={{ ...report, names: { ...report.names, ...names } }} lang={lang} words={words} />
        )}
      </div>
    </Panel>
  );
}

/** Each step that came: its events, who had priority, and mana burn. */
function Rows({ report, lang, words }: { report: TurnReport; lang: Lang; words: Words }) {
  const { outcome } = report;
  const { ended, drawn, players } = words.mtgLab;
  return (
    <div className="grid gap-3">
      <ol className="grid gap-3">
        {report.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step that comes again has no identity but its number.
          <li key={index} className={styles.pass}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h3 className="text-base">{words.mtg.steps[row.step]}</h3>
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
          <p key={player}>{format(words.mtgText.play.burned, { player: players[player === 1 ? "1" : "0"], n })}</p>
        ),
      )}
      <p className="text-ink-soft text-xs">{acted === "" ? walk.nobody : format(walk.acts, { players: acted })}</p>
    </div>
  );
}
