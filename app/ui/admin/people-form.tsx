"use client";

import { type FormEvent, useRef, useState } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { RefusalNotice } from "@/app/ui/http/refusal-notice";
import type { AdminEntry } from "@/lib/admin/types";
import { SavedStatus } from "../account/saved-note";
import { type RequestFailure, sendJson } from "../http/send";
import { useRequest } from "../http/use-request";
import { Button } from "../kit/button";
import { Dialog } from "../kit/dialog";
import { Panel } from "../kit/panel";
import { TextField } from "../kit/text-field";

type Props = {
  admins: readonly AdminEntry[];
  /** The viewer's own account. */
  own: string;
};

/** Renders the list of administrators, with controls to add and remove them. */
export function PeopleForm({ admins, own }: Props) {
  const sending = useWords("admin.sending");
  const close = useWords("site.close");
  const people = useWords("admin.people");
  const [list, setList] = useState(admins);
  const [asked, setAsked] = useState<AdminEntry | null>(null);
  const { busy, ready, failure, saved, run } = useRequest();
  const [problem, setProblem] = useState<string | null>(null);
  const lines = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const send = (email: string, role: "user" | "admin") => {
    setProblem(null);
    return sendJson("PUT", "/api/admin/roles", { email, role });
  };
  const grant = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const request = send((field.current?.value ?? "").trim(), "admin");
    const grantTo = (body: unknown) => {
      const { email } = body as { email: string };
      if (!list.some((one) => one.email === email)) setList([...list, { id: email, email, name: null, twoStep: null }]);
      if (field.current) field.current.value = "";
      return format(people.granted, { name: email });
    };
    void run(request, grantTo, (refusal) => {
      const told = refusalOf(refusal, people);
      setProblem(told);
      if (told !== null) field.current?.focus();
      return told !== null;
    });
  };
  const revoke = ({ email }: AdminEntry) => {
    const request = send(email, "user").finally(() => setAsked(null));
    void run(request, () => {
      setList(list.filter((one) => one.email !== email));
      lines.current?.focus();
      return format(people.revoked, { name: email });
    });
  };

  return (
    <div className="grid max-w-2xl gap-6">
      <RefusalNotice failure={failure} />
      <ul ref={lines} tabIndex={-1} className="divide-y divide-line border-line border-y focus:outline-none">
        {list.map((one) => (
          <li key={one.email} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="wrap-anywhere min-w-0">
              <span className="font-medium">{one.name ?? one.email}</span>
              {one.name === null ? null : <span className="ml-2 text-ink-soft text-sm">{one.email}</span>}
              {one.twoStep === false ? <span className="block text-ink-soft text-sm">{people.noTwoStep}</span> : null}
            </span>
            {one.id === own ? (
              <span className="text-gold text-sm">{people.you}</span>
            ) : (
              <Button
                size="small"
                disabled={!ready}
                aria-label={format(people.revokeOf, { name: one.email })}
                onClick={() => setAsked(one)}
              >
                {people.revoke}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <SavedStatus text={saved} />
      <Panel aria-label={people.grantTitle}>
        <form onSubmit={grant} method="post" noValidate className="grid gap-4">
          <h2 className="text-lg">{people.grantTitle}</h2>
          <TextField
            ref={field}
            name="email"
            type="email"
            label={people.email}
            hint={people.emailHint}
            error={problem}
            autoComplete="off"
          />
          <div>
            <Button type="submit" disabled={!ready}>
              {busy ? sending : people.grant}
            </Button>
          </div>
        </form>
      </Panel>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={people.revokeTitle}
        closeLabel={close}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsked(null)}>
              {people.cancel}
            </Button>
            <Button variant="danger" disabled={busy} onClick={() => asked && revoke(asked)}>
              {people.revoke}
            </Button>
          </>
        }
      >
        <p>{asked ? format(people.revokeText, { name: asked.email }) : null}</p>
      </Dialog>
    </div>
  );
}

/** Returns the message for an error in the address; null for any other error. */
function refusalOf({ code, fields }: RequestFailure, people: Dictionary["admin"]["people"]): string | null {
  if (code === "notFound") return people.noAccount;
  if (code !== "invalid") return null;
  const [field] = fields;
  if (field?.code === "own") return people.own;
  return field?.code === "unverified" ? people.unverified : people.malformed;
}
