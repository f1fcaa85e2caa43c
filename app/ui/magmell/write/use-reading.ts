import { useCallback, useEffect, useRef, useState } from "react";
import type { CardKind } from "@/engine/magmell";
import type { ReadingChoice } from "@/engine/magmell/text";
import type { ReadableWording } from "@/lib/magmell/catalogue/model/text-report";
import type { TextReading } from "./reader-worker";
import { type ReaderHandle, startReaderWorker } from "./start-reader";

type Reads = {
  /** The latest answer, which may be about an earlier text; `null` before the first. */
  readonly reading: TextReading | null;
  /** Wordings that would be read in place of what is not, once the author pauses; of the text of `reading`. */
  readonly proposals: readonly ReadableWording[];
  readonly failed: boolean;
  readonly retry: () => void;
};

/** Pause in typing, in milliseconds, before alternative wordings are searched for. */
const PAUSE = 600;

const NO_CHOICES: readonly ReadingChoice[] = [];

/**
 * Reads a text whenever the text or the choice among its readings changes. Card names are recognized once the catalogue
 * version has loaded.
 */
export function useTextReading(
  text: string,
  kind: CardKind,
  version: string,
  choices: readonly ReadingChoice[] = NO_CHOICES,
): Reads {
  const [reading, setReading] = useState<TextReading | null>(null);
  const [proposals, setProposals] = useState<readonly ReadableWording[]>([]);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [named, setNamed] = useState(false);
  const reader = useRef<ReaderHandle | null>(null);
  const wanted = useRef<{
    readonly text: string;
    readonly kind: CardKind;
    readonly choices: readonly ReadingChoice[];
  } | null>(null);
  const busy = useRef<ReaderHandle | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt starts a worker of its own.
  useEffect(() => {
    let over = false;
    const started = startReaderWorker(() => !over && setFailed(true));
    reader.current = started;
    // Without the names everything but the check of names works.
    started.remote.loadNames(version).then(
      () => !over && setNamed(true),
      () => undefined,
    );
    return () => {
      over = true;
      started.stop();
      reader.current = null;
    };
  }, [version, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: names that arrive and a new worker are reasons to read again.
  useEffect(() => {
    wanted.current = { text, kind, choices };
    const { current: asked } = reader;
    if (asked !== null && busy.current !== asked) void readAll(asked);
  }, [text, kind, choices, named, attempt]);

  useEffect(() => {
    setProposals([]);
    const report = reading?.report;
    if (report === undefined || report.coverage === "full" || report.open) return;
    let over = false;
    const pause = setTimeout(() => {
      reader.current?.remote.propose(report.text, report.kind).then(
        (found) => !over && setProposals(found),
        () => undefined,
      );
    }, PAUSE);
    return () => {
      over = true;
      clearTimeout(pause);
    };
  }, [reading]);

  /** Reads one text at a time; meanwhile, only the latest of further texts waits. */
  const readAll = async (asked: ReaderHandle) => {
    busy.current = asked;
    try {
      while (wanted.current !== null) {
        const next = wanted.current;
        wanted.current = null;
        const answer = await asked.remote.read(next.text, next.kind, next.choices);
        if (reader.current !== asked) return;
        setReading(answer);
      }
    } catch {
      if (reader.current === asked) setFailed(true);
    } finally {
      if (busy.current === asked) busy.current = null;
    }
  };

  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  return { reading, proposals, failed, retry };
}
