"use client";

import { useState } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { sendJson } from "@/app/ui/http/send";
import { Button } from "@/app/ui/kit/button";
import { Dialog } from "@/app/ui/kit/dialog";
import { useHydrated } from "@/app/ui/kit/use-hydrated";

type Props = {
  deckId: string;
  version: number;
  /** The version of the deck on this page, over which the other is restored. */
  present: number;
  /** The URL of the list of versions. */
  here: string;
  /** The number of the version in words. */
  title: string;
};

/** Renders a button that restores a version of a deck as a new save, after a confirmation. */
export function RestoreVersion({ deckId, version, title, present, here }: Props) {
  const words = useWords("deckSocial.versionActs");
  const close = useWords("site.close");
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const restore = async () => {
    if (busy) return;
    setBusy(true);
    const path = `/api/decks/${deckId}/versions/${version}/restore`;
    const sent = await sendJson("POST", path, { expectedVersion: present });
    // The list is another one now, and says what was done.
    if (sent.ok) return window.location.assign(`${here}?restored=${version}`);
    setBusy(false);
    setProblem(sent.failure.code === "conflict" ? words.conflict : words.failed);
  };
  return (
    <>
      <Button
        size="small"
        disabled={!hydrated}
        aria-label={format(words.restoreOf, { version: title })}
        onClick={() => setOpen(true)}
      >
        {words.restore}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={format(words.restoreOf, { version: title })}
        closeLabel={close}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{words.cancel}</Button>
            <Button variant="primary" aria-disabled={busy} onClick={restore}>
              {words.restore}
            </Button>
          </>
        }
      >
        <p>{format(words.restoreLead, { version: title })}</p>
        <p role="alert" className="mt-2 text-red empty:hidden">
          {problem}
        </p>
      </Dialog>
    </>
  );
}
