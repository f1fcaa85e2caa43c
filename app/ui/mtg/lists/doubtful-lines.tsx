import type { ReactNode } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Notice } from "@/app/ui/kit/notice";
import {
  findWordyLines,
  getLineReadings,
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
  const doubts = new Map(unread.map((one) => [`${one.line} ${one.why} ${one.text} ${one.choices ?? ""}`, one]));
  const wordy = findWordyLines(list, unread);
  const renderDoubt = ([key, doubt]: [string, UnreadLine]) => (
    <li key={key}>
      {renderPlace(doubt.line)} {doubt.text === "" ? null : <q>{doubt.text}</q>}{" "}
      {format(w.why[doubt.why], { stated: doubt.stated ?? 0, found: doubt.found ?? 0 })}
      <div className="flex flex-wrap gap-2">
        {getLineReadings(lines[doubt.line - 1] ?? "", doubt).map((reading) => (
          <Choice
            key={reading}
            label={format(w.readAs, { line: reading })}
            onChoose={() => onText(takeReading(list, doubt.line, reading))}
          />
        ))}
        {doubt.surplus === undefined ? null : (
          <Choice
            label={format(w.leaveOut, { lines: doubt.surplus.join(", ") })}
            onChoose={() => onText(leaveOutLines(list, doubt.surplus ?? []))}
          />
        )}
      </div>
    </li>
  );
  return (
    <Notice tone="warning" title={format(w.unread, { n: doubts.size })} role="status">
      {wordy.length > 1 ? (
        <Choice label={format(w.skipAll, { n: wordy.length })} onChoose={() => onText(leaveOutLines(list, wordy))} />
      ) : null}
      <ul className="grid gap-1">{[...doubts].slice(0, SHOWN).map(renderDoubt)}</ul>
      {doubts.size > SHOWN ? (
        <details>
          <summary>{format(w.more, { n: doubts.size - SHOWN })}</summary>
          <ul className="grid gap-1">{[...doubts].slice(SHOWN).map(renderDoubt)}</ul>
        </details>
      ) : null}
    </Notice>
  );
}

const Choice = ({ label, onChoose }: { label: string; onChoose: () => void }) => (
  <Button size="small" className="whitespace-pre-line text-left" onClick={onChoose}>
    {label}
  </Button>
);
