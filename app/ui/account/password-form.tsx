"use client";

import { useWords } from "@/app/i18n/use-words";
import { sendJson } from "../http/send";
import { AccountForm } from "./account-form";
import { CurrentPasswordField, PasswordField, PasswordOwner } from "./password-field";

type Props = { email: string; hasPassword: boolean };

/** Renders the form that changes the password and signs out all other devices. */
export function PasswordForm({ email, hasPassword }: Props) {
  const fields = useWords("accounts.fields");
  const hints = useWords("accounts.hints");
  const account = useWords("accounts.account");
  return (
    <AccountForm
      submit={hasPassword ? account.changePassword : account.setPassword}
      send={({ current, next = "" }) =>
        sendJson("PUT", "/api/accounts/me/password", current === undefined ? { next } : { current, next })
      }
      done={(_, form) => {
        form.reset();
        return account.passwordChanged;
      }}
    >
      {(problems) => (
        <>
          <PasswordOwner email={email} />
          {hasPassword ? <CurrentPasswordField name="current" error={problems.current} /> : null}
          <PasswordField
            name="next"
            label={fields.newPassword}
            hint={hints.newPassword}
            error={problems.next}
            autoComplete="new-password"
          />
        </>
      )}
    </AccountForm>
  );
}
