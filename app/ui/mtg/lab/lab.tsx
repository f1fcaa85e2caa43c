"use client";

import { type ReactNode, useEffect, useMemo, useReducer, useState } from "react";
import type { Dictionary } from "@/app/ui/i18n/dictionary";
import { format } from "@/app/ui/i18n/format";
import type { Lang } from "@/app/ui/i18n/lang";
import { isTextField } from "@/app/ui/keys/key-press";
import { useKeyListener } from "@/app/ui/keys/use-key-listener";
import { Button } from "@/app/ui/kit/button";
import { CopyField } from "@/app/ui/kit/copy-field";
import { Glyph } from "@/app/ui/kit/glyph";
import { Panel } from "@/app/ui/kit/panel";
import { SelectField } from "@/app/ui/kit/select-field";
import { boardHref, labHash } from "@/app/ui/links/mtg-address";
import {
  BOARDS,
  compareEras,
  decodeScene,
  ERAS,
  type Era,
  encodeScene,
  type MtgScene,
  reportCheck,
  type SceneProblem,
} from "@/engine/mtg";
import { EMPTY_SCENE } from "@/lib/mtg/lab/edit-scene";
import { labAfter, startLab } from "@/lib/mtg/lab/lab-state";
import { BoardView } from "./board-view";
import { CompareView } from "./compare-view";
import { Inspector } from "./inspector";
import styles from "./lab.module.css";
import { PaletteForm } from "./palette-form";
import { PlayPanel } from "./play-panel";
import { ReportView } from "./report-view";
import { TextPanel } from "./text-panel";

type Words = Pick<Dictionary, "mtg" | "mtgLab" | "mtgText" | "mtgTurn">;
type Props = {
  /** The board that the address names, and the era to look at it in. */
  board: string | null;
  era: Era;
  lang: Lang;
  words: Words;
};

/** The board laid first: the one that the address names, or none. */
const startingScene = (board: string | null, era: Era): MtgScene => ({
  ...(BOARDS.find(({ id }) => id === board)?.scene ?? EMPTY_SCENE),
  era,
});

/** The lab: a board, the ways to change it, and what the rules make of it. A board in the fragment of the address is laid first. */
export function Lab({ board, era, lang, words }: Props) {
  const [state, act] = useReducer(labAfter, startingScene(board, era), startLab);
  const [compares, setCompares] = useState(false);
  const [once, setOnce] = useState(false);
  const { scene, answers, chosen, problem } = state;
  const lay = (next: MtgScene) => act({ do: "lay", scene: next });
  useEffect(() => {
    const read = decodeScene(location.hash.replace(labHash(""), ""));
    if (location.hash.startsWith(labHash("")) && read.ok) act({ do: "lay", scene: read.scene });
  }, []);
  const comparison = useMemo(() => compareEras(scene, ERAS, { answers }), [scene, answers]);
  const report = useMemo(
    () => reportCheck(scene, scene.era, { answers, ...(once && { passes: 1 }) }),
    [scene, answers, once],
  );
  const marked = new Set(comparison.differences.map(({ id }) => id));
  useKeyListener((event) => {
    const done = undoKey(event);
    if (done !== null) act({ do: done });
    return done !== null;
  });
  const onAnswer = (place: number, answer: number) => act({ do: "answer", place, answer });
  return (
    <div className="grid gap-6">
      <Toolbar
        scene={scene}
        board={board}
        compares={compares}
        onEra={(next) => {
          setCompares(next === null);
          if (next !== null) lay({ ...scene, era: next });
        }}
        onUndo={state.past.length === 0 ? null : () => act({ do: "undo" })}
        onRedo={state.future.length === 0 ? null : () => act({ do: "redo" })}
        lang={lang}
        words={words}
      />
      <p className="hidden print:block">{words.mtg.eras[scene.era]}</p>
      {problem === null ? null : <Refusal problem={problem} words={words.mtgLab} />}
      <div className={styles.lab}>
        <div className="grid content-start gap-4">
          <Titled title={words.mtgLab.board}>
            <BoardView
              scene={scene}
              chosen={chosen}
              marked={marked}
              onChoose={(id) => act({ do: "choose", id })}
              onLay={lay}
              words={words.mtgLab}
            />
          </Titled>
          <Titled title={words.mtgLab.add} className="print:hidden">
            <PaletteForm scene={scene} onLay={lay} words={words.mtgLab} />
          </Titled>
          <TextPanel scene={scene} onLay={lay} lang={lang} words={words.mtgText} />
        </div>
        <div className="grid content-start gap-4">
          <Panel className="grid gap-3 print:hidden">
            <Inspector
              scene={scene}
              piece={scene.pieces.find(({ id }) => id === chosen)}
              onLay={lay}
              words={words.mtgLab}
            />
          </Panel>
          <Titled title={words.mtgLab.report}>
            <LookButtons once={once} onOnce={setOnce} onApply={() => lay(report.after)} words={words.mtgLab} />
            <div role="status" aria-label={words.mtgLab.report}>
              {compares ? (
                <CompareView comparison={comparison} onAnswer={onAnswer} lang={lang} words={words} />
              ) : (
                <ReportView report={report} onAnswer={onAnswer} lang={lang} words={words} />
              )}
            </div>
          </Titled>
          <PlayPanel scene={scene} onLay={lay} words={words} />
          <LinkField scene={scene} words={words.mtgLab} />
        </div>
      </div>
    </div>
  );
}

/** The change of the board that a key with Ctrl or Cmd asks for, outside of fields that undo by themselves. */
function undoKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): "undo" | "redo" | null {
  if (!(ctrlKey || metaKey) || altKey || isTextField(target)) return null;
  if (key.toLowerCase() === "z") return shiftKey ? "redo" : "undo";
  return key.toLowerCase() === "y" ? "redo" : null;
}

const Titled = ({ title, className = "", children }: { title: string; className?: string; children: ReactNode }) => (
  <Panel className={`grid content-start gap-4 ${className}`}>
    <h2 className="text-lg">{title}</h2>
    {children}
  </Panel>
);

const Refusal = ({ problem, words }: { problem: SceneProblem; words: Words["mtgLab"] }) => (
  <p role="alert" className="text-red">
    {format(words.problem, { at: problem.at, have: problem.have })}
  </p>
);

type ToolbarProps = {
  scene: MtgScene;
  board: string | null;
  compares: boolean;
  /** Takes an era, or `null` to compare all. */
  onEra: (era: Era | null) => void;
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
  lang: Lang;
  words: Words;
};

function Toolbar({ scene, board, compares, onEra, onUndo, onRedo, lang, words }: ToolbarProps) {
  const { mtg, mtgLab } = words;
  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden">
      <SelectField
        label={mtgLab.ready}
        value={board ?? ""}
        frameClassName="min-w-0 max-w-full grow sm:max-w-sm"
        options={[
          { value: "", label: mtgLab.empty },
          ...BOARDS.map(({ id, title }) => ({ value: id, label: `${id} ${title[lang]}` })),
        ]}
        onChange={({ target }) => location.assign(boardHref(lang, target.value || null, scene.era))}
      />
      <SelectField
        label={mtgLab.era}
        value={compares ? "" : scene.era}
        options={[...ERAS.map((era) => ({ value: era, label: mtg.eras[era] })), { value: "", label: mtgLab.compare }]}
        onChange={({ target }) => onEra(ERAS.find((era) => era === target.value) ?? null)}
      />
      <Button disabled={onUndo === null} onClick={onUndo ?? undefined}>
        <Glyph name="undo" size={18} />
        {mtgLab.undo}
      </Button>
      <Button disabled={onRedo === null} onClick={onRedo ?? undefined}>
        <Glyph name="redo" size={18} />
        {mtgLab.redo}
      </Button>
      <Button onClick={() => window.print()}>{mtgLab.print}</Button>
    </div>
  );
}

type LookProps = { once: boolean; onOnce: (once: boolean) => void; onApply: () => void; words: Words["mtgLab"] };

const LookButtons = ({ once, onOnce, onApply, words }: LookProps) => (
  <div className="flex flex-wrap gap-2 print:hidden">
    <Button aria-pressed={once} onClick={() => onOnce(true)}>
      {words.look}
    </Button>
    <Button aria-pressed={!once} onClick={() => onOnce(false)}>
      {words.lookAll}
    </Button>
    <Button onClick={onApply}>{words.apply}</Button>
  </div>
);

/** The address that holds the board. It is known only where a browser has one. */
function LinkField({ scene, words }: { scene: MtgScene; words: Words["mtgLab"] }) {
  const [here, setHere] = useState("");
  useEffect(() => setHere(`${location.origin}${location.pathname}`), []);
  const copying = { copy: words.copyAction, copied: words.copied, copyFailed: words.copyFailed };
  return (
    <Panel className="print:hidden">
      <CopyField
        label={words.copy}
        hint={words.copyHint}
        value={here === "" ? "" : `${here}${labHash(encodeScene(scene))}`}
        words={copying}
      />
    </Panel>
  );
}
