"use client";

import { type ReactNode, useId, useState } from "react";
import { useWords } from "@/app/i18n/use-words";
import { Button } from "../kit/button";
import { FIELD_CLASS } from "../kit/class-names";
import { FieldFrame, getFieldAria } from "../kit/field-frame";
import { useHydrated } from "../kit/use-hydrated";

type Props = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  autoComplete: "current-password" | "new-password";
};

/** Renders a password field with a button that shows the password. Pasting and password managers work as usual. */
export function PasswordField({ name, label, hint, error, autoComplete }: Props) {
  const hidePassword = useWords("accounts.hidePassword");
  const showPassword = useWords("accounts.showPassword");
  const hide = useWords("accounts.hide");
  const show = useWords("accounts.show");
  const id = useId();
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="flex gap-2">
        <input
          type={shown ? "text" : "password"}
          name={name}
          required
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={FIELD_CLASS}
          {...getFieldAria(id, { label, hint, error })}
        />
        <Button
          className="shrink-0 whitespace-nowrap"
          aria-label={shown ? hidePassword : showPassword}
          aria-controls={id}
          disabled={!hydrated}
          onClick={() => setShown(!shown)}
        >
          {shown ? hide : show}
        </Button>
      </div>
    </FieldFrame>
  );
}

/** Renders a hidden field that tells password managers the account of the next password field. */
export const PasswordOwner = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
);

type CurrentProps = { name?: "current" | "proof"; error: string | undefined };

/**
 * Renders the field for the current password, required for a change. Accounts without a password use the
 * reauthentication dialog.
 */
export const CurrentPasswordField = ({ name = "proof", error }: CurrentProps) => (
  <PasswordField
    name={name}
    label={useWords("accounts.fields").currentPassword}
    error={error}
    autoComplete="current-password"
  />
);
