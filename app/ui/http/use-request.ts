import { useState } from "react";
import { useHydrated } from "../kit/use-hydrated";
import { type RequestFailure, type SendResult, sendJson } from "./send";

/**
 * Returns what sends requests at the press of a button, one at a time, and what came of the last one. `run` takes a request on
 * its way; text that `done` returns is the note in `saved`, and a failure that `isTold` takes is not in `failure`.
 */
export function useRequest() {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const clear = () => {
    setFailure(null);
    setSaved(null);
  };
  const run = async (
    request: Promise<SendResult>,
    done: (body: unknown) => unknown,
    isTold?: (failure: RequestFailure) => boolean,
  ): Promise<void> => {
    setBusy(true);
    clear();
    const sent = await request;
    setBusy(false);
    if (sent.ok) {
      const note = done(sent.body);
      if (typeof note === "string") setSaved(note);
    } else if (!isTold?.(sent.failure)) setFailure(sent.failure);
  };
  return { busy, ready: hydrated && !busy, failure, saved, setSaved, clear, run };
}

/** Deletes something; what is gone already counts as deleted. */
export async function sendDelete(path: string, body: object = {}): Promise<SendResult> {
  const sent = await sendJson("DELETE", path, body);
  return !sent.ok && sent.failure.code === "notFound" ? { ok: true, body: null } : sent;
}
