import type { ReactNode } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Notice } from "@/app/ui/kit/notice";
import { WRITTEN_HEADINGS } from "@/lib/mtg/decks/lists/asked-headings";
import {
  findWordyLines,
  getLineReadings,
  groupDoubts,
  leaveOutLines,
  splitLines,
  takeReading,
} from "@/lib/mtg/decks/lists/line-readings";
import type { UnreadLine } from "@/lib/mtg/decks/lists/pasted-list";

/** Lines that are shown at once. */
const SHOWN = 20;

type Props = {
  text: string;
  unread: readonly UnreadLine[];
  /** Renders the line number, such as a link to the line. */
  renderPlace: (line: number) => ReactNode;
  /** Takes the text with the reading that was chosen for a line. */
  onText: (text: string) => void;
};

/** Renders the unread or doubtful lines of a list, each with a reason and a button for every other reading. */
export function DoubtfulLines({ text: list, unread, renderPlace, onText }: Props) {
  const w = useWords("mtgGoldfish.form");
  if (unread.length === 0) return null;
  const lines = splitLines(list);
  // Rows with equal keys would stay when the text changes, and put back what it was.
  const doubts = new Map(unread.map((one) => [toKey(one), one]));
  const groups = groupDoubts(list, [...doubts.values()]);
  const wordy = findWordyLines(list, unread).map(({ line }) => line);
  const leaveOut = (numbers: readonly number[]) => (
    <Choice
      label={format(w.leaveOut, { lines: formatLines(numbers) })}
      onChoose={() => onText(leaveOutLines(list, numbers))}
    />
  );
  const renderDoubt = (doubt: UnreadLine) => (
    <li key={toKey(doubt)}>
      {renderPlace(doubt.line)} {doubt.text === "" ? null : <q>{doubt.text}</q>}{" "}
      {format(w.why[doubt.why], { stated: doubt.stated ?? 0, found: doubt.found ?? 0 })}
      <div className="flex flex-wrap gap-2">
        {doubt.surplus && doubt.why === "ASIDE" ? leaveOut(doubt.surplus) : null}
        {getLineReadings(lines[doubt.line - 1] ?? "", doubt).map((reading) => (
          <Choice
            key={reading}
            label={labelReading(w, doubt, reading)}
            onChoose={() => onText(takeReading(list, doubt.line, reading))}
          />
        ))}
        {doubt.surplus && doubt.why !== "ASIDE" ? leaveOut(doubt.surplus) : null}
      </div>
    </li>
  );
  const renderGroup = (group: readonly UnreadLine[]) => {
    const [first] = group;
    if (first === undefined || group.length === 1) return group.map(renderDoubt);
    return (
      <li key={`${first.line} ${group.length} ${first.text}`}>
        {renderPlace(first.line)} <q>{group.map(({ text }) => text).join(" / ")}</q> {w.why[first.why]}
        <div>{leaveOut(group.map(({ line }) => line))}</div>
        <details>
          <summary>{w.oneByOne}</summary>
          <ul className="grid gap-1">{group.map(renderDoubt)}</ul>
        </details>
      </li>
    );
  };
  return (
    <Notice tone="warning" title={format(w.unread, { n: doubts.size })} role="status">
      {wordy.length > 1 ? (
        <Choice label={format(w.skipAll, { n: wordy.length })} onChoose={() => onText(leaveOutLines(list, wordy))} />
      ) : null}
      <ul className="grid gap-1">{groups.slice(0, SHOWN).map(renderGroup)}</ul>
      {groups.length > SHOWN ? (
        <details>
          <summary>{format(w.more, { n: groups.slice(SHOWN).flat().length })}</summary>
          <ul className="grid gap-1">{groups.slice(SHOWN).map(renderGroup)}</ul>
        </details>
      ) : null}
    </Notice>
  );
}

const toKey = ({ line, why, text, choices = [] }: UnreadLine): string => `${line} ${why} ${text} ${choices}`;

/** Names a reading: the section of a heading, a line that is left out, or the line as it would be written. */
function labelReading(w: Dictionary["mtgGoldfish"]["form"], { why }: UnreadLine, reading: string): string {
  const isComment = reading.startsWith("//") && !reading.includes("\n");
  if (why === "HEADING" || why === "ASIDE") {
    if (isComment) return w.sections.remark;
    return reading === WRITTEN_HEADINGS.side ? w.sections.side : w.sections.main;
  }
  return isComment ? w.skip : format(w.readAs, { line: reading });
}

/** Writes line numbers with their runs shortened: `1–4, 7`. */
function formatLines(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const one of numbers) {
    if (runs.at(-1)?.at(-1) === one - 1) runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(", "))).join(", ");
}

const Choice = ({ label, onChoose }: { label: string; onChoose: () => void }) => (
  <Button size="small" className="whitespace-pre-line text-left" onClick={onChoose}>
    {label}
  </Button>
);
