"use client";

import { useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { sendJson } from "../http/send";
import { Button } from "../kit/button";
import { FailureNotice } from "./failure-notice";
import { PasswordField } from "./password-field";
import { SavedStatus } from "./saved-note";
import { useForm } from "./use-form";

type Props = { email: string; hasPassword: boolean };

/** Sets a new password, which signs every other device out. */
export function PasswordForm({ email, hasPassword }: Props) {
  const fieldErrors = useWords("accounts.fieldErrors");
  const fields = useWords("accounts.fields");
  const hints = useWords("accounts.hints");
  const sending = useWords("accounts.sending");
  const account = useWords("accounts.account");
  const [saved, setSaved] = useState(false);
  const { form, problems, failure, busy, ready } = useForm({
    send: ({ current, next = "" }) => {
      setSaved(false);
      return sendJson("PUT", "/api/accounts/me/password", current === undefined ? { next } : { current, next });
    },
    explain: ({ code }): Record<string, string> =>
      code === "wrongPassword" ? { current: fieldErrors.passwordWrong } : {},
    done: (_, form) => {
      form.reset();
      setSaved(true);
    },
  });
  return (
    <form {...form} className="grid gap-4">
      <FailureNotice failure={failure} />
      {/* Tells password managers whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword ? (
        <PasswordField
          name="current"
          label={fields.currentPassword}
          error={problems.current}
          autoComplete="current-password"
        />
      ) : null}
      <PasswordField
        name="next"
        label={fields.newPassword}
        hint={hints.newPassword}
        error={problems.next}
        autoComplete="new-password"
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" disabled={!ready}>
          {busy ? sending : hasPassword ? account.changePassword : account.setPassword}
        </Button>
        <SavedStatus text={saved ? account.passwordChanged : null} />
      </div>
    </form>
  );
}
