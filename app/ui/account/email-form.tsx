"use client";

import { useState } from "react";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { normalizeEmail } from "@/lib/accounts/bounds";
import { sendJson } from "../http/send";
import { Button } from "../kit/button";
import { CurrentPasswordField } from "./current-password-field";
import { EmailField } from "./email-field";
import { FailureNotice } from "./failure-notice";
import { SavedStatus } from "./saved-note";
import { useForm } from "./use-form";

type Props = {
  email: string;
  hasPassword: boolean;
  lang: Lang;
  /** Said once the address has changed. */
  movedNote: string;
  onMoved: () => void;
};

/** Renders the form that moves the account to another address, which signs every other device out. */
export function EmailForm({ email, hasPassword, lang, movedNote, onMoved }: Props) {
  const fieldErrors = useWords("accounts.fieldErrors");
  const account = useWords("accounts.account");
  const sending = useWords("accounts.sending");
  const [current, setCurrent] = useState(email);
  const [saved, setSaved] = useState<string | null>(null);
  const { form, problems, failure, busy, ready } = useForm({
    send: (values) => {
      setSaved(null);
      const { email = "", proof } = values;
      return sendJson("PUT", "/api/accounts/me/email", { email, proof, lang: getTextLang(lang) });
    },
    explain: ({ code }): Record<string, string> =>
      code === "wrongPassword" ? { proof: fieldErrors.passwordWrong } : {},
    done: (values, form) => {
      const moved = normalizeEmail(values.email ?? "");
      const proof = form.elements.namedItem("proof");
      if (proof instanceof HTMLInputElement) proof.value = "";
      setSaved(moved === current ? account.saved : movedNote);
      if (moved === current) return;
      setCurrent(moved);
      onMoved();
    },
  });
  return (
    <form {...form} className="grid gap-4">
      <FailureNotice failure={failure} />
      <EmailField error={problems.email} defaultValue={email} autoComplete="email" />
      {hasPassword ? <CurrentPasswordField error={problems.proof} /> : null}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" disabled={!ready}>
          {busy ? sending : account.changeEmail}
        </Button>
        <SavedStatus text={saved} />
      </div>
    </form>
  );
}
