import { useEffect, useRef, useState } from "react";
import { type Lang, localizePath } from "@/app/i18n/lang";
import type { SendFilesResult } from "./send-files";

type Refused = Exclude<SendFilesResult, { outcome: "drafted" }>;

/**
 * Sends files for review and leads to the draft, which `onDraft` hears of before; what is in the way is shown, and gets the
 * focus.
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
