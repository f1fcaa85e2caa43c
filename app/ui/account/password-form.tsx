"use client";

import { useState } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { sendJson } from "../http/send";
import { Button } from "../kit/button";
import { FailureNotice } from "./failure-notice";
import type { FormWords } from "./form-words";
import { PasswordField } from "./password-field";
import { SavedNote } from "./saved-note";
import { useForm } from "./use-form";

type Props = { email: string; hasPassword: boolean; words: FormWords & Pick<Dictionary["accounts"], "account"> };

/** Sets a new password, which signs every other device out. */
export function PasswordForm({ email, hasPassword, words }: Props) {
  const [saved, setSaved] = useState(false);
  const { form, problems, failure, busy, ready } = useForm({
    words: words.fieldErrors,
    send: ({ current, next = "" }) => {
      setSaved(false);
      return sendJson("PUT", "/api/accounts/me/password", current === undefined ? { next } : { current, next });
    },
    explain: ({ code }): Record<string, string> =>
      code === "wrongPassword" ? { current: words.fieldErrors.passwordWrong } : {},
    done: (_, form) => {
      form.reset();
      setSaved(true);
    },
  });
  return (
    <form {...form} className="grid gap-4">
      <FailureNotice failure={failure} words={words.failures} />
      {/* Tells password managers whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword ? (
        <PasswordField
          name="current"
          label={words.fields.currentPassword}
          error={problems.current}
          autoComplete="current-password"
          words={words}
        />
      ) : null}
      <PasswordField
        name="next"
        label={words.fields.newPassword}
        hint={words.hints.newPassword}
        error={problems.next}
        autoComplete="new-password"
        words={words}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" disabled={!ready}>
          {busy ? words.sending : hasPassword ? words.account.changePassword : words.account.setPassword}
        </Button>
        <SavedNote text={saved ? words.account.passwordChanged : null} />
      </div>
    </form>
  );
}
