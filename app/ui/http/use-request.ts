import { useState } from "react";
import { useHydrated } from "../kit/use-hydrated";
import { type RequestFailure, type SendResult, sendJson } from "./send";

/**
 * Returns the state of requests sent by a button, one at a time, and `run`. `run` takes a request; a text that `done`
 * returns is stored in `saved`. A failure is stored in `failure`, unless `isTold` returns true for it.
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

/** Sends a DELETE request; a resource that is already gone counts as deleted. */
export async function sendDelete(path: string, body: object = {}): Promise<SendResult> {
  const sent = await sendJson("DELETE", path, body);
  return !sent.ok && sent.failure.code === "notFound" ? { ok: true, body: null } : sent;
}
