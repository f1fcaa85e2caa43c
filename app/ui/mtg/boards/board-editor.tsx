"use client";

import { type ReactNode, useEffect, useEffectEvent, useMemo, useReducer, useState } from "react";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { isTextField } from "@/app/ui/keys/key-press";
import { useKeyListener } from "@/app/ui/keys/use-key-listener";
import { Button } from "@/app/ui/kit/button";
import { CopyField } from "@/app/ui/kit/copy-field";
import { Notice } from "@/app/ui/kit/notice";
import { Panel } from "@/app/ui/kit/panel";
import { getBoardHash } from "@/app/ui/links/mtg-address";
import { updateUrlQuery } from "@/app/ui/links/update-url-query";
import {
  type BoardObject,
  compareEras,
  decodeBoard,
  ERAS,
  type Era,
  encodeBoard,
  type MtgBoard,
  reportCheck,
} from "@/engine/mtg";
import { createBoardEditorState, reduceBoardEditor } from "@/lib/mtg/boards/board-editor-state";
import { getBoardObjectNames } from "@/lib/mtg/boards/object-names";
import { BoardEditorToolbar } from "./board-editor-toolbar";
import { BoardView } from "./board-view";
import { CompareView } from "./compare-view";
import { findExampleBoardId, findPlayableBoard, getExampleBoard, getExampleEra } from "./example-boards";
import { Inspector } from "./inspector";
import { PaletteForm } from "./palette-form";
import { PlayPanel, PRESSED_BUTTON_CLASSES } from "./play-panel";
import { ReportView } from "./report-view";
import { TextPanel } from "./text-panel";

type Props = {
  /** The board that the URL names, and the era to look at it in. */
  boardId: string | null;
  era: Era;
  /** Initial state of the comparison of all eras. */
  comparing: boolean;
  lang: Lang;
};

/**
 * Renders the board editor: a board, the controls to change it, and the results of the rules. The URL fragment stores
 * the board.
 */
export function BoardEditor({ boardId, era, comparing, lang }: Props) {
  const words = useWords("mtgLab");
  const { codes } = useWords("mtgText");
  const [state, act] = useReducer(reduceBoardEditor, getExampleBoard(boardId, era, lang), createBoardEditorState);
  const [compares, setCompares] = useState(comparing);
  const [playsFirst, setPlaysFirst] = useState(isPlayed(boardId));
  const [attaching, setAttaching] = useState<BoardObject["id"] | null>(null);
  const { board, answers, chosen, problem } = state;
  const lay = (next: MtgBoard) => act({ do: "lay", board: next });
  const isBroken = useBoardAddress(board, state.past.length + state.future.length > 0, lay);
  const comparison = useMemo(() => compareEras(board, ERAS, { answers }), [board, answers]);
  const marked = new Set(comparison.differences.map(({ id }) => id));
  useKeyListener((event) => {
    const done = undoKey(event);
    if (done !== null) act({ do: done });
    return done !== null;
  });
  const names = getBoardObjectNames(board, words.ability);
  const onAnswer = (place: number, answer: number) => act({ do: "answer", place, answer });
  const report = { board, answers, names, onAnswer, onLay: lay, lang };
  const ready = findExampleBoardId(board, lang);
  const shows = findPlayableBoard(ready);
  const play = <PlayPanel board={board} compares={compares} shows={shows} names={names} onLay={lay} lang={lang} />;
  return (
    <div className="grid gap-6">
      <BoardEditorToolbar
        board={board}
        boardId={ready}
        compares={compares}
        onBoard={(id) => {
          setPlaysFirst(isPlayed(id));
          lay(getExampleBoard(id, getExampleEra(id, board.era), lang));
        }}
        onEra={(next) => {
          setCompares(next === null);
          if (next !== null) lay({ ...board, era: next });
        }}
        onUndo={state.past.length === 0 ? null : () => act({ do: "undo" })}
        onRedo={state.future.length === 0 ? null : () => act({ do: "redo" })}
        lang={lang}
      />
      <p className="hidden print:block">{useWords("mtg.eras")[board.era]}</p>
      {isBroken ? <Notice tone="error" role="alert" title={words.broken} /> : null}
      {problem === null ? null : (
        <Notice tone="warning" role="alert" title={words.problem}>
          {format(codes[problem.code], { have: problem.have })}
        </Notice>
      )}
      <div
        className={`grid items-start gap-4 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-x-6 print:grid-cols-1 ${compares ? "" : "lg:grid-rows-[auto_1fr]"}`}
      >
        <Titled title={words.board}>
          <BoardView
            board={board}
            chosen={chosen}
            marked={marked}
            attaching={attaching}
            onAttach={setAttaching}
            onChoose={(id) => act({ do: "choose", id })}
            onLay={lay}
            names={names}
            lang={lang}
          />
        </Titled>
        <div
          className={`grid min-w-0 content-start gap-4 lg:col-start-2 ${compares ? "lg:row-start-1" : "lg:row-[1/span_2]"}`}
        >
          <Panel className="grid gap-3 print:hidden" aria-label={words.inspector}>
            <Inspector
              board={board}
              object={board.pieces.find(({ id }) => id === chosen)}
              onLay={lay}
              onAttach={setAttaching}
              names={names}
              lang={lang}
            />
          </Panel>
          {compares || !playsFirst ? null : play}
          {compares ? null : <Report {...report} />}
          {compares || playsFirst ? null : play}
        </div>
        {compares && playsFirst ? <div className="lg:col-span-full">{play}</div> : null}
        {compares ? (
          <Titled title={words.report} className="lg:col-span-full">
            <div role="status" aria-label={words.report}>
              <CompareView comparison={comparison} names={names} onAnswer={onAnswer} onLay={lay} lang={lang} />
            </div>
          </Titled>
        ) : null}
        <div className={`grid min-w-0 content-start gap-4 ${compares ? "lg:col-span-full" : ""}`}>
          {compares && !playsFirst ? play : null}
          <Titled title={words.add} className="print:hidden">
            <PaletteForm
              board={board}
              onLay={(next) => act({ do: "lay", board: next, choose: next.pieces.at(-1)?.id ?? null })}
            />
          </Titled>
          <TextPanel board={board} onLay={lay} lang={lang} />
          <LinkField board={board} />
        </div>
      </div>
    </div>
  );
}

/**
 * Returns whether an example board is meant to be played on. If so, the play panel replaces the report, also while the
 * board is edited, so that the layout does not jump.
 */
const isPlayed = (boardId: string | null): boolean => (findPlayableBoard(boardId)?.play ?? "look") !== "look";

/** Returns the action of a shortcut with Ctrl or Cmd, except in fields with their own undo. */
function undoKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): "undo" | "redo" | null {
  if (!(ctrlKey || metaKey) || altKey || isTextField(target)) return null;
  if (key.toLowerCase() === "z") return shiftKey ? "redo" : "undo";
  return key.toLowerCase() === "y" ? "redo" : null;
}

const Titled = ({ title, className = "", children }: { title: string; className?: string; children: ReactNode }) => (
  <Panel aria-label={title} className={`grid content-start gap-4 ${className}`}>
    <h2 className="text-lg">{title}</h2>
    {children}
  </Panel>
);

type ReportProps = {
  board: MtgBoard;
  answers: readonly number[];
  names: Readonly<Record<BoardObject["id"], string>>;
  onAnswer: (place: number, answer: number) => void;
  onLay: (board: MtgBoard) => void;
  lang: Lang;
};

/** The report of one look, or of all until nothing is left to find. */
function Report({ board, answers, names, onAnswer, onLay, lang }: ReportProps) {
  const mtgLab = useWords("mtgLab");
  const [once, setOnce] = useState(false);
  const report = useMemo(
    () => reportCheck(board, board.era, { answers, ...(once && { passes: 1 }) }),
    [board, answers, once],
  );
  return (
    <Titled title={mtgLab.report}>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button className={PRESSED_BUTTON_CLASSES} aria-pressed={once} onClick={() => setOnce(true)}>
          {mtgLab.look}
        </Button>
        <Button className={PRESSED_BUTTON_CLASSES} aria-pressed={!once} onClick={() => setOnce(false)}>
          {mtgLab.lookAll}
        </Button>
        <Button disabled={report.passes.length === 0} onClick={() => onLay(report.after)}>
          {mtgLab.apply}
        </Button>
      </div>
      <div role="status" aria-label={mtgLab.report}>
        <ReportView report={report} pieces={names} onAnswer={onAnswer} lang={lang} />
      </div>
    </Titled>
  );
}

/** Field with the URL of the board, which exists only in a browser. */
function LinkField({ board }: { board: MtgBoard }) {
  const words = useWords("mtgLab");
  const [here, setHere] = useState("");
  useEffect(() => setHere(`${location.origin}${location.pathname}`), []);
  const copying = { copy: words.copyAction, copied: words.copied, copyFailed: words.copyFailed };
  return (
    <Panel className="print:hidden">
      <CopyField
        label={words.copy}
        hint={words.copyHint}
        value={here === "" ? "" : `${here}${getBoardHash(encodeBoard(board))}`}
        words={copying}
      />
    </Panel>
  );
}

/**
 * Stores a changed board in the URL, and loads the board of a new URL. Returns whether the URL contains an invalid
 * board.
 */
function useBoardAddress(board: MtgBoard, isChanged: boolean, onLay: (board: MtgBoard) => void): boolean {
  const [isBroken, setBroken] = useState(false);
  const read = useEffectEvent(() => {
    if (!location.hash.startsWith(getBoardHash("")) || location.hash === getBoardHash(encodeBoard(board))) return;
    const decoded = decodeBoard(location.hash.slice(getBoardHash("").length));
    setBroken(!decoded.ok);
    if (decoded.ok) onLay(decoded.board);
  });
  useEffect(() => {
    read();
    const again = () => read();
    window.addEventListener("hashchange", again);
    return () => window.removeEventListener("hashchange", again);
  }, []);
  useEffect(() => {
    if (!isChanged) return;
    setBroken(false);
    writeBoard(board);
  }, [board, isChanged]);
  return isBroken;
}

function writeBoard(board: MtgBoard): void {
  try {
    window.history.replaceState(null, "", `${location.pathname}${location.search}${getBoardHash(encodeBoard(board))}`);
    updateUrlQuery({ board: null, era: null });
  } catch {
    // Some browsers refuse more than a hundred changes of the address in half a minute. The next change is written again.
  }
}
