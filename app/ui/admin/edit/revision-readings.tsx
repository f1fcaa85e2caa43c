import { useEffect, useRef, useState } from "react";
import { formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { ReadingDoubt } from "@/app/ui/magmell/card/reading/reading-doubt";
import { type ReaderHandle, startReaderWorker } from "@/app/ui/magmell/write/start-reader";
import type { ReadingChoice } from "@/engine/magmell/text";
import type { RevisionForm } from "@/lib/admin/edit-forms";
import { formatReadingChoice, replaceReadingChoice } from "@/lib/magmell/catalogue/model/reading-choices";
import type { TextReport } from "@/lib/magmell/catalogue/model/text-report";
import { Button } from "../../kit/button";

/** Reads the text of a revision with its choices. */
export type ReadRevision = (revision: Pick<RevisionForm, "text" | "kind" | "readings">) => Promise<TextReport>;

/** Pause in typing, in milliseconds, before a text is read. */
const PAUSE = 300;

/** Returns a function that reads texts in one worker, which starts with the first text and ends with the component. */
export function useRevisionReader(): ReadRevision {
  const reader = useRef<ReaderHandle | null>(null);
  useEffect(
    () => () => {
      reader.current?.stop();
      reader.current = null;
    },
    [],
  );
  const read = useRef<ReadRevision>(async ({ text, kind, readings = [] }) => {
    reader.current ??= startReaderWorker(() => undefined);
    return (await reader.current.remote.read(text, kind, readings)).report;
  });
  return read.current;
}

type Props = {
  revision: RevisionForm;
  /** The position of the revision in the form. */
  at: string;
  read: ReadRevision;
  onChange: (readings: readonly ReadingChoice[]) => void;
  lang: Lang;
};

/**
 * Renders the abilities of a text that can be read in several ways, each with a choice, and the choices that have
 * lapsed; nothing if there are none.
 */
export function RevisionReadings({ revision: { text, kind, readings = [] }, at, read, onChange, lang }: Props) {
  const words = useWords("adminEdit.card");
  const [report, setReport] = useState<TextReport | null>(null);
  const choices = JSON.stringify(readings);
  useEffect(() => {
    if (text.trim() === "") return setReport(null);
    let over = false;
    const pause = setTimeout(
      () =>
        read({ text, kind, readings: JSON.parse(choices) }).then(
          (answer) => !over && setReport(answer),
          () => undefined,
        ),
      PAUSE,
    );
    return () => {
      over = true;
      clearTimeout(pause);
    };
  }, [text, kind, choices, read]);
  if (report === null || report.text !== text || report.kind !== kind) return null;
  const { abilities } = report;
  const lapsed = new Set(report.lapsed.map(formatReadingChoice));
  return (
    <>
      {abilities
        .flatMap(({ doubts }) => doubts)
        .map((doubt) => (
          <ReadingDoubt
            key={doubt.options[0]?.sentence}
            doubt={doubt}
            group={at}
            lang={lang}
            onChoose={(option) => onChange(replaceReadingChoice(readings, option))}
          />
        ))}
      {lapsed.size === 0 ? null : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span>{formatPlural(lang, words.lapsed, lapsed.size)}</span>
          <Button
            size="small"
            onClick={() => onChange(readings.filter((choice) => !lapsed.has(formatReadingChoice(choice))))}
          >
            {words.removeLapsed}
          </Button>
        </p>
      )}
    </>
  );
}
