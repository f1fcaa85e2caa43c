"use client";

import { useRef, useState } from "react";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { sendDelete, useRequest } from "../http/use-request";
import { Button } from "../kit/button";
import { FailureNotice } from "./failure-notice";
import { SavedStatus } from "./saved-note";

const ALL = "/api/accounts/sessions";

/** Display texts of a device; the server formats the dates. */
type SessionLine = {
  readonly id: string;
  readonly device: string;
  readonly signedInOn: string;
  readonly lastSeen: string;
  readonly current: boolean;
};

type Props = {
  sessions: readonly SessionLine[];
  /** Path to open after signing out everywhere. */
  goTo: string;
};

/** Renders the signed-in devices, with buttons to sign out one, all others, or all. */
export function SessionList({ sessions, goTo }: Props) {
  const account = useWords("accounts.account");
  const [lines, setLines] = useState(sessions);
  const { ready, failure, saved, run } = useRequest();
  const heading = useRef<HTMLUListElement>(null);
  const keep = (left: readonly SessionLine[], note: string) => {
    setLines(left);
    heading.current?.focus();
    return note;
  };
  const revoke = (id: string) =>
    run(sendDelete(`/api/accounts/sessions/${id}`), () =>
      keep(
        lines.filter((line) => line.id !== id),
        account.revoked,
      ),
    );
  const revokeOthers = () =>
    run(sendDelete(ALL, { keepThis: true }), () =>
      keep(
        lines.filter((line) => line.current),
        account.othersRevoked,
      ),
    );

  return (
    <div className="grid gap-4">
      <FailureNotice failure={failure} />
      <ul ref={heading} tabIndex={-1} className="divide-y divide-line border-line border-y focus:outline-none">
        {lines.map(({ id, device, signedInOn, lastSeen, current }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-medium">
                {device}
                {current ? <span className="ml-2 font-normal text-gold text-sm">{account.thisDevice}</span> : null}
              </p>
              <p className="text-ink-soft text-sm">
                {lastSeen} · {signedInOn}
              </p>
            </div>
            {current ? null : (
              <Button
                size="small"
                disabled={!ready}
                aria-label={format(account.revokeOf, { device })}
                onClick={() => revoke(id)}
              >
                {account.revoke}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-4">
        {lines.some((line) => !line.current) ? (
          <Button disabled={!ready} onClick={revokeOthers}>
            {account.elsewhere}
          </Button>
        ) : null}
        <Button disabled={!ready} onClick={() => run(sendDelete(ALL), () => window.location.assign(goTo))}>
          {account.everywhere}
        </Button>
        <SavedStatus text={saved} />
      </div>
    </div>
  );
}
