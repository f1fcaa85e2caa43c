import type { ReactNode } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "@/app/ui/kit/button";
import { Notice } from "@/app/ui/kit/notice";
import { getLineReadings, replaceLine, splitLines } from "@/lib/mtg/decks/lists/line-readings";
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
  return (
    <Notice tone="warning" title={format(w.unread, { n: unread.length })} role="status">
      <ul className="grid gap-1">
        {unread.slice(0, SHOWN).map((doubt) => (
          <li key={`${doubt.line} ${doubt.why}`}>
            {renderPlace(doubt.line)} {doubt.text === "" ? null : <q>{doubt.text}</q>}{" "}
            {format(w.why[doubt.why], { stated: doubt.stated ?? 0, found: doubt.found ?? 0 })}
            <div className="flex flex-wrap gap-2">
              {getLineReadings(lines[doubt.line - 1] ?? "", doubt).map((reading) => (
                <Button
                  key={reading}
                  size="small"
                  className="whitespace-pre-line text-left"
                  onClick={() => onText(replaceLine(list, doubt.line, reading))}
                >
                  {format(w.readAs, { line: reading })}
                </Button>
              ))}
            </div>
          </li>
        ))}
        {unread.length > SHOWN ? <li>{format(w.more, { n: unread.length - SHOWN })}</li> : null}
      </ul>
    </Notice>
  );
}
