import { useCallback, useEffect, useRef, useState } from "react";
import type { Kind } from "@/engine";
import type { Reading } from "./reader-worker";
import { type Reader, startReader } from "./start-reader";

type Reads = {
  /** The latest answer, which may be about an earlier text; `null` before the first. */
  readonly reading: Reading | null;
  readonly failed: boolean;
  readonly retry: () => void;
};

/** Reads a text whenever it changes. Names of cards are known as soon as the version of the catalogue has been loaded. */
export function useReading(text: string, kind: Kind, version: string): Reads {
  const [reading, setReading] = useState<Reading | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [named, setNamed] = useState(false);
  const reader = useRef<Reader | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt starts a worker of its own.
  useEffect(() => {
    let over = false;
    const started = startReader(() => !over && setFailed(true));
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
    let over = false;
    reader.current?.remote.read(text, kind).then(
      (answer) => !over && setReading(answer),
      () => !over && setFailed(true),
    );
    return () => {
      over = true;
    };
  }, [text, kind, named, attempt]);

  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  return { reading, failed, retry };
}
