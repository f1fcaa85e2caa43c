import { useEffect, useRef, useState } from "react";
import { type Lang, localizePath } from "@/app/i18n/lang";
import type { SendFilesResult } from "./send-files";

type Refused = Exclude<SendFilesResult, { outcome: "drafted" }>;

/**
 * Returns a function that uploads files for review and opens the draft, after calling `onDraft` with its id. Also
 * returns the last refusal, which gets the focus.
 */
export function useFileSender(lang: Lang, onDraft?: (id: string) => void) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (refused) place.current?.focus();
  }, [refused]);

  const run = async (send: () => Promise<SendFilesResult>): Promise<void> => {
    setBusy(true);
    setRefused(null);
    const sent = await send();
    // While the browser is on its way to the draft, the button stays as it is.
    if (sent.outcome === "drafted") {
      onDraft?.(sent.id);
      return window.location.assign(localizePath(lang, `/admin/drafts/${sent.id}`));
    }
    setBusy(false);
    setRefused(sent);
  };
  return { busy, refused, place, run, forget: () => setRefused(null) };
}
