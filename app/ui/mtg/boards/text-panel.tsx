import { useRef, useState } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { TextArea } from "@/app/ui/kit/text-area";
import {
  type BoardTextProblem,
  listBoardWords,
  MAX_BOARD_TEXT_LENGTH,
  type MtgBoard,
  readBoardText,
  renderBoardText,
} from "@/engine/mtg";
import { FoldedPanel } from "./folded-panel";

type Props = { board: MtgBoard; onLay: (board: MtgBoard) => void; lang: Lang };

/**
 * Renders the board as text that can be edited and applied. Unapplied text stays when the board changes. Errors show
 * their position, and selecting one moves the caret there.
 */
export function TextPanel({ board, onLay, lang }: Props) {
  const words = useWords("mtgText");
  const [draft, setDraft] = useState<string | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const text = draft ?? renderBoardText(board, getTextLang(lang));
  const read = readBoardText(text, board.era);
  const problems = read.ok ? [] : read.problems;
  const goTo = (problem: BoardTextProblem) => {
    const area = field.current?.querySelector("textarea");
    const start = placeIn(text, problem);
    area?.focus();
    area?.setSelectionRange(start, Math.min(text.length, start + problem.have.length));
  };
  const lay = () => {
    const [first] = problems;
    if (first !== undefined) goTo(first);
    else if (read.ok) {
      setDraft(null);
      onLay(read.board);
    }
  };
  return (
    <FoldedPanel title={words.title}>
      <p className="text-ink-soft text-sm print:hidden">{words.lead}</p>
      <div ref={field} className="print:hidden">
        <TextArea
          label={words.field}
          hint={words.example}
          className="text-sm!"
          rows={Math.min(24, Math.max(8, text.split("\n").length))}
          maxLength={MAX_BOARD_TEXT_LENGTH}
          spellCheck={false}
          autoCapitalize="off"
          value={text}
          onChange={({ target }) => setDraft(target.value)}
        />
      </div>
      <pre className="hidden whitespace-pre-wrap font-gothic text-[0.8125rem] wrap-anywhere print:block">{text}</pre>
      <p role="status" className="text-sm print:hidden">
        {problems.length > 0
          ? format(words.wrong, { n: problems.length })
          : draft === null
            ? words.same
            : words.changed}
      </p>
      <Problems problems={problems} onGo={goTo} />
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button variant="primary" onClick={lay}>
          {words.lay}
        </Button>
        <Button disabled={draft === null} onClick={() => setDraft(null)}>
          {words.again}
        </Button>
      </div>
      <WordList lang={lang} />
    </FoldedPanel>
  );
}

/** Syntax of a line, and all its words. */
function WordList({ lang }: { lang: Lang }) {
  const { help } = useWords("mtgText");
  const { headings, marks } = listBoardWords(getTextLang(lang));
  const groups = [{ table: "headings" as const, words: headings }, ...marks];
  return (
    <details className="text-sm print:hidden">
      <summary className="cursor-pointer py-1 font-medium">{help.title}</summary>
      <div className="grid gap-3 pt-2">
        <p>{help.form}</p>
        <p>{help.signs}</p>
        <dl className="grid gap-2">
          {groups.map(({ table, words }) => (
            <div key={table}>
              <dt className="font-medium">{help.lists[table]}</dt>
              <dd className="text-ink-soft">{words.join(help.or)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}

/** Returns the offset in a text of a line and column. */
function placeIn(text: string, { line, column }: BoardTextProblem): number {
  const before = text.split(/(?<=\r\n|\n|\r(?!\n))/).slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length, 0) + column - 1;
}

type ProblemsProps = {
  problems: readonly BoardTextProblem[];
  onGo: (problem: BoardTextProblem) => void;
};

/** Renders all errors, each with a button that moves the caret to it. */
function Problems({ problems, onGo }: ProblemsProps) {
  const words = useWords("mtgText");
  if (problems.length === 0) return null;
  return (
    <ul className="grid gap-2 text-sm print:hidden">
      {problems.map((problem, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two mistakes may be alike in all but their order.
        <li key={index} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Button size="small" onClick={() => onGo(problem)}>
            {format(words.place, { line: problem.line, column: problem.column })}
          </Button>
          <span>{sentence(problem, words)}</span>
        </li>
      ))}
    </ul>
  );
}

const NEAR: readonly BoardTextProblem["code"][] = ["UNKNOWN_WORD", "UNKNOWN_NAME", "NO_SUCH_PIECE"];

function sentence({ code, have, want }: BoardTextProblem, words: Dictionary["mtgText"]): string {
  const said = format(words.codes[code], { have });
  if (want.length === 0) return said;
  const list = want.join(words.or);
  const offer = code === "TOO_LONG" ? words.most : NEAR.includes(code) ? words.maybe : words.may;
  return `${said} ${format(offer, { want: list })}`;
}
