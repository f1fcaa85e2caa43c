"use client";

import { useState } from "react";
import { postToAuth, type RequestFailure } from "../http/send";
import { Button } from "../kit/button";
import { useHydrated } from "../kit/use-hydrated";
import { FailureNotice } from "./failure-notice";

type Props = {
  /** Providers with their button labels. */
  providers: readonly { readonly id: string; readonly label: string }[];
  goTo: string;
};

/**
 * Renders sign-in buttons for external providers. They use a script, because the form-action policy forbids forms to
 * other sites. For a signed-in user, they link the provider to the account.
 */
export function ProviderButtons({ providers, goTo }: Props) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  const leave = async (id: string) => {
    setBusy(true);
    const sent = await postToAuth(`signin/${id}`, { callbackUrl: goTo });
    const url = sent.ok && (sent.body as { url?: unknown } | null)?.url;
    if (typeof url === "string") return window.location.assign(url);
    setBusy(false);
    setFailure(sent.ok ? { code: "unexpected", fields: [], wait: 0, id: null } : sent.failure);
  };
  return (
    <div className="grid gap-3">
      {providers.map(({ id, label }) => (
        <Button key={id} disabled={!hydrated || busy} onClick={() => leave(id)}>
          {label}
        </Button>
      ))}
      <FailureNotice failure={failure} />
    </div>
  );
}
