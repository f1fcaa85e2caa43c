"use client";

import { useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { sendJson } from "../http/send";
import { Button } from "../kit/button";
import { useHydrated } from "../kit/use-hydrated";
import { AccountForm } from "./account-form";
import { CurrentPasswordField } from "./password-field";

type Props = { hasPassword: boolean; goTo: string };

/** Renders the form that deletes the account, after a confirmation and a proof of ownership. */
export function DeleteAccountForm({ hasPassword, goTo }: Props) {
  const account = useWords("accounts.account");
  const hydrated = useHydrated();
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <div>
        <Button variant="danger" disabled={!hydrated} onClick={() => setAsked(true)}>
          {account.removeStart}
        </Button>
      </div>
    );
  return (
    <AccountForm
      submit={account.removeConfirm}
      variant="danger"
      cancel={{ label: account.removeCancel, run: () => setAsked(false) }}
      send={({ proof }) => sendJson("DELETE", "/api/accounts/me", { proof })}
      done={() => window.location.assign(goTo)}
    >
      {({ proof }) => (hasPassword ? <CurrentPasswordField error={proof} /> : null)}
    </AccountForm>
  );
}
