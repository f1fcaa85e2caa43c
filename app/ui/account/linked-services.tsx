"use client";

import { useRef, useState } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { type RequestFailure, sendJson } from "../http/send";
import { Button } from "../kit/button";
import { useHydrated } from "../kit/use-hydrated";
import { FailureNotice } from "./failure-notice";
import { SavedStatus } from "./saved-note";

type Props = {
  services: readonly { readonly id: string; readonly name: string }[];
};

/** Renders the services that the account is linked to, each of which can be unlinked. */
export function LinkedServices({ services }: Props) {
  const account = useWords("accounts.account");
  const text = useWords("twoStep.providers");
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const unlink = async ({ id, name }: Props["services"][number]) => {
    setBusy(true);
    setFailure(null);
    setSaved(null);
    const sent = await sendJson("DELETE", `/api/accounts/me/providers/${id}`, {});
    setBusy(false);
    if (!sent.ok && sent.failure.code !== "notFound") return setFailure(sent.failure);
    setSaved(format(text.unlinked, { provider: name }));
    place.current?.focus();
    // The ways to link are drawn by the server.
    window.location.reload();
  };
  return (
    <div ref={place} tabIndex={-1} className="grid gap-3 focus:outline-none">
      <FailureNotice failure={failure} />
      {services.map((service) => (
        <p key={service.id} className="flex flex-wrap items-center justify-between gap-3">
          {format(account.linked, { provider: service.name })}
          <Button
            size="small"
            disabled={!hydrated || busy}
            aria-label={format(text.unlinkOf, { provider: service.name })}
            onClick={() => unlink(service)}
          >
            {text.unlink}
          </Button>
        </p>
      ))}
      <SavedStatus text={saved} />
    </div>
  );
}
