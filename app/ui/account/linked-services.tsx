"use client";

import { useRef } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { sendDelete, useRequest } from "../http/use-request";
import { Button } from "../kit/button";
import { FailureNotice } from "./failure-notice";
import { SavedStatus } from "./saved-note";

type Props = {
  services: readonly { readonly id: string; readonly name: string }[];
};

/** Renders the linked sign-in providers with unlink buttons. */
export function LinkedServices({ services }: Props) {
  const account = useWords("accounts.account");
  const text = useWords("twoStep.providers");
  const { ready, failure, saved, run } = useRequest();
  const place = useRef<HTMLDivElement>(null);
  const unlink = ({ id, name }: Props["services"][number]) =>
    run(sendDelete(`/api/accounts/me/providers/${id}`), () => {
      place.current?.focus();
      // The ways to link are drawn by the server.
      window.location.reload();
      return format(text.unlinked, { provider: name });
    });
  return (
    <div ref={place} tabIndex={-1} className="grid gap-3 focus:outline-none">
      <FailureNotice failure={failure} />
      {services.map((service) => (
        <p key={service.id} className="flex flex-wrap items-center justify-between gap-3">
          {format(account.linked, { provider: service.name })}
          <Button
            size="small"
            disabled={!ready}
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
