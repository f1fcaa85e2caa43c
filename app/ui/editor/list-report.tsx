import { type ReactNode, useEffect, useId, useRef } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Icon } from "@/app/ui/kit/svg-icon";
import { groupBy } from "@/lib/collections";

/** A way to read a line: as cards, as a heading, or not at all. */
export type ListChoice = {
  readonly does: "count" | "heading" | "leaveOut";
  readonly label: string;
  /** Returns the text in which the line is written so. Other lines are numbered as before, or are below it. */
  readonly apply: (text: string) => string;
};

/** A line that was not read as a card, or not for certain. */
export type ListNote = {
  readonly key: string;
  /** From 1; in JSON the place of an entry. */
  readonly line: number;
  readonly quote: string;
  /** What is asked or told about the line; null if the heading above says it all. */
  readonly text: string | null;
  /** The likeliest of each kind first. */
  readonly choices: readonly ListChoice[];
  /** Whether the line has the form of a card, and is left out by its own button alone. */
  readonly isCard?: boolean;
};

/** The question about the sizes of a list's parts: what was read, what may be done, and the lines that may be the reason. */
export type SizeNote = {
  readonly text: string;
  readonly choices: readonly ListChoice[];
  readonly rows: readonly ListNote[];
};

type Props = {
  /** The list. */
  text: string;
  /** What was read, such as the numbers of cards. */
  verdict?: string;
  /** The question about the sizes of its parts; null without one. */
  size?: SizeNote | null;
  /** Lines to decide on. */
  questions: readonly ListNote[];
  /** Lines that are no cards of the deck. */
  others: readonly ListNote[];
  lang: Lang;
  /** Renders the number of a line, such as a link to it. */
  renderPlace: (line: number) => ReactNode;
  onText: (text: string) => void;
};

/**
 * Renders what was read of a pasted list: the verdict with the number of questions, the questions with their answers, and
 * a closed list of the lines that are no cards. Questions with one sentence are asked together, and answered by one button
 * where they have an answer in common.
 */
export function ListReport({ text, verdict, size = null, questions, others, lang, renderPlace, onText }: Props) {
  const w = useWords("listReport");
  const status = useRef<HTMLParagraphElement>(null);
  const isAnswered = useRef(false);
  // The button that was pressed is gone with its question.
  useEffect(() => {
    if (isAnswered.current && document.activeElement === document.body) status.current?.focus();
    isAnswered.current = false;
  });
  // What was read of a pasted text comes into sight.
  const before = useRef(text);
  useEffect(() => {
    const isPasted = text.length - before.current.length > LEAST_PASTED;
    before.current = text;
    if (isPasted) status.current?.scrollIntoView({ block: "center" });
  }, [text]);
  const answer = (choices: readonly ListChoice[]) => {
    isAnswered.current = true;
    // A line may become several: from the last to the first, those above keep their numbers.
    onText(choices.reduceRight((list, choice) => choice.apply(list), text));
  };
  const renderGroups = (notes: readonly ListNote[], isAsked: boolean) =>
    groupNotes(notes).map((group) => (
      <NoteGroup key={group[0]?.text ?? ""} notes={group} {...{ isAsked, renderPlace }} onAnswer={answer} />
    ));
  const asked = questions.length + (size === null ? 0 : 1);
  return (
    <div className="grid gap-2">
      <p ref={status} role="status" tabIndex={-1} className="flex flex-wrap gap-x-3 font-medium">
        {verdict}
        {asked > 0 ? (
          <span className="inline-flex items-center gap-1 text-blue">
            <Icon name="info" />
            {formatPlural(lang, w.questions, asked)}
          </span>
        ) : null}
      </p>
      {asked > 0 ? (
        <div className="grid gap-4 rounded-[3px] border border-line border-l-4 border-l-blue bg-leaf px-4 py-3 text-sm">
          {size === null ? null : <SizeQuestion size={size} {...{ renderPlace }} onAnswer={answer} />}
          {renderGroups(questions, true)}
        </div>
      ) : null}
      {others.length > 0 ? (
        <details className="text-sm">
          <summary className={SUMMARY}>{formatPlural(lang, w.others, countLines(others))}</summary>
          <div className="grid gap-4 border-line border-l-4 py-1 pl-4">{renderGroups(others, false)}</div>
        </details>
      ) : null}
    </div>
  );
}

const SUMMARY =
  "inline-flex min-h-9 cursor-pointer items-center text-ink-soft text-sm underline underline-offset-4 pointer-coarse:min-h-11";

function SizeQuestion({
  size,
  renderPlace,
  onAnswer,
}: Pick<GroupProps, "renderPlace" | "onAnswer"> & { size: SizeNote }) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <p id={id}>{size.text}</p>
      <ChoiceButtons choices={size.choices} describedBy={id} onAnswer={onAnswer} />
      <ul className="grid gap-2">
        {size.rows.map((note) => (
          <NoteRow key={note.key} {...{ note, hasChoices: true, renderPlace, onAnswer }} />
        ))}
      </ul>
    </div>
  );
}

/** The order of buttons; lines of one question that are shown at once, and the fewest that are answered together. */
const ORDER = ["count", "heading", "leaveOut"] as const;
const SHOWN = 5;
const LEAST_TOGETHER = 3;
/** So many characters at once are pasted, not typed. */
const LEAST_PASTED = 40;

const countLines = (notes: readonly ListNote[]): number => new Set(notes.map(({ line }) => line)).size;

/** Returns notes with the same text together, in the order of their first lines. */
function groupNotes(notes: readonly ListNote[]): readonly (readonly ListNote[])[] {
  const sorted = notes.toSorted((one, other) => one.line - other.line);
  return [...groupBy(sorted.map((note) => [note.text, note])).values()];
}

type GroupProps = Pick<Props, "renderPlace"> & {
  notes: readonly ListNote[];
  /** Whether the lines are questions: answered together, and folded where they are many. */
  isAsked: boolean;
  onAnswer: (choices: readonly ListChoice[]) => void;
};

function NoteGroup({ notes, isAsked, renderPlace, onAnswer }: GroupProps) {
  const w = useWords("listReport");
  const n = notes.length;
  const shown = isAsked ? SHOWN : n;
  const common = isAsked ? findCommonChoices(w, notes) : [];
  const isAnsweredOnce =
    common.length > 0 &&
    n >= LEAST_TOGETHER &&
    notes.every(({ choices, isCard }) => !isCard && choices.length === common.length);
  const rows = (part: readonly ListNote[], hasChoices = true) => (
    <ul className="grid gap-2">
      {part.map((note) => (
        <NoteRow key={note.key} {...{ note, hasChoices, renderPlace, onAnswer }} />
      ))}
    </ul>
  );
  const top = notes.slice(0, shown);
  return (
    <div className="grid gap-2">
      {notes[0]?.text ? <p>{notes[0].text}</p> : null}
      {isAnsweredOnce ? rows(notes.slice(0, LEAST_TOGETHER), false) : null}
      {common.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {common.map(({ label, choices }) => (
            <Button key={label} size="small" className="text-left" onClick={() => onAnswer(choices)}>
              {label}
            </Button>
          ))}
        </div>
      ) : null}
      {isAnsweredOnce ? (
        <Folded label={format(w.oneByOne, { n })}>{rows(notes)}</Folded>
      ) : (
        <>
          {rows(top)}
          {n > shown ? <Folded label={format(w.more, { n: n - shown })}>{rows(notes.slice(shown))}</Folded> : null}
        </>
      )}
    </div>
  );
}

const Folded = ({ label, children }: { label: string; children: ReactNode }) => (
  <details>
    <summary className={SUMMARY}>{label}</summary>
    {children}
  </details>
);

/** Returns the choices that lines have in common, labeled for all of them, each with what it does at every line. */
function findCommonChoices(w: Dictionary["listReport"], notes: readonly ListNote[]) {
  const [first] = notes;
  const n = notes.length;
  if (first === undefined || n < 2 || countLines(notes) < n) return [];
  const countsOf = ({ choices }: ListNote) => choices.filter(({ does }) => does === "count");
  const isCounted = notes.every((note) => countsOf(note).length === 1);
  const others = sortChoices(first.choices).flatMap(({ does, label }) => {
    const choices = notes.flatMap((note) => note.choices.find((one) => one.label === label) ?? []);
    if (does === "count" || choices.length < n) return [];
    if (label === w.leaveOut) {
      // Cards with a count go by their own buttons alone.
      const left = choices.filter((_, at) => notes[at]?.isCard !== true);
      return left.length < 2 ? [] : [{ label: format(w.leaveOutAll, { n: left.length }), choices: left }];
    }
    return [{ label: format(w.all, { n, choice: label }), choices }];
  });
  return [...(isCounted ? [{ label: format(w.countAll, { n }), choices: notes.flatMap(countsOf) }] : []), ...others];
}

const sortChoices = (choices: readonly ListChoice[]): readonly ListChoice[] =>
  choices.toSorted((one, other) => ORDER.indexOf(one.does) - ORDER.indexOf(other.does));

type RowProps = Pick<GroupProps, "renderPlace" | "onAnswer"> & { note: ListNote; hasChoices: boolean };

function NoteRow({ note: { line, quote, choices }, hasChoices, renderPlace, onAnswer }: RowProps) {
  const id = useId();
  return (
    <li className="grid gap-1">
      <p id={id} className="wrap-anywhere">
        {renderPlace(line)} {quote === "" ? null : <q>{quote}</q>}
      </p>
      {hasChoices ? <ChoiceButtons choices={choices} describedBy={id} onAnswer={onAnswer} /> : null}
    </li>
  );
}

type ButtonProps = Pick<GroupProps, "onAnswer"> & { choices: readonly ListChoice[]; describedBy: string };

const ChoiceButtons = ({ choices, describedBy, onAnswer }: ButtonProps) =>
  choices.length === 0 ? null : (
    <div className="flex flex-wrap gap-2">
      {sortChoices(choices).map((choice) => (
        <Button
          key={choice.label}
          size="small"
          aria-describedby={describedBy}
          className="whitespace-pre-line text-left"
          onClick={() => onAnswer([choice])}
        >
          {choice.label}
        </Button>
      ))}
    </div>
  );
