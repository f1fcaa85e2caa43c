"use client";

import { useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import type { ReportedPage } from "@/lib/moderation/types";
import { RefusalNotice } from "../http/refusal-notice";
import { type RequestFailure, sendJson } from "../http/send";
import { AutoFocus } from "../kit/auto-focus";
import { Button } from "../kit/button";
import { Notice } from "../kit/notice";
import { TextArea } from "../kit/text-area";
import { useHydrated } from "../kit/use-hydrated";

type Act = "hide" | "dismiss" | "restore";
type Props = { page: Pick<ReportedPage, "about" | "id">; hidden: boolean };

/** Renders the form for a decision on a reported page, with the reason shown to its author. */
export function JudgementForm({ page, hidden }: Props) {
  const words = useWords("reports.admin");
  const hydrated = useHydrated();
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  const [done, setDone] = useState<Act | null>(null);
  const judge = async (act: Act) => {
    const lacks = act === "hide" && reason.trim() === "";
    setProblem(lacks ? words.needsReason : null);
    setFailure(null);
    if (lacks) return;
    setBusy(true);
    const sent = await sendJson("POST", "/api/admin/reports", { about: page.about, id: page.id, act, reason });
    setBusy(false);
    if (sent.ok) setDone(act);
    else setFailure(sent.failure);
  };
  if (done)
    return (
      <AutoFocus>
        <p>{words.done[done]}</p>
      </AutoFocus>
    );
  const acts: readonly Act[] = hidden ? ["restore"] : ["hide", "dismiss"];
  return (
    <div className="grid gap-3">
      {failure?.code === "conflict" ? (
        <Notice tone="warning" title={words.judgedFirst} role="alert" />
      ) : (
        <RefusalNotice failure={failure} />
      )}
      {hidden ? null : (
        <TextArea
          label={words.reason}
          hint={words.reasonHint}
          error={problem}
          rows={2}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {acts.map((act) => (
          <Button key={act} disabled={!hydrated || busy} onClick={() => judge(act)}>
            {act === "hide" && page.about === "author" ? words.hideAll : words[act]}
          </Button>
        ))}
      </div>
    </div>
  );
}
