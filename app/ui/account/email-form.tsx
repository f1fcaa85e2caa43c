"use client";

import { useState } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { normalizeEmail } from "@/lib/accounts/bounds";
import { sendJson } from "../http/send";
import { Button } from "../kit/button";
import { EmailField } from "./email-field";
import { FailureNotice } from "./failure-notice";
import type { FormWords } from "./form-words";
import { ProofField } from "./proof-field";
import { SavedNote } from "./saved-note";
import { useForm } from "./use-form";

type Props = {
  email: string;
  hasPassword: boolean;
  lang: Lang;
  /** Said once the address has changed. */
  movedNote: string;
  onMoved: () => void;
  words: FormWords & Pick<Dictionary["accounts"], "account">;
};

/** Moves the account to another address, which signs every other device out. */
export function EmailForm({ email, hasPassword, lang, movedNote, onMoved, words }: Props) {
  const [current, setCurrent] = useState(email);
  const [saved, setSaved] = useState<string | null>(null);
  const { form, problems, failure, busy, ready } = useForm({
    words: words.fieldErrors,
    send: (values) => {
      setSaved(null);
      return sendJson("PUT", "/api/accounts/me/email", { email: values.email ?? "", proof: values.proof, lang });
    },
    explain: ({ code }): Record<string, string> =>
      code === "wrongPassword" ? { proof: words.fieldErrors.passwordWrong } : {},
    done: (values, form) => {
      const moved = normalizeEmail(values.email ?? "");
      const proof = form.elements.namedItem("proof");
      if (proof instanceof HTMLInputElement) proof.value = "";
      setSaved(moved === current ? words.account.saved : movedNote);
      if (moved === current) return;
      setCurrent(moved);
      onMoved();
    },
  });
  return (
    <form {...form} className="grid gap-4">
      <FailureNotice failure={failure} words={words.failures} />
      <EmailField error={problems.email} defaultValue={email} autoComplete="email" words={words} />
      {hasPassword ? <ProofField error={problems.proof} words={words} /> : null}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" disabled={!ready}>
          {busy ? words.sending : words.account.changeEmail}
        </Button>
        <SavedNote text={saved} />
      </div>
    </form>
  );
}
