"use client";

import { useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { sendJson } from "../http/send";
import { Button } from "../kit/button";
import { useHydrated } from "../kit/use-hydrated";
import { CurrentPasswordField } from "./current-password-field";
import { FailureNotice } from "./failure-notice";
import { useForm } from "./use-form";

type Props = { hasPassword: boolean; goTo: string };

/** Deletes the account after it was asked for twice and proved once. */
export function DeleteAccountForm({ hasPassword, goTo }: Props) {
  const fieldErrors = useWords("accounts.fieldErrors");
  const account = useWords("accounts.account");
  const sending = useWords("accounts.sending");
  const hydrated = useHydrated();
  const [asked, setAsked] = useState(false);
  const { form, problems, failure, busy, ready } = useForm({
    send: ({ proof }) => sendJson("DELETE", "/api/accounts/me", { proof }),
    explain: ({ code }): Record<string, string> =>
      code === "wrongPassword" ? { proof: fieldErrors.passwordWrong } : {},
    done: () => window.location.assign(goTo),
  });
  if (!asked)
    return (
      <div>
        <Button variant="danger" disabled={!hydrated} onClick={() => setAsked(true)}>
          {account.removeStart}
        </Button>
      </div>
    );
  return (
    <form {...form} className="grid gap-4">
      <FailureNotice failure={failure} />
      {hasPassword ? <CurrentPasswordField error={problems.proof} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" disabled={!ready}>
          {busy ? sending : account.removeConfirm}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => setAsked(false)}>
          {account.removeCancel}
        </Button>
      </div>
    </form>
  );
}
