"use client";

import { useState } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { postToAuth, type RequestFailure } from "../../http/send";
import { Button } from "../../kit/button";
import { FailureNotice } from "../failure-notice";

type Props = { providers: readonly string[]; onEnd: (proved: boolean) => void };

/** The services that an account can be linked to, as they call themselves. */
const NAMES: Readonly<Record<string, string>> = { github: "GitHub", google: "Google" };

/**
 * Renders the proof of an account without a password: signing in once more at the service, in another tab, so that this one
 * keeps all.
 */
export function ProviderReauth({ providers, onEnd }: Props) {
  const proof = useWords("twoStep.proof");
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  const open = async (id: string) => {
    // Opened at once: later the browser would take it for an advertisement.
    const tab = window.open("", "_blank");
    const sent = await postToAuth(`signin/${id}`, { callbackUrl: "/account" });
    const url = sent.ok ? (sent.body as { url?: unknown } | null)?.url : null;
    if (tab && typeof url === "string") tab.location.href = url;
    else tab?.close();
    setFailure(sent.ok ? null : sent.failure);
  };
  if (providers.length === 0) return <p>{proof.noWay}</p>;
  return (
    <div className="grid gap-4">
      <p>{proof.provider}</p>
      <FailureNotice failure={failure} />
      <div className="flex flex-wrap gap-3">
        {providers.map((id) => (
          <Button key={id} onClick={() => open(id)}>
            {format(proof.open, { provider: NAMES[id] ?? id })}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={() => onEnd(false)}>
          {proof.cancel}
        </Button>
        <Button variant="primary" onClick={() => onEnd(true)}>
          {proof.goOn}
        </Button>
      </div>
    </div>
  );
}
