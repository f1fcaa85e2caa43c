"use client";

import { useState } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { sendJson } from "../http/send";
import { Button } from "../kit/button";
import { useHydrated } from "../kit/use-hydrated";
import { FailureNotice } from "./failure-notice";
import type { FormWords } from "./form-words";
import { ProofField } from "./proof-field";
import { useForm } from "./use-form";

type Props = {
  hasPassword: boolean;
  goTo: string;
  words: FormWords & Pick<Dictionary["accounts"], "account">;
};

/** Deletes the account after it was asked for twice and proved once. */
export function DeleteAccount({ hasPassword, goTo, words }: Props) {
  const hydrated = useHydrated();
  const [asked, setAsked] = useState(false);
  const { form, problems, failure, busy, ready } = useForm({
    words: words.fieldErrors,
    send: ({ proof }) => sendJson("DELETE", "/api/accounts/me", { proof }),
    explain: ({ code }): Record<string, string> =>
      code === "wrongPassword" ? { proof: words.fieldErrors.passwordWrong } : {},
    done: () => window.location.assign(goTo),
  });
  if (!asked)
    return (
      <div>
        <Button variant="danger" disabled={!hydrated} onClick={() => setAsked(true)}>
          {words.account.removeStart}
        </Button>
      </div>
    );
  return (
    <form {...form} className="grid gap-4">
      <FailureNotice failure={failure} words={words.failures} />
      {hasPassword ? <ProofField error={problems.proof} words={words} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" disabled={!ready}>
          {busy ? words.sending : words.account.removeConfirm}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => setAsked(false)}>
          {words.account.removeCancel}
        </Button>
      </div>
    </form>
  );
}
